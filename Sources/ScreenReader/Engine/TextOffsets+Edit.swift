/// What replacing a part of a text did to the places of its characters.
struct TextEdit: Sendable, Equatable {
    /// The replaced characters, as they were counted before.
    let replaced: Range<Int>
    /// The bytes before it.
    let start: Int
    /// Where the new text ends, and the insertion point stands.
    let insertion: Int
    /// From this character of the old text on all only moved,
    let unchanged: Int
    /// by so many places.
    let shift: Int
    /// What follows became part of the character before it, as an accent does.
    let joinsBefore: Bool
}

extension TextOffsets {
    /// Puts `new` in the place of the characters of `range`.
    ///
    /// New text may grow together with what stands around it: an accent with the letter before
    /// it, a flag's half with all the flags behind it. Counting goes on at a character that both
    /// texts have.
    mutating func replace(_ range: Range<Int>, with new: String) -> TextEdit {
        let range = clamped(range)
        let found = indices(of: range)
        let (old, start, end) = (text, byte(of: found.lowerBound), byte(of: found.upperBound))
        change(found, to: new, start: start)
        let first = max(range.lowerBound - 1, 0)
        var here = first
        var place = index(at: first)
        let newEnd = start + new.utf8.count
        var joins = range.lowerBound > 0
        while byte(of: place) < newEnd || here < range.lowerBound, place < text.endIndex {
            place = text.index(after: place)
            here += 1
            if byte(of: place) == start { joins = false }
        }
        let insertion = here
        var before = range.upperBound
        var oldPlace = old.utf8.index(old.startIndex, offsetBy: end)
        while true {
            let ahead = byte(of: place) - newEnd
            let behind = old.utf8.distance(from: old.startIndex, to: oldPlace) - end
            if ahead == behind { break }
            if ahead > behind, oldPlace < old.endIndex {
                oldPlace = old.index(after: oldPlace)
                before += 1
            } else if place < text.endIndex {
                place = text.index(after: place)
                here += 1
            } else {
                break
            }
        }
        return TextEdit(
            replaced: range, start: start, insertion: insertion, unchanged: before,
            shift: here - before,
            joinsBefore: joins)
    }
}
