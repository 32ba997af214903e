/// The frame around the panes. A row whose text could push it aside goes without.
struct FrameLines {
    let layout: Layout
    let isASCII: Bool

    private var box: BoxDrawing { isASCII ? .ascii : .lines }
    private var last: Int { layout.columns - 1 }

    /// The rows between the top and the rotor that hold panes.
    private var paneRows: Range<Int> {
        guard let screen = layout.screen else { return 0..<0 }
        return screen.row..<max(screen.bottom, screen.row)
    }

    func drawTop(on canvas: inout Canvas, left: String, right: String) {
        guard let frame = layout.frame, let split = layout.split else { return }
        canvas.putFrame(box.topLeft, width: 1, row: frame.top, column: 0)
        canvas.put(
            box.rule(split - 1, title: left, isASCII: isASCII), row: frame.top, column: 1)
        canvas.putFrame(box.teeDown, width: 1, row: frame.top, column: split)
        canvas.put(
            box.rule(last - split - 1, title: right, isASCII: isASCII), row: frame.top,
            column: split + 1)
        canvas.putFrame(box.topRight, width: 1, row: frame.top, column: last)
    }

    func drawLeft(on canvas: inout Canvas) {
        guard layout.frame != nil else { return }
        for row in paneRows {
            canvas.putFrame(box.vertical, width: 1, row: row, column: 0)
        }
    }

    func drawSplit(on canvas: inout Canvas, column: Int, hasLog: Bool) {
        for row in paneRows {
            if hasLog, row == layout.frame?.aboveLog {
                canvas.putFrame(box.teeRight, width: 1, row: row, column: column)
                canvas.put(
                    box.rule(last - column - 1, title: "Log", isASCII: isASCII), row: row,
                    column: column + 1)
            } else {
                canvas.putFrame(box.vertical, width: 1, row: row, column: column)
            }
        }
        guard let frame = layout.frame, let row = frame.aboveRotor else { return }
        canvas.putFrame(box.teeRight, width: 1, row: row, column: 0)
        canvas.putFrame(box.rule(column - 1), width: column - 1, row: row, column: 1)
        canvas.putFrame(box.teeUp, width: 1, row: row, column: column)
        let rest = last - column - 1
        canvas.putFrame(box.rule(rest), width: rest, row: row, column: column + 1)
        canvas.putFrame(box.teeLeft, width: 1, row: row, column: last)
    }

    func drawRight(on canvas: inout Canvas) {
        guard let frame = layout.frame else { return }
        for row in paneRows {
            let isRule = row == frame.aboveLog && canvas.hasText(row: row, column: last - 1)
            canvas.putFrame(
                isRule ? box.teeLeft : box.vertical, width: 1, row: row, column: last)
        }
    }

    func drawRotorSides(on canvas: inout Canvas, isLeft: Bool) {
        guard layout.frame != nil, let rotor = layout.rotor else { return }
        canvas.putFrame(box.vertical, width: 1, row: rotor.row, column: isLeft ? 0 : last)
    }

    /// Position and keys, in the bottom line of the frame where there is one.
    func drawStatus(on canvas: inout Canvas, area: Area, line: StatusLine, insteadOfKeys: String?) {
        let row = area.row
        let place = line.place
        guard layout.frame?.bottom != nil else {
            let next = canvas.put(place, row: row, column: area.column + 1)
            let text = insteadOfKeys ?? line.keys(limit: area.end - next - 3)
            canvas.put(text, row: row, column: next + 2, end: area.end)
            return
        }
        canvas.putFrame(box.bottomLeft, width: 1, row: row, column: 0)
        let next = canvas.put(" \(place) ", row: row, column: 1, end: last)
        let keys = CellText(
            insteadOfKeys ?? line.keys(limit: last - next - 2),
            limit: max(last - next - 2, 0))
        let rule = last - next - keys.width - 2
        canvas.putFrame(box.rule(rule), width: rule, row: row, column: next)
        canvas.put(
            CellText(keys.text.isEmpty ? "" : " \(keys.text) ", limit: keys.width + 2),
            row: row, column: next + rule)
        canvas.putFrame(box.bottomRight, width: 1, row: row, column: last)
    }
}
