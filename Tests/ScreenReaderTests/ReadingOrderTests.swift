import ScreenModel
import ScreenReader
import Testing

struct OrderCase: Sendable, CustomTestStringConvertible {
    let rule: String
    let screen: Screen
    let order: String
    var modalScope = ModalScope.siblings

    var testDescription: String { rule }

    init(
        _ rule: String, _ sketches: [Sketch], _ order: String,
        modalScope: ModalScope = .siblings, _ change: (inout Screen) -> Void = { _ in }
    ) {
        self.rule = rule
        screen = Screen(sketches, change)
        self.order = order
        self.modalScope = modalScope
    }
}

/// Which elements are stops, and in what order. The rules are AccessibilitySnapshot's
/// `AccessibilityHierarchyParser`, the texts our own.
@Suite struct ReadingOrderTests {
    private static let zero = Rect(x: 5, y: 5, width: 0, height: 0)

    static let stops: [OrderCase] = [
        OrderCase(
            "document order without frames", [Sketch("c"), Sketch("a"), Sketch("b")], "c a b"),
        OrderCase(
            "hidden takes its subtree along",
            [Sketch("a"), Sketch(holding: [Sketch("b")]) { $0.hidden = true }, Sketch("c")], "a c"),
        OrderCase(
            "transparent takes its subtree along",
            [Sketch(holding: [Sketch("b")]) { $0.more { $0.alpha = 0 } }, Sketch("c")], "c"),
        OrderCase("faint is read", [Sketch("a") { $0.more { $0.alpha = 0.01 } }], "a"),
        OrderCase(
            "a stop of no size is none", [Sketch("a") { $0.frame = zero }, Sketch("b")], "b"),
        OrderCase(
            "a wrapper of no size is walked",
            [Sketch(holding: [Sketch("a")]) { $0.frame = zero }], "a"),
        OrderCase(
            "a list of elements of no size is not",
            [
                Sketch(holding: [Sketch("a")]) {
                    $0.frame = zero
                    $0.more { $0.order = ["a"] }
                }, Sketch("b"),
            ], "b"),
        OrderCase(
            "flat in one dimension is read",
            [Sketch("a") { $0.frame = Rect(x: 0, y: 0, width: 0, height: 9) }], "a"),
        OrderCase(
            "a stop's children are no stops",
            [
                Sketch(holding: [Sketch("b")], .button) { $0.label = "a" },
                Sketch(holding: [Sketch("d")]) {
                    $0.label = "c"
                    $0.accessible = true
                },
            ], "a c"),
        OrderCase(
            "what is said to be none", [Sketch("a") { $0.accessible = false }, Sketch("b")], "b"),
        OrderCase(
            "an empty container is none",
            [Sketch("a", .list), Sketch("b", .group), Sketch("c") { $0.container = .list }],
            ""),
        OrderCase(
            "what merges its children",
            [
                Sketch(holding: [Sketch("x")]) {
                    $0.label = "a"
                    $0.more { $0.childrenBehavior = .combine }
                },
                Sketch(holding: [Sketch("x")]) {
                    $0.label = "b"
                    $0.more { $0.childrenBehavior = .ignore }
                },
            ], "a b"),
        OrderCase(
            "a label of another element",
            [Sketch("text"), Sketch("field", .textField) { $0.more { $0.labeledBy = "text" } }],
            "field"),
        OrderCase(
            "two that label each other leave one",
            [
                Sketch("a") { $0.more { $0.labeledBy = "b" } },
                Sketch("b") { $0.more { $0.labeledBy = "a" } },
            ], "a"),
    ]

    static let groups: [OrderCase] = [
        OrderCase(
            "explicit order, only these",
            [
                Sketch(holding: [Sketch("a"), Sketch("b"), Sketch("c")]) {
                    $0.more { $0.order = ["c", "a"] }
                }
            ], "c a"),
        OrderCase(
            "explicit order reaches deeper and beats frames",
            [
                Sketch(holding: [
                    Sketch("a", at: (0, 0)), Sketch(holding: [Sketch("b", at: (0, 90))]),
                ]) { $0.more { $0.order = ["b", "a"] } }
            ], "b a"),
        OrderCase(
            "explicit order of groups",
            [
                Sketch(holding: [
                    Sketch(holding: [Sketch("low", at: (0, 90))]) { $0.id = "l" },
                    Sketch(holding: [Sketch("high", at: (0, 0))]) { $0.id = "h" },
                ]) { $0.more { $0.order = ["l", "h"] } }
            ], "low high"),
        OrderCase(
            "an explicit group stands where its upper member stands",
            [
                Sketch("top", at: (0, 0)), Sketch("middle", at: (0, 100)),
                Sketch(holding: [Sketch("low", at: (0, 150)), Sketch("high", at: (0, 50))]) {
                    $0.more { $0.order = ["low", "high"] }
                },
            ], "top low high middle"),
        OrderCase(
            "an order that names itself, the one around it, nobody, or one twice",
            [
                Sketch(holding: [
                    Sketch(holding: [Sketch("a"), Sketch("b")]) {
                        $0.id = "inner"
                        $0.more { $0.order = ["inner", "outer", "b", "nobody", "b", "a"] }
                    }
                ]) {
                    $0.id = "outer"
                    $0.more { $0.order = ["outer", "inner"] }
                }
            ], "b a"),
        OrderCase(
            "an empty order", [Sketch(holding: [Sketch("a")]) { $0.more { $0.order = [] } }], ""),
        OrderCase(
            "a doubled id is its first element",
            [
                Sketch(holding: [
                    Sketch("1") { $0.id = "x" }, Sketch("2") { $0.id = "x" }, Sketch("3"),
                ]) { $0.more { $0.order = ["3", "x"] } }
            ], "3 1"),
        OrderCase(
            "grouped children stay together",
            [
                Sketch("a", at: (0, 0)), Sketch("b", at: (0, 40)),
                Sketch(holding: [Sketch("d", at: (0, 60)), Sketch("c", at: (0, 20))]) {
                    $0.groupsChildren = true
                },
            ], "a c d b"),
        OrderCase(
            "a wrapper does not keep them together",
            [
                Sketch("a", at: (0, 0)), Sketch("b", at: (0, 40)),
                Sketch(holding: [Sketch("d", at: (0, 60)), Sketch("c", at: (0, 20))]),
            ], "a c b d"),
        OrderCase(
            "a named group does",
            [
                Sketch("b", at: (0, 40)),
                Sketch(holding: [Sketch("d", at: (0, 60)), Sketch("c", at: (0, 20))], .group) {
                    $0.label = "g"
                },
            ], "c d b"),
        OrderCase(
            "a nameless group does not",
            [
                Sketch("b", at: (0, 40)),
                Sketch(holding: [Sketch("d", at: (0, 60)), Sketch("c", at: (0, 20))], .group),
            ], "c b d"),
        OrderCase(
            "an empty group takes no place",
            [Sketch("b", at: (0, 40)), Sketch(holding: [], .group) { $0.label = "g" }], "b"),
        OrderCase(
            "an explicit group in a tab bar stands at its own frame",
            [
                Sketch(
                    holding: [
                        Sketch(holding: [Sketch("late", at: (0, 0))]) {
                            $0.frame = Rect(x: 50, y: 0, width: 9, height: 9)
                            $0.more { $0.order = ["late"] }
                        }, Sketch("soon", at: (20, 0)),
                    ], .tabBar)
            ], "soon late"),
        OrderCase(
            "sort priority first, ties by frame",
            [
                Sketch("a", at: (0, 0)),
                Sketch("b", at: (0, 50)) { $0.more { $0.sortPriority = 1 } },
                Sketch("c", at: (0, 20)) { $0.more { $0.sortPriority = 1 } },
                Sketch("d", at: (0, 10)) { $0.more { $0.sortPriority = -1 } },
            ], "c b a d"),
    ]

    @Test(arguments: stops + groups + modals + frames)
    func order(_ row: OrderCase) {
        #expect(row.screen.order(row.modalScope) == row.order)
    }

    @Test func aStatedOrderStands() {
        var screen = Screen([Sketch("a"), Sketch("b"), Sketch(holding: [Sketch("c")])])
        let places = (1...4).map { ElementIndex($0) }
        screen.statedOrder = [places[3], places[0], places[3], ElementIndex(99)]
        #expect(screen.order() == "c a")
        screen.tree.modify(places[2]) { $0.hidden = true }
        #expect(screen.order() == "a")
    }

    @Test func theSideListIsApart() {
        let screen = Screen([Sketch("a"), Sketch("clock") { $0.isOnSideList = true }, Sketch("b")])
        let order = ReadingOrder(screen: screen)
        #expect(screen.order() == "a b")
        #expect(order.sideStops.map { screen.tree[$0].label } == ["clock"])
        #expect(order.position(of: order.sideStops[0]) == nil)
        #expect(order.sidePosition(of: order.sideStops[0]) == 0)
    }

    @Test func scopesHoldOneSubtree() {
        let screen = Screen([
            Sketch("a"),
            Sketch(holding: [Sketch("c"), Sketch("b")], .list) { $0.container = .list },
        ])
        let order = ReadingOrder(screen: screen, scope: ElementIndex(2))
        #expect(order.stops.map { screen.tree[$0].label } == ["c", "b"])
    }

    @Test func tenThousandLevelsAreWalked() {
        var tree = ElementTree()
        var parent = ElementIndex.root
        for level in 0..<10_000 {
            tree.append(Sketch("s\(level)").element, to: parent)
            var group = Element()
            group.type = .group
            group.label = "g\(level)"
            parent = tree.append(group, to: parent)
        }
        var screen = Screen()
        screen.tree = tree
        let order = ReadingOrder(screen: screen)
        #expect(order.stops.count == 10_000)
        #expect(order.containers.first?.lastStop == 9_999)
        #expect(order.containers.last?.firstStop == 9_999)
    }
}
