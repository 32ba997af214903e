import Testing

@testable import TerminalInterface

/// A long announcement can be read to its end at every size.
@Suite struct CaptionTests {
    private static let sizes = [(24, 80), (40, 120), (12, 40), (5, 20), (10, 60), (16, 30)]

    /// The caption's words over all its parts.
    private func words(_ app: App, rows: Int, columns: Int) throws -> String {
        var app = app
        _ = app.update(.resized(rows: rows, columns: columns))
        var text = ""
        for _ in 0..<40 {
            let area = app.layout(rows: rows, columns: columns).caption
            let lines = app.view(rows: rows, columns: columns).lines
            for row in area.row..<area.bottom {
                for run in lines[row] where run.column >= area.column && run.column < area.end {
                    text += " " + run.text
                }
            }
            try app.press("n")
        }
        return text
    }

    @Test(arguments: [false, true])
    func itsEndIsReached(isPresenter: Bool) throws {
        for (rows, columns) in CaptionTests.sizes {
            var app = Samples.app(Samples.leaflet) { $0.isPresenter = isPresenter }
            try app.press("right")
            let words = try words(app, rows: rows, columns: columns)
            for word in ["Open", "tower", "Lifts", "cellar", "avoided", "list", "prices."] {
                #expect(words.contains(word), "\(word) at \(columns)x\(rows)")
            }
        }
    }

    @Test func roomIsTakenForOneUtteranceOnly() throws {
        var app = Samples.app(Samples.leaflet)
        let before = app.layout(rows: 24, columns: 80)
        try app.press("right")
        #expect(app.layout(rows: 24, columns: 80).caption.rows > before.caption.rows)
        #expect((app.layout(rows: 24, columns: 80).log?.rows ?? 0) >= 3)
        try app.press("right")
        #expect(app.layout(rows: 24, columns: 80) == before)
    }

    @Test func aTextThatIsShownWholeHasNoMore() throws {
        var app = Samples.app()
        try app.press("n")
        #expect(app.shown().contains("all of the text is shown"))
    }

    /// Whatever a text needs, panes stay apart and inside.
    @Test func everyRoomHoldsTogether() {
        for isStacked in [false, true] {
            for rows in 5...60 {
                for columns in [20, 40, 60, 80, 200] {
                    for needed in [1, 3, 8, 12, 30, 1000] {
                        var layout = Layout(rows: rows, columns: columns, isStacked: isStacked)
                        layout.makeRoom { _ in needed }
                        let areas = [layout.screen, layout.caption, layout.log, layout.rotor]
                            .compactMap { $0 }
                        for (place, area) in areas.enumerated() {
                            #expect(area.row >= 0 && area.bottom <= rows && area.rows > 0)
                            for other in areas.dropFirst(place + 1) {
                                let isBeside =
                                    area.end <= other.column || other.end <= area.column
                                #expect(
                                    isBeside || area.bottom <= other.row
                                        || other.bottom <= area.row)
                            }
                        }
                    }
                }
            }
        }
    }
}
