/// A grid being drawn: each row is filled from left to right, and nothing is drawn twice or
/// beyond its limits.
struct Canvas {
    let rows: Int
    let columns: Int
    let isASCII: Bool
    var cursor = CellGrid.Position(row: 0, column: 0)
    private var lines: [[CellGrid.Run]]
    /// Rows that hold text on whose width terminals disagree: nothing fixed may follow it.
    private var uncertain: [Bool]

    init(rows: Int, columns: Int, isASCII: Bool) {
        self.rows = max(rows, 0)
        self.columns = max(columns, 0)
        self.isASCII = isASCII
        lines = Array(repeating: [], count: self.rows)
        uncertain = Array(repeating: false, count: self.rows)
    }

    /// Draws as much of `text` as fits before `end` (a column; the grid's end by default).
    /// Returns the column after it.
    @discardableResult
    mutating func put(
        _ text: String, row: Int, column: Int, end: Int? = nil,
        style: CellGrid.Style = .plain
    ) -> Int {
        let end = min(end ?? columns, columns)
        guard lines.indices.contains(row), column >= 0, column < end, !text.isEmpty else {
            return column
        }
        return put(
            CellText(text, limit: end - column, ascii: isASCII), row: row, column: column,
            style: style)
    }

    /// Draws text that was fitted before.
    @discardableResult
    mutating func put(
        _ fitted: CellText, row: Int, column: Int, style: CellGrid.Style = .plain
    ) -> Int {
        guard lines.indices.contains(row), fitted.width > 0, column + fitted.width <= columns
        else { return column }
        if let last = lines[row].last, last.column + last.width > column { return column }
        lines[row].append(
            CellGrid.Run(
                column: column, text: fitted.text, width: fitted.width, style: style))
        if !fitted.isCertain { uncertain[row] = true }
        return column + fitted.width
    }

    /// Draws a piece of the frame, unless the row holds text that could push it aside.
    mutating func putFrame(_ text: String, width: Int, row: Int, column: Int) {
        guard lines.indices.contains(row), !uncertain[row] else { return }
        put(CellText(drawn: text, width: width), row: row, column: column)
    }

    /// Whether something was drawn on this cell.
    func hasText(row: Int, column: Int) -> Bool {
        guard lines.indices.contains(row), let last = lines[row].last else { return false }
        return last.column <= column && column < last.column + last.width
    }

    var grid: CellGrid {
        var grid = CellGrid(rows: rows, columns: columns)
        for row in lines.indices { grid.setLine(row, lines[row]) }
        grid.cursor = CellGrid.Position(
            row: min(max(cursor.row, 0), max(rows - 1, 0)),
            column: min(max(cursor.column, 0), max(columns - 1, 0)))
        return grid
    }
}

extension CellText {
    /// Text that is known to take `width` cells everywhere.
    init(drawn text: String, width: Int) {
        self.text = text
        self.width = width
        isCertain = true
    }
}
