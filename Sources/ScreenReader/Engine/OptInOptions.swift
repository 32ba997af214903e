/// The options that the user added to the rotor in Settings: none, all, or some by name.
public struct OptInOptions: Sendable, Equatable {
    /// As written: `default`, `all`, or names with commas between them.
    public let text: String
    private let places: UInt64

    public static let none = OptInOptions(text: "default", options: [])

    private init(text: String, options: [RotorOption]) {
        self.text = text
        places = options.reduce(0) { $0 | 1 << UInt64($1.defaultPlace) }
    }

    /// nil where a name is none of them. Names are taken without regard to case and spaces.
    public init?(_ text: String) {
        switch text.lowercased() {
        case "default": self = .none
        case "all": self.init(text: "all", options: RotorOption.optIn.map(\.option))
        default:
            var options: [RotorOption] = []
            for part in text.split(separator: ",") {
                let wanted = part.lowercased().filter { !$0.isWhitespace && $0 != "-" }
                guard let found = RotorOption.optIn.first(where: { $0.name.lowercased() == wanted })
                else { return nil }
                options.append(found.option)
            }
            guard !options.isEmpty else { return nil }
            self.init(text: text, options: options)
        }
    }

    func contains(_ option: RotorOption) -> Bool {
        places & 1 << UInt64(option.defaultPlace) != 0
    }

    /// What the setting takes, for help and errors.
    public static let expected =
        "default, all, or names with commas: "
        + RotorOption.optIn.map(\.name).joined(separator: ", ")
}
