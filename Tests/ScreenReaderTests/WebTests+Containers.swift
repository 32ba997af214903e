import ScreenModel
import ScreenReader
import Testing

/// Landmarks, lists, series and tables on a web page.
extension WebTests {
    private static func page(_ children: Sketch...) -> [Sketch] {
        [Sketch(holding: children, .webArea)]
    }

    private static func landmark(
        _ children: [Sketch], label: String? = nil, kind: String? = nil
    ) -> Sketch {
        Sketch(holding: children) { element in
            element.container = .landmark
            element.label = label
            element.more { $0.landmark = kind }
        }
    }

    private static func series(_ children: Sketch...) -> Sketch {
        Sketch(holding: children) { $0.container = .series }
    }

    private static let prices = DataTableTests.table(
        [
            DataTableTests.cell("Tea", 0, 0) { $0.traits = [.rowHeader, .columnHeader] },
            DataTableTests.cell("Price", 0, 1) { $0.traits = .columnHeader },
            DataTableTests.cell("Green", 1, 0), DataTableTests.cell("2 €", 1, 1),
        ]
    ) { $0.label = "Prices" }

    static let containers: [ContextCase] = [
        ContextCase(
            "a landmark with its name and kind",
            page(
                Sketch("x"),
                landmark(
                    [Sketch("Home"), Sketch("Shop"), Sketch("Help")], label: "Site",
                    kind: "navigation")),
            "x", "Home, Site, navigation, Landmark", "Shop", "Help, End, Site, navigation"),
        ContextCase(
            "a landmark without them",
            page(landmark([Sketch("a"), Sketch("b")], label: "", kind: nil)), "a, Landmark",
            "b, End"),
        ContextCase(
            "the kind in words",
            page(landmark([Sketch("a"), Sketch("b")], kind: "contentinfo")),
            "a, content information, Landmark", "b, End, content information"),
        ContextCase("a list", page(list("Cats", "Dogs")), "Cats, List start", "Dogs, List end"),
        ContextCase(
            "of lists and landmarks the outermost speaks",
            page(landmark([list("a", "b"), Sketch("c")], kind: "main")), "a, main, Landmark", "b",
            "c, End, main"),
        ContextCase(
            "landmark among the roles",
            page(landmark([Sketch("a", .link) { $0.enabled = false }, Sketch("b")], kind: "main")),
            "a, dimmed, main, Landmark, Link", "b, End, main",
            settings: ["boundaryPlace": "inRoles"]),
        ContextCase(
            "required after the position",
            page(
                series(
                    Sketch("cat") {
                        $0.traits = [.radioButton, .required]
                        $0.value = "1"
                    }, Sketch("dog", .radioButton) { $0.value = "0" })),
            "cat, Radio button, checked, 1 of 2, required",
            "dog, Radio button, unchecked, 2 of 2"),
        ContextCase(
            "a table: its label, header words, its size, its end; the row when it changes",
            page(Sketch("x"), prices, Sketch("y")), "x",
            "Prices, Tea, Row header, Column header, Row 1, Column 1, Table start, 2 rows, "
                + "2 columns", "Price, Column header, Column 2", "Green, Row 2, Column 1",
            "2 €, Column 2, Table end", "y"),
        ContextCase(
            "a table in a landmark says all of it", page(landmark([prices], kind: "main")),
            "Prices, Tea, Row header, Column header, Row 1, Column 1, main, Landmark, Table start, "
                + "2 rows, 2 columns", "Price, Column header, Column 2", "Green, Row 2, Column 1",
            "2 €, Column 2, End, main, Table end"),
        ContextCase(
            "a button that is a header, alone in a series",
            page(
                DataTableTests.table([
                    DataTableTests.cell("First", 0, 0),
                    series(
                        DataTableTests.cell("Title", 0, 1) {
                            $0.traits = [.button, .columnHeader]
                        }),
                ])), "First, Row 1, Column 1, Table start, 1 row, 2 columns",
            "Title, Column header, Column 2, Button, 1 of 1, Table end"),
        ContextCase(
            "what lies in a cell has its place",
            page(
                DataTableTests.table([
                    Sketch(holding: [Sketch("Sort", .button), Sketch("Help", .link)]) { element in
                        element.traits = .columnHeader
                        element.more { $0.cell = TableCell(row: 0, column: 0) }
                    }, DataTableTests.cell("b", 1, 0),
                ])), "Sort, Column header, Row 1, Column 1, Button, Table start, 2 rows, 1 column",
            "Help, Column header, Column 1, Link", "b, Row 2, Column 1, Table end"),
        ContextCase(
            "headers on a web page",
            page(
                DataTableTests.table(
                    [
                        DataTableTests.cell("T", 0, 1), DataTableTests.cell("R", 1, 0),
                        DataTableTests.cell("v", 1, 1) { $0.value = "V" },
                    ], rows: [1: ["R"]], columns: [1: ["T"]])),
            "T, Row 1, Column 2, Table start, 2 rows, 2 columns", "R, Row 2, Column 1",
            "T, v, Column 2, V, Table end"),
        ContextCase(
            "what names a column from inside a cell does not name itself",
            page(
                DataTableTests.table(
                    [
                        Sketch(holding: [Sketch("T", .button)]) { element in
                            element.more { $0.cell = TableCell(row: 0, column: 0) }
                        }, DataTableTests.cell("a", 1, 0), DataTableTests.cell("b", 2, 0),
                    ], columns: [0: ["T"]])),
            "T, Row 1, Column 1, Button, Table start, 3 rows, 1 column",
            "T, a, Row 2, Column 1", "T, b, Row 3, Column 1, Table end"),
        ContextCase(
            "a table of one cell", page(DataTableTests.table([DataTableTests.cell("a", 0, 0)])),
            "a, Row 1, Column 1, Table start, 1 row, 1 column"),
        ContextCase(
            "a caption is no cell",
            page(DataTableTests.table([Sketch("Caption"), DataTableTests.cell("a", 0, 0)])),
            "Caption, Table start, 1 row, 1 column", "a, Row 1, Column 1, Table end"),
        ContextCase(
            "a layout table", page(Sketch(holding: [Sketch("a")]) { $0.container = .dataTable }),
            "a"),
        ContextCase(
            "a table in a table",
            page(
                DataTableTests.table([
                    DataTableTests.cell("a", 0, 0),
                    DataTableTests.table([DataTableTests.cell("b", 4, 4)]) { $0.label = "Inner" },
                ])), "a, Row 1, Column 1, Table start, 1 row, 1 column",
            "Inner, b, Row 5, Column 5, Table start, 5 rows, 5 columns"),
        ContextCase(
            "no numbers", page(prices),
            "Prices, Tea, Row header, Column header, Table start, 2 rows, 2 columns",
            "Price, Column header", "Green", "2 €, Table end",
            settings: ["rowColumnNumbers": "off"]),
        ContextCase(
            "no context", page(landmark([prices], kind: "main")),
            "Prices, Tea, Row header, Column header, Row 1, Column 1",
            "Price, Column header, Column 2", "Green, Row 2, Column 1", "2 €, Column 2",
            settings: ["containerContext": "off"]),
        ContextCase(
            "no names", page(prices),
            "Tea, Row header, Column header, Row 1, Column 1, Table start, 2 rows, 2 columns",
            "Price, Column header, Column 2", "Green, Row 2, Column 1",
            "2 €, Column 2, Table end", settings: ["containerLabels": "off"]),
    ]

    private static func list(_ labels: String...) -> Sketch {
        Sketch(holding: labels.map { Sketch($0) }) { $0.container = .list }
    }

    @Test(arguments: containers)
    func walk(_ row: ContextCase) { row.check() }

    /// The row is spoken when the cursor comes from another one, from whatever side.
    @Test func rowsByTheWayThatTheCursorCame() {
        var walk = Walk(Self.page(Self.prices))
        _ = walk.play("last item")
        #expect(walk.play("swipe left") == "@Green [tick] 'Green, Column 1'")
        #expect(
            walk.play("swipe left") == "@Price [tick] 'Price, Column header, Row 1, Column 2'")
        #expect(walk.play("last item;touch #Tea").contains("Row 1, Column 1"))
    }
}
