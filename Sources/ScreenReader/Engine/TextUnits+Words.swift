/// Words.
extension TextUnits {
    func isWordStart(_ index: String.Index) -> Bool {
        guard index < text.endIndex else { return false }
        guard index > text.startIndex else { return TextKind.begins(text[index], after: nil, nil) }
        let previous = text.index(before: index)
        // What stands before it counts only around punctuation.
        let earlier = TextKind.divides(text[previous]) ? character(before: previous) : nil
        return TextKind.begins(text[index], after: text[previous], earlier)
    }

    func wordStart(after index: String.Index) -> String.Index? {
        var (earlier, previous) = (character(before: index), text[index])
        var next = text.index(after: index)
        while next < text.endIndex {
            let character = text[next]
            if TextKind.begins(character, after: previous, earlier) { return next }
            (earlier, previous) = (previous, character)
            next = text.index(after: next)
        }
        return nil
    }

    func wordEnd(from start: String.Index) -> String.Index {
        var (earlier, previous) = (character(before: start), text[start])
        var end = text.index(after: start)
        while end < text.endIndex {
            let character = text[end]
            if character.isWhitespace || TextKind.begins(character, after: previous, earlier) {
                return end
            }
            (earlier, previous) = (previous, character)
            end = text.index(after: end)
        }
        return end
    }

    func character(before index: String.Index) -> Character? {
        index > text.startIndex ? text[text.index(before: index)] : nil
    }
}
