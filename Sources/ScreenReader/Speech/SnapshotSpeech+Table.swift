/// A cell of a data table as AccessibilitySnapshot prints it (M): headers, label, spans, row and
/// column, each with a full stop; a value follows without a colon.
extension SnapshotSpeech {
    /// Puts what the table tells around the label, which is at `base` or missing.
    func addCell(to segments: inout [Segment], at base: Int) {
        guard let cell = stop.cell else { return }
        if segments.count > base, segments[base].kind == .label {
            segments[base].endSentence()
        } else {
            segments.insert(emptyLabel, at: base)
        }
        segments.insert(contentsOf: places(in: cell), at: base + 1)
        segments.insert(contentsOf: headers(of: cell), at: base)
    }

    /// A header's full stop comes always, even after one of its own (H).
    private func headers(of cell: CellContext) -> [Segment] {
        guard settings.tableHeaders == .on else { return [] }
        return cell.headers.flatMap { header in
            let texts = [header.label ?? "", header.value ?? ""].filter { !$0.isEmpty }
            return texts.enumerated().map { place, text in
                Segment(
                    .header, text + (place == texts.count - 1 ? "." : ":"), from: header.id,
                    rule: "table.header", confidence: .medium, language: header.language)
            }
        }
    }

    private func places(in cell: CellContext) -> [Segment] {
        guard settings.rowColumnNumbers == .on else { return [] }
        var places: [Segment] = []
        func add(_ kind: Segment.Kind, _ text: String, _ rule: String) {
            places.append(
                Segment(
                    kind, text, from: "table", rule: rule, confidence: .medium,
                    language: words.language))
        }
        if cell.rowSpan > 1, cell.row != nil {
            add(.span, words.rowSpan(cell.rowSpan), "table.rowSpan")
        }
        if cell.columnSpan > 1, cell.column != nil {
            add(.span, words.columnSpan(cell.columnSpan), "table.columnSpan")
        }
        if cell.isFirstInRow, let row = cell.row { add(.row, words.row(row + 1), "table.row") }
        if let column = cell.column { add(.column, words.column(column + 1), "table.column") }
        return places
    }
}
