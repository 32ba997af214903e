import ScreenModel
import ScreenReader
import Testing

/// Windows, splitters, what is in view, groups to skip and other commands of the Mac alone.
@Suite struct MacAreaTests {
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

    private static let split = Screen.mac([
        Sketch("before"),
        box(
            "Split", .splitGroup,
            [
                box("Left", .scrollArea, [Sketch("a"), Sketch("b")]), Sketch("bar1", .splitter),
                box("Middle", .scrollArea, [Sketch("c")]), Sketch("bar2", .splitter),
                Sketch("d"), Sketch("e"),
            ]),
    ])

    static let splitters: [WalkCase] = [
        WalkCase(
            "touch #b;area after",
            "@Middle [tick] [can-enter] 'Leaving Left.' 'Middle, scroll area'", on: split),
        WalkCase(
            "touch #Left;area after", "@Middle [tick] [can-enter] 'Middle, scroll area'", on: split),
        WalkCase(
            "touch #bar1;area after", "@Middle [tick] [can-enter] 'Middle, scroll area'", on: split),
        WalkCase(
            "touch #bar1;area before", "@Left [tick] [can-enter] 'Left, scroll area'", on: split),
        WalkCase("touch #Middle;area after", "@d [tick] 'd'", on: split),
        WalkCase(
            "touch #e;area before", "@Middle [tick] [can-enter] 'Middle, scroll area'", on: split),
        WalkCase("touch #e;area after", "[none]", on: split),
        WalkCase("touch #before;area after", "[none]", on: split),
    ]

    private static let windows = Screen.mac([
        box("One", .window, [Sketch("a"), box("G", .group, [Sketch("b")]), Sketch("c")]),
        box("Two", .window, [Sketch("d"), Sketch("e")]),
    ])

    static let ends: [WalkCase] = [
        WalkCase("touch #b;top of window", "@a [tick] 'Leaving G.' 'a'", on: windows),
        WalkCase("touch #b;bottom of window", "@c [tick] 'Leaving G.' 'c'", on: windows),
        WalkCase("touch #Two;bottom of window", "@e [tick] 'Entering Two.' 'e'", on: windows),
        WalkCase("touch #c;bottom of document", "@c 'c'", on: windows),
        WalkCase("touch #b;top of window", "@before [tick] 'Leaving Left.' 'before'", on: split),
    ]

    private static func at(_ id: String, _ y: Double) -> Sketch { Sketch(id, at: (0, y)) }

    private static let view = Screen.mac(
        [
            at("a", -40), at("b", 10), at("c", 60),
            box("Area", .scrollArea, [at("d", 130), at("e", 160), at("f", 290)]) {
                $0.frame = Rect(x: 0, y: 150, width: 100, height: 50)
            }, at("g", 195), at("h", 220),
        ]
    ) { $0.size = Size(width: 100, height: 200) }

    static let inView: [WalkCase] = [
        WalkCase("touch #c;start of visible area", "@b [tick] 'b'", on: view),
        WalkCase("touch #a;end of visible area", "@g [tick] 'g'", on: view),
        WalkCase("touch #f;start of visible area", "@e [tick] 'e'", on: view),
        WalkCase("touch #f;end of visible area", "@e [tick] 'e'", on: view),
        WalkCase("touch #a;start of visible area", "[none] note", on: split),
    ]

    private static let page = Screen.mac([
        box(
            "Page", .webArea,
            [
                Sketch("a"),
                box(
                    "G", .group,
                    [Sketch("b"), box("H", .list, [Sketch("c"), Sketch("d")]), Sketch("e")]),
                Sketch("f"), Sketch("Field", .textField) { $0.value = "xy" },
            ]), Sketch("outside") { $0.value = "pq" },
    ])

    static let groups: [WalkCase] = [
        WalkCase("touch #b;skip group", "@f [tick] 'f'", on: page),
        WalkCase("touch #c;skip group", "@e [tick] 'e'", on: page),
        WalkCase("touch #d;skip group backward", "@b [tick] 'b'", on: page),
        WalkCase("touch #b;skip group backward", "@a [tick] 'a'", on: page),
        WalkCase("touch #a;skip group", "[none] note", on: page),
        WalkCase("touch #Field;skip group", "'x'", on: page),
        WalkCase("touch #outside;skip group", "'o'", on: page),
        WalkCase("touch #b;skip group", "[none] note", on: page, ["webNav": "group"]),
        WalkCase("touch #c;top of document", "@a [tick] 'a'", on: page),
        WalkCase("touch #c;bottom of document", "@Field [tick] 'xy, Field, edit text'", on: page),
    ]

    private static let grid = Screen.mac([
        Sketch("a", at: (0, 0)), Sketch("b", at: (100, 2)),
        box("G", .group, [Sketch("c", at: (0, 40)), Sketch("d", at: (0, 60))]) {
            $0.frame = Rect(x: 0, y: 38, width: 40, height: 40)
        },
        Sketch("e", at: (100, 45)), Sketch("f", at: (100, 90)), Sketch("nowhere"), Sketch("last"),
    ])

    /// Up and down as seen, among the siblings.
    static let vertical: [WalkCase] = [
        WalkCase("touch #b;item below", "@e [tick] 'e'", on: grid),
        WalkCase("touch #a;item below", "@G [tick] [can-enter] 'G, group'", on: grid),
        WalkCase("touch #c;item below", "@d [tick] 'd'", on: grid),
        WalkCase("touch #d;item below", "|> [boundary]", on: grid),
        WalkCase("touch #c;item above", "<| [boundary]", on: grid),
        WalkCase("touch #f;item above", "@e [tick] 'e'", on: grid),
        WalkCase("touch #nowhere;item below", "@last [tick] 'last'", on: grid),
    ]

    private static let slider = Screen.mac([
        Sketch("Pour", .slider) {
            $0.more { $0.steps = ["1", "2", "3"] }
            $0.value = "2"
        }, Sketch("after"),
    ])

    static let sliders: [WalkCase] = [
        WalkCase("interact;item above", "value:Pour:2→3 '3'", on: slider),
        WalkCase("interact;item below", "value:Pour:2→1 '1'", on: slider),
        WalkCase("interact;swipe up", "value:Pour:2→3 '3'", on: slider),
    ]

    private static let rows = Screen.mac([
        box(
            "Files", .outline,
            [
                Sketch(holding: [Sketch("name"), Sketch("tri", .disclosureTriangle)], .outlineRow) {
                    $0.id = "row"
                    $0.label = "Sources"
                },
                Sketch(holding: [Sketch("inner")], .outlineRow) {
                    $0.id = "open"
                    $0.label = "Tests"
                    $0.expanded = true
                }, Sketch("off", .disclosureTriangle) { $0.enabled = false },
            ])
    ])

    static let disclosures: [WalkCase] = [
        WalkCase("touch #tri;toggle disclosure", "[activate] 'expanded'", on: rows),
        WalkCase("touch #row;toggle disclosure", "[activate] 'expanded'", on: rows),
        WalkCase("touch #open;toggle disclosure", "[activate] 'collapsed'", on: rows),
        WalkCase("touch #inner;toggle disclosure", "[activate] 'collapsed'", on: rows),
        WalkCase("touch #name;toggle disclosure", "[none]", on: rows),
        WalkCase("touch #off;toggle disclosure", "[none] note", on: rows),
    ]

    private static let app = Screen.mac([
        Sketch("a", .button) {
            $0.hint = "Makes tea"
            $0.on(.longPress, .announce("menu", priority: nil))
        }, Sketch("b"),
    ]) {
        $0.app = "Kettle"
        $0.title = "Main"
    }

    static let reading: [WalkCase] = [
        WalkCase("application summary", "'Kettle'", on: app),
        WalkCase("window summary", "'Main, window'", on: app),
        WalkCase("window summary", "[none]", on: slider),
        WalkCase("read help tag", "'Makes tea'", on: app),
        WalkCase("touch #b;read help tag", "[none]", on: app),
        WalkCase(
            "read window", "'Main, window' @a 'a, Makes tea, button' @b [tick] 'b'", on: app),
        WalkCase("touch #b;repeat speech", "'b'", on: app),
        WalkCase("touch #b;describe item", "'b is in the VoiceOver cursor'", on: app),
        WalkCase("context menu", "[activate] !'menu'", on: app),
    ]

    @Test(
        arguments: splitters + ends + inView + groups + vertical + sliders + disclosures + reading)
    func walk(_ row: WalkCase) { row.check(defaults: ["autoRotor": "off"]) }
}
