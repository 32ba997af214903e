import ScreenModel
import ScreenReader
import Testing

/// What is presented, pushed and replaced, and where focus goes then.
@Suite struct ScreenStackTests {
    private static func presenting(
        _ type: ElementType?, _ inside: [Sketch] = [Sketch("s"), Sketch("t")]
    ) -> Screen {
        let present = Sketch("x", .button) { $0.on(.activate, .present("p")) }
        let presented = Sketch(holding: inside, type) {
            $0.id = "p"
            $0.hidden = true
        }
        return Screen([Sketch("Top", .heading), Sketch("a"), present, presented]) {
            $0.title = "Home"
            $0.entry = "x"
        }
    }

    private static let nested = presenting(
        .sheet,
        [
            Sketch("s") { $0.on(.activate, .present("q")) },
            Sketch(holding: [Sketch("inner") { $0.on(.activate, .dismiss("p")) }], .alert) {
                $0.id = "q"
                $0.hidden = true
            },
        ])

    static let presenting: [WalkCase] = [
        WalkCase(
            "double tap", "[activate] screen:– [screen] note @s [tick] 's'", on: presenting(.sheet)),
        WalkCase(
            "double tap", "[activate] screen:– [screen] note @s [tick] 's'", on: presenting(nil)),
        WalkCase(
            "double tap", "[activate] screen:– [popover] note @s [tick] 's'",
            on: presenting(.popover)),
        WalkCase(
            "double tap", "[activate] screen:– [alert] note @s [tick] [container] 'Alert, s'",
            on: presenting(.alert)),
        WalkCase(
            "double tap",
            "[activate] screen:– [alert] note @t [tick] [container] 'Alert, t, Heading'",
            on: presenting(.alert, [Sketch("s"), Sketch("t", .heading)])),
        WalkCase(
            "double tap", "[activate] screen:– [screen] note @t [tick] 't'",
            on: presenting(
                .sheet, [Sketch("s"), Sketch("t") { $0.more { $0.defaultFocus = true } }])),
        WalkCase("double tap", "[activate] screen:– [screen]", on: presenting(.sheet, [])),
        WalkCase("double tap;last item;swipe right", "|> [boundary]", on: presenting(.sheet)),
        WalkCase("double tap;touch #a", "[none]", on: presenting(.sheet)),
        WalkCase("double tap;next heading", "[none] 'Heading not found'", on: presenting(.sheet)),
        // Dismissed: a sheet to the first heading, the others back.
        WalkCase(
            "double tap;scrub", "[screen] screen:Home note @Top [tick] 'Top, Heading'",
            on: presenting(.sheet)),
        WalkCase(
            "double tap;scrub", "[screen] screen:Home note @x [tick] 'x, Button'",
            on: presenting(.sheet), ["returnFocus.sheet": "restore"]),
        WalkCase(
            "double tap;scrub", "[screen] screen:Home note @x [tick] 'x, Button'",
            on: presenting(nil)),
        WalkCase(
            "double tap;scrub", "[screen] screen:Home note @Top [tick] 'Top, Heading'",
            on: presenting(nil), ["returnFocus.cover": "first"]),
        WalkCase(
            "double tap;scrub", "[screen] screen:Home note @x [tick] [container] 'x, Button'",
            on: presenting(.alert)),
        WalkCase(
            "double tap;scrub", "[screen] screen:Home note @Top [tick] 'Top, Heading'",
            on: presenting(.menu), ["returnFocus.menu": "first"]),
        WalkCase(
            "double tap;scrub", "[screen] screen:Home note @Top [tick] 'Top, Heading'",
            on: presenting(.popover), ["returnFocus.popover": "first"]),
        WalkCase(
            "double tap;scrub", "[screen] screen:Home note @Top [tick] [container] 'Top, Heading'",
            on: presenting(.alert), ["returnFocus.alert": "first"]),
        WalkCase("double tap;scrub;last item", "@x 'x, Button'", on: presenting(nil)),
        WalkCase(
            "double tap;scrub", "[screen] screen:Home note @Top [tick] 'Top, Heading'",
            on: presenting(.sheet, [])),
        // One over the other.
        WalkCase(
            "double tap;double tap",
            "[activate] screen:– [alert] note @inner [tick] [container] 'Alert, inner'", on: nested),
        WalkCase(
            "double tap;double tap;scrub", "[screen] screen:– note @s [tick] [container] 's'",
            on: nested),
        WalkCase(
            "double tap;double tap;double tap",
            "[activate] [screen] screen:Home note @Top [tick] [container] 'Top, Heading'",
            on: nested),
        WalkCase(
            "double tap;double tap;double tap;touch #x;double tap;last item",
            "@s 's'", on: nested),
    ]

    @Test(arguments: presenting)
    func present(_ row: WalkCase) { row.check(defaults: ["initialRotor": "Characters"]) }

    @Test func whatIsRemovedIsNotPresented() {
        var screen = Self.presenting(.sheet, [Sketch("s") { $0.on(.activate, .remove("p")) }])
        screen.on = [.back: [.announce("back", priority: nil)]]
        var walk = Walk(screen, ["initialRotor": "Characters"])
        #expect(walk.play("double tap;double tap") == "[activate] note @Top [tick] 'Top, Heading'")
        #expect(walk.session.stops.count == 3)
    }

    @Test func backOfTheScreenComesFirst() {
        var screen = Self.presenting(.sheet)
        screen.on = [.back: [.announce("back", priority: nil)]]
        var walk = Walk(screen)
        #expect(walk.play("double tap;scrub") == "!'back'")
    }

    // Screens on a stack.

    private static let bar = Sketch(
        holding: [Sketch("Home", .backButton), Sketch("Detail", .heading)], .navigationBar)
    private static let detail = Screen([
        bar, Sketch("first") { $0.on(.activate, .pop) },
        Sketch("later") { $0.on(.activate, .after(1, [.announce("detail", priority: nil)])) },
    ]) { $0.title = "Detail" }
    private static let plain = Screen([Sketch("only"), Sketch("Head", .heading)]) {
        $0.title = "Plain"
    }

    private static let files: [String: Screen] = [
        "detail": detail, "plain": plain,
        "entry": Screen([bar, Sketch("one"), Sketch("two")]) { $0.entry = "two" },
        "lost": Screen([bar, Sketch("one")]) { $0.entry = "nobody" },
        "empty": Screen([]),
        "leaving": Screen([Sketch("one") { $0.on(.activate, .pop) }]) {
            $0.on = [.disappear: [.pop]]
        },
        "onward": Screen([Sketch("gone")]) { $0.on = [.appear: [.replace("plain")]] },
        "endless": Screen([Sketch("e")]) { $0.on = [.appear: [.push("endless")]] },
    ]

    private static let home = Screen([
        Sketch(
            holding: [Sketch("Menu", .button) { $0.on(.activate, .push("detail")) }], .navigationBar
        ),
        Sketch("top"),
        Sketch(
            holding: [Sketch("row") { $0.on(.activate, .push("detail")) }, Sketch("other")], .group
        ) { $0.label = "Rows" },
        Sketch("replace") { $0.on(.activate, .replace("plain")) },
        Sketch("tab", .tab) { $0.on(.activate, .replace("plain")) },
        Sketch("entry") { $0.on(.activate, .push("entry")) },
        Sketch("lost") { $0.on(.activate, .push("lost")) },
        Sketch("empty") { $0.on(.activate, .push("empty")) },
        Sketch("leaving") { $0.on(.activate, .push("leaving")) },
        Sketch("onward") { $0.on(.activate, .push("onward")) },
        Sketch("endless") { $0.on(.activate, .push("endless")) },
        Sketch("timer") {
            $0.on(
                .activate,
                .after(
                    1,
                    [.announce("home", priority: nil), .set("top", [.label]) { $0.label = "TOP" }]),
                .push("detail"))
        },
        Sketch("covered") {
            $0.on(.activate, .after(1, [.pop, .screenChanged("top")]), .push("detail"))
        },
    ]) {
        $0.title = "Home"
        $0.entry = "top"
    }

    static let stacks: [WalkCase] = [
        WalkCase(
            "touch #row;double tap", "[activate] screen:Detail [screen] note @first [tick] 'first'",
            on: home),
        WalkCase(
            "touch #Menu;double tap",
            "[activate] screen:Detail [screen] note @Home [tick] 'Home, Back button'", on: home),
        WalkCase(
            "touch #entry;double tap", "[activate] screen:– [screen] note @two [tick] 'two'",
            on: home),
        WalkCase(
            "touch #lost;double tap", "[activate] screen:– [screen] note @one [tick] 'one'",
            on: home),
        WalkCase("touch #empty;double tap", "[activate] screen:– [screen]", on: home),
        WalkCase(
            "touch #empty;double tap;scrub", "screen:Home [screen] note @top [tick] 'top'", on: home
        ),
        WalkCase(
            "touch #row;double tap;scrub", "screen:Home [screen] note @top [tick] 'top'", on: home),
        WalkCase(
            "touch #row;double tap;touch #Home;double tap",
            "[activate] screen:Home [screen] note @top [tick] 'top'", on: home),
        WalkCase(
            "touch #row;double tap;double tap",
            "[activate] screen:Home [screen] note @top [tick] 'top'", on: home),
        WalkCase(
            "touch #row;double tap;scrub", "screen:Home [screen] note @row [tick] 'Rows, row'",
            on: home,
            ["returnFocus.pop": "restore"]),
        WalkCase("touch #row;double tap;scrub;scrub", "[none]", on: home),
        WalkCase(
            "touch #replace;double tap",
            "[activate] screen:Plain [screen] note @only [tick] 'only'",
            on: home),
        WalkCase("touch #replace;double tap;scrub", "[none]", on: home),
        WalkCase(
            "touch #tab;double tap",
            "[activate] screen:Plain [screen] note @Head [tick] 'Head, Heading'",
            on: home),
        // Screens that lead on by themselves.
        WalkCase(
            "touch #onward;double tap",
            "[activate] screen:– [screen] screen:Plain [screen] note @only [tick] 'only'",
            on: home),
        WalkCase(
            "touch #leaving;double tap;double tap",
            "[activate] note screen:Home [screen] note @top [tick] 'top'", on: home),
        WalkCase("touch #leaving;double tap;double tap;scrub", "[none]", on: home),
        // Timers go with their screen, and run where they were set.
        WalkCase("touch #row;double tap;touch #later;double tap;wait 1s", "!'detail'", on: home),
        WalkCase("touch #row;double tap;touch #later;double tap;scrub;wait 1s", "", on: home),
        WalkCase("touch #timer;double tap;wait 1s", "!'home'", on: home),
        WalkCase(
            "touch #timer;double tap;wait 1s;scrub", "screen:Home [screen] note @top [tick] 'TOP'",
            on: home),
        WalkCase("touch #covered;double tap;wait 1s", "note", on: home),
    ]

    @Test(arguments: stacks)
    func stack(_ row: WalkCase) { row.check(files: Self.files) }

    @Test func screensThatPushForEverEnd() {
        var walk = Walk(Self.home, files: Self.files)
        let marks = walk.play("touch #endless;double tap")
        #expect(marks.contains("note"))
        #expect(walk.cursorID == "e")
    }

    @Test func theEarlierScreenIsAsItWasLeft() {
        var screen = Self.home
        screen.tree.modify(ElementIndex(3)) {
            $0.on(.activate, .set("top", [.label]) { $0.label = "set" }, .push("plain"))
        }
        var walk = Walk(screen, files: Self.files)
        let before = walk.session.revision
        _ = walk.play("touch #top;double tap")
        #expect(walk.session.screen.title == "Plain")
        let between = walk.session.revision
        #expect(walk.play("scrub") == "screen:Home [screen] note @top [tick] 'set'")
        #expect(before < between && between < walk.session.revision)
    }
}
