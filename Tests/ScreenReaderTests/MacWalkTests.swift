import ScreenModel
import ScreenReader
import Testing

/// Going through the containers of the Mac.
@Suite struct MacWalkTests {
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

    private static func landmark(_ kind: String, _ label: String?, _ children: [Sketch]) -> Sketch {
        Sketch(holding: children) {
            $0.id = kind
            $0.label = label
            $0.more { $0.landmark = kind }
        }
    }

    private static let window = Screen.mac([
        Sketch("a"),
        box(
            "Shelf", .list,
            [
                Sketch("b"), box("Tin", .group, [Sketch("c"), Sketch("d")]),
                box("Empty", .group, []),
            ]),
        Sketch("e"),
    ])

    private static let page = Screen.mac([
        Sketch("outside", .button),
        box(
            "Page", .webArea,
            [
                landmark("banner", nil, [Sketch("Home", .link)]),
                landmark(
                    "main", nil,
                    [
                        Sketch(
                            holding: [Sketch("One", .link), Sketch("Two", .link)], .list,
                            { $0.id = "links" }),
                        Sketch(holding: [Sketch("Save", .button)], .group, { $0.id = "g" }),
                        landmark("region", "Results", [Sketch("Row")]),
                    ]),
                Sketch("Foot"),
            ]),
    ])

    static let moving: [WalkCase] = [
        WalkCase("swipe right", "@Shelf [tick] [can-enter] 'Shelf, list'", on: window),
        WalkCase("swipe right;swipe right", "@e [tick] 'e'", on: window),
        WalkCase("touch #e;swipe right", "|> [boundary]", on: window),
        WalkCase("swipe left", "<| [boundary]", on: window),
        WalkCase("swipe left", "[wrap<] @e [tick] 'e'", on: window, ["wrap": "on"]),
        WalkCase("last item", "@e [tick] 'e'", on: window),
        WalkCase("swipe right;interact", "[in] @b [tick] 'In Shelf, list, 3 items, b'", on: window),
        WalkCase(
            "swipe right;interact", "[in] @b [tick] 'In Shelf, list, 4 items, b'",
            on: Screen.mac([
                Sketch("a"),
                box(
                    "Shelf", .list,
                    [Sketch("b"), box("Tin", .group, [Sketch("c"), Sketch("d")]), Sketch("e")]),
            ]), ["itemCount": "stops"]),
        WalkCase("swipe right;interact;swipe left", "<| [boundary]", on: window),
        WalkCase(
            "swipe right;interact;swipe right", "@Tin [tick] [can-enter] 'Tin, group'", on: window),
        WalkCase(
            "swipe right;interact;swipe right;interact",
            "[in] @c [tick] 'In Tin, group, 2 items, c'", on: window),
        WalkCase(
            "touch #Tin;interact;last item", "@d [tick] 'd'", on: window),
        WalkCase("touch #Empty;swipe right", "|> [boundary]", on: window),
        WalkCase("touch #Empty;interact", "[none]", on: window),
        WalkCase("interact", "[none]", on: window),
        WalkCase("stop interacting", "[none]", on: window),
        WalkCase(
            "touch #d;stop interacting",
            "[out] 'Out of Tin, group' @Tin [tick] [can-enter] 'Tin, group'", on: window),
        WalkCase(
            "touch #d;stop interacting;stop interacting",
            "[out] @Shelf [tick] [can-enter] 'Shelf, list'", on: window, ["stopPhrase": "none"]),
        WalkCase("move in", "[none]", on: window),
        WalkCase("touch #Shelf;move in;move out;swipe right", "@e [tick] 'e'", on: window),
    ]

    static let jumps: [WalkCase] = [
        WalkCase("touch #c", "@c [tick] 'Entering Tin.' 'c'", on: window),
        WalkCase("touch #c;touch #e", "@e [tick] 'Leaving Tin.' 'e'", on: window),
        WalkCase("touch #c;touch #d", "@d [tick] 'd'", on: window),
        WalkCase(
            "touch #One;touch #Row",
            "@Row [tick] [container] 'Leaving list. Entering Results.' 'Row, Results, region'",
            on: page),
        WalkCase(
            "touch #Home;next button",
            "@Save [tick] [container] 'Leaving banner. Entering main.' 'Save, button, group, main'",
            on: page),
    ]

    static let web: [WalkCase] = [
        WalkCase("touch #Page", "@Page [can-enter] '3 items, Page, web content'", on: page),
        WalkCase(
            "touch #Page;interact",
            "[in] @Home [tick] [container] 'In Page, web content, link, Home, banner'",
            on: page
        ),
        WalkCase(
            "touch #Home;swipe right",
            "@One [tick] [container] 'end of banner' 'link, One, list, 2 items, main'", on: page),
        WalkCase("touch #One;swipe right", "@Two [tick] 'link, Two'", on: page),
        WalkCase(
            "touch #Two;swipe right", "@Save [tick] [container] 'Save, button, group'", on: page),
        WalkCase(
            "touch #Save;swipe right", "@Row [tick] [container] 'Row, Results, region'", on: page),
        WalkCase(
            "touch #Row;swipe right", "@Foot [tick] 'end of region' 'end of main' 'Foot'",
            on: page),
        WalkCase(
            "touch #Foot;swipe left", "@Row [tick] [container] 'Row, Results, region, main'",
            on: page),
        WalkCase("touch #Foot;swipe right", "|> [boundary]", on: page),
        WalkCase(
            "touch #Row;stop interacting",
            "[out] 'Out of Page, web content' @Page [tick] [can-enter] '3 items, Page, web content'",
            on: page),
        WalkCase(
            "touch #main", "@main [tick] [can-enter] 'Entering Page.' 'main'", on: page,
            ["webNav": "group"]),
        WalkCase(
            "touch #main;interact", "[in] @links [tick] [can-enter] 'In main, 3 items, list'",
            on: page, ["webNav": "group"]),
        WalkCase("web navigation", "'Groups, web navigation'", on: page),
        WalkCase(
            "web navigation;web navigation", "'DOM order, web navigation'", on: page),
    ]

    static let flat: [WalkCase] = [
        WalkCase(
            "first item;swipe right", "@b [tick] [container] 'b, list, Shelf, 3 items'", on: window,
            ["navigation": "flat"]),
        WalkCase(
            "touch #b;swipe right", "@c [tick] [container] 'c, Tin, group'", on: window,
            ["navigation": "flat"]),
        WalkCase(
            "touch #d;swipe right", "@Empty [tick] 'Empty, group, content is empty'", on: window,
            ["navigation": "flat"]),
        WalkCase("touch #b;interact", "[none]", on: window, ["navigation": "flat"]),
        WalkCase("last item", "@e [tick] 'e'", on: window, ["navigation": "flat"]),
        WalkCase(
            "first item;swipe right",
            "@Home [tick] [container] 'link, Home, banner, Page, web content'", on: page,
            ["navigation": "flat"]),
    ]

    private static let slider = Screen.mac([
        Sketch("Pour", .slider) {
            $0.more {
                $0.steps = ["1", "2", "3"]
                $0.orientation = .vertical
            }
            $0.value = "2"
        }, Sketch("after"),
    ])

    static let sliders: [WalkCase] = [
        WalkCase("interact", "[in] 'In Pour, slider'", on: slider),
        WalkCase("interact;swipe right", "value:Pour:2→3 '3'", on: slider),
        WalkCase("interact;swipe left", "value:Pour:2→1 '1'", on: slider),
        WalkCase("interact;swipe up", "value:Pour:2→3 '3'", on: slider),
        WalkCase("interact;swipe down", "value:Pour:2→1 '1'", on: slider),
        WalkCase(
            "interact;rotor \"Headings\";swipe up", "value:Pour:2→3 '3'", on: slider),
        WalkCase("interact;stop interacting;swipe up", "<| [boundary]", on: slider),
        WalkCase("interact;swipe right;swipe right", "<| [boundary] '3'", on: slider),
        WalkCase("interact;interact", "[none]", on: slider),
        WalkCase(
            "interact;stop interacting", "[out] 'Out of Pour, slider' @Pour '2, Pour, slider'",
            on: slider),
        WalkCase("interact;stop interacting;swipe right", "@after [tick] 'after'", on: slider),
        WalkCase("interact;touch #after;swipe left", "@Pour [tick] '2, Pour, slider'", on: slider),
        WalkCase("read item", "'2, Pour, vertical slider is in the VoiceOver cursor'", on: slider),
        WalkCase("swipe right", "@after [tick] 'after'", on: slider),
    ]

    @Test(arguments: moving + jumps + web + flat + sliders)
    func walk(_ row: WalkCase) { row.check(defaults: ["autoRotor": "off"]) }

    /// Everything in nested order, as a transcript lists it.
    @Test func stopsAreNested() {
        let session = Walk(Self.window).session
        let ids = session.stops.map { session.screen.tree.id(of: $0) }
        #expect(ids == ["a", "Shelf", "b", "Tin", "c", "d", "Empty", "e"])
    }

    /// What is a container and what only stands around others.
    @Test(arguments: [
        ([Sketch(holding: [Sketch("a")])], "a"),
        ([Sketch(holding: [Sketch("a")], .window)], "a"),
        (
            [box("w", .window, [Sketch("a")]), box("v", .window, [Sketch("b")])], "w a v b"
        ),
        ([box("g", .group, [Sketch("a")]) { $0.accessible = false }], "a"),
        ([box("g", .group, [Sketch("a")]) { $0.accessible = true }], "g a"),
        ([box("g", .group, [Sketch("a")]) { $0.more { $0.childrenBehavior = .combine } }], "g"),
        ([box("r", .outlineRow, [Sketch("a")])], "r a"),
        ([Sketch(holding: [Sketch("a")], .outlineRow)], "a"),
        ([box("s", .stepper, [Sketch("a")])], "s"),
        ([box("g", .group, [Sketch("a")]) { $0.hidden = true }, Sketch("b")], "b"),
        (
            [
                box("g", .group, [Sketch("a"), Sketch("b"), Sketch("c")]) {
                    $0.more { $0.order = ["c", "a"] }
                }
            ], "g c a"
        ),
        (
            [Sketch("a"), Sketch("b") { $0.more { $0.sortPriority = 1 } }], "b a"
        ),
        ([Sketch("a"), box("s", .sheet, [Sketch("b")])], "s b"),
    ])
    func containers(_ sketches: [Sketch], _ order: String) {
        let session = Walk(.mac(sketches)).session
        let ids = session.stops.map { session.screen.tree.id(of: $0) }
        #expect(ids.joined(separator: " ") == order)
    }

    /// A change of structure leaves the cursor where it was, and the containers new.
    @Test func groupingChangesWhatIsHeld() {
        let group = Effect.set("g", [.accessible]) { $0.accessible = nil }
        var walk = Walk(
            .mac([
                Sketch("go", .button) { $0.on(.activate, group) },
                Self.box(
                    "area", .scrollArea,
                    [
                        Sketch("t"),
                        Self.box("g", .group, [Sketch("a"), Sketch("b")]) { $0.accessible = false },
                    ]
                ),
            ]))
        #expect(
            walk.play("touch #area;interact") == "[in] @t [tick] 'In area, scroll area, 3 items, t'"
        )
        #expect(walk.play("touch #go;double tap") == "[activate]")
        #expect(
            walk.play("touch #area;interact") == "[in] @t [tick] 'In area, scroll area, 2 items, t'"
        )
        #expect(walk.play("swipe right;interact") == "[in] @a [tick] 'In g, group, 2 items, a'")
    }

    /// A title and its button become one stop that says both.
    @Test func combining() {
        let walk = Walk(
            .mac([
                Sketch(holding: [Sketch("Title"), Sketch("Apply", .button)]) {
                    $0.id = "pair"
                    $0.more { $0.childrenBehavior = .combine }
                }
            ]))
        let session = walk.session
        #expect(session.stops.map { session.utterance(of: $0).text } == ["Title, Apply, button"])
    }
}
