import ScreenModel
import ScreenReader

/// The screen drawn to scale from the frames of its stops, numbered in reading order, the focused
/// one heavy or marked with `>`. What lies off the page is counted at the edges.
///
/// Words go before lines: a stop that is too low for a box, or whose box would cross the label of
/// another, is a number and a label in its place, and no label covers another.
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
        let left = area.column + 1
        let shown = shown(page, scale, tree)
        let drawn = draw(shown, scale, on: &drawing)
        if let focus {
            let place = drawn.focus ?? mark(focus, scale, on: &drawing)
            canvas.cursor = CellGrid.Position(
                row: area.row + 1 + place.row, column: left + place.column)
        }
        let aside = min(page.count, SketchPane.mostBoxes) - shown.count
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
            drawn.hidden > 0 ? "\(drawn.hidden) without room" : "",
            session.stops.count > count ? "\(session.stops.count - count) without a frame" : "",
        ].filter { !$0.isEmpty }.joined(separator: "  ")
        canvas.put(edges, row: area.row + 1 + scale.rows, column: left, end: area.end)
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

    /// A stop on the page.
    private struct Shown {
        let box: Box
        let number: CellText
        let text: CellText
        let isFocused: Bool
        /// Whether a box has room for a row of text that tells something.
        var hasRoom: Bool {
            box.bottom - box.top >= 2
                && box.right - box.left > min(text.width, SketchPane.leastInside)
        }
    }

    /// Marks the focus where no label of it is drawn. Returns the place of the mark.
    private func mark(
        _ frame: Rect, _ scale: Scale, on drawing: inout LineDrawing
    ) -> LabelPlaces.Label {
        let box = scale.box(frame)
        let row = min(max(box.top, 0), scale.rows - 1)
        let column = min(max(box.left, 0), scale.columns - 1)
        drawing.write(CellText(">", limit: 1), row: row, column: column, isHeavy: true)
        return LabelPlaces.Label(row: row, column: column, room: 1)
    }

    /// Those that do not lie beside the screen.
    private func shown(
        _ page: Range<Int>, _ scale: Scale, _ tree: ElementTree
    ) -> [Shown] {
        page.prefix(SketchPane.mostBoxes).compactMap { place in
            let element = index.places[place].element
            guard let frame = SketchIndex.frame(of: tree[element]) else { return nil }
            let box = scale.box(frame)
            guard box.left < scale.columns - 1, box.right > 0 else { return nil }
            let label = tree[element].label ?? tree[element].value ?? ""
            let number = session.position(of: element).map { String($0 + 1) } ?? "-"
            let text = CellText.isCertain(label) && !label.isEmpty ? number + " " + label : number
            return Shown(
                box: box, number: CellText(number, limit: scale.columns),
                text: CellText(text, limit: scale.columns, ascii: scale.isASCII),
                isFocused: element == session.cursor)
        }
    }

    /// Draws boxes, then labels over them. Returns the place of the focused one's number, and how
    /// many found no room.
    private func draw(
        _ shown: [Shown], _ scale: Scale, on drawing: inout LineDrawing
    ) -> (focus: LabelPlaces.Label?, hidden: Int) {
        var places = LabelPlaces(rows: scale.rows, columns: scale.columns)
        for stop in shown {
            let box = stop.box
            let inside = stop.hasRoom ? box.top + 1..<box.bottom : box.top..<box.bottom + 1
            let rows = Array(inside.prefix(3)) + [box.bottom + 1, box.top - 1]
            let some = min(stop.text.width, stop.number.width + SketchPane.leastLetters)
            let column = max(box.left, 0) + 1
            places.place(
                least: [some, stop.number.width], rows: rows, column: column,
                end: max(min(box.right, scale.columns), column + 1))
        }
        for (number, stop) in shown.enumerated() {
            guard let label = places.labels[number] else { continue }
            let inside = stop.hasRoom ? stop.box.right - label.column : scale.columns
            places.extend(number, to: min(stop.text.width, max(inside, label.room)))
        }
        for isFocused in [false, true] {
            for (number, stop) in shown.enumerated() where stop.isFocused == isFocused {
                let box = stop.box
                guard stop.hasRoom, !places.isCrossed(box, of: number) else { continue }
                drawing.box(
                    top: box.top, left: box.left, bottom: box.bottom, right: box.right,
                    isHeavy: isFocused)
            }
        }
        var focus: LabelPlaces.Label?
        for (number, stop) in shown.enumerated() {
            guard let label = places.labels[number] else { continue }
            let text = CellText(stop.text.text, limit: label.room, ascii: scale.isASCII)
            drawing.write(text, row: label.row, column: label.column, isHeavy: stop.isFocused)
            guard stop.isFocused else { continue }
            focus = label
            if !stop.hasRoom || places.isCrossed(stop.box, of: number) {
                drawing.write(
                    CellText(">", limit: 1), row: label.row, column: label.column - 1,
                    isHeavy: true)
            }
        }
        return (focus, places.labels.count { $0 == nil })
    }

    /// A number, a blank and some letters.
    private static let leastInside = 14
    /// A blank and some letters of a label.
    private static let leastLetters = 6

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
            let widening = 2.2
            let height = max(rows, 1)
            let natural = Double(height) * 2 * size.width / size.height * widening
            self.columns = max(Int(min(natural, Double(columns))), 3)
            let fitting = Double(self.columns) / 2 * size.height / size.width
            self.rows = max(min(height, fitting < 1e4 ? Int(fitting) : height), 3)
            perRow = size.height / Double(self.rows)
            perColumn = size.width / Double(self.columns)
        }

        func box(_ frame: Rect) -> Box {
            let first = cell((frame.y - top) / perRow)
            let left = cell(frame.x / perColumn)
            return Box(
                top: first, left: left, bottom: max(cell((frame.maxY - top) / perRow), first),
                right: max(cell(frame.maxX / perColumn), left + 2))
        }

        private func cell(_ value: Double) -> Int {
            Int(min(max(value, -1000), 1000))
        }
    }
}
