import Testing

@testable import TerminalInterface

@Suite struct LayoutTests {
    /// What takes part in the layout of one size: inside the grid and apart from each other.
    private func problem(_ layout: Layout) -> String? {
        var areas = [layout.caption]
        areas += [layout.header, layout.screen, layout.log, layout.rotor, layout.status]
            .compactMap { $0 }
        if layout.caption.isEmpty { return "no room for speech" }
        if layout.overlay.isEmpty { return "no room for overlays" }
        for area in areas + [layout.overlay] {
            if area.row < 0 || area.column < 0 || area.bottom > layout.rows
                || area.end > layout.columns || area.rows < 0
            {
                return "\(area) is outside"
            }
        }
        for (place, area) in areas.enumerated() {
            for other in areas.dropFirst(place + 1)
            where area.row < other.bottom && other.row < area.bottom
                && area.column < other.end && other.column < area.end
            {
                return "\(area) and \(other) overlap"
            }
        }
        return nil
    }

    @Test func everySizeHoldsTogether() {
        for (isStacked, isPresenter) in [(false, false), (true, false), (false, true)] {
            var failures: [String] = []
            for rows in 1...300 {
                for columns in 1...300 {
                    let layout = Layout(
                        rows: rows, columns: columns, isStacked: isStacked,
                        isPresenter: isPresenter)
                    if layout.isTooSmall { continue }
                    if let problem = problem(layout) {
                        failures.append("\(rows)x\(columns): \(problem)")
                    }
                }
            }
            #expect(failures.isEmpty, "\(failures.prefix(3))")
        }
    }

    @Test func roomGoesInTheDesignedOrder() {
        func parts(_ rows: Int) -> [Bool] {
            let layout = Layout(rows: rows, columns: 80)
            return [
                layout.status != nil, layout.frame != nil, layout.log != nil,
                layout.header != nil, layout.rotor != nil, !layout.isTooSmall,
            ]
        }
        #expect(parts(24) == [true, true, true, true, true, true])
        #expect(parts(11) == [false, true, true, true, true, true])
        #expect(parts(8) == [false, false, false, true, true, true])
        #expect(parts(6) == [false, false, false, false, true, true])
        #expect(parts(4) == [false, false, false, false, false, false])
    }

    @Test func narrowTerminalsGetOnePaneAboveTheOther() {
        #expect(Layout(rows: 24, columns: 60).arrangement == .sideBySide)
        #expect(Layout(rows: 24, columns: 59).arrangement == .stacked)
    }

    struct Scrolled: CustomTestStringConvertible {
        let top: Int
        let cursor: Int?
        let expected: Int
        var testDescription: String { "\(top), cursor \(cursor ?? -1)" }
    }

    /// In a pane of 10 rows over 100.
    @Test(arguments: [
        Scrolled(top: 0, cursor: 0, expected: 0), Scrolled(top: 0, cursor: 7, expected: 0),
        Scrolled(top: 0, cursor: 8, expected: 1), Scrolled(top: 1, cursor: 3, expected: 1),
        Scrolled(top: 1, cursor: 2, expected: 0), Scrolled(top: 0, cursor: 99, expected: 90),
        Scrolled(top: 90, cursor: 95, expected: 90), Scrolled(top: 500, cursor: nil, expected: 90),
    ])
    func scrollingMovesNoMoreThanItMust(_ row: Scrolled) {
        #expect(Scroll.top(row.top, cursor: row.cursor, count: 100, rows: 10) == row.expected)
    }

    @Test func scrollingByHalvesMovesSeldom() {
        var top = 0
        var moves = 0
        for cursor in Array(0..<100) + (0..<100).reversed() {
            let next = Scroll.top(top, cursor: cursor, count: 100, rows: 10, byHalves: true)
            if next != top { moves += 1 }
            #expect((next..<next + 10).contains(cursor))
            top = next
        }
        #expect(moves < 60)
    }

    @Test func aGrowingListShowsItsLastLine() {
        for rows in 1...20 {
            for count in 0...100 {
                let top = Scroll.growing(count: count, rows: rows)
                #expect(top >= 0 && top + rows >= count && (count == 0 || top < count))
            }
        }
    }
}
