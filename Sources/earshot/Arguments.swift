import ScreenModel
import ScreenReader

/// The command line, parsed by the table of options.
struct Arguments {
    /// What is no option, in order.
    private(set) var operands: [String] = []
    private var values: [String: [String]] = [:]

    /// `--` ends the options; `-` alone is an operand; a long option takes its value behind `=` or
    /// as the next word.
    init(_ words: ArraySlice<String>, options: [Option]) throws(UsageError) {
        var rest = words
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                return
            }
            guard word.hasPrefix("-"), word != "-" else {
                operands.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = Arguments.long[word] ?? String(parts[0])
            guard let option = options.first(where: { $0.name == name }) else {
                let suggestion = NearestName.suggestion(for: name, in: options.map(\.name))
                throw UsageError("unknown option '\(name)'\(suggestion)")
            }
            if option.value == nil {
                guard parts.count == 1 else { throw UsageError("\(name) takes no value") }
                values[name, default: []].append("")
                continue
            }
            guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
                throw UsageError("\(name) needs a value: \(option.usage)")
            }
            if !option.choices.isEmpty, !option.choices.contains(value) {
                let choices = option.choices.joined(separator: ", ")
                throw UsageError("\(name) cannot be '\(value)'; expected \(choices)")
            }
            values[name, default: []].append(value)
        }
    }

    private static let long = ["-h": "--help", "-V": "--version", "-o": "--output"]

    func has(_ option: Option) -> Bool { values[option.name] != nil }

    /// The last value given.
    func value(_ option: Option) -> String? { values[option.name]?.last }

    /// The settings that the reader's options ask for.
    func settings() throws(UsageError) -> Settings {
        var settings = Settings()
        if let language = values["--language"]?.last {
            guard Phrasebook.exists(for: language) else {
                let known = Phrasebook.languages.joined(separator: ", ")
                throw UsageError("--language cannot be '\(language)'; expected \(known)")
            }
            settings.language = language
        }
        if let name = values["--platform"]?.last { settings.platform = Platform(rawValue: name) }
        if let name = values["--navigation"]?.last,
            let navigation = Settings.Navigation(rawValue: name)
        {
            settings.navigation = navigation
        }
        if let name = values["--profile"]?.last, let profile = Profile(rawValue: name) {
            settings.profile = profile
        }
        if values["--no-hints"] != nil { settings.hints = .off }
        for assignment in values["--set"] ?? [] {
            do throws(SettingError) {
                try settings.assign(assignment)
            } catch {
                throw UsageError(error.description)
            }
        }
        return settings
    }
}

/// The command line cannot be understood.
struct UsageError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
