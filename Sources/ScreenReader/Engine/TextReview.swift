/// Reading by character, word or line inside one text. The position stays inside the text.
struct TextReview: Sendable, Equatable {
    let text: String
    /// Where the unit begins that was read last; nil before the first one.
    private(set) var position: String.Index?
    /// What was read last; nil while the position stands before what is to be read.
    private(set) var unit: TextUnit?

    init(text: String, start: String.Index? = nil) {
        self.text = text
        position = start
    }

    /// The next or previous unit; nil at the end of the text. After another unit a smaller one
    /// begins inside what was read last, a larger one is the whole that holds it (general
    /// knowledge, L).
    mutating func step(_ unit: TextUnit, _ direction: SearchDirection) -> String? {
        if let last = self.unit, last != unit {
            if unit.rawValue > last.rawValue { return present(unit) }
            if direction == .next { self.unit = nil }
        }
        let units = TextUnits(text)
        let start: String.Index?
        switch direction {
        case .next:
            let here = position ?? text.startIndex
            start =
                self.unit == nil
                ? units.start(of: unit, ahead: here) : units.start(of: unit, after: here)
        case .previous:
            start = position.flatMap { units.start(of: unit, before: $0) }
        }
        guard let start else { return nil }
        return read(unit, from: start)
    }

    /// The unit that the position is in, without moving on.
    mutating func present(_ unit: TextUnit) -> String? {
        let units = TextUnits(text)
        let here = position ?? text.startIndex
        guard
            let start = units.start(of: unit, holding: here) ?? units.start(of: unit, from: here)
        else { return nil }
        return read(unit, from: start)
    }

    private mutating func read(_ unit: TextUnit, from start: String.Index) -> String {
        position = start
        self.unit = unit
        let units = TextUnits(text)
        return String(text[units.spoken(units.content(of: unit, from: start), unit)])
    }
}
