/// Tests on the texts of elements.
enum TextTests {
    /// Only white space, control or format characters, or object replacement characters: nothing
    /// that could be spoken.
    static func isBlank(_ text: String?) -> Bool {
        guard let text else { return true }
        if let first = text.utf8.first, first > 0x20, first < 0x7F { return false }
        return text.unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
            default: scalar == "\u{FFFC}"
            }
        }
    }

    /// Whether the first letter is one of a right-to-left script; `nil` without letters.
    static func beginsRightToLeft(_ text: String) -> Bool? {
        for scalar in text.unicodeScalars {
            if scalar.isASCII {
                if UInt8(ascii: scalar).isLetter { return false }
                continue
            }
            guard scalar.properties.isAlphabetic else { continue }
            switch scalar.value {
            case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF,
                0x1E800...0x1EFFF:
                return true
            default: return false
            }
        }
        return nil
    }

    /// A bare percentage, as a scroll bar's value.
    static func isPercentage(_ text: String) -> Bool {
        let trimmed = text.filter { !$0.isWhitespace }
        guard let sign = trimmed.last, "%٪％".contains(sign) else { return false }
        let number = trimmed.dropLast()
        return number.contains(where: \.isNumber)
            && number.allSatisfy { $0.isNumber || ".,٫".contains($0) }
    }

    /// Ends with a comma, a number and a word, as VoiceOver labels scroll bars in every language:
    /// "Vertical scroll bar, 3 pages".
    static func endsWithPageCount(_ text: String) -> Bool {
        guard let comma = text.lastIndex(where: { ",，、،".contains($0) }) else { return false }
        let rest = text[text.index(after: comma)...].drop(while: \.isWhitespace)
        let word = rest.drop(while: \.isNumber).drop(while: \.isWhitespace)
        return rest.first?.isNumber == true && !word.isEmpty
            && word.allSatisfy(\.isLetter)
    }
}
