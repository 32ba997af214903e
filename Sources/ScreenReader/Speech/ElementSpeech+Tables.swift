import ScreenModel

/// The place of a cell in its data table.
extension ElementSpeech {
    /// Row headers, then column headers, each in its own language with its label and its value
    /// (AccessibilitySnapshot, M).
    func addHeaders(to segments: inout [Segment]) {
        guard let cell = stop.cell, settings.tableHeaders == .on else { return }
        for header in cell.headers {
            for (text, rule) in [(header.label, "header.label"), (header.value, "header.value")] {
                guard let text, !text.isEmpty else { continue }
                segments.append(
                    Segment(
                        .header, text, from: header.id, rule: rule, confidence: .medium,
                        language: header.language))
            }
        }
    }

    /// Spans before the row, the row before the column. The row is spoken of the first cell in it
    /// and, in web content, when it changed (AccessibilitySnapshot, a11ysupport.io; M).
    func addCellPlace(to segments: inout [Segment]) {
        if stop.isInWebArea { addHeaderWords(to: &segments) }
        guard let cell = stop.cell, settings.rowColumnNumbers == .on else { return }
        if cell.row != nil, cell.rowSpan > 1 {
            segments.append(place(.span, book.rowSpan(cell.rowSpan), "table.rowSpan"))
        }
        if cell.column != nil, cell.columnSpan > 1 {
            segments.append(place(.span, book.columnSpan(cell.columnSpan), "table.columnSpan"))
        }
        if let row = cell.row, cell.isRowDue {
            segments.append(place(.row, book.row(row &+ 1), "table.row"))
        }
        if let column = cell.column {
            segments.append(place(.column, book.column(column &+ 1), "table.column"))
        }
    }

    private func place(_ kind: Segment.Kind, _ phrase: Phrase, _ rule: String) -> Segment {
        word(kind, phrase, from: ElementKey.table.rawValue, rule, .medium)
    }

    /// What web content calls a header cell (a11ysupport.io, M).
    private func addHeaderWords(to segments: inout [Segment]) {
        let traits = traits.union(stop.cell?.traits ?? [])
        if traits.contains(.rowHeader) {
            segments.append(
                word(.role, book.web.rowHeader, from: "traits", "role.rowHeader", .medium))
        }
        if traits.contains(.columnHeader) {
            segments.append(
                word(.role, book.web.columnHeader, from: "traits", "role.columnHeader", .medium))
        }
    }

    /// The ends of a table in web content, with its size at the start (a11ysupport.io, M).
    func addTableEdge(to segments: inout [Segment]) {
        guard settings.containerContext == .on, let cell = stop.cell, let edge = cell.edge
        else { return }
        func add(_ phrase: Phrase) {
            segments.append(word(.boundary, phrase, from: cell.tableID, "table.edge", .medium))
        }
        switch edge {
        case .start(let rows, let columns):
            add(book.web.tableStart)
            if rows > 0 { add(book.web.tableRows(rows)) }
            if columns > 0 { add(book.web.tableColumns(columns)) }
        case .end:
            add(book.web.tableEnd)
        }
    }
}
