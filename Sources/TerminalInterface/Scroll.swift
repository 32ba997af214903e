/// Where panes that are longer than their room begin.
enum Scroll {
    /// Lines that stay in view above and below the cursor where there is room.
    static let context = 2

    /// The first row to show: `top`, moved no more than keeps `cursor` in view with its context;
    /// with `byHalves` by half the room, which costs a slow line less often.
    static func top(
        _ top: Int, cursor: Int?, count: Int, rows: Int, byHalves: Bool = false
    ) -> Int {
        let last = max(count - rows, 0)
        guard let cursor, rows > 0 else { return min(max(top, 0), last) }
        let context = min(Scroll.context, (rows - 1) / 2)
        let lowest = cursor + context - rows + 1
        let highest = cursor - context
        let more = byHalves ? max(rows / 2 - context, 0) : 0
        var top = top
        if top < lowest {
            top = min(lowest + more, highest)
        } else if top > highest {
            top = max(highest - more, lowest)
        }
        return min(max(top, 0), last)
    }

    /// The first line to show of a list that only grows: it moves on by half its room at a time,
    /// so that most new lines change one row of the terminal.
    static func growing(count: Int, rows: Int) -> Int {
        guard count > rows else { return 0 }
        let half = max(rows / 2, 1)
        return (count - rows + half - 1) / half * half
    }
}
