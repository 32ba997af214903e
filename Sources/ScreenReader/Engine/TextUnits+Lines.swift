/// Lines and sentences.
extension TextUnits {
    /// Scalars are enough: a line end is a character of its own, and `\r\n` is one.
    func lineEnd(from index: String.Index) -> String.Index {
        text.unicodeScalars[index...].firstIndex(where: TextUnits.isLineEnd) ?? text.endIndex
    }

    /// A text that ends with a line end has an empty line behind it.
    func lineStart(after index: String.Index) -> String.Index? {
        let end = lineEnd(from: index)
        return end < text.endIndex ? text.index(after: end) : nil
    }

    func lineStart(before index: String.Index) -> String.Index? {
        guard index > text.startIndex else { return nil }
        let scalars = text.unicodeScalars
        // The line end right before `index` ends the line that is looked for.
        var start = isLineStart(index) ? text.index(before: index) : index
        while start > text.startIndex {
            let previous = scalars.index(before: start)
            if TextUnits.isLineEnd(scalars[previous]) { break }
            start = previous
        }
        return start
    }

    func isLineStart(_ index: String.Index) -> Bool {
        guard index > text.startIndex else { return true }
        return text[text.index(before: index)].isNewline
    }

    private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    func sentenceStart(after index: String.Index) -> String.Index? {
        var previous = text[index]
        var next = text.index(after: index)
        while next < text.endIndex {
            // Looks back only where a sentence may begin.
            let mayBegin =
                previous.isWhitespace || TextUnits.isFullStop(previous)
                || TextUnits.closers.contains(previous)
            if mayBegin, isSentenceStart(next) { return next }
            previous = text[next]
            next = text.index(after: next)
        }
        return nil
    }

    /// Behind a full stop and a space, behind a full stop of Chinese or Japanese, and on a new
    /// line. Abbreviations are not known (L).
    func isSentenceStart(_ index: String.Index) -> Bool {
        guard index < text.endIndex, !text[index].isWhitespace else { return false }
        var end = index
        while let character = character(before: end), character.isWhitespace {
            if character.isNewline { return true }
            end = text.index(before: end)
        }
        guard end > text.startIndex else { return true }
        let isApart = end < index
        var left = TextUnits.mostClosers
        while left > 0, let character = character(before: end),
            TextUnits.closers.contains(character)
        {
            end = text.index(before: end)
            left -= 1
        }
        guard let last = character(before: end), TextUnits.isFullStop(last) else { return false }
        return isApart || (last.isWideStop && !TextUnits.closers.contains(text[index]))
    }

    private static func isFullStop(_ character: Character) -> Bool {
        character.isWideStop || ".!?…।؟".contains(character)
    }

    private static let closers: Set<Character> = [
        "\"", "'", "”", "’", "»", ")", "]", "」", "』", "）",
    ]

    /// Quotes and brackets that may close behind one full stop.
    private static let mostClosers = 8
}

extension Character {
    /// No space follows it.
    fileprivate var isWideStop: Bool { self == "。" || self == "！" || self == "？" }
}
