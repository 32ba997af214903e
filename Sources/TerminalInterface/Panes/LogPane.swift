/// What was done and heard, one line an utterance, newest last; its sounds behind it.
struct LogPane {
    let log: Log
    /// A line that says what to press, until the first key.
    let welcome: String?

    func draw(on canvas: inout Canvas, area: Area) {
        let lines = CellText.wrap(
            welcome ?? "", width: area.columns - 4, ascii: canvas.isASCII)
        let rows = max(area.rows - lines.count, min(area.rows, 1))
        var log = log
        log.fit(width: LogPane.textColumns(area), isASCII: canvas.isASCII)
        let first = Scroll.growing(count: log.count, rows: rows)
        for line in 0..<rows {
            guard let entry = log[first + line] else { continue }
            draw(entry, on: &canvas, area: area, at: area.row + line)
        }
        for (number, line) in lines.prefix(area.rows - rows).enumerated() {
            canvas.put(
                line, row: area.bottom - lines.count + number, column: area.column + 2,
                end: area.end, style: CellGrid.Style(bold: true))
        }
    }

    private func draw(_ entry: Log.Entry, on canvas: inout Canvas, area: Area, at row: Int) {
        let end = area.end - 1
        let column = area.column + 2
        if let gesture = entry.gesture {
            canvas.put(
                canvas.isASCII ? gesture.mark.ascii : gesture.mark.text, row: row, column: column,
                end: column + LogPane.markColumns - 1)
        }
        let start = column + LogPane.markColumns
        var tokens = entry.sounds
        if entry.isCut { tokens += tokens.isEmpty ? LogPane.cut : " " + LogPane.cut }
        if entry.times > 1 { tokens += (canvas.isASCII ? " x" : " ×") + String(entry.times) }
        // What was said matters more than that the cursor moved.
        let isTight = start + CellText.width(of: entry.text) + 2 + tokens.utf8.count > end
        if isTight, tokens.hasPrefix("[tick]") { tokens = String(tokens.dropFirst(7)) }
        let sounds = CellText(tokens, limit: max(end - start, 0))
        let room = end - start - (sounds.width > 0 ? sounds.width + 2 : 0)
        let style = CellGrid.Style(color: entry.isProblem ? .red : nil)
        let text = CellText(entry.text, limit: max(room, 0), ascii: canvas.isASCII)
        let next = canvas.put(text, row: row, column: start, style: style)
        guard sounds.width > 0 else { return }
        let isBare = text.width == 0
        let edge = text.isCertain && !isBare ? end - sounds.width : next + (isBare ? 0 : 2)
        canvas.put(sounds, row: row, column: edge, style: CellGrid.Style(color: .cyan))
    }

    /// The room of an entry's text, in cells.
    static func textColumns(_ area: Area) -> Int {
        max(area.columns - 3 - markColumns, 1)
    }

    /// Behind what other speech ended too soon.
    static let cut = "cut"

    /// The widest mark and a blank.
    static let markColumns = 6
}
