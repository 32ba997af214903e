import ScreenReader

/// Title, file and modes. As room runs out the file's name goes, then the modes.
enum HeaderLine {
    static func draw(
        on canvas: inout Canvas, area: Area, title: String?, name: String, modes: [String]
    ) {
        let separator = canvas.isASCII ? " - " : " · "
        let short = title.flatMap { $0.isEmpty ? nil : $0 } ?? name
        let long = short == name ? name : short + separator + name
        let end = area.end - 1
        let mode = CellText(
            modes.joined(separator: "  "), limit: area.columns, ascii: canvas.isASCII)
        let room = area.columns - 2 - mode.width - 2
        let titles = [long, short].map {
            CellText($0, limit: area.columns - 2, ascii: canvas.isASCII)
        }
        guard let fitting = titles.first(where: { $0.width <= room }) else {
            canvas.put(short, row: area.row, column: area.column + 1, end: end)
            return
        }
        let next = canvas.put(fitting, row: area.row, column: area.column + 1)
        let column = fitting.isCertain ? end - mode.width : next + 2
        canvas.put(mode, row: area.row, column: column)
    }
}
