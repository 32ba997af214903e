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

    public init(
        headers: [Header] = [], row: Int? = nil, column: Int? = nil, rowSpan: Int = 1,
        columnSpan: Int = 1, isFirstInRow: Bool = false
    ) {
        self.headers = headers
        self.row = row
        self.column = column
        self.rowSpan = rowSpan
        self.columnSpan = columnSpan
        self.isFirstInRow = isFirstInRow
    }
}
