import ScreenReader

/// What is heard now, large: the utterance, a free line, the hint, and the sounds. A text with
/// more lines than there are rows is shown in parts.
struct CaptionPane {
    /// Nil before anything was spoken.
    let utterance: Utterance?
    /// Tokens of the last gesture that are worth a line: `[boundary]`.
    let sounds: String
    /// The part to show, from 0.
    var part = 0
    /// The name of the key that shows the next part.
    var moreKey = ""

    private struct Line {
        var text: String
        var style = CellGrid.Style.plain
    }

    /// Returns the place of the first text cell.
    @discardableResult
    func draw(on canvas: inout Canvas, area: Area) -> CellGrid.Position {
        let inset = CaptionPane.inset(columns: area.columns)
        let width = area.columns - inset * 2
        let lines = lines(columns: area.columns, rows: area.rows, isASCII: canvas.isASCII)
        let room = max(area.rows, 0)
        let first = CaptionPane.first(ofPart: part, lines: lines.count, rows: room)
        let top = area.row + (room > lines.count + 1 ? 1 : 0)
        let column = area.column + inset
        for number in 0..<room {
            guard lines.indices.contains(first + number) else { break }
            let line = lines[first + number]
            let row = top + number
            guard number == room - 1, first + room < lines.count else {
                canvas.put(
                    line.text, row: row, column: column, end: column + width, style: line.style)
                continue
            }
            let more = CellText("more: " + moreKey, limit: width / 2, ascii: canvas.isASCII)
            let next = canvas.put(
                line.text + " …", row: row, column: column, end: column + width - more.width - 1,
                style: line.style)
            canvas.put(more, row: row, column: next + 1)
        }
        return CellGrid.Position(row: top, column: column)
    }

    /// How many rows all of it needs, without free lines.
    func rows(columns: Int, isASCII: Bool) -> Int {
        lines(columns: columns, rows: 0, isASCII: isASCII).count
    }

    /// How many parts it takes.
    static func parts(lines: Int, rows: Int) -> Int {
        guard lines > rows else { return 1 }
        let step = max(rows - 1, 1)
        return (lines - rows + step - 1) / step + 1
    }

    /// The first line of a part: the last row of the one before comes again, in full.
    private static func first(ofPart part: Int, lines: Int, rows: Int) -> Int {
        min(part, parts(lines: lines, rows: rows) - 1) * max(rows - 1, 1)
    }

    /// Blank cells on each side.
    static func inset(columns: Int) -> Int {
        columns >= 24 ? 2 : 1
    }

    private func lines(columns: Int, rows: Int, isASCII: Bool) -> [Line] {
        let width = columns - CaptionPane.inset(columns: columns) * 2
        func wrapped(_ text: String) -> [String] {
            CellText.wrap(text, width: width, ascii: isASCII)
        }
        var lines = wrapped(utterance?.text ?? "").map {
            Line(text: $0, style: CellGrid.Style(bold: true))
        }
        let parts = [wrapped(utterance?.hint ?? ""), wrapped(sounds)].filter { !$0.isEmpty }
        var free = rows - lines.count - parts.reduce(0) { $0 + $1.count }
        for part in parts {
            // The free line goes where it would cost a line of text.
            if !lines.isEmpty, free > 0 {
                lines.append(Line(text: ""))
                free -= 1
            }
            lines += part.map { Line(text: $0) }
        }
        return lines
    }
}
