import ScreenModel

/// The script language's verbs that change settings, from their line on: the one table that plain
/// mode, the command line of the interface and scripts read.
///
/// To add one: a line in `all`.
public struct SettingVerb: Sendable {
    /// As typed: `hints`.
    public let word: String
    /// The argument as the docs write it: `on|off`.
    public let argumentWord: String
    /// One line for help.
    public let summary: String
    /// The word with its argument, as help shows them.
    public var usage: String { word + " " + argumentWord }
    /// What the argument can be, for completion; empty where any text goes.
    let arguments: [String]
    /// Obeys the argument, and says what is so now.
    let obey: @Sendable (inout Settings, String) throws(SettingError) -> String

    public static let all: [SettingVerb] = [
        SettingVerb(
            word: "set", argumentWord: "NAME=VALUE",
            summary: "any setting, from here on; without =VALUE what it is now",
            arguments: Setting.all.map { $0.name + "=" },
            obey: { settings, text throws(SettingError) in
                if let shown = Setting.named(text) { return shown.assignment(in: settings) }
                return try settings.assign(text).assignment(in: settings)
            }),
        short("hints"), short("profile"), short("platform"), short("navigation"),
        short("language"),
    ]

    /// A setting that is a verb of its own.
    private static func short(_ name: String) -> SettingVerb {
        let values = Setting.named(name)?.values ?? []
        return SettingVerb(
            word: name, argumentWord: values.joined(separator: "|"),
            summary: Setting.named(name)?.summary ?? "", arguments: values,
            obey: { settings, text throws(SettingError) in
                try settings.assign("\(name)=\(text)").assignment(in: settings)
            })
    }

    /// All lines, as far as they are known, for completion and for the nearest one.
    public static let lines = all.flatMap { verb in verb.arguments.map { verb.word + " " + $0 } }

    /// Obeys a line that begins with one of the verbs and says what is so now, `hints=off`; nil
    /// for any other line.
    public static func obey(
        _ line: String, in settings: inout Settings
    ) throws(SettingError) -> String? {
        let words = line.trimmed.split(separator: " ", maxSplits: 1).map { String($0).trimmed }
        guard let verb = all.first(where: { $0.word == words.first }) else { return nil }
        guard words.count == 2 else {
            throw SettingError(
                description: "'\(verb.word)' is followed by \(verb.argumentWord)")
        }
        return try verb.obey(&settings, words[1])
    }
}

extension Setting {
    /// `NAME=VALUE`, as it is.
    public func assignment(in settings: Settings) -> String {
        "\(name)=\(get(settings))"
    }
}
