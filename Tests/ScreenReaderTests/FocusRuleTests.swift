import ScreenModel
import ScreenReader
import Testing

/// Where the focus goes after a change, and the rule that the reader names for it.
@Suite struct FocusRuleTests {
    struct Row: CustomTestStringConvertible {
        let verbs: String
        /// The element with the cursor at the end, and the last rule that was named.
        let focus: String
        let rule: String
        var settings: [String: String] = [:]
        var testDescription: String { "\(focus): \(rule) \(settings)" }
    }

    private static func opening(_ id: String, _ type: ElementType, _ inside: [Sketch]) -> [Sketch] {
        [
            Sketch("to \(id)", .button) { $0.on(.activate, .present(id)) },
            Sketch(holding: inside, type) {
                $0.id = id
                $0.hidden = true
            },
        ]
    }

    private static let inside = [Sketch("one"), Sketch("two", .heading), Sketch("three")]

    private static func pushing(_ file: String, replaces: Bool = false) -> Sketch {
        Sketch((replaces ? "replace " : "push ") + file) {
            $0.on(.activate, replaces ? .replace(file) : .push(file))
        }
    }

    private static let home = Screen(
        [
            Sketch(
                holding: [
                    Sketch("title", .heading) { $0.on(.activate, .push("detail")) }
                ], .navigationBar),
            Sketch("first"),
        ] + ["detail", "entry", "preferred", "bare"].map { pushing($0) }
            + opening("sheet", .sheet, inside) + opening("alert", .alert, inside)
            + opening("menu", .menu, inside) + opening("popover", .popover, inside)
            + opening("cover", .carousel, inside)
            + opening(
                "asks", .sheet,
                [Sketch("no"), Sketch("yes") { $0.more { $0.defaultFocus = true } }])
            + [
                Sketch("tab", .tab) { $0.on(.activate, .replace("detail")) },
                Sketch("plain tab", .tab) { $0.on(.activate, .replace("bare")) },
                pushing("detail", replaces: true), pushing("spinner", replaces: true),
                Sketch("explicit") {
                    $0.on(.activate, .present("sheet"), .dismiss("sheet"), .layoutChanged("first"))
                },
                Sketch("changed") { $0.on(.activate, .screenChanged(nil)) },
                Sketch("rebuilt") {
                    $0.on(
                        .activate, .remove("rebuilt"),
                        .insert(Sketch("rebuilt").fragment, into: nil, at: nil))
                },
                Sketch("deleted") { $0.on(.activate, .remove("deleted")) },
                Sketch("after deleted"),
                Sketch(holding: [Sketch("in group") { $0.on(.activate, .remove("group")) }], .group)
                {
                    $0.id = "group"
                },
                Sketch("last") { $0.on(.activate, .remove("last")) },
            ])

    private static let bar = Sketch(
        holding: [Sketch("Back", .backButton), Sketch("Detail", .heading)], .navigationBar)

    private static let files: [String: Screen] = [
        "detail": Screen([bar, Sketch("row 1"), Sketch("row 2", .heading)]),
        "entry": Screen([bar, Sketch("row 1"), Sketch("row 2")]) { $0.entry = "row 2" },
        "preferred": Screen([
            bar, Sketch("row 1"), Sketch("row 2") { $0.more { $0.defaultFocus = true } },
        ]),
        "bare": Screen([Sketch("only"), Sketch("other")]),
        "spinner": Screen([Sketch("busy", .activityIndicator), Sketch("other")]),
    ]

    static let rows: [Row] =
        [
            // Explicit target, then the default focus, then the table.
            Row(
                verbs: "touch #explicit;double tap", focus: "first",
                rule: "the element that the notification names"),
            Row(
                verbs: "touch #\"push entry\";double tap", focus: "row 2",
                rule: "the element that the file names as entry"),
            Row(
                verbs: "touch #\"push preferred\";double tap", focus: "row 2",
                rule: "the default focus of the screen"),
            Row(
                verbs: "touch #\"to asks\";double tap", focus: "yes",
                rule: "the default focus of what is presented"),
            Row(
                verbs: "touch #changed;double tap", focus: "title",
                rule: "the first element of the screen"),
            // Push, from the bar and from the content.
            Row(
                verbs: "first item;double tap", focus: "Back",
                rule: "the back button, since focus was in the navigation bar"),
            Row(
                verbs: "touch #\"push detail\";double tap", focus: "row 1",
                rule: "the first element after the navigation bar"),
            Row(
                verbs: "touch #\"push bare\";double tap", focus: "only",
                rule: "the first element after the navigation bar"),
            // Tabs and other replacements.
            Row(
                verbs: "touch #tab;double tap", focus: "Detail",
                rule: "the first heading after a tab switch"),
            Row(
                verbs: "touch #\"plain tab\";double tap", focus: "only",
                rule: "the first element of the screen"),
            Row(
                verbs: "touch #\"replace detail\";double tap", focus: "Back",
                rule: "the first element of the screen"),
            Row(
                verbs: "touch #\"replace spinner\";double tap", focus: "other",
                rule: "the first element of the screen"),
            // Presented.
            Row(
                verbs: "touch #\"to sheet\";double tap", focus: "one",
                rule: "the first element of what is presented"),
            Row(
                verbs: "touch #\"to menu\";double tap", focus: "one",
                rule: "the first item of the menu"),
            Row(
                verbs: "touch #\"to alert\";double tap", focus: "two",
                rule: "the title of the alert"),
            Row(
                verbs: "touch #\"to popover\";double tap", focus: "one",
                rule: "the first element of what is presented"),
            // Left.
            Row(
                verbs: "touch #\"push detail\";double tap;scrub", focus: "first",
                rule: "the first element after the navigation bar (returnFocus.pop)"),
            Row(
                verbs: "touch #\"push detail\";double tap;scrub", focus: "push detail",
                rule: "back on what opened the screen (returnFocus.pop)",
                settings: ["returnFocus.pop": "restore"]),
            Row(
                verbs: "touch #\"to sheet\";double tap;scrub", focus: "title",
                rule: "the first heading of the screen (returnFocus.sheet)"),
            Row(
                verbs: "touch #\"to sheet\";double tap;scrub", focus: "to sheet",
                rule: "back on what opened it (returnFocus.sheet)",
                settings: ["returnFocus.sheet": "restore"]),
        ]
        + ["cover", "alert", "menu", "popover"].flatMap { kind in
            [
                Row(
                    verbs: "touch #\"to \(kind)\";double tap;scrub", focus: "to \(kind)",
                    rule: "back on what opened it (returnFocus.\(kind))"),
                Row(
                    verbs: "touch #\"to \(kind)\";double tap;scrub", focus: "title",
                    rule: "the first heading of the screen (returnFocus.\(kind))",
                    settings: ["returnFocus.\(kind)": "first"]),
            ]
        } + [
            // Gone, or built anew.
            Row(
                verbs: "touch #deleted;double tap", focus: "after deleted",
                rule: "the focused element is gone: focus goes to the one in its place"),
            Row(
                verbs: "touch #\"in group\";double tap", focus: "last",
                rule: "the focused element is gone: focus goes to the one in its place"),
            Row(
                verbs: "last item;double tap", focus: "in group",
                rule: "the focused element is gone: focus goes to the one in its place"),
            Row(
                verbs: "touch #rebuilt;double tap", focus: "title",
                rule: "the first element of the screen"),
        ]

    @Test(arguments: rows)
    func row(_ row: Row) {
        var walk = Walk(Self.home, row.settings, files: Self.files)
        let notes = walk.notes(row.verbs)
        #expect(walk.cursorID == row.focus)
        #expect(notes.last?.replacing("focus: ", with: "", maxReplacements: 1) == row.rule)
    }

    /// A sheet without a heading leads to the first element.
    @Test func withoutAHeading() {
        var walk = Walk(Screen([Sketch("top")] + Self.opening("s", .sheet, [Sketch("one")])))
        let notes = walk.notes("last item;double tap;scrub")
        #expect(notes.first == "focus: no heading, so as on a first screen (returnFocus.sheet)")
        #expect(walk.cursorID == "top")
    }

    /// The trigger may be gone when what it opened is dismissed.
    @Test func whatOpenedItIsGone() {
        var walk = Walk(
            Screen([
                Sketch("title", .heading),
                Sketch("opens", .button) { $0.on(.activate, .present("a")) },
                Sketch(
                    holding: [Sketch("ok") { $0.on(.activate, .remove("opens"), .dismiss("a")) }],
                    .alert
                ) {
                    $0.id = "a"
                    $0.hidden = true
                },
            ]))
        let notes = walk.notes("touch #opens;double tap;double tap")
        #expect(notes == ["focus: the first heading of the screen (returnFocus.alert)"])
        #expect(walk.cursorID == "title")
    }

    /// The first screen is what it is: nothing decided.
    @Test func theFirstScreenNeedsNoNote() {
        var walk = Walk(Self.home, files: Self.files, starts: false)
        #expect(Walk.marks(walk.session.start()) == "screen:– @title [tick] 'title, Heading'")
    }

    /// Rows that come and go around the cursor leave it where it is.
    @Test func rowsAroundTheCursor() {
        let new = Sketch("new").fragment
        var walk = Walk([
            Sketch("a"), Sketch("b"),
            Sketch("c") {
                $0.on(
                    .activate, .insert(new, into: nil, at: 0), .remove("b"), .remove("d"),
                    .insert(new, into: nil, at: nil))
            }, Sketch("d"), Sketch("e"),
        ])
        #expect(walk.play("touch #c;double tap") == "[activate]")
        #expect(walk.cursorID == "c")
        #expect(walk.play("swipe right") == "@e [tick] 'e'")
        #expect(walk.play("swipe left;swipe left") == "@a [tick] 'a'")
    }

    @Test func theSummaryIsReadOnceWithoutTheFocus() {
        let screen = Screen([
            Sketch("title", .heading),
            Sketch("18°", .button) {
                $0.hint = "Opens the forecast."
                $0.traits = [.button, .summaryElement]
                $0.on(.activate, .push("detail"))
            },
        ])
        var walk = Walk(screen, files: Self.files, starts: false)
        let events = walk.session.start()
        #expect(
            Walk.marks(events) == "screen:– @title [tick] 'title, Heading' !'18°, Button'")
        guard case .speech(let speech)? = events.last else {
            Issue.record("no speech")
            return
        }
        #expect(speech.utterance.hint == "Opens the forecast.")
        #expect(walk.cursorID == "title")
        #expect(!walk.play("swipe right;double tap;scrub").contains("!"))
    }

    static let activations: [WalkCase] = [
        // It plays a sound of its own.
        WalkCase(
            "double tap", "note value:x:0→1 'on'",
            on: [
                Sketch("x", .switch) {
                    $0.value = "0"
                    $0.traits = [.button, .toggleButton, .playsSound]
                }
            ]),
        WalkCase("double tap", "note", on: [Sketch("x") { $0.traits = [.button, .playsSound] }]),
        // An action is no click on the element.
        WalkCase(
            "perform \"A\"", "[activate]",
            on: [
                Sketch("x") {
                    $0.traits = [.button, .playsSound]
                    $0.more { $0.actions = [CustomAction(name: "A")] }
                }
            ]),
        // Quiet after activation, what the app announces aside.
        WalkCase(
            "double tap", "[activate] !'Track 3'",
            on: [
                Sketch("x") {
                    $0.traits = [.button, .startsMediaSession]
                    $0.on(
                        .activate, .set("x", [.label]) { $0.label = "Pause" },
                        .announce("Track 3", priority: nil))
                }
            ]),
    ]

    @Test(arguments: activations)
    func activation(_ row: WalkCase) { row.check() }
}
