/// A frame of the interface as a value: what each cell of the terminal shows, and where the
/// hardware cursor stands.
public struct CellGrid: Sendable, Equatable {
    /// What a cell looks like beyond its text. Colours are the 16 named ones only, so that they
    /// follow the user's palette; none means the user's own foreground.
    public struct Style: Sendable, Hashable {
        /// By their numbers in every terminal.
        public enum Color: UInt8, Sendable, CaseIterable {
            case red = 1
            case green, yellow, blue, magenta, cyan
        }

        public var isBold = false
        public var isReversed = false
        public var isUnderlined = false
        /// For elements that VoiceOver skips; a mark or a word says the same.
        public var isDim = false
        public var color: Color?

        public init(
            bold: Bool = false, reversed: Bool = false, underlined: Bool = false,
            dim: Bool = false, color: Color? = nil
        ) {
            isBold = bold
            isReversed = reversed
            isUnderlined = underlined
            isDim = dim
            self.color = color
        }

        public static let plain = Style()
    }

    /// A piece of text on one row in one style.
    public struct Run: Sendable, Equatable {
        /// From 0.
        public var column: Int
        public var text: String
        /// In cells.
        public var width: Int
        public var style: Style

        public init(column: Int, text: String, width: Int, style: Style) {
            self.column = column
            self.text = text
            self.width = width
            self.style = style
        }
    }

    /// A cell, counted from 0.
    public struct Position: Sendable, Equatable {
        public var row: Int
        public var column: Int

        public init(row: Int, column: Int) {
            self.row = row
            self.column = column
        }
    }

    public let rows: Int
    public let columns: Int
    /// One list a row, by ascending column, without overlaps. Gaps are blank.
    public private(set) var lines: [[Run]]
    /// Where a screen reader or braille display finds the focus.
    public var cursor: Position

    /// Sizes below 0 count as 0.
    public init(rows: Int, columns: Int) {
        self.rows = max(rows, 0)
        self.columns = max(columns, 0)
        lines = Array(repeating: [], count: self.rows)
        cursor = Position(row: 0, column: 0)
    }

    /// Replaces one row; rows outside the grid are left out.
    public mutating func setLine(_ row: Int, _ runs: [Run]) {
        guard lines.indices.contains(row) else { return }
        lines[row] = runs
    }
}
