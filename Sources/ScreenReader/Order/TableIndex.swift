import ScreenModel

/// The cells of one data table by their places, and its headers; built with the reading order.
struct TableIndex: Sendable {
    private struct Place: Hashable {
        let row: Int
        let column: Int
    }

    private var cells: [Place: ElementIndex] = [:]
    private var firstColumns: [Int: Int] = [:]
    private var columnRows: [Int: [Int]] = [:]
    private let rowHeaders: [Int: [ElementIndex]]
    private let columnHeaders: [Int: [ElementIndex]]
    /// How many there are, by the cells that are known.
    private(set) var rowCount = 0
    private(set) var columnCount = 0

    init(_ table: ElementIndex, in tree: ElementTree, _ ids: ElementIDs) {
        let headers = tree[table].extras.headers ?? TableHeaders()
        rowHeaders = headers.rows.mapValues { $0.compactMap { ids.index(of: $0, in: tree) } }
        columnHeaders = headers.columns.mapValues { $0.compactMap { ids.index(of: $0, in: tree) } }
    }

    /// Of two cells in one place the first one counts.
    mutating func add(_ index: ElementIndex, at cell: TableCell) {
        if let row = cell.row { rowCount = max(rowCount, end(of: row, cell.rows)) }
        if let column = cell.column {
            columnCount = max(columnCount, end(of: column, cell.columns))
        }
        guard let row = cell.row, let column = cell.column else { return }
        let place = Place(row: row, column: column)
        if cells[place] == nil {
            cells[place] = index
            columnRows[column, default: []].append(row)
        }
        firstColumns[row] = min(firstColumns[row] ?? column, column)
    }

    private func end(of start: Int, _ span: Int) -> Int {
        let (end, overflows) = start.addingReportingOverflow(max(span, 1))
        return overflows ? .max : end
    }

    /// Where a cell begins counts alone: what reaches into its row from above is no cell of it
    /// (AccessibilitySnapshot, M).
    func isFirstInRow(_ cell: TableCell) -> Bool {
        guard let row = cell.row, let column = cell.column else { return false }
        return firstColumns[row].map { $0 >= column } ?? true
    }

    /// More headers of one cell are not spoken: a file that names thousands for a column would
    /// have each of its cells say them all.
    private static let mostHeaders = 32

    /// The headers that are spoken of a cell: those of its row, if they are cells themselves, on
    /// the first cell of the row alone; those of its column, but for the one right above a first
    /// cell. None is a header of itself (AccessibilitySnapshot, M).
    func headers(of index: ElementIndex, at cell: TableCell, in tree: ElementTree) -> [ElementIndex]
    {
        let isFirst = isFirstInRow(cell)
        var result: [ElementIndex] = []
        func add(_ headers: [ElementIndex]?, where isSpoken: (ElementIndex) -> Bool) {
            for header in headers ?? [] where header != index && isSpoken(header) {
                if result.count == TableIndex.mostHeaders { return }
                result.append(header)
            }
        }
        if isFirst, let row = cell.row { add(rowHeaders[row]) { isCell($0, in: tree) } }
        if let column = cell.column {
            add(columnHeaders[column]) { header in
                guard isFirst, let row = cell.row, let above = tree[header].extras.cell else {
                    return true
                }
                return above.row != row &- 1 || above.column != column
            }
        }
        return result
    }

    /// The cell that begins at a place, both counted from 0.
    func cell(row: Int, column: Int) -> ElementIndex? {
        cells[Place(row: row, column: column)]
    }

    /// The cells that begin in a column, from the first row on.
    func cells(inColumn column: Int) -> [ElementIndex] {
        (columnRows[column] ?? []).sorted().compactMap { cell(row: $0, column: column) }
    }

    /// All headers of a row or of a column, as the table names them.
    func headers(ofRow row: Int) -> [ElementIndex] { rowHeaders[row] ?? [] }
    func headers(ofColumn column: Int) -> [ElementIndex] { columnHeaders[column] ?? [] }

    private func isCell(_ index: ElementIndex, in tree: ElementTree) -> Bool {
        guard let cell = tree[index].extras.cell, let row = cell.row, let column = cell.column
        else { return false }
        return cells[Place(row: row, column: column)] == index
    }
}
