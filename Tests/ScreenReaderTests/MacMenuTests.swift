import ScreenModel
import ScreenReader
import Testing

/// The start, the keyboard focus, menus and modes of the Mac.
@Suite struct MacMenuTests {
    private static let pages = Screen.mac([
        Sketch("top", .heading),
        Sketch(
            holding: [
                Sketch("p1", .row) {
                    $0.more {
                        $0.actions = [
                            CustomAction(name: "Mark", effects: [.announce("done", priority: nil)]),
                            CustomAction(name: "Drop"),
                        ]
                    }
                }, Sketch("p2", .row) { $0.value = "marked" }, Sketch("p3", .row),
            ], .list
        ) {
            $0.label = "Pages"
            $0.more {
                $0.rotors = [
                    CustomRotor(
                        name: "Marks", items: [.init(id: "p2"), .init(id: "gone"), .init(id: "p3")])
                ]
            }
        }, Sketch("end", .heading), Sketch("go", .link),
    ])

    static let menus: [WalkCase] = [
        WalkCase("touch #p1;rotor menu \"Marks\"", "'Marks menu' 'p2'", on: pages),
        WalkCase("touch #p1;rotor menu marks;swipe down", "'p3'", on: pages),
        WalkCase("touch #p1;rotor menu marks;swipe down;swipe down", "|> [boundary]", on: pages),
        WalkCase("touch #p1;rotor menu marks;swipe up", "<| [boundary]", on: pages),
        WalkCase("touch #p1;rotor menu marks;last item", "'p3'", on: pages),
        WalkCase(
            "touch #p1;rotor menu marks;double tap", "@p2 [tick] 'p2, marked'", on: pages),
        WalkCase("touch #p1;rotor menu marks;scrub", "note", on: pages),
        WalkCase(
            "touch #p1;rotor menu marks;scrub;swipe right", "@p2 [tick] 'p2, marked'", on: pages),
        WalkCase("touch #p1;rotor menu marks;touch #p3", "@p3 [tick] 'p3'", on: pages),
        WalkCase("touch #p1;rotor menu marks;swipe left", "'Lists menu' 'Pages'", on: pages),
        WalkCase("touch #p1;rotor menu marks;swipe right", "|> [boundary]", on: pages),
        WalkCase("touch #top;rotor menu marks", "[?] note", on: pages),
        WalkCase("touch #top;rotor menu", "'Headings menu' 'top'", on: pages),
        WalkCase(
            "touch #top;rotor menu;swipe down;double tap", "@end [tick] 'end, heading'", on: pages),
        WalkCase("touch #top;rotor menu;swipe right", "'Links menu' 'go'", on: pages),
        WalkCase("touch #top;rotor menu;swipe left", "<| [boundary]", on: pages),
        WalkCase("touch #top;rotor menu;rotor menu", "note", on: pages),
        WalkCase("touch #p1;actions menu;actions menu", "note", on: pages),
        WalkCase("touch #p1;actions menu;rotor menu", "'Headings menu' 'top'", on: pages),
        WalkCase("rotor menu", "[none] note", on: Screen.mac([Sketch("a")])),
        WalkCase("touch #p1;actions menu", "'Actions menu, 2 items' 'Mark'", on: pages),
        WalkCase("touch #p1;actions menu;swipe down", "'Drop'", on: pages),
        WalkCase("touch #p1;actions menu;swipe down;swipe down", "|> [boundary]", on: pages),
        WalkCase("touch #p1;actions menu;swipe right", "|> [boundary]", on: pages),
        WalkCase("touch #p1;actions menu;double tap", "'Mark' [activate] !'done'…", on: pages),
        WalkCase("touch #p1;perform \"Mark\"", "'Mark' [activate] !'done'…", on: pages),
        WalkCase("touch #p2;actions menu", "[none] note", on: pages),
        WalkCase(
            "actions menu", "'Actions menu, 1 item' 'A'",
            on: Screen.mac([Sketch("a") { $0.more { $0.actions = [CustomAction(name: "A")] } }])),
    ]

    static let modes: [WalkCase] = [
        WalkCase("quick nav", "[quicknav+] 'arrow quick key nav on'", on: pages),
        WalkCase("quick nav;quick nav", "[quicknav-] 'arrow quick key nav off'", on: pages),
        WalkCase("single key quick nav", "[quicknav+] 'single quick key nav on'", on: pages),
        WalkCase(
            "single key quick nav;single key quick nav",
            "[quicknav-] 'single quick key nav off'", on: pages),
        WalkCase("touch #end;read item", "'end, heading is in the VoiceOver cursor'", on: pages),
        WalkCase("touch #end;read summary", "'end, heading is in the VoiceOver cursor'", on: pages),
        WalkCase("touch #end;read focus", "'top, heading has keyboard focus'", on: pages),
        WalkCase("touch #end;focus to cursor", "'end, heading has keyboard focus'", on: pages),
        WalkCase(
            "touch #go;double tap;touch #end;read focus", "'go, link has keyboard focus'", on: pages
        ),
        WalkCase("touch #end;cursor to focus", "@top [tick] 'top, heading'", on: pages),
    ]

    /// On iOS these are no commands.
    static let phone: [WalkCase] = [
        "interact", "stop interacting", "rotor menu", "actions menu", "focus to cursor",
        "web navigation", "top of window", "end of visible area", "area after", "skip group",
        "toggle disclosure", "read window", "read help tag", "window summary",
        "application summary", "repeat speech",
    ].map { WalkCase($0, "[?]", on: [Sketch("a")]) }

    static let filters: [WalkCase] = [
        WalkCase("touch #top;rotor menu;type \"EN\"", "'end'", on: pages),
        WalkCase(
            "touch #top;rotor menu;type \"e\";type \"n\";swipe up", "<| [boundary]", on: pages),
        WalkCase("touch #top;rotor menu;type \"en\";delete", "'end'", on: pages),
        WalkCase("touch #top;rotor menu;type \"en\";delete;delete", "'top'", on: pages),
        WalkCase("touch #top;rotor menu;type \"x\"", "[none]", on: pages),
        WalkCase("touch #top;rotor menu;type \"x\";swipe down", "'end'", on: pages),
        WalkCase(
            "touch #top;rotor menu;type \"en\";double tap", "@end [tick] 'end, heading'", on: pages),
        WalkCase("touch #p1;rotor menu marks;type \"3\"", "'p3'", on: pages),
        WalkCase(
            "touch #p1;rotor menu marks;type \"3\";double tap;swipe up",
            "@p2 [tick] 'p2, marked'", on: pages),
        WalkCase("touch #p1;actions menu;type \"dr\"", "'Drop'", on: pages),
        WalkCase("touch #p1;actions menu;type \"dr\";double tap", "'Drop' [activate]", on: pages),
    ]

    /// The arrows go on in the list that was open last, and round where it ends.
    static let remembered: [WalkCase] = [
        WalkCase(
            "touch #top;rotor menu \"Lists\";scrub;swipe down",
            "@@1 [tick] [can-enter] 'Pages, list'", on: pages),
        WalkCase(
            "touch #top;rotor menu;scrub;swipe down", "@end [tick] 'end, heading'", on: pages),
        WalkCase(
            "touch #end;rotor menu \"Headings\";scrub;swipe down",
            "[wrap>] @top [tick] 'top, heading'",
            on: pages),
        WalkCase(
            "touch #top;rotor menu \"Headings\";scrub;swipe up",
            "[wrap<] @end [tick] 'end, heading'",
            on: pages),
        WalkCase(
            "touch #go;rotor menu \"Links\";scrub;swipe down", "[none] 'Link not found'", on: pages),
        WalkCase("touch #end;next heading", "[none] 'Heading not found'", on: pages),
    ]

    private static let replaced = Screen.mac([
        Sketch("a", .heading), Sketch("b", .heading),
        Sketch("c") {
            $0.more {
                $0.rotors = [CustomRotor(name: nil, system: "heading", items: [.init(id: "b")])]
            }
        },
    ])

    static let system: [WalkCase] = [
        WalkCase("touch #c;rotor menu", "'Headings menu' 'b'", on: replaced),
        WalkCase("touch #c;rotor menu;swipe right", "|> [boundary]", on: replaced),
        WalkCase("touch #c;next heading", "@b [tick] 'b, heading' rotor:Headings", on: replaced),
        WalkCase("touch #a;next heading", "@b [tick] 'b, heading'", on: replaced),
    ]

    @Test(arguments: menus + modes + phone + filters + remembered + system)
    func walk(_ row: WalkCase) { row.check(defaults: ["autoRotor": "off", "sounds": "text"]) }

    struct Start: Sendable, CustomTestStringConvertible {
        let marks: String
        var app: String?
        var title: String?
        var entry: String?
        let sketches: [Sketch]
        var testDescription: String { marks }
    }

    @Test(arguments: [
        Start(
            marks: "'VoiceOver on Ink, Notes, window, a, button has keyboard focus'", app: "Ink",
            title: "Notes", sketches: [Sketch("a", .button)]),
        Start(
            marks: "'VoiceOver on Ink, a, button has keyboard focus'", app: "Ink",
            sketches: [Sketch("a", .button)]),
        Start(
            marks: "'Notes, window, a, button has keyboard focus'", title: "Notes",
            sketches: [Sketch("a", .button)]),
        Start(marks: "'a, button has keyboard focus'", sketches: [Sketch("a", .button)]),
        Start(
            marks: "'b, edit text, blank has keyboard focus'",
            sketches: [Sketch("a", .button), Sketch(holding: [Sketch("b", .textField)], .group)]),
        Start(
            marks: "'W, web content has keyboard focus'",
            sketches: [
                Sketch("a", .button),
                Sketch(holding: [Sketch("b", .textField)], .webArea) { $0.label = "W" },
            ]),
        Start(
            marks: "'c has keyboard focus'",
            sketches: [Sketch("a", .textField), Sketch("c") { $0.more { $0.defaultFocus = true } }]),
        Start(
            marks: "'c has keyboard focus'", entry: "c",
            sketches: [
                Sketch("a", .textField), Sketch("b") { $0.more { $0.defaultFocus = true } },
                Sketch("c"),
            ]),
    ])
    func starts(_ row: Start) {
        var walk = Walk(
            .mac(row.sketches) {
                $0.app = row.app
                $0.title = row.title
                $0.entry = row.entry
            }, starts: false)
        let marks = Walk.marks(walk.session.start())
        #expect(marks.hasSuffix(row.marks))
        #expect(marks.split(separator: "'").count == 2, "one utterance: \(marks)")
    }

    /// In lists of items the label comes first.
    @Test func captions() throws {
        let session = Walk(
            .mac([
                Sketch(
                    holding: [Sketch("Oat", .heading) { $0.more { $0.headingLevel = 1 } }],
                    .webArea)
            ])
        ).session
        let index = try #require(session.element(named: .id("Oat")))
        #expect(session.itemText(of: index) == "Oat heading level 1")
        #expect(session.utterance(of: index).text == "heading level 1, Oat")
    }

    @Test func changingTheWayThroughWebContentIsNamed() throws {
        var session = Walk(Self.pages).session
        let change = try session.change("set webNav=group")
        #expect(Walk.marks(change?.events ?? []) == "'Groups, web navigation'")
        #expect(change?.now == "webNav=group")
        #expect(try session.change("set webNav=group")?.events == [])
        #expect(try session.change("hints off")?.events == [])
        #expect(try session.change("swipe right")?.now == nil)
    }

    /// The platform that the user chooses plays on any screen.
    @Test func anyScreenIsSpokenByEither() {
        let ios = Screen([Sketch("a", .button)])
        let onMac = Walk(ios, ["platform": "macos"]).session
        #expect(onMac.stops.map { onMac.utterance(of: $0).text } == ["a, button"])
        let onPhone = Walk(.mac([Sketch("a", .button)]), ["platform": "ios"]).session
        #expect(onPhone.stops.map { onPhone.utterance(of: $0).text } == ["a, Button"])
        let own = Walk(.mac([Sketch("a", .button)]), ["platform": "auto"]).session
        #expect(own.stops.map { own.utterance(of: $0).text } == ["a, button"])
    }
}
