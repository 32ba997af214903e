import ScreenModel

/// Data tables by row and column. The commands are those of an iPhone's keyboard (read off
/// iOS 14, H); how they move is general knowledge (L).
extension Reader {
    private struct Place {
        let table: TableIndex
        let cell: TableCell
    }

    private func place(of index: ElementIndex) -> Place? {
        let context = scene.order.context(of: index)
        guard !context.table.isNone, !context.cell.isNone,
            let table = scene.order.table(context.table),
            let cell = scene.tree[context.cell].extras.cell
        else { return nil }
        return Place(table: table, cell: cell)
    }

    /// The cell next to the focused one, past what that one spans; nil at the table's edges and
    /// outside tables.
    func neighbour(of index: ElementIndex, _ line: TableLine, _ direction: SearchDirection)
        -> ElementIndex?
    {
        guard let place = place(of: index), let row = place.cell.row,
            let column = place.cell.column
        else { return nil }
        let found =
            switch (line, direction) {
            case (.row, .next):
                place.table.cell(row: row &+ max(place.cell.rows, 1), column: column)
            case (.row, .previous): place.table.cell(row: row &- 1, column: column)
            case (.column, .next):
                place.table.cell(row: row, column: column &+ max(place.cell.columns, 1))
            case (.column, .previous): place.table.cell(row: row, column: column &- 1)
            }
        return found.flatMap(stop(touchedAt:))
    }

    mutating func move(along line: TableLine, _ direction: SearchDirection) {
        guard let cursor, place(of: cursor) != nil else {
            play(.none)
            return
        }
        guard let target = neighbour(of: cursor, line, direction) else {
            reachBoundary(direction)
            return
        }
        focus(on: target, .move)
    }

    /// The headers of the row or column that the focused cell stands in.
    mutating func readHeaders(of line: TableLine) {
        guard let cursor, let place = place(of: cursor) else {
            play(.none)
            return
        }
        let headers =
            switch line {
            case .row: place.cell.row.map(place.table.headers(ofRow:))
            case .column: place.cell.column.map(place.table.headers(ofColumn:))
            }
        guard let headers, !headers.isEmpty else {
            play(.none)
            return
        }
        for header in headers {
            let element = scene.element(at: header)
            for text in [element.label, element.value] {
                guard let text, !text.isEmpty else { continue }
                say(.text(text, language: element.language))
            }
        }
    }

    /// All cells of the column that the focused one stands in, from the first row on (VO-C pressed
    /// twice; guidepup's chart of commands, H).
    mutating func readColumn() {
        guard let cursor, let place = place(of: cursor), let column = place.cell.column else {
            play(.none)
            return
        }
        for cell in place.table.cells(inColumn: column) {
            guard let stop = stop(touchedAt: cell).map(stop(at:)) else { continue }
            let text = describe(stop, settings)
            if !text.isEmpty { say(.text(text, language: stop.element.language)) }
        }
    }

    mutating func readRowAndColumn() {
        guard let cursor, let place = place(of: cursor),
            place.cell.row != nil || place.cell.column != nil
        else {
            play(.none)
            return
        }
        say(.cell(row: place.cell.row, column: place.cell.column))
    }
}

/// A way through a data table.
public enum TableLine: Sendable, Equatable {
    case row, column
}
