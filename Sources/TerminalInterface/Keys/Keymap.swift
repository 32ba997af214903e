import ScreenModel

/// The keys as bound now: the table and what the user bound otherwise.
struct Keymap: Sendable {
    private var commands: [Platform: [Key: Command]] = [:]
    private var twice: [Platform: [Key: Command]] = [:]
    /// In the order given; each names a key and a line of the script language.
    private(set) var own: [(key: Key, line: String)] = []

    init(own: [Key: String]) {
        for binding in Binding.all {
            for platform in Platform.allCases where binding.platform ?? platform == platform {
                for key in binding.keys {
                    commands[platform, default: [:]][key] = binding.command
                    twice[platform, default: [:]][key] = binding.twice
                }
            }
        }
        for (key, line) in own.sorted(by: { $0.key.name < $1.key.name }) {
            let key = key.canonical
            for platform in Platform.allCases {
                commands[platform, default: [:]][key] = Keymap.command(of: line)
                twice[platform]?[key] = nil
            }
            self.own.append((key, line))
        }
    }

    /// What a key means; `isAgain` where it was pressed right before, too.
    func command(for key: Key, on platform: Platform, isAgain: Bool = false) -> Command? {
        if isAgain, let command = twice[platform]?[key] { return command }
        return commands[platform]?[key]
    }

    /// The keys of a line of the table that still lead to its command.
    func keys(of binding: Binding) -> [Key] {
        binding.keys.filter { commands[binding.platform ?? .iOS]?[$0] == binding.command }
    }

    /// All keys that lead to `command` now.
    func keys(for command: Command) -> [Key] {
        Binding.all.filter { $0.command == command }.flatMap(keys(of:))
            + own.map(\.key).filter { commands[.iOS]?[$0] == command }
    }

    /// The first key that leads to `command` now.
    func key(for command: Command) -> Key? {
        keys(for: command).first
    }

    /// A command of the interface by its words, else a line for the session.
    static func command(of line: String) -> Command {
        interface[line] ?? .line(line)
    }

    static let interface: [String: Command] = {
        var result: [String: Command] = ["q": .quit]
        for binding in Binding.all {
            if let words = binding.command.words { result[words] = binding.command }
        }
        return result
    }()
}
