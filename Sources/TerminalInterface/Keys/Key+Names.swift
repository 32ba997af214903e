import ScreenModel

/// The names of keys in `--keys`, in the configuration and in help.
extension Key {
    /// Reads a name: a character or the word of a special key, with `vo-`, `cmd-`, `shift-` and
    /// `ctrl-` in front as needed: `right`, `shift-tab`, `vo-shift-m`, `]`.
    public init(name: String) throws(KeyNameError) {
        var rest = Substring(name)
        var modifiers: Modifiers = []
        while let (prefix, modifier) = Key.prefixes.first(where: {
            rest.hasPrefix($0.0) && rest.count > $0.0.count
        }) {
            rest = rest.dropFirst(prefix.count)
            modifiers.insert(modifier)
        }
        if let base = Key.named[String(rest)] {
            self = Key(base, modifiers).canonical
        } else if let character = rest.first, rest.count == 1 {
            self = Key(.character(character), modifiers).canonical
        } else {
            throw KeyNameError(
                name: name, nearest: NearestName.of(String(rest), in: Key.named.keys))
        }
    }

    /// Reads names separated by spaces: `right right ] f1`. A token in double quotes types its
    /// characters, with `\"` for a quote and `\\` for a backslash; a lone quote is the key.
    public static func sequence(_ names: String) throws(KeyNameError) -> [Key] {
        var keys: [Key] = []
        var rest = Substring(names)
        while true {
            rest = rest.drop { $0 == " " }
            guard let first = rest.first else { return keys }
            if first == "\"", let text = quoted(&rest) {
                keys += text.map { Key(.character($0)).canonical }
                continue
            }
            let name = rest.prefix { $0 != " " }
            keys.append(try Key(name: String(name)))
            rest = rest.dropFirst(name.count)
        }
    }

    /// Takes a quoted token off the front; nil, and nothing taken, where it is not closed.
    private static func quoted(_ rest: inout Substring) -> String? {
        var text = ""
        var place = rest.index(after: rest.startIndex)
        while place < rest.endIndex {
            let character = rest[place]
            place = rest.index(after: place)
            if character == "\"" {
                rest = rest[place...]
                return text
            }
            if character == "\\", place < rest.endIndex {
                text.append(rest[place])
                place = rest.index(after: place)
            } else {
                text.append(character)
            }
        }
        return nil
    }

    /// The name that `init(name:)` reads.
    public var name: String {
        var result = ""
        for (prefix, modifier) in Key.prefixes where modifiers.contains(modifier) {
            result += prefix
        }
        switch base {
        case .character(let character): result.append(character)
        case .function(let number): result += "f\(number)"
        default: result += Key.special.first { $0.base == base }?.name ?? "?"
        }
        return result
    }

    /// The key as it looks on a keyboard, for lines that are short of room.
    public func symbol(ascii: Bool) -> String {
        guard !ascii, modifiers.isEmpty else { return name }
        switch base {
        case .right: return "→"
        case .left: return "←"
        case .up: return "↑"
        case .down: return "↓"
        case .enter: return "⏎"
        default: return name
        }
    }

    /// One key for what no terminal tells apart: Control-H is Backspace, Control-I Tab,
    /// Control-J and Control-M Enter, Control-[ Esc; a capital letter needs no Shift.
    public var canonical: Key {
        guard case .character(let character) = base else { return self }
        if character == " " { return Key(.space, modifiers) }
        if modifiers == .control {
            switch character {
            case "h", "H": return Key(.backspace)
            case "i", "I": return Key(.tab)
            case "j", "m", "J", "M": return Key(.enter)
            case "[": return Key(.escape)
            default: return Key(.character(Character(character.lowercased())), .control)
            }
        }
        if modifiers == .shift, let capital = character.uppercased().first {
            return Key(.character(capital))
        }
        if !modifiers.isEmpty, character.isUppercase, let letter = character.lowercased().first {
            return Key(.character(letter), modifiers.union(.shift))
        }
        return self
    }

    private static let prefixes: [(String, Modifiers)] = [
        ("vo-", .voiceOver), ("cmd-", .command), ("shift-", .shift), ("ctrl-", .control),
    ]

    private static let special: [(name: String, base: Base)] = [
        ("right", .right), ("left", .left), ("up", .up), ("down", .down), ("enter", .enter),
        ("space", .space), ("tab", .tab), ("esc", .escape), ("home", .home), ("end", .end),
        ("pageup", .pageUp), ("pagedown", .pageDown), ("backspace", .backspace),
        ("delete", .delete),
    ]

    private static let named: [String: Base] = {
        var result: [String: Base] = [:]
        for (name, base) in special { result[name] = base }
        for number in 1...12 { result["f\(number)"] = .function(number) }
        return result
    }()
}

/// A key name that means nothing.
public struct KeyNameError: Error, Sendable, Equatable, CustomStringConvertible {
    public var name: String
    /// The known name that was most likely meant.
    public var nearest: String?

    public var description: String {
        let base = "unknown key '\(name)'"
        if let nearest { return base + "; did you mean '\(nearest)'?" }
        return base + "; expected a character or a name such as right, tab, esc, f1, vo-shift-m"
    }
}
