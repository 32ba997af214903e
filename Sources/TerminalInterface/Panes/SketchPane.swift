import ScreenModel
import ScreenReader

/// The screen drawn to scale from the frames of its stops, numbered in reading order, the focused
/// one heavy. What lies off the page is counted at the edges.
struct SketchPane {
    let session: Session
    let index: SketchIndex

    /// Smaller panes show the outline instead.
    static let minimumRows = 8

    func draw(on canvas: inout Canvas, area: Area) {
        guard area.columns > 4, area.rows >= SketchPane.minimumRows else { return }
        let tree = session.screen.tree
        let focus = self.focus
        let scale = scale(area, isASCII: canvas.isASCII)
        let page = index.places(onPage: scale.top)
        var drawing = LineDrawing(rows: scale.rows, columns: scale.columns)
        drawing.box(
            top: 0, left: 0, bottom: scale.rows - 1, right: scale.columns - 1, isHeavy: false)
        var aside = 0
        for place in page.prefix(SketchPane.mostBoxes) {
            let element = index.places[place].element
            guard element != session.cursor, let frame = SketchIndex.frame(of: tree[element])
            else { continue }
            if !draw(element, frame, scale, tree, on: &drawing) { aside += 1 }
        }
        let left = area.column + 1
        if let cursor = session.cursor, let focus {
            draw(cursor, focus, scale, tree, on: &drawing)
            let box = scale.box(focus)
            canvas.cursor = CellGrid.Position(
                row: area.row + 1 + min(max(box.top, 0), scale.rows - 1),
                column: left + min(max(box.left + 1, 0), scale.columns - 1))
        }
        let count = index.places.count
        var edges = edge(page.lowerBound, canvas.isASCII ? "^" : "↑")
        if let cursor = session.cursor, focus == nil {
            let words = RowWords(cursor, in: session, tree: tree)
            edges = "> " + words.label
            canvas.cursor = CellGrid.Position(row: area.row, column: left + 2)
        }
        canvas.put(edges, row: area.row, column: left, end: area.end)
        for row in 0..<scale.rows {
            drawing.draw(row, on: &canvas, at: area.row + 1 + row, column: left)
        }
        edges = [
            edge(count - page.upperBound, canvas.isASCII ? "v" : "↓"),
            edge(aside, canvas.isASCII ? "<>" : "↔"),
            session.stops.count > count ? "\(session.stops.count - count) without a frame" : "",
        ].filter { !$0.isEmpty }.joined(separator: "  ")
        canvas.put(edges, row: area.row + 1 + scale.rows, column: left, end: area.end)
    }

    /// The point of the screen, in points, that a cell shows; nil beside it.
    func point(row: Int, column: Int, in area: Area, isASCII: Bool) -> Point? {
        let scale = scale(area, isASCII: isASCII)
        let row = row - area.row - 1
        let column = column - area.column - 1
        guard row >= 0, row < scale.rows, column >= 0, column < scale.columns else { return nil }
        return Point(
            x: (Double(column) + 0.5) * scale.perColumn,
            y: scale.top + (Double(row) + 0.5) * scale.perRow)
    }

    private var focus: Rect? {
        session.cursor.flatMap { SketchIndex.frame(of: session.screen.tree[$0]) }
    }

    /// The first and the last row of the pane hold the counts.
    private func scale(_ area: Area, isASCII: Bool) -> Scale {
        let focus = self.focus
        return Scale(
            size: index.size, top: index.pageTop(of: focus.map { $0.y + $0.height / 2 } ?? 0),
            rows: area.rows - 2, columns: area.columns - 2, isASCII: isASCII)
    }

    /// A page that holds more is drawn in part.
    private static let mostBoxes = 400

    private func edge(_ count: Int, _ arrow: String) -> String {
        count > 0 ? "\(arrow) \(count) more \(count == 1 ? "stop" : "stops")" : ""
    }

    /// Draws a stop as a box with its number and label in the upper line; false where it lies
    /// beside the screen.
    @discardableResult
    private func draw(
        _ element: ElementIndex, _ frame: Rect, _ scale: Scale, _ tree: ElementTree,
        on drawing: inout LineDrawing
    ) -> Bool {
        let box = scale.box(frame)
        guard box.left < scale.columns - 1, box.right > 0 else { return false }
        let isFocused = element == session.cursor
        drawing.box(
            top: box.top, left: box.left, bottom: box.bottom, right: box.right,
            isHeavy: isFocused)
        let label = tree[element].label ?? tree[element].value ?? ""
        let number = session.position(of: element).map { "\($0 + 1) " } ?? ""
        let isShown = CellText.isCertain(label)
        let room = min(box.right, scale.columns - 1) - max(box.left, 0) - 1
        drawing.write(
            CellText(number + (isShown ? label : ""), limit: room, ascii: scale.isASCII),
            row: box.top, column: max(box.left, 0) + 1, isHeavy: isFocused)
        return true
    }

    /// Points to cells. A cell is taken to be twice as high as wide.
    private struct Scale {
        let top: Double
        let rows: Int
        let columns: Int
        let perRow: Double
        let perColumn: Double
        let isASCII: Bool

        init(size: Size, top: Double, rows: Int, columns: Int, isASCII: Bool) {
            self.isASCII = isASCII
            self.top = top
            // Labels need room: narrow screens are drawn up to this much too wide.
            let widening = 1.6
            let height = max(rows, 1)
            let natural = Double(height) * 2 * size.width / size.height * widening
            self.columns = max(Int(min(natural, Double(columns))), 3)
            let fitting = Double(self.columns) / 2 * size.height / size.width
            self.rows = max(min(height, fitting < 1e4 ? Int(fitting) : height), 3)
            perRow = size.height / Double(self.rows)
            perColumn = size.width / Double(self.columns)
        }

        func box(_ frame: Rect) -> (top: Int, left: Int, bottom: Int, right: Int) {
            let first = cell((frame.y - top) / perRow)
            let left = cell(frame.x / perColumn)
            return (
                first, left, max(cell((frame.maxY - top) / perRow), first),
                max(cell(frame.maxX / perColumn), left + 2)
            )
        }

        private func cell(_ value: Double) -> Int {
            Int(min(max(value, -1000), 1000))
        }
    }
}
