import ScreenReader

/// What is heard now, large: the utterance, a free line, the hint, and the sounds.
struct CaptionPane {
    /// Nil before anything was spoken.
    let utterance: Utterance?
    /// Tokens of the last gesture that are worth a line: `[boundary]`.
    let sounds: String

    /// Returns the place of the first text cell.
    @discardableResult
    func draw(on canvas: inout Canvas, area: Area) -> CellGrid.Position {
        let inset = CaptionPane.inset(columns: area.columns)
        let width = area.columns - inset * 2
        let text = wrapped(utterance?.text ?? "", width, canvas.isASCII)
        let hint = wrapped(utterance?.hint ?? "", width, canvas.isASCII)
        let sound = wrapped(sounds, width, canvas.isASCII)
        var lines: [(text: String, style: CellGrid.Style)] = text.map {
            ($0, CellGrid.Style(bold: true))
        }
        for part in [hint, sound] where !part.isEmpty {
            // The free line goes where it would cost a line of text.
            let needed = lines.count + 1 + part.count
            if !lines.isEmpty, needed <= area.rows { lines.append(("", .plain)) }
            lines += part.map { ($0, CellGrid.Style.plain) }
        }
        let room = max(area.rows, 0)
        let top = area.row + (room > lines.count + 1 ? 1 : 0)
        let column = area.column + inset
        for (number, line) in lines.prefix(room).enumerated() {
            let isCut = number == room - 1 && lines.count > room
            canvas.put(
                isCut ? line.text + (canvas.isASCII ? " ..." : " …") : line.text,
                row: top + number, column: column, end: column + width, style: line.style)
        }
        return CellGrid.Position(row: top, column: column)
    }

    /// Blank cells on each side.
    static func inset(columns: Int) -> Int {
        columns >= 24 ? 2 : 1
    }

    private func wrapped(_ text: String, _ width: Int, _ isASCII: Bool) -> [String] {
        CellText.wrap(text, width: width, ascii: isASCII)
    }
}
