import TerminalInterface

/// An escape sequence that curses handed over character by character, because terminfo does not
/// name it.
enum EscapeSequence: Equatable {
    /// More may follow.
    case partial
    case key(Key)
    case pasteBegin
    case pasteEnd
    /// Well-formed, but no key of ours: to be swallowed whole, lest its letters become commands.
    case unknown
    /// Escape, and then keys in their own right.
    case notASequence

    private static let longest = 32

    /// `scalars` begin with ESC.
    init(_ scalars: [Unicode.Scalar]) {
        guard scalars.count > 1 else {
            self = .partial
            return
        }
        guard scalars[1] == "[" else {
            self = Self.chord(scalars[1])
            return
        }
        let body = scalars.dropFirst(2)
        guard let first = body.first, let last = body.last else {
            self = .partial
            return
        }
        guard (0x30...0x3F).contains(first.value) else {
            self = .notASequence
            return
        }
        switch last.value {
        case 0x20...0x3F: self = scalars.count < Self.longest ? .partial : .unknown
        case 0x40...0x7E: self = Self.control(Array(body.dropLast()), final: last)
        default: self = .notASequence
        }
    }

    /// Control and Option with a letter arrive as ESC and the control character. Those that a
    /// terminal cannot tell from Backspace, Tab, Enter and Escape keep that meaning.
    private static func chord(_ scalar: Unicode.Scalar) -> EscapeSequence {
        switch scalar.value {
        case 8, 9, 10, 13, 27: .notASequence
        case 0..<32:
            .key(Key(Key(typed: scalar).base, .voiceOver))
        default: .notASequence
        }
    }

    private static func control(
        _ parameters: [Unicode.Scalar], final: Unicode.Scalar
    ) -> EscapeSequence {
        let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map {
            // What follows a colon refines the number; nothing here needs it.
            Int(String(String.UnicodeScalarView($0.prefix { $0 != ":" }))) ?? 1
        }
        let modifiers = Key.Modifiers(xterm: numbers.count > 1 ? numbers[1] : 1)
        switch (final, numbers.first) {
        case ("~", 200): return .pasteBegin
        case ("~", 201): return .pasteEnd
        case ("~", 27) where numbers.count > 2: return character(numbers[2], modifiers)
        case ("u", let code?): return character(code, modifiers)
        case ("~", let code?):
            return Key.Base(vtNumber: code).map { .key(Key($0, modifiers)) } ?? .unknown
        default:
            return Key.Base(cursorLetter: final).map { .key(Key($0, modifiers)) } ?? .unknown
        }
    }

    /// A character with its modifiers told apart, as xterm's modifyOtherKeys and the kitty
    /// protocol send it.
    private static func character(_ code: Int, _ modifiers: Key.Modifiers) -> EscapeSequence {
        guard let value = UInt32(exactly: code), let scalar = Unicode.Scalar(value) else {
            return .unknown
        }
        var key = Key(typed: scalar)
        if modifiers == .shift, case .character(let letter) = key.base {
            key.base = .character(letter.uppercased().first ?? letter)
        } else {
            key.modifiers.formUnion(modifiers)
        }
        return .key(key)
    }
}
