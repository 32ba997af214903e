import ScreenReader

/// One option of the command line: the table behind the parser, the help and the man page.
struct Option: Sendable {
    /// With its dashes: `--format`.
    let name: String
    /// What its value is called in help; nil for a switch.
    let value: String?
    /// The values it can take; empty where any text goes.
    let choices: [String]
    let summary: String
    /// What it assigns, and what decides then which values there are.
    let setting: Setting?

    init(
        _ name: String, value: String? = nil, choices: [String] = [], setting: Setting? = nil,
        _ summary: String
    ) {
        self.name = name
        self.value = value ?? (choices.isEmpty ? nil : choices.joined(separator: "|"))
        self.choices = choices
        self.setting = setting
        self.summary = summary
    }

    /// `--no-hints` for `--hints off`; nil for what cannot be on and off.
    var negation: String? {
        setting != nil && choices == ["on", "off"] ? "--no-" + name.dropFirst(2) : nil
    }

    func takes(_ value: String) -> Bool {
        guard let setting else { return choices.isEmpty || choices.contains(value) }
        var settings = Settings()
        return setting.set(&settings, value)
    }

    /// As help shows it: `--format text|json`.
    var usage: String { value.map { "\(name) \($0)" } ?? name }

    static let help = Option("--help", "show this help")
    static let version = Option("--version", "show the version")
    static let formatIn = Option(
        "--format-in", value: "NAME", "read the file as this format, whatever it looks like")
    static let quiet = Option("--quiet", "no notes about the file")
    static let color = Option(
        "--color", choices: ["auto", "always", "never"], "colours of the interface and of reports")
    static let plain = Option("--plain", "line by line, without a full screen")
    static let json = Option("--json", "one JSON object for each gesture")
    static let ascii = Option("--ascii", "draw with ASCII characters only")
    static let watch = Option(
        "--watch", value: "COMMAND",
        "take the screen from what this command prints; Ctrl-R runs it again")
    static let keys = Option("--keys", value: "KEYS", "play these keys and print the screen")
    static let size = Option("--size", value: "WxH", "the size for --keys, 80x24 if not given")

    /// How VoiceOver is set up: on every command that speaks.
    static let reader: [Option] =
        ["platform", "navigation", "language", "profile"].compactMap(Setting.named).map(of)
        + [set] + verbosity

    static let set = Option(
        "--set", value: "NAME=VALUE", "any setting; 'earshot help settings' lists them")

    /// The settings that VoiceOver has on its own Verbosity pages, each an option.
    static let verbosity: [Option] = Setting.all.filter(\.isVerbosity).map(of)

    private static func of(_ setting: Setting) -> Option {
        Option(
            "--" + kebabCase(setting.name), choices: setting.values, setting: setting,
            setting.summary)
    }

    /// `trait-position` of `traitPosition`.
    private static func kebabCase(_ name: String) -> String {
        name.reduce(into: "") { result, character in
            result += character.isUppercase ? "-" + character.lowercased() : String(character)
        }
    }

    /// On every command that reads a screen.
    static let file: [Option] = [formatIn, quiet]
    static let common: [Option] = [color, help, version]
}
