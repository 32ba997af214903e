/// The present option of the rotor between its neighbours on the ring.
struct RotorLine {
    /// Clockwise.
    let names: [String]
    let place: Int

    /// Returns the column of the present option.
    @discardableResult
    func draw(on canvas: inout Canvas, area: Area) -> Int {
        let title = area.columns >= 40 ? "rotor   " : ""
        let start = canvas.put(title, row: area.row, column: area.column)
        guard names.indices.contains(place) else { return start }
        let isASCII = canvas.isASCII
        let quotes = isASCII ? ("< ", " >") : ("‹ ", " ›")
        let separator = isASCII ? " - " : " · "
        let room = area.end - start
        let current = CellText(names[place], limit: max(room - 4, 0), ascii: isASCII)
        var before: [CellText] = []
        var after: [CellText] = []
        var used = current.width + 4
        // Neighbours by turns, nearest first, each once however far the ring goes round.
        for step in 0..<min(names.count - 1, RotorLine.neighbours * 2) {
            let distance = step / 2 + 1
            let offset = step.isMultiple(of: 2) ? distance : names.count - distance
            let name = CellText(names[(place + offset) % names.count], limit: room, ascii: isASCII)
            guard used + name.width + 3 <= room else { break }
            used += name.width + 3
            if step.isMultiple(of: 2) { after.append(name) } else { before.append(name) }
        }
        var column = start
        for name in before.reversed() {
            column = canvas.put(name, row: area.row, column: column)
            column = canvas.put(separator, row: area.row, column: column)
        }
        let found = column
        column = canvas.put(
            quotes.0 + current.text + quotes.1, row: area.row, column: column, end: area.end,
            style: CellGrid.Style(bold: true))
        for name in after {
            column = canvas.put(separator, row: area.row, column: column)
            column = canvas.put(name, row: area.row, column: column)
        }
        return found
    }

    /// At most this many on each side.
    static let neighbours = 3
}
