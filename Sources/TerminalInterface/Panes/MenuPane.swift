import ScreenReader

/// A menu of VoiceOver's on the Mac, in the place of the screen: VoiceOver shows it too.
struct MenuPane {
    let session: Session

    /// Draws the title and the entries around the present one, and puts the terminal's cursor on
    /// that.
    func draw(on canvas: inout Canvas, area: Area) {
        guard let menu = session.menu else { return }
        let column = area.column + 1
        canvas.put(
            menu.typed.isEmpty ? menu.title : "\(menu.title): \(menu.typed)", row: area.row,
            column: column, end: area.end - 1,
            style: CellGrid.Style(bold: true))
        let rows = max(area.rows - 1, 0)
        let top = min(max(menu.place - rows / 2, 0), max(menu.count - rows, 0))
        for line in 0..<rows where top + line < menu.count {
            let isSelected = top + line == menu.place
            let row = area.row + 1 + line
            let style = CellGrid.Style(bold: isSelected)
            canvas.put(isSelected ? ">" : "", row: row, column: column, style: style)
            canvas.put(
                session.menuEntry(top + line), row: row, column: column + 2, end: area.end - 1,
                style: style)
            if isSelected { canvas.cursor = CellGrid.Position(row: row, column: column + 2) }
        }
    }
}
