extension CellGrid {
    /// The characters alone, a line for each row, without blanks at its end.
    public var text: String {
        lines.map { runs in
            var line = ""
            var column = 0
            for run in runs {
                line += String(repeating: " ", count: max(run.column - column, 0)) + run.text
                column = run.column + run.width
            }
            while line.last == " " { line.removeLast() }
            return line
        }.joined(separator: "\n")
    }
}
