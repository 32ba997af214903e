/// A rectangle of cells, both ends included; it may reach beyond the drawing.
struct Box: Equatable {
    var top: Int
    var left: Int
    var bottom: Int
    var right: Int
}

/// Where labels go in a drawing so that none covers another: each has a number, which comes
/// first, and as much of its text as there is room for.
struct LabelPlaces {
    struct Label: Equatable {
        var row: Int
        var column: Int
        /// In cells.
        var room: Int
    }

    let rows: Int
    let columns: Int
    /// Who has a cell, by its number in order of placing; -1 for nobody.
    private var owners: [Int]
    private(set) var labels: [Label?] = []

    init(rows: Int, columns: Int) {
        self.rows = max(rows, 0)
        self.columns = max(columns, 0)
        owners = Array(repeating: -1, count: self.rows * self.columns)
    }

    /// Places the beginning of a label: the first of the lengths in `least` that one of `rows` has
    /// free, at `column` or else a little further right, up to `end`. Else it has no place.
    mutating func place(least: [Int], rows: [Int], column: Int, end: Int) {
        let first = max(column, 1)
        for length in least {
            for starts in [first..<first + 1, first..<max(end, first)] {
                for row in rows {
                    let start = starts.first { isFree(row, $0 - 1..<$0 + length + 1) }
                    guard let start else { continue }
                    own(row, start..<start + length)
                    labels.append(Label(row: row, column: start, room: length))
                    return
                }
            }
        }
        labels.append(nil)
    }

    /// Gives a label that was placed as many of `wanted` cells as are free behind it.
    mutating func extend(_ number: Int, to wanted: Int) {
        guard labels.indices.contains(number), var label = labels[number] else { return }
        let end = label.column + label.room
        var more = 0
        // A blank stays before the next label.
        while label.room + more < wanted, isFree(label.row, end + more..<end + more + 2) {
            more += 1
        }
        own(label.row, end..<end + more, by: number)
        label.room += more
        labels[number] = label
    }

    /// Whether a line along the edge of a box would cross another's label.
    func isCrossed(_ box: Box, of number: Int) -> Bool {
        for column in max(box.left, 0)..<max(min(box.right + 1, columns), max(box.left, 0)) {
            if !belongs(box.top, column, to: number) { return true }
            if !belongs(box.bottom, column, to: number) { return true }
        }
        for row in max(box.top, 0)..<max(min(box.bottom + 1, rows), max(box.top, 0)) {
            if !belongs(row, box.left, to: number) { return true }
            if !belongs(row, box.right, to: number) { return true }
        }
        return false
    }

    /// Whether the cells lie inside and are nobody's. The last column is the page's edge.
    private func isFree(_ row: Int, _ cells: Range<Int>) -> Bool {
        guard row >= 0, row < rows, cells.lowerBound >= 0, cells.upperBound <= columns else {
            return false
        }
        return cells.allSatisfy { owners[row * columns + $0] < 0 }
    }

    private mutating func own(_ row: Int, _ cells: Range<Int>, by number: Int? = nil) {
        for column in cells { owners[row * columns + column] = number ?? labels.count }
    }

    private func belongs(_ row: Int, _ column: Int, to number: Int) -> Bool {
        guard row >= 0, row < rows, column >= 0, column < columns else { return true }
        let owner = owners[row * columns + column]
        return owner < 0 || owner == number
    }
}
