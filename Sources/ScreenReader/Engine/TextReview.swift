/// Reading by character, word or line inside one text. The position stays inside the text.
struct TextReview: Sendable, Equatable {
    enum Unit: Int, Sendable {
        case characters, words, lines
    }

    let text: String
    /// What was read last; nil before the first unit.
    private(set) var range: Range<String.Index>?
    private var unit: Unit?

    init(text: String, start: String.Index? = nil) {
        self.text = text
        range = start.map { $0..<$0 }
    }

    /// The next or previous unit; nil at the end of the text. After another unit a smaller one
    /// begins inside what was read last, a larger one is the whole that holds it (general
    /// knowledge, L).
    mutating func step(_ unit: Unit, _ direction: SearchDirection) -> String? {
        if let last = self.unit, let range, last != unit {
            if unit.rawValue > last.rawValue { return present(unit) }
            if direction == .next { self.range = range.lowerBound..<range.lowerBound }
        }
        guard let start = direction == .next ? nextStart(of: unit) : previousStart(of: unit) else {
            return nil
        }
        return read(unit, from: start)
    }

    /// The unit that the position is in, without moving on.
    mutating func present(_ unit: Unit) -> String? {
        guard !text.isEmpty else { return nil }
        var start = range?.lowerBound ?? text.startIndex
        if start == text.endIndex { start = text.index(before: start) }
        while start > text.startIndex, !isStart(of: unit, start) {
            start = text.index(before: start)
        }
        return read(unit, from: start)
    }

    private mutating func read(_ unit: Unit, from start: String.Index) -> String {
        let found = start..<end(of: unit, from: start)
        range = found
        self.unit = unit
        let part = text[found]
        guard unit == .words, let first = part.firstIndex(where: TextReview.isSpoken),
            let last = part.lastIndex(where: TextReview.isSpoken)
        else { return String(part) }
        return String(part[first...last])
    }

    private func nextStart(of unit: Unit) -> String.Index? {
        guard var start = range?.upperBound else { return firstStart(of: unit) }
        if unit == .lines {
            guard start < text.endIndex else { return nil }
            if text[start].isNewline { start = text.index(after: start) }
            return start
        }
        while start < text.endIndex, !isStart(of: unit, start) { start = text.index(after: start) }
        return start < text.endIndex ? start : nil
    }

    private func firstStart(of unit: Unit) -> String.Index? {
        text.indices.first { isStart(of: unit, $0) }
    }

    private func previousStart(of unit: Unit) -> String.Index? {
        guard let low = range?.lowerBound, low > text.startIndex else { return nil }
        var start = text.index(before: low)
        while start > text.startIndex, !isStart(of: unit, start) {
            start = text.index(before: start)
        }
        return isStart(of: unit, start) ? start : nil
    }

    private func isStart(of unit: Unit, _ index: String.Index) -> Bool {
        let before = index > text.startIndex ? text[text.index(before: index)] : nil
        switch unit {
        case .characters: return true
        case .lines: return before?.isNewline ?? true
        case .words:
            return index < text.endIndex && TextReview.isWordStart(text[index], after: before)
        }
    }

    private static func isWordStart(_ character: Character, after before: Character?) -> Bool {
        guard !character.isWhitespace else { return false }
        guard let before else { return true }
        return before.isWhitespace || standsAlone(before) || standsAlone(character)
    }

    private func end(of unit: Unit, from start: String.Index) -> String.Index {
        guard start < text.endIndex else { return start }
        let next = text.index(after: start)
        switch unit {
        case .characters: return next
        case .lines: return text[start...].firstIndex(where: \.isNewline) ?? text.endIndex
        case .words:
            // Never back by one: in a row of flags each such step goes to the row's beginning.
            var end = start
            var before: Character?
            for character in text[start...] {
                if let before,
                    character.isWhitespace || TextReview.isWordStart(character, after: before)
                {
                    break
                }
                before = character
                end = text.index(after: end)
            }
            return end
        }
    }

    /// Punctuation around a word is a pause; signs such as % and # belong to it.
    private static func isSpoken(_ character: Character) -> Bool {
        !character.isPunctuation || "%#@&*/\\_".contains(character)
    }

    /// Scripts that put no spaces between words are read character by character.
    private static func standsAlone(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        switch scalar.value {
        case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
            return true
        default:
            return false
        }
    }
}
