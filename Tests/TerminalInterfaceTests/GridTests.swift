import ScreenModel
import Testing

@testable import TerminalInterface

/// Whatever the size and the text, a grid keeps its promises.
@Suite struct GridTests {
    static let sizes = Array(1...13) + [16, 19, 20, 21, 24, 30, 40, 59, 60, 61, 80, 120, 300]

    /// Names from many scripts, long and hostile ones.
    static let mixed = Samples.screen(
        "标题 – عنوان 👩‍👩‍👧",
        [
            Samples.item(.heading, "日本語の見出し、とても長い見出しで、行に入りきらない"),
            Samples.item(.button, "שלום עולם"), Samples.item(.text, "हिन्दी में पाठ"),
            Samples.item(.button, "🇬🇧❤️👍🏽 flags"), Samples.item(.text, "\u{1B}[2J\u{202E}gnp"),
            Samples.item(.text, String(repeating: "e\u{301}\u{302}", count: 300)),
            Samples.item(.button, nil),
            Samples.item(
                .list, nil,
                [
                    Samples.item(
                        .list, "In", [Samples.item(.list, "Deep", [Samples.item(.text, "x")])])
                ]),
        ])

    struct State: CustomTestStringConvertible {
        let keys: String
        var screen = Samples.basket
        var isASCII = false
        var testDescription: String { keys + (isASCII ? " ascii" : "") }
    }

    @Test(arguments: [
        State(keys: ""), State(keys: "right right ]"), State(keys: "right ? pagedown"),
        State(keys: "end left w"), State(keys: "I"), State(keys: ": a b c enter"),
        State(keys: "right z"), State(keys: "right z 1 2"), State(keys: "right z", screen: mixed),
        State(keys: "right z", isASCII: true), State(keys: "end z", screen: Samples.rows(1000)),
        State(keys: "right P"), State(keys: "c"),
        State(keys: "right", screen: mixed), State(keys: "right v", screen: mixed),
        State(keys: "end w", screen: mixed), State(keys: "I", screen: mixed),
        State(keys: "right right right right right P", screen: mixed),
        State(keys: "right", screen: mixed, isASCII: true),
        State(keys: "right", screen: Samples.rows(1000)),
    ])
    func holds(_ state: State) throws {
        var app = Samples.app(state.screen) { $0.isASCII = state.isASCII }
        try app.press(state.keys)
        var failures: [String] = []
        for rows in GridTests.sizes {
            for columns in GridTests.sizes {
                let grid = app.view(rows: rows, columns: columns)
                if let problem = GridTests.problem(grid, rows, columns, isASCII: state.isASCII) {
                    failures.append("\(rows)x\(columns): \(problem)")
                }
            }
        }
        #expect(failures.isEmpty, "\(failures.count), such as \(failures.prefix(3))")
    }

    static func problem(_ grid: CellGrid, _ rows: Int, _ columns: Int, isASCII: Bool) -> String? {
        if grid.rows != rows || grid.columns != columns || grid.lines.count != rows {
            return "wrong size"
        }
        if grid.cursor.row < 0 || grid.cursor.row >= rows || grid.cursor.column < 0
            || grid.cursor.column >= columns
        {
            return "cursor outside"
        }
        for (row, runs) in grid.lines.enumerated() {
            var column = 0
            for run in runs {
                if run.column < column { return "row \(row) overlaps at \(run.column)" }
                column = run.column + run.width
                if column > columns { return "row \(row) is too long" }
                let width = run.text.reduce(0) { $0 + DrawnCluster($1).width }
                if width != run.width { return "row \(row): '\(run.text)' is \(width) cells" }
                if isASCII, !run.text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
                    return "row \(row): '\(run.text)' is no ASCII"
                }
                if run.text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x202E }
                ) {
                    return "row \(row) holds a control character"
                }
            }
        }
        return nil
    }

    @Test func whatFollowsTextOfUnsureWidthHasNoFixedColumn() throws {
        var app = Samples.app(GridTests.mixed)
        try app.press("right right")
        let grid = app.view(rows: 30, columns: 100)
        for runs in grid.lines {
            guard let unsure = runs.firstIndex(where: { !CellText.isCertain($0.text) }) else {
                continue
            }
            for (run, next) in zip(runs[unsure...], runs[unsure...].dropFirst()) {
                #expect(next.column - run.column - run.width <= 2)
            }
            #expect(runs.last?.text != "│")
        }
    }

    @Test func aLongScreenScrollsWithTwoLinesOfContext() throws {
        var app = Samples.app(Samples.rows(1000))
        for _ in 0..<40 { try app.press("right") }
        let lines = app.shown().split(separator: "\n")
        let row = lines.firstIndex { $0.hasPrefix("│ > Row 40 ") }
        let cursor = try #require(row)
        #expect(lines[cursor + 2].hasPrefix("│   Row 42"))
        #expect(!lines[cursor + 3].contains("Row 43"))
        try app.press("left")
        #expect(app.shown().contains("Row 42 "))
    }
}
