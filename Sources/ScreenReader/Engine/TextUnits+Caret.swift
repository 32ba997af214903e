/// Steps of an insertion point, and of the end of a selection.
extension TextUnits {
    /// The beginning of the unit that `index` is in, else of the first one behind it.
    func start(of unit: TextUnit, ahead index: String.Index) -> String.Index? {
        guard let start = start(of: unit, holding: index) else {
            return self.start(of: unit, from: index)
        }
        let isInside = start == index || content(of: unit, from: start).upperBound > index
        return isInside ? start : self.start(of: unit, after: index)
    }

    /// Where an insertion point at `index` goes, and the unit that it passes; nil at an end.
    ///
    /// It stops where units begin, so that a step on and one back lead to the same place (L: no
    /// source says on which side of a space it stops).
    func step(
        _ unit: TextUnit, _ direction: SearchDirection, from index: String.Index
    ) -> (passed: Range<String.Index>, place: String.Index)? {
        switch direction {
        case .next:
            guard index < text.endIndex, let start = start(of: unit, ahead: index) else {
                return nil
            }
            return (
                content(of: unit, from: start), self.start(of: unit, after: start) ?? text.endIndex
            )
        case .previous:
            guard let start = start(of: unit, before: index) else { return nil }
            return (content(of: unit, from: start), start)
        }
    }

    /// The end of a selection that takes in one unit more; nil where none follows.
    func grown(_ unit: TextUnit, end: String.Index) -> String.Index? {
        var start = self.start(of: unit, ahead: end)
        while let found = start {
            let upper = spoken(content(of: unit, from: found), unit).upperBound
            if upper > end { return upper }
            start = self.start(of: unit, after: found)
        }
        return nil
    }

    /// The end of a selection from `start` that lets one unit go.
    func shrunk(_ unit: TextUnit, from start: String.Index, end: String.Index) -> String.Index {
        var place = end
        while place > start, let found = self.start(of: unit, before: place) {
            let upper = spoken(content(of: unit, from: found), unit).upperBound
            if upper < end { return max(upper, start) }
            place = found
        }
        return start
    }
}
