/// Words that the file calls misspelled, while their text is edited.
extension TextOffsets {
    /// Where a range stands after an edit. Nil where the edit changed what it names: inside it, or
    /// by growing together with it.
    mutating func moved(_ range: Range<Int>, by edit: TextEdit) -> Range<Int>? {
        if range.upperBound <= edit.replaced.lowerBound {
            guard range.upperBound == edit.replaced.lowerBound else { return range }
            return edit.joinsBefore || isLetter(at: range.upperBound) ? nil : range
        }
        guard range.lowerBound >= edit.unchanged else { return nil }
        let (lower, upper) = (range.lowerBound + edit.shift, range.upperBound + edit.shift)
        guard range.lowerBound == edit.replaced.upperBound else { return lower..<upper }
        return lower > 0 && isLetter(at: lower - 1) ? nil : lower..<upper
    }

    private mutating func isLetter(at offset: Int) -> Bool {
        let index = index(at: offset)
        guard index < text.endIndex else { return false }
        return text[index].isLetter || text[index].isNumber
    }
}
