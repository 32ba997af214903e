/// What is heard now, large: the utterance, a free line, the hint, and the sounds. A text with
/// more lines than there are rows is shown in parts.
struct CaptionPane {
    let heard: CaptionLines
    /// The part to show, from 0.
    let part: Int
    /// The name of the key that shows the next part.
    let moreKey: String

    private struct Line {
        var text: String
        var style = CellGrid.Style.plain
    }

    /// Returns the place of the first text cell.
    @discardableResult
    func draw(on canvas: inout Canvas, area: Area) -> CellGrid.Position {
        let inset = CaptionLines.inset(columns: area.columns)
        let width = area.columns - inset * 2
        let lines = lines(rows: area.rows)
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

    private func lines(rows: Int) -> [Line] {
        var lines = heard.text.map { Line(text: $0, style: CellGrid.Style(bold: true)) }
        var free = rows - heard.count
        for part in [heard.hint, heard.sounds] where !part.isEmpty {
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
