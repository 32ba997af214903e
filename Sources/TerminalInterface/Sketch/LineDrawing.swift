/// A field of cells that boxes and short texts are drawn into, in any order. Lines that meet are
/// joined; later texts cover earlier ones.
struct LineDrawing {
    struct Cell {
        /// The directions in which a line leaves: up 1, down 2, left 4, right 8.
        var directions: UInt8 = 0
        var isHeavy = false
        /// Nil for a line or a blank; empty for the second cell of a wide cluster.
        var text: String?
    }

    let rows: Int
    let columns: Int
    private var cells: [Cell]

    init(rows: Int, columns: Int) {
        self.rows = max(rows, 0)
        self.columns = max(columns, 0)
        cells = Array(repeating: Cell(), count: self.rows * self.columns)
    }

    /// Draws the outline of a box, cut at the edges of the field. Both ends are included; a box
    /// of one row has its sides alone.
    mutating func box(top: Int, left: Int, bottom: Int, right: Int, isHeavy: Bool) {
        guard right > left, bottom >= top else { return }
        if bottom == top {
            join(top, left, 3, isHeavy)
            join(top, right, 3, isHeavy)
            return
        }
        for column in max(left, 0)...max(min(right, columns - 1), max(left, 0)) {
            let sides: UInt8 = (column > left ? 4 : 0) | (column < right ? 8 : 0)
            join(top, column, sides, isHeavy)
            join(bottom, column, sides, isHeavy)
        }
        for row in max(top, 0)...max(min(bottom, rows - 1), max(top, 0)) {
            let sides: UInt8 = (row > top ? 1 : 0) | (row < bottom ? 2 : 0)
            join(row, left, sides, isHeavy)
            join(row, right, sides, isHeavy)
        }
    }

    /// Writes text that takes `width` cells in all.
    mutating func write(_ text: CellText, row: Int, column: Int, isHeavy: Bool) {
        var column = column
        for character in text.text {
            let drawn = DrawnCluster(character)
            guard drawn.width > 0 else { continue }
            for offset in 0..<drawn.width {
                guard let place = place(row, column + offset) else { return }
                cells[place].text = offset == 0 ? drawn.text : ""
                cells[place].isHeavy = isHeavy
            }
            column += drawn.width
        }
    }

    /// The runs of one row.
    func draw(_ row: Int, on canvas: inout Canvas, at line: Int, column start: Int) {
        let glyphs = canvas.isASCII ? LineDrawing.ascii : LineDrawing.light
        let heavy = canvas.isASCII ? LineDrawing.heavyASCII : LineDrawing.heavy
        var text = ""
        var begin = 0
        var isHeavy = false
        for column in 0...columns {
            let cell = place(row, column).map { cells[$0] }
            if cell == nil || cell?.isHeavy != isHeavy {
                canvas.put(
                    CellText(drawn: text, width: column - begin), row: line,
                    column: start + begin, style: CellGrid.Style(bold: isHeavy))
                text = ""
                begin = column
                isHeavy = cell?.isHeavy ?? false
            }
            guard let cell else { break }
            if let own = cell.text {
                text += own
            } else {
                let set = cell.isHeavy ? heavy : glyphs
                text.append(set[Int(cell.directions & 15)])
            }
        }
    }

    private mutating func join(_ row: Int, _ column: Int, _ directions: UInt8, _ isHeavy: Bool) {
        guard let place = place(row, column) else { return }
        cells[place].directions |= directions
        if isHeavy {
            cells[place].isHeavy = true
            cells[place].text = nil
        }
    }

    private func place(_ row: Int, _ column: Int) -> Int? {
        guard row >= 0, row < rows, column >= 0, column < columns else { return nil }
        return row * columns + column
    }

    /// By the bits of the directions.
    private static let light: [Character] = Array(" │││─┘┐┤─└┌├─┴┬┼")
    private static let heavy: [Character] = Array(" ┃┃┃━┛┓┫━┗┏┣━┻┳╋")
    private static let ascii: [Character] = Array(" |||-+++-+++-+++")
    private static let heavyASCII: [Character] = Array(" ###=###=###=###")
}
