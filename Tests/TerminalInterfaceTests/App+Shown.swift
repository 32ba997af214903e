@testable import TerminalInterface

extension App {
    func shown(rows: Int = 24, columns: Int = 80) -> String {
        view(rows: rows, columns: columns).text
    }

    /// The row that the terminal's cursor stands on, from there.
    func cursorLine(rows: Int = 24, columns: Int = 80) -> String {
        let grid = view(rows: rows, columns: columns)
        let lines = grid.text.split(separator: "\n", omittingEmptySubsequences: false)
        return String(lines[grid.cursor.row].dropFirst(grid.cursor.column))
    }
}
