import ScreenModel
import ScreenReader
import Testing

/// Cells of data tables on native screens: headers, spans, row, column, then the value.
@Suite struct DataTableTests {
    static func cell(
        _ label: String, _ row: Int?, _ column: Int?, rows: Int = 1, columns: Int = 1,
        _ change: (inout Element) -> Void = { _ in }
    ) -> Sketch {
        Sketch(label) { element in
            element.more {
                $0.cell = TableCell(row: row, column: column, rows: rows, columns: columns)
            }
            change(&element)
        }
    }

    static func table(
        _ cells: [Sketch], rows: [Int: [String]] = [:], columns: [Int: [String]] = [:],
        _ change: (inout Element) -> Void = { _ in }
    ) -> Sketch {
        Sketch(holding: cells) { element in
            element.container = .dataTable
            element.more { $0.headers = TableHeaders(rows: rows, columns: columns) }
            change(&element)
        }
    }

    private static let departures = table(
        [
            cell("Line", 0, 0), cell("Time", 0, 1),
            cell("12", 1, 0), cell("Due", 1, 1) { $0.value = "3 min" },
            cell("7", 2, 0) { $0.value = "bus" }, cell("Late", 2, 1),
        ],
        rows: [1: ["12"], 2: ["7"]], columns: [0: ["Line"], 1: ["Time"]])

    static let cases: [ContextCase] = [
        ContextCase(
            "column headers on every cell but below themselves in the first column; the row of the "
                + "first cell alone", [departures],
            "Line, Row 1, Column 1", "Time, Column 2", "12, Row 2, Column 1",
            "Time, Due, Column 2, 3 min", "Line, 7, Row 3, Column 1, bus",
            "Time, Late, Column 2"),
        ContextCase(
            "row headers on the first cell alone; label and value, rows before columns",
            [
                table(
                    [
                        cell("A", 0, 0) { $0.value = "a" }, cell("B", 0, 1) { $0.value = "b" },
                        cell("C", 2, 0),
                    ],
                    rows: [0: ["B", "A"]], columns: [0: ["C"], 1: ["A"]])
            ], "B, b, C, A, Row 1, Column 1, a", "A, a, B, Column 2, b", "C, Row 3, Column 1"),
        ContextCase(
            "a row header that is no cell is skipped, a column header is not",
            [
                Sketch("H"), Sketch("K"),
                table([cell("A", 0, 0)], rows: [0: ["H"]], columns: [0: ["K"]]),
            ], "H", "K", "K, A, Row 1, Column 1"),
        ContextCase(
            "headers that are nowhere", [table([cell("A", 0, 0)], rows: [0: ["x"]])],
            "A, Row 1, Column 1"),
        ContextCase(
            "the header right above a first cell is skipped, others are not",
            [
                table(
                    [cell("T", 0, 0), cell("S", 1, 0), cell("A", 2, 0)], columns: [0: ["T", "S"]])
            ], "S, T, Row 1, Column 1", "S, Row 2, Column 1", "T, A, Row 3, Column 1"),
        ContextCase(
            "a first cell further right says its row",
            [
                table(
                    [cell("tall", 0, 0, rows: 2), cell("A", 1, 1), cell("B", 1, 2, columns: 3)])
            ], "tall, Spans 2 rows, Row 1, Column 1", "A, Row 2, Column 2",
            "B, Spans 3 columns, Column 3"),
        ContextCase(
            "both spans", [table([cell("A", 4, 2, rows: 3, columns: 2)])],
            "A, Spans 3 rows, Spans 2 columns, Row 5, Column 3"),
        ContextCase(
            "an unknown row: no row, no span of rows, every column header",
            [
                table(
                    [cell("T", 0, 0), cell("A", nil, 0, rows: 2), cell("B", 1, 0)],
                    rows: [0: ["B"]], columns: [0: ["T", "B"]])
            ], "B, B, T, Row 1, Column 1", "T, B, A, Column 1", "B, Row 2, Column 1"),
        ContextCase(
            "an unknown column", [table([cell("A", 1, nil, rows: 2, columns: 2)])],
            "A, Spans 2 rows"),
        ContextCase("an unknown place", [table([cell("A", nil, nil)])], "A"),
        ContextCase(
            "an empty cell says its place; its hint stays a hint",
            [table([cell("", 0, 0) { $0.hint = "H" }])], "Row 1, Column 1"),
        ContextCase(
            "selected first, headers before the label, value before the roles",
            [
                table(
                    [
                        cell("T", 0, 1),
                        cell("A", 1, 1) {
                            $0.traits = [.button, .selected, .notEnabled]
                            $0.value = "V"
                        },
                        cell("Z", 1, 0),
                    ], columns: [1: ["T"]])
            ], "T, Row 1, Column 2", "selected, T, A, Column 2, V, dimmed, Button",
            "Z, Row 2, Column 1"),
        ContextCase(
            "a table in a list says nothing: the outermost wins",
            [
                Sketch(holding: [table([cell("A", 0, 0), cell("B", 0, 1)])]) {
                    $0.container = .list
                }
            ],
            "A, List start", "B, List end"),
        ContextCase(
            "a list in a table says nothing",
            [table([Sketch(holding: [cell("A", 0, 0), Sketch("x")]) { $0.container = .list }])],
            "A, Row 1, Column 1", "x"),
        ContextCase(
            "what lies in a cell is no cell",
            [
                table([
                    Sketch(holding: [Sketch("in")]) { element in
                        element.more { $0.cell = TableCell(row: 0, column: 0) }
                    }, cell("B", 0, 1),
                ])
            ], "in", "B, Column 2"),
        ContextCase(
            "a cell without a table", [cell("A", 0, 0) { $0.value = "V" }], "A, V"),
        ContextCase(
            "a table that lists a group of cells",
            [
                Sketch(
                    holding: [
                        Sketch(holding: [cell("A", 0, 0), cell("B", 0, 1)]) { $0.id = "row" }
                    ]
                ) {
                    $0.container = .dataTable
                    $0.more { $0.order = ["row"] }
                }
            ], "A, Row 1, Column 1", "B, Column 2"),
        ContextCase(
            "a hidden cell is none",
            [table([cell("A", 0, 0) { $0.hidden = true }, cell("B", 0, 1)])],
            "B, Row 1, Column 2"),
        ContextCase(
            "no headers", [departures], "Line, Row 1, Column 1", "Time, Column 2",
            "12, Row 2, Column 1", "Due, Column 2, 3 min", "7, Row 3, Column 1, bus",
            "Late, Column 2", settings: ["tableHeaders": "off"]),
        ContextCase(
            "no numbers", [departures], "Line", "Time", "12", "Time, Due, 3 min", "Line, 7, bus",
            "Time, Late", settings: ["rowColumnNumbers": "off"]),
        ContextCase(
            "containerContext leaves cells alone", [table([cell("A", 0, 0)])],
            "A, Row 1, Column 1", settings: ["containerContext": "off"]),
        ContextCase(
            "roles first", [table([cell("A", 0, 0) { $0.type = .button }])],
            "Button, A, Row 1, Column 1", settings: ["traitPosition": "before"]),
    ]

    @Test(arguments: cases)
    func walk(_ row: ContextCase) { row.check() }

    /// A header says what it says now, in its own language.
    @Test func headersFollowTheScreen() throws {
        var walk = Walk([
            Self.table(
                [
                    Self.cell("T", 0, 1) { $0.language = "fr" },
                    Self.cell("A", 1, 1) {
                        $0.on(.activate, .set("T", [.label]) { $0.label = "New" })
                    }, Self.cell("Z", 1, 0),
                ], columns: [1: ["T"]])
        ])
        #expect(walk.play("touch #A") == "@A [tick] 'T, A, Column 2'")
        #expect(walk.play("double tap;swipe left;swipe right") == "@A [tick] 'New, A, Column 2'")
        let header = walk.utterances.dropFirst().first?.segments.first
        #expect(header?.kind == .header)
        #expect(header?.language == "fr")
        #expect(header?.from == "T")
    }

    /// A cell that moves or comes changes what is first in the row.
    @Test func cellsFollowTheScreen() {
        var walk = Walk([
            Self.table([Self.cell("A", 0, 1), Self.cell("B", 0, 2)]),
            Sketch("x") {
                $0.on(
                    .activate,
                    .set("A", [.table]) { element in
                        element.more { $0.cell = TableCell(row: 0, column: 3) }
                    })
            },
        ])
        #expect(walk.heard == ["A, Row 1, Column 2", "B, Column 3", "x"])
        _ = walk.play("touch #x;double tap")
        #expect(walk.heard == ["A, Column 4", "B, Row 1, Column 3", "x"])
    }

    /// A file that names a hundred headers for a column does not make each cell say them all.
    @Test func theHeadersOfACellAreBounded() {
        let many = (0..<100).map { "h\($0)" }
        var cells = many.enumerated().map { Self.cell($0.element, $0.offset, 1) }
        cells.append(Self.cell("A", 100, 1))
        let walk = Walk([Self.table(cells, columns: [1: many])])
        let headers = walk.utterances.last?.segments.filter { $0.kind == .header } ?? []
        #expect(headers.map(\.text) == Array(many.prefix(32)))
    }
}
