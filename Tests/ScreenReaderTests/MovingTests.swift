import ScreenModel
import ScreenReader
import Testing

@Suite struct MovingTests {
    private static let abc = [Sketch("a"), Sketch("b"), Sketch("c")]
    private static let nothing = [Sketch("a") { $0.accessible = false }]
    private static let grouped = [
        Sketch("a"),
        Sketch(holding: [Sketch("b"), Sketch("c")], .group) { $0.label = "G" }, Sketch("d"),
    ]
    private static let withClock =
        abc + [
            Sketch("clock") { $0.isOnSideList = true },
            Sketch("battery") { $0.isOnSideList = true },
        ]
    private static let overlapping = [
        Sketch("back") { $0.frame = Rect(x: 0, y: 0, width: 100, height: 100) },
        Sketch("front") { $0.frame = Rect(x: 50, y: 50, width: 10, height: 10) },
        Sketch("triangle") {
            $0.frame = Rect(x: 0, y: 200, width: 10, height: 10)
            $0.more {
                $0.path = [Point(x: 0, y: 200), Point(x: 10, y: 200), Point(x: 0, y: 210)]
            }
        },
    ]

    static let walks: [WalkCase] = [
        WalkCase("swipe right", "@b [tick] 'b'", on: abc),
        WalkCase("move forward;move backward", "@a [tick] 'a'", on: abc),
        WalkCase("swipe left", "<| [boundary]", on: abc),
        WalkCase("last item;swipe right", "|> [boundary]", on: abc),
        WalkCase("last item", "@c [tick] 'c'", on: abc),
        WalkCase("first item", "@a 'a'", on: abc),
        WalkCase("last item;swipe right", "[wrap>] @a [tick] 'a'", on: abc, ["wrap": "on"]),
        WalkCase("swipe left", "[wrap<] @c [tick] 'c'", on: abc, ["wrap": "on"]),
        WalkCase("swipe right", "@b 'b'", on: abc, ["sounds": "off"]),
        WalkCase("swipe right", "[none]", on: nothing),
        WalkCase("first item", "[none]", on: nothing),
        WalkCase("double tap", "[none]", on: nothing),
        WalkCase("swipe right", "@b [tick] [container] 'G, b'", on: grouped),
        WalkCase("last item;swipe left", "@c [tick] [container] 'G, c'", on: grouped),
        WalkCase("swipe right;swipe right", "@c [tick] 'c'", on: grouped),
        WalkCase("swipe right;swipe right;swipe right", "@d [tick] [container] 'd'", on: grouped),
        WalkCase("touch #c", "@c [tick] 'c'", on: abc),
        WalkCase("touch \"b\"", "@b [tick] 'b'", on: abc),
        WalkCase("touch @2", "@c [tick] 'c'", on: abc),
        WalkCase("touch @1", "@b [tick] [container] 'G, b'", on: grouped),
        WalkCase("touch #a", "[none]", on: nothing),
        WalkCase(
            "touch #b with", "error: 'touch' is followed by an element: #id, @path or \"LABEL\"",
            on: abc),
        WalkCase("item chooser \"C\"", "@c [tick] 'c'", on: abc),
        WalkCase("tap at 55,55", "@front [tick] 'front'", on: overlapping),
        WalkCase("tap at 60,60", "@back 'back'", on: overlapping),
        WalkCase("tap at 1,201", "@triangle [tick] 'triangle'", on: overlapping),
        WalkCase("tap at 9,209", "[none]", on: overlapping),
        WalkCase("tap at 500,500", "[none]", on: overlapping),
        WalkCase("status bar", "@clock [tick] 'clock'", on: withClock),
        WalkCase("status bar;swipe right", "@battery [tick] 'battery'", on: withClock),
        WalkCase("status bar;swipe right;swipe right", "|> [boundary]", on: withClock),
        WalkCase("status bar;swipe left", "<| [boundary]", on: withClock),
        WalkCase("status bar;first item", "@a [tick] 'a'", on: withClock),
        WalkCase("status bar", "[none]", on: abc),
        WalkCase("swipe right with 2 fingers", "[?]", on: abc),
        WalkCase("read summary", "'1 of 3'", on: abc),
        WalkCase("swipe right;read all", "@b 'b' @c [tick] 'c'", on: abc),
        WalkCase("last item;read from top", "@a [tick] 'a' @b [tick] 'b' @c [tick] 'c'", on: abc),
        WalkCase("read all", "[none]", on: nothing),
        WalkCase("read hint", "''", on: [Sketch("a") { $0.hint = "H" }]),
        WalkCase("pause", "note", on: abc),
        WalkCase("mute", "'Speech off'", on: abc),
        WalkCase("mute;swipe right", "@b [tick]", on: abc),
        WalkCase("mute;swipe right;mute", "'Speech on'", on: abc),
        WalkCase("curtain", "'Screen curtain on'", on: abc),
        WalkCase("curtain;curtain", "'Screen curtain off'", on: abc),
        WalkCase(
            "swipe right", "@p [tick] [secure] 'p, Secure text field'",
            on: [Sketch("a"), Sketch("p", .secureTextField)]),
        WalkCase("wait 3s", "", on: abc),
    ]

    @Test(arguments: walks)
    func walk(_ row: WalkCase) { row.check() }

    struct First: Sendable, CustomTestStringConvertible {
        let rule: String
        let screen: Screen
        let marks: String
        var testDescription: String { rule }

        init(
            _ rule: String, _ marks: String, _ sketches: [Sketch],
            _ change: (inout Screen) -> Void = { _ in }
        ) {
            self.rule = rule
            self.marks = marks
            screen = Screen(sketches, change)
        }
    }

    private static let bar = Sketch(
        holding: [Sketch("Home", .backButton), Sketch("Title", .heading)], .navigationBar)

    static let firsts: [First] = [
        First("the first stop", "screen:– @a [tick] 'a'", abc),
        First(
            "the navigation bar first", "screen:Shop @Home [tick] 'Home, Back button'", [bar] + abc
        ) {
            $0.title = "Shop"
        },
        First("the file's entry", "screen:– @b [tick] 'b'", abc) { $0.entry = "b" },
        First("an entry that holds stops", "screen:– @b [tick] 'G, b'", grouped) {
            $0.entry = "@1"
        },
        First("an entry that is not there", "screen:– @a [tick] 'a'", abc) { $0.entry = "x" },
        First(
            "a default focus", "screen:– @b [tick] 'b'",
            [Sketch("a"), Sketch("b") { $0.more { $0.defaultFocus = true } }]),
        First(
            "no spinner", "screen:– @b [tick] 'b'", [Sketch("a", .activityIndicator), Sketch("b")]),
        First(
            "unless there is nothing else", "screen:– @a [tick] 'a'",
            [Sketch("a", .activityIndicator)]),
        First("nothing", "screen:–", nothing),
        First("appear effects that focus", "screen:– note @c [tick] 'c'", abc) {
            $0.on = [.appear: [.screenChanged("c")]]
        },
        First("appear effects that do not", "screen:– !'hello'… @a [tick] 'a'", abc) {
            $0.on = [.appear: [.announce("hello", priority: nil)]]
        },
    ]

    @Test(arguments: firsts)
    func firstFocus(_ row: First) {
        var walk = Walk(row.screen, starts: false)
        #expect(Walk.marks(walk.session.start()).replacing("[screen] ", with: "") == row.marks)
    }

    @Test func forksAreIndependent() {
        var walk = Walk(Self.abc)
        var fork = walk
        #expect(fork.play("swipe right;swipe right") == "@c [tick] 'c'")
        #expect(walk.cursorID == "a")
        #expect(walk.play("swipe right") == "@b [tick] 'b'")
        #expect(fork.cursorID == "c")
    }

    @Test func indicesOfOtherScreensAreNothing() {
        var session = Walk(Self.abc).session
        for index in [ElementIndex.none, ElementIndex(99)] {
            #expect(Walk.marks(session.perform(.touch(index))) == "[none]")
            #expect(Walk.marks(session.perform(.choose(index))) == "[none]")
        }
    }

    @Test func modalScopeCanChangeLive() {
        var walk = Walk([
            Sketch("a"), Sketch(holding: [Sketch("b"), Sketch(holding: [Sketch("m")], .sheet)]),
        ])
        #expect(walk.session.stops.count == 2)
        walk.session.settings.modalScope = .screen
        #expect(walk.play("swipe right") == "note @m [tick] 'm' |> [boundary]")
        #expect(walk.session.stops.count == 1)
    }
}

extension String {
    fileprivate func replacing(_ part: String, with other: String) -> String {
        var result = ""
        var rest = Substring(self)
        while let first = rest.first {
            if rest.hasPrefix(part) {
                result += other
                rest = rest.dropFirst(part.count)
            } else {
                result.append(first)
                rest = rest.dropFirst()
            }
        }
        return result
    }
}
