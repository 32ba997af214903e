/// Where the units of a text begin and end, over grapheme clusters of any script.
///
/// Nothing looks further than the units that are asked for: a step costs the same in a text of a
/// megabyte.
struct TextUnits: Sendable {
    let text: String

    init(_ text: String) {
        self.text = text
    }

    /// The first beginning at `index` or behind it.
    func start(of unit: TextUnit, from index: String.Index) -> String.Index? {
        guard !text.isEmpty else { return nil }
        return isStart(of: unit, index) ? index : start(of: unit, after: index)
    }

    func start(of unit: TextUnit, after index: String.Index) -> String.Index? {
        guard index < text.endIndex else { return nil }
        switch unit {
        case .character:
            let next = text.index(after: index)
            return next < text.endIndex ? next : nil
        case .line, .paragraph: return lineStart(after: index)
        case .word: return wordStart(after: index)
        case .sentence: return sentenceStart(after: index)
        }
    }

    /// The last beginning before `index`.
    func start(of unit: TextUnit, before index: String.Index) -> String.Index? {
        guard index > text.startIndex else { return nil }
        switch unit {
        case .character: return text.index(before: index)
        case .line, .paragraph: return lineStart(before: index)
        case .word, .sentence:
            var start = before(index)
            while !isStart(of: unit, start) {
                guard start > text.startIndex else { return nil }
                start = before(start)
            }
            return start
        }
    }

    /// The last beginning at `index` or before it.
    func start(of unit: TextUnit, holding index: String.Index) -> String.Index? {
        guard !text.isEmpty else { return nil }
        return isStart(of: unit, index) ? index : start(of: unit, before: index)
    }

    func isStart(of unit: TextUnit, _ index: String.Index) -> Bool {
        switch unit {
        case .character: index < text.endIndex
        case .word: isWordStart(index)
        case .sentence: isSentenceStart(index)
        case .line, .paragraph: isLineStart(index)
        }
    }

    /// The unit that begins at `start`, without the space or line end behind it.
    func content(of unit: TextUnit, from start: String.Index) -> Range<String.Index> {
        guard start < text.endIndex else { return start..<start }
        switch unit {
        case .character: return start..<text.index(after: start)
        case .line, .paragraph: return start..<lineEnd(from: start)
        case .word: return start..<wordEnd(from: start)
        case .sentence:
            var end = self.start(of: .sentence, after: start) ?? text.endIndex
            while end > start {
                let last = text.index(before: end)
                guard text[last].isWhitespace else { break }
                end = last
            }
            return start..<end
        }
    }

    /// What of a unit's content is said and selected: a word without the punctuation around it,
    /// unless it is nothing else.
    func spoken(_ content: Range<String.Index>, _ unit: TextUnit) -> Range<String.Index> {
        guard unit == .word,
            let first = text[content].firstIndex(where: TextKind.isSpoken),
            let last = text[content].lastIndex(where: TextKind.isSpoken)
        else { return content }
        return first..<text.index(after: last)
    }

    /// One character back; over a row of flags in one go, since each step within it would go to
    /// its beginning. No unit but a character begins inside.
    private func before(_ index: String.Index) -> String.Index {
        let scalars = text.unicodeScalars
        var start = index
        while start > text.startIndex {
            let previous = scalars.index(before: start)
            guard scalars[previous].isRegionalIndicator else { break }
            start = previous
        }
        return start < index
            ? text.index(before: text.index(after: start)) : text.index(before: index)
    }
}
