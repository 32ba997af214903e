import ScreenModel
import ScreenReader
import Testing

struct ContextCase: Sendable, CustomTestStringConvertible {
    let rule: String
    let sketches: [Sketch]
    let settings: [String: String]
    /// What is said of each stop from the first to the last.
    let walk: [String]

    var testDescription: String { rule }

    init(
        _ rule: String, _ sketches: [Sketch], _ walk: String..., settings: [String: String] = [:]
    ) {
        self.rule = rule
        self.sketches = sketches
        self.settings = settings
        self.walk = walk
    }

    func check() {
        #expect(Walk(Screen(sketches), settings, starts: false).heard == walk)
    }
}

/// What containers add: positions, tabs, starts and ends, names on entering.
@Suite struct ContextTests {
    static func list(_ labels: String..., order: [String]? = nil) -> Sketch {
        Sketch(holding: labels.map { Sketch($0) }) { element in
            element.container = .list
            if let order { element.more { $0.order = order } }
        }
    }

    static let cases: [ContextCase] = [
        ContextCase("list", [list("a", "b", "c")], "a, List start", "b", "c, List end"),
        ContextCase(
            "list with an explicit order", [list("a", "b", "c", order: ["c", "b"])],
            "c, List start", "b, List end"),
        ContextCase("a list of one", [list("a")], "a, List start"),
        ContextCase(
            "a list's label is not spoken",
            [
                Sketch(holding: [Sketch("a"), Sketch("b")]) {
                    $0.container = .list
                    $0.label = "Fruit"
                }
            ], "a, List start", "b, List end"),
        ContextCase(
            "landmark", [Sketch(holding: [Sketch("a"), Sketch("b")]) { $0.container = .landmark }],
            "a, Landmark", "b, End"),
        ContextCase(
            "segments",
            [Sketch(holding: [Sketch("a", .button), Sketch("b", .button)], .segmented)],
            "a, Button, 1 of 2", "b, Button, 2 of 2"),
        ContextCase(
            "tab bar: tabs, no buttons, nested ones too",
            [
                Sketch(
                    holding: [
                        Sketch("a", .button), Sketch(holding: [Sketch("b") { $0.selected = true }]),
                    ],
                    .tabBar)
            ], "a, Tab, 1 of 2", "selected, b, Tab, 2 of 2"),
        ContextCase(
            "a tab bar whose traits a dump does not tell",
            [
                Sketch(holding: [Sketch("a", .button), Sketch("b", .button)], .tabBar) {
                    $0.traits = []
                }
            ], "a, Tab, 1 of 2", "b, Tab, 2 of 2"),
        ContextCase(
            "the outermost provider wins",
            [
                Sketch(holding: [list("a", "b"), Sketch("c")]) { $0.container = .landmark }
            ], "a, Landmark", "b", "c, End"),
        ContextCase(
            "an explicit order does not count what is deeper",
            [
                Sketch(holding: [
                    Sketch("a"), Sketch(holding: [Sketch("b")]) { $0.id = "box" }, Sketch("c"),
                ]) {
                    $0.container = .list
                    $0.more { $0.order = ["a", "box", "c"] }
                }
            ], "a, List start", "b", "c, List end"),
        ContextCase(
            "groups are named once, outermost first, with their value",
            [
                Sketch("before"),
                Sketch(
                    holding: [
                        Sketch(holding: [Sketch("a"), Sketch("b")], .group) { $0.label = "Inner" },
                        Sketch("c"),
                    ], .group
                ) {
                    $0.label = "Outer"
                    $0.value = "open"
                },
            ], "before", "Outer, open, Inner, a", "b", "c"),
        ContextCase(
            "contain with a label is a group",
            [
                Sketch("x"),
                Sketch(holding: [Sketch("a")]) {
                    $0.label = "Card"
                    $0.more { $0.childrenBehavior = .contain }
                },
            ], "x", "Card, a"),
        ContextCase(
            "a data table counts nothing",
            [Sketch(holding: [Sketch("a"), Sketch("b")]) { $0.container = .dataTable }], "a", "b"),
    ]

    @Test(arguments: cases + native)
    func walk(_ row: ContextCase) { row.check() }

    @Test func containersAreOffered() {
        let screen = Screen([
            Self.list("a"), Sketch(holding: [Sketch("b")], .group),
            Sketch(holding: [Sketch("c")], .group) { $0.id = "named" },
            Sketch(holding: [Sketch("d")], .tabBar),
        ])
        let order = ReadingOrder(screen: screen)
        #expect(order.containers.filter(\.isOffered).count == 3)
    }
}
