import ScreenModel
import ScreenReader
import Testing

/// The Grouped style of iOS: containers are stops, entered and left.
@Suite struct GroupedWalkTests {
    private static func box(
        _ id: String, _ type: ElementType, _ children: [Sketch],
        _ change: (inout Element) -> Void = { _ in }
    ) -> Sketch {
        Sketch(holding: children, type) {
            $0.id = id
            $0.label = id
            change(&$0)
        }
    }

    private static let shop = [
        Sketch("a", .heading),
        box(
            "Shelf", .group,
            [
                Sketch("b"),
                box("Tin", .group, [Sketch("c", .button), Sketch("d")]), Sketch("e", .heading),
            ]),
        Sketch(holding: [Sketch("x"), Sketch("y")]) {
            $0.id = "L"
            $0.container = .list
        },
        box("Bar", .tabBar, [Sketch("One", .tab), Sketch("Two", .tab)]), Sketch("z"),
    ]

    static let moving: [WalkCase] = [
        WalkCase("swipe right", "@Shelf [tick] [can-enter] 'Shelf'", on: shop),
        WalkCase("swipe right;swipe right", "@L [tick] [can-enter] 'List'", on: shop),
        WalkCase("swipe right;move in", "[in] @b [tick] 'b'", on: shop),
        WalkCase(
            "swipe right;swipe right with 2 fingers;swipe right", "@Tin [tick] [can-enter] 'Tin'",
            on: shop),
        WalkCase("touch #d;swipe right", "|> [boundary]", on: shop),
        WalkCase(
            "touch #d;swipe right", "[wrap>] @c [tick] 'c, Button'", on: shop, ["wrap": "on"]),
        WalkCase("touch #d;swipe left;swipe left", "<| [boundary]", on: shop),
        WalkCase("touch #d;move out", "[out] @Tin [tick] [can-enter] 'Tin'", on: shop),
        WalkCase(
            "touch #d;swipe left with 2 fingers;move out;move out", "[none]", on: shop),
        WalkCase("move in", "[none]", on: shop),
        WalkCase("touch #x", "@x [tick] [container] 'x, List start'", on: shop),
        WalkCase("touch #L;move in;swipe right", "@y [tick] 'y, List end'", on: shop),
        WalkCase(
            "touch #Bar;move in;swipe right", "@Two [tick] 'Two, Tab, 2 of 2'", on: shop),
        WalkCase("first item", "@a 'a, Heading'", on: shop),
        WalkCase("touch #d;first item", "@a [tick] 'a, Heading'", on: shop),
        WalkCase("touch #d;last item", "@z [tick] 'z'", on: shop),
        WalkCase("touch #d;top of container", "@c [tick] 'c, Button'", on: shop),
        WalkCase("touch #Tin;bottom of container", "@e [tick] 'e, Heading'", on: shop),
        WalkCase("top of container", "[none]", on: shop),
        // A jump names the groups that it comes into.
        WalkCase("touch #c", "@c [tick] [container] 'Shelf, Tin, c, Button'", on: shop),
        WalkCase("next heading", "@e [tick] [container] 'Shelf, e, Heading'", on: shop),
        WalkCase("touch #b;next heading", "@e [tick] 'e, Heading'", on: shop),
        WalkCase("touch #b;touch #Tin", "@Tin [tick] [can-enter] 'Tin'", on: shop),
        WalkCase("next container", "@Shelf [tick] [can-enter] 'Shelf'", on: shop),
        WalkCase("touch #Tin;previous container", "@Shelf [tick] [can-enter] 'Shelf'", on: shop),
        WalkCase("next list", "@L [tick] [can-enter] 'List'", on: shop),
        WalkCase("touch #Tin;double tap", "[activate]", on: shop),
        WalkCase(
            "touch #e;read all",
            "@e 'e, Heading' @L [tick] [can-enter] 'List' @x [tick] 'x, List start' "
                + "@y [tick] 'y, List end' @Bar [tick] [can-enter] 'Bar' @One [tick] 'One, Tab, 1 of 2' "
                + "@Two [tick] 'Two, Tab, 2 of 2' @z [tick] 'z'", on: shop),
    ].map { row in
        WalkCase(
            row.verbs, row.marks, on: row.screen,
            row.settings.merging(["navigation": "grouped"]) { own, _ in own })
    }

    static let flat: [WalkCase] = [
        WalkCase("swipe right", "@b [tick] [container] 'Shelf, b'", on: shop),
        WalkCase("move in", "[?]", on: shop),
        WalkCase("move out", "[?]", on: shop),
    ]

    @Test(arguments: moving + flat)
    func walk(_ row: WalkCase) { row.check() }

    struct Case: Sendable, CustomTestStringConvertible {
        let order: String
        let sketches: [Sketch]
        var testDescription: String { order }

        init(_ order: String, _ sketches: [Sketch]) {
            self.order = order
            self.sketches = sketches
        }
    }

    /// What is a group and what only stands around others.
    @Test(arguments: [
        Case("a", [Sketch(holding: [Sketch("a")])]),
        Case("a", [Sketch(holding: [Sketch("a")], .group)]),
        Case("g a", [box("g", .group, [Sketch("a")])]),
        Case("a", [box("g", .scrollArea, [Sketch("a")])]),
        Case(
            "g a",
            [
                Sketch(holding: [Sketch("a")]) {
                    $0.id = "g"
                    $0.container = .landmark
                }
            ]),
        Case(
            "g a",
            [
                Sketch(holding: [Sketch("a")]) {
                    $0.id = "g"
                    $0.container = .dataTable
                }
            ]),
        Case(
            "a",
            [
                Sketch(holding: [Sketch("a")]) {
                    $0.id = "g"
                    $0.container = .series
                }
            ]),
        Case("b", [box("g", .group, []), Sketch("b")]),
        Case("b", [box("g", .group, [Sketch("a") { $0.hidden = true }]), Sketch("b")]),
        Case("g", [box("g", .group, [Sketch("a")]) { $0.accessible = true }]),
        Case("a", [box("g", .group, [Sketch("a")]) { $0.modal = true }, Sketch("b")]),
        Case(
            "b g a",
            [
                Sketch(holding: [Sketch("a", at: (0, 50))], .group) { $0.id = "g" },
                Sketch("b", at: (0, 0)),
            ]),
        Case(
            "g c a",
            [
                box("g", .group, [Sketch("a"), Sketch("b"), Sketch("c")]) {
                    $0.more { $0.order = ["c", "a"] }
                }
            ]),
    ])
    func groups(_ row: Case) {
        let session = Walk(row.sketches, ["navigation": "grouped"]).session
        let ids = session.stops.map { session.screen.tree.id(of: $0) }
        #expect(ids.joined(separator: " ") == row.order)
        #expect(session.isGrouped)
    }

    /// Without a text a container says what it is; with one, that alone.
    @Test(arguments: [
        ("List", ContainerKind.list, ""), ("Landmark", .landmark, ""), ("Table", .dataTable, ""),
        ("Fruit", .list, "Fruit"), ("Group", .semanticGroup, ""),
    ])
    func says(_ text: String, _ kind: ContainerKind, _ label: String) {
        let session = Walk(
            [
                Sketch(holding: [Sketch("a")]) {
                    $0.id = "g"
                    $0.container = kind
                    $0.label = label
                }
            ], ["navigation": "grouped"]
        ).session
        #expect(session.stops.first.map { session.utterance(of: $0).text } == text)
    }

    /// What is presented stands for itself.
    @Test func aSheetIsNoGroup() {
        var walk = Walk(
            [
                Sketch("open", .button) { $0.on(.activate, .present("s")) },
                Self.box("s", .group, [Sketch("Cancel", .button), Sketch("Text")]) {
                    $0.hidden = true
                },
            ], ["navigation": "grouped"])
        #expect(walk.play("double tap").hasSuffix(" 's, Cancel, Button'"))
        #expect(walk.play("move out") == "[none]")
    }

    private static let options = ["rotorOptions": "navigationStyle"]

    static let switching: [WalkCase] = [
        WalkCase(
            "rotor \"Navigation Style\";swipe down", "'Grouped navigation'", on: shop, options),
        WalkCase(
            "rotor \"Navigation Style\";swipe down;swipe up", "'Flat navigation'", on: shop, options
        ),
        WalkCase(
            "rotor \"Navigation Style\";swipe down;swipe right",
            "@Shelf [tick] [can-enter] 'Shelf'",
            on: shop, options),
        WalkCase(
            "rotor \"Navigation Style\";swipe down;touch #Tin;swipe up",
            "'Flat navigation' note @c [tick] 'Shelf, Tin, c, Button'", on: shop, options),
        WalkCase(
            "rotor \"Navigation Style\";touch #d;swipe down", "'Grouped navigation'", on: shop,
            options),
        WalkCase(
            "rotor \"Navigation Style\"", "[?] note", on: .mac(shop), ["rotorOptions": "all"]),
    ]

    @Test(arguments: switching)
    func rotor(_ row: WalkCase) { row.check() }

    /// A setting that changes live leaves the cursor on a stop.
    @Test func theCursorStaysValid() throws {
        var walk = Walk(Self.shop, ["navigation": "grouped"])
        _ = walk.play("touch #Tin")
        let change = try walk.session.change("navigation flat")
        #expect(change?.now == "navigation=flat")
        #expect(Walk.marks(change?.events ?? []) == "note @c [tick] 'Shelf, Tin, c, Button'")
        #expect(walk.session.stops.contains { $0 == walk.session.cursor })
        let back = try walk.session.change("navigation grouped")
        #expect(Walk.marks(back?.events ?? []) == "")
        #expect(walk.play("move out") == "[out] @Tin [tick] [can-enter] 'Tin'")
    }

    /// A finger finds what it touches; the group around it is passed over.
    @Test func touchingExploresElements() {
        var walk = Walk(
            [
                Sketch(holding: [Sketch("a", at: (0, 0)), Sketch("b", at: (50, 0))], .group) {
                    $0.label = "G"
                    $0.frame = Rect(x: 0, y: 0, width: 100, height: 100)
                }, Sketch("c", at: (200, 200)),
            ], ["navigation": "grouped"])
        #expect(walk.play("tap at 52,2") == "@b [tick] 'b'")
        #expect(walk.play("tap at 30,30") == "[none]")
    }

    /// Items above and below are siblings.
    @Test func aboveAndBelowStayInTheGroup() {
        var walk = Walk(
            [
                Sketch("a", at: (0, 0)),
                Sketch(
                    holding: [
                        Sketch("b", at: (0, 40)), Sketch("c", at: (60, 40)),
                        Sketch("d", at: (60, 80)),
                    ], .group
                ) {
                    $0.id = "g"
                    $0.label = "g"
                    $0.frame = Rect(x: 0, y: 40, width: 100, height: 60)
                }, Sketch("e", at: (60, 120)),
            ], ["navigation": "grouped"])
        #expect(walk.play("item below") == "@g [tick] [can-enter] 'g'")
        #expect(walk.play("item below") == "@e [tick] 'e'")
        #expect(walk.play("touch #c;item below") == "@d [tick] 'd'")
        #expect(walk.play("item below") == "|> [boundary]")
        #expect(walk.play("item above;item above") == "<| [boundary]")
    }
}
