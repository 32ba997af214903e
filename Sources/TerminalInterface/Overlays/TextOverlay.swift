/// Text to read and scroll: the keys, and why each word is said.
struct TextOverlay: Sendable {
    /// A paragraph, with a short lead in a column of its own.
    struct Paragraph: Sendable, Equatable {
        var lead = ""
        var text: String
        var isBold = false
    }

    let title: String
    let command: Command
    let paragraphs: [Paragraph]
    /// The width of the column of leads, in cells.
    let leadColumns: Int
    private var top = 0
    private var rows = 1

    init(title: String, command: Command, paragraphs: [Paragraph], leadColumns: Int) {
        self.title = title
        self.command = command
        self.paragraphs = paragraphs
        self.leadColumns = leadColumns
    }

    mutating func handle(_ key: Key) -> Overlay.Answer {
        switch key.base {
        case .down, .enter: top += 1
        case .up: top -= 1
        case .pageDown, .space, .right: top += max(rows - 1, 1)
        case .pageUp, .left: top -= max(rows - 1, 1)
        case .home: top = 0
        case .end: top = .max
        case .escape, .character("q"): return .close
        case .character("y"): return .copy(plainText)
        default: break
        }
        return .stay
    }

    mutating func settle(in area: Area, isASCII: Bool) {
        rows = area.rows
        let count = lines(width: area.columns - 2, isASCII: isASCII).count
        top = min(max(top, 0), max(count - area.rows, 0))
    }

    func draw(on canvas: inout Canvas, area: Area) {
        let lines = lines(width: area.columns - 2, isASCII: canvas.isASCII)
        let column = area.column + 1
        canvas.cursor = CellGrid.Position(row: area.row, column: column)
        for line in 0..<max(area.rows, 0) {
            guard lines.indices.contains(top + line) else { break }
            let paragraph = lines[top + line]
            let row = area.row + line
            let style = CellGrid.Style(bold: paragraph.isBold)
            canvas.put(
                paragraph.lead, row: row, column: column,
                end: paragraph.text.isEmpty ? area.end - 1 : column + leadColumns - 1,
                style: style)
            canvas.put(
                paragraph.text, row: row,
                column: column + (isHanging(paragraph) ? leadColumns : 0), end: area.end - 1,
                style: style)
        }
    }

    /// Paragraphs without a lead that are bold are headings; they begin at the edge.
    private func isHanging(_ paragraph: Paragraph) -> Bool {
        !(paragraph.isBold && paragraph.lead.isEmpty)
    }

    private func lines(width: Int, isASCII: Bool) -> [Paragraph] {
        var lines: [Paragraph] = []
        for paragraph in paragraphs {
            let room = isHanging(paragraph) ? width - leadColumns : width
            let wrapped = CellText.wrap(paragraph.text, width: max(room, 1), ascii: isASCII)
            var lead = paragraph.lead
            // One that is too long for its column has a row of its own.
            if CellText.width(of: lead) >= leadColumns {
                lines.append(Paragraph(lead: lead, text: "", isBold: paragraph.isBold))
                lead = ""
            }
            lines.append(
                Paragraph(
                    lead: lead, text: wrapped.first ?? "", isBold: paragraph.isBold))
            for rest in wrapped.dropFirst() {
                lines.append(Paragraph(text: rest))
            }
        }
        return lines
    }

    private var plainText: String {
        paragraphs.map { $0.lead.isEmpty ? $0.text : $0.lead + ": " + $0.text }
            .joined(separator: "\n")
    }
}
