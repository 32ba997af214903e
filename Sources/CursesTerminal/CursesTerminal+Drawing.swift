import CNcurses
import TerminalInterface

extension CursesTerminal {
    /// Shows a frame: writes the rows that changed, and leaves the cursor where screen readers
    /// and braille displays look for the focus.
    public mutating func show(_ grid: CellGrid) {
        let size = size
        guard size.rows > 0, size.columns > 0 else { return }
        let old = shown.flatMap { $0.columns == grid.columns ? $0.lines : nil } ?? []
        for row in 0..<size.rows {
            let line = row < grid.lines.count ? grid.lines[row] : []
            if row < old.count, old[row] == line { continue }
            draw(line, row: row, columns: size.columns)
        }
        shown = grid
        wmove(
            screen, Int32(min(max(grid.cursor.row, 0), size.rows - 1)),
            Int32(min(max(grid.cursor.column, 0), size.columns - 1)))
        flush()
    }

    /// Writes every cell again, for a screen that something else has written on.
    public mutating func repaint() {
        curses_mark_for_repaint()
        flush()
    }

    private mutating func flush() {
        needsRepaint = false
        wnoutrefresh(screen)
        doupdate()
    }

    private func draw(_ line: [CellGrid.Run], row: Int, columns: Int) {
        werase(scratch)
        for run in line where (0..<columns).contains(run.column) {
            wattr_set(
                scratch, attributes(run.style),
                usesColor ? Int16(run.style.color?.rawValue ?? 0) : 0,
                nil)
            // The narrow call: it keeps grapheme clusters together better than the wide ones.
            mvwaddnstr(scratch, 0, Int32(run.column), run.text, -1)
        }
        wattr_set(scratch, 0, 0, nil)
        copywin(scratch, screen, 0, 0, Int32(row), 0, Int32(row), Int32(columns - 1), 0)
    }

    private func attributes(_ style: CellGrid.Style) -> attr_t {
        curses_attributes(style.isBold, style.isReversed, style.isUnderlined, style.isDim)
    }

    /// Curses has taken over a new size.
    mutating func adoptSize() {
        shown = nil
        guard let wider = newpad(1, max(getmaxx(screen), 1)) else { return }
        delwin(scratch)
        scratch = wider
    }
}
