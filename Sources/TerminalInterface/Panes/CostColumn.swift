import ScreenModel

/// How many gestures lead from the screen's start to a stop.
public enum GestureCost: Sendable, Equatable {
    case gestures(Int)
    /// No path leads there.
    case unreachable
    /// The search was ended before one was found.
    case unknown
}

/// The column at the right edge of the outline: few gestures are calm, many are hot. The number
/// says it without colour.
struct CostColumn {
    /// Cells, with the gap before it.
    static let width = 4
    /// Narrower outlines need the room for words.
    static let narrowestOutline = 30

    let costs: [ElementIndex: GestureCost]

    func draw(_ element: ElementIndex, on canvas: inout Canvas, end: Int, at line: Int) {
        guard let cost = costs[element] else { return }
        let (text, style) = CostColumn.shown(cost, isASCII: canvas.isASCII)
        canvas.put(
            CellText(text, limit: CostColumn.width - 1, ascii: canvas.isASCII), row: line,
            column: end - text.count, style: style)
    }

    static func shown(_ cost: GestureCost, isASCII: Bool) -> (text: String, style: CellGrid.Style) {
        switch cost {
        case .gestures(let count):
            let color: CellGrid.Style.Color =
                count <= calm ? .green : count <= warm ? .yellow : .red
            return (
                count > 999 ? "999" : String(count),
                CellGrid.Style(bold: count > warm, color: color)
            )
        case .unreachable:
            return (isASCII ? "-" : "–", CellGrid.Style(bold: true, color: .red))
        case .unknown: return ("?", CellGrid.Style(dim: true))
        }
    }

    /// Up to so many gestures.
    private static let calm = 2
    private static let warm = 4
}
