import TerminalInterface

extension Key {
    /// The key that a terminal sends as this one character. Backspace is 8 or 127, Enter 10 or
    /// 13: terminals do not tell them from Control with H, J and M.
    init(typed scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0: self.init(.space, .control)
        case 8, 127: self.init(.backspace)
        case 9: self.init(.tab)
        case 10, 13: self.init(.enter)
        case 27: self.init(.escape)
        case 32: self.init(.space)
        case 1..<27:
            self.init(.character(Character(Unicode.Scalar(UInt8(scalar.value + 96)))), .control)
        case 28..<32:
            self.init(.character(Character(Unicode.Scalar(UInt8(scalar.value + 64)))), .control)
        default: self.init(.character(Character(scalar)))
        }
    }

    /// A key that terminfo names by an extension such as `kRIT7`: base, then xterm's modifier.
    init?(extensionName name: String) {
        let parts: [String: Base] = [
            "kUP": .up, "kDN": .down, "kLFT": .left, "kRIT": .right, "kHOM": .home,
            "kEND": .end, "kPRV": .pageUp, "kNXT": .pageDown, "kDC": .delete,
        ]
        let digits = name.drop { !$0.isNumber }
        guard let base = parts[String(name.prefix(name.count - digits.count))] else { return nil }
        // Without a number it is the shifted key.
        guard let modifier = digits.isEmpty ? 2 : Int(digits) else { return nil }
        self.init(base, Modifiers(xterm: modifier))
    }
}

extension Key.Modifiers {
    /// From xterm's number: one more than Shift 1, Alt 2, Control 4, Meta 8.
    ///
    /// Control with Alt is VoiceOver's modifier. Alt alone counts as well, since desktops keep
    /// Control-Alt with arrows to themselves; Meta is what some terminals send for Command.
    init(xterm number: Int) {
        let bits = max(number, 1) - 1
        self = []
        if bits & 1 != 0 { insert(.shift) }
        if bits & 2 != 0 {
            insert(.voiceOver)
        } else if bits & 4 != 0 {
            insert(.control)
        }
        if bits & 8 != 0 { insert(.command) }
    }
}

extension Key.Base {
    /// The key of `ESC [ 1 ; m` and this letter.
    init?(cursorLetter letter: Unicode.Scalar) {
        switch letter {
        case "A": self = .up
        case "B": self = .down
        case "C": self = .right
        case "D": self = .left
        case "H": self = .home
        case "F": self = .end
        case "P": self = .function(1)
        case "Q": self = .function(2)
        case "R": self = .function(3)
        case "S": self = .function(4)
        default: return nil
        }
    }

    /// The key of `ESC [ n ~`, as the VT220 numbered them.
    init?(vtNumber number: Int) {
        switch number {
        case 1, 7: self = .home
        case 4, 8: self = .end
        case 3: self = .delete
        case 5: self = .pageUp
        case 6: self = .pageDown
        case 11...15: self = .function(number - 10)
        case 17...21: self = .function(number - 11)
        case 23, 24: self = .function(number - 12)
        default: return nil
        }
    }
}
