import ScreenModel
import ScreenReader

/// The screen as an outline: a row for each element in the file's order.
///
/// `>` marks the VoiceOver cursor, `x` what is dimmed, `*` what is selected; containers are
/// brackets in the margin. Role and state stand at the right edge where all terminals agree on
/// the width of the text before them, else behind it.
struct OutlinePane {
    let session: Session
    let index: OutlineIndex
    let top: Int
    /// Nil while it is hidden.
    var costs: CostColumn?

    /// Draws the rows in view, and puts the terminal's cursor on the focused one.
    func draw(on canvas: inout Canvas, area: Area) {
        let tree = session.screen.tree
        let cursor = session.cursor
        for line in 0..<max(area.rows, 0) {
            guard index.rows.indices.contains(top + line) else { break }
            let row = index.rows[top + line]
            drawRow(
                row, isFocused: row.holdsCursor && row.element == cursor, tree, on: &canvas,
                area: area, at: area.row + line)
        }
    }

    private func drawRow(
        _ row: OutlineIndex.Row, isFocused: Bool, _ tree: ElementTree,
        on canvas: inout Canvas, area: Area, at line: Int
    ) {
        let words: RowWords
        switch row.kind {
        case .stop: words = RowWords(row.element, in: session, tree: tree)
        case .skipped: words = RowWords(skipped: tree[row.element])
        case .open: words = RowWords(container: tree[row.element])
        case .close: words = RowWords(container: Element())
        }
        let margin = drawMargin(
            row, mark: isFocused ? ">" : words.mark, on: &canvas, area: area, at: line)
        if isFocused { canvas.cursor = CellGrid.Position(row: line, column: margin) }
        guard row.kind != .close else { return }
        let style = CellGrid.Style(
            bold: isFocused, dim: row.kind == .skipped)
        let shown = area.columns >= CostColumn.narrowestOutline ? costs : nil
        let end = area.end - 1 - (shown == nil ? 0 : CostColumn.width)
        drawText(words, style, on: &canvas, from: margin, to: end, at: line)
        // Cells go from left to right.
        if row.holdsCursor { shown?.draw(row.element, on: &canvas, end: area.end - 1, at: line) }
    }

    /// Brackets and mark; returns the column of the text.
    private func drawMargin(
        _ row: OutlineIndex.Row, mark: String?, on canvas: inout Canvas, area: Area, at line: Int
    ) -> Int {
        let box = canvas.isASCII ? BoxDrawing.ascii : BoxDrawing.lines
        let isBracket = row.kind == .open || row.kind == .close
        let deepest = max(min(OutlinePane.deepest, area.columns / 8), 1)
        let brackets = min(Int(row.depth) + (isBracket ? 1 : 0), deepest)
        let slots = max(brackets, 1)
        // The focused row reads as the announcement: nothing but the mark stands before it.
        let isFocused = mark == ">"
        for slot in 0..<slots {
            let column = area.column + 1 + slot * 2
            let isLast = slot == slots - 1
            var text = slot < brackets && !isFocused ? box.vertical : ""
            if isLast, row.kind == .open { text = box.topLeft }
            if isLast, row.kind == .close { text = box.bottomLeft }
            if isLast, let mark { text = mark }
            if !text.isEmpty {
                canvas.put(
                    CellText(drawn: text, width: 1), row: line, column: column,
                    style: CellGrid.Style(bold: isLast && isFocused))
            }
        }
        return area.column + 1 + slots * 2
    }

    /// Deeper containers share the last bracket.
    private static let deepest = 6

    private func drawText(
        _ words: RowWords, _ style: CellGrid.Style, on canvas: inout Canvas, from column: Int,
        to end: Int, at line: Int
    ) {
        var text = words.label
        if let value = words.value { text += text.isEmpty ? value : "  " + value }
        // A label keeps at least half of the room, and all that it needs where room is scarce.
        let room = end - column
        let rest = room - CellText.width(of: text) - 2
        let state = CellText(
            words.words, limit: max(rest, room / 2), ascii: canvas.isASCII)
        let isScarce = room < 24 && state.width > rest
        let showsWords = state.width > 0 && !isScarce
        let limit = showsWords ? room - state.width - 2 : room
        let fitted = CellText(text, limit: limit, ascii: canvas.isASCII)
        let next = canvas.put(fitted, row: line, column: column, style: style)
        guard showsWords else { return }
        let edge = end - state.width
        canvas.put(
            state, row: line, column: fitted.isCertain ? edge : next + 2,
            style: CellGrid.Style(dim: style.isDim))
    }
}
