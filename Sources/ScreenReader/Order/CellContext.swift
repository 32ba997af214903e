import ScreenModel

/// What a data table says of one of its cells: where the cell stands, and the headers that name
/// its row and column (AccessibilitySnapshot, M).
public struct CellContext: Sendable, Equatable {
    /// The text of one header element, in its own language.
    public struct Header: Sendable, Equatable {
        public var id: String
        public var label: String?
        public var value: String?
        /// The tag of the language of its texts.
        public var language: String

        public init(id: String, label: String?, value: String? = nil, language: String = "en") {
            self.id = id
            self.label = label
            self.value = value
            self.language = language
        }
    }

    /// The first or last stop of a table in web content.
    public enum Edge: Sendable, Equatable {
        /// With the numbers of rows and columns, 0 where they are not known.
        case start(rows: Int, columns: Int)
        case end
    }

    /// The id of the data table.
    public var tableID: String
    /// Those that are spoken, row headers before column headers.
    public var headers: [Header]
    /// From 0; nil where the table does not know it.
    public var row: Int?
    /// From 0; nil where the table does not know it.
    public var column: Int?
    /// How many rows and columns it takes up.
    public var rowSpan: Int
    public var columnSpan: Int
    /// No cell of its row stands in a smaller column. False where the row or column is unknown.
    public var isFirstInRow: Bool
    /// Whether the row is spoken: on native screens of the first cell in it (AccessibilitySnapshot,
    /// M), in web content of a cell in another row than the stop before (a11ysupport.io, M).
    public var isRowDue: Bool
    /// The traits of the cell, which in web content may be another element around the stop: a row
    /// header, a column header.
    public var traits: Traits = []
    /// Web content alone names the ends of a table (a11ysupport.io, M).
    public var edge: Edge?

    public init(
        tableID: String = "", headers: [Header] = [], row: Int? = nil, column: Int? = nil,
        rowSpan: Int = 1,
        columnSpan: Int = 1, isFirstInRow: Bool = false, isRowDue: Bool? = nil, edge: Edge? = nil
    ) {
        self.tableID = tableID
        self.headers = headers
        self.row = row
        self.column = column
        self.rowSpan = rowSpan
        self.columnSpan = columnSpan
        self.isFirstInRow = isFirstInRow
        self.isRowDue = isRowDue ?? isFirstInRow
        self.edge = edge
    }
}
