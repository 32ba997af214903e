/// Where panes that are longer than their room begin.
enum Scroll {
    /// Lines that stay in view above and below the cursor where there is room.
    static let context = 2

    /// The first row to show: as near to `top` as keeps `cursor` in view with its context.
    static func top(_ top: Int, cursor: Int?, count: Int, rows: Int) -> Int {
        let last = max(count - rows, 0)
        guard let cursor, rows > 0 else { return min(max(top, 0), last) }
        let context = min(Scroll.context, (rows - 1) / 2)
        let lowest = cursor + context - rows + 1
        let highest = cursor - context
        return min(max(min(max(top, lowest), highest), 0), last)
    }

    /// The first line to show of a list that only grows: it moves on by half its room at a time,
    /// so that most new lines change one row of the terminal.
    static func growing(count: Int, rows: Int) -> Int {
        guard count > rows else { return 0 }
        let half = max(rows / 2, 1)
        return (count - rows + half - 1) / half * half
    }
}
