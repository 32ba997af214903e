import ScreenModel
import ScreenReader
import Testing

/// Double taps by type, adjusting, actions, and the chains that escape and magic tap go up.
@Suite struct ActivatingTests {
    private static func one(
        _ type: ElementType?, _ change: (inout Element) -> Void = { _ in }
    ) -> [Sketch] {
        [Sketch("x", type, change)]
    }

    private static func slider(_ change: (inout ValueRange) -> Void) -> [Sketch] {
        one(.slider) { $0.more { $0.updateRange(change) } }
    }

    private static let tabs = [
        Sketch(holding: [Sketch("a", .tab) { $0.selected = true }, Sketch("b", .tab)], .tabBar)
    ]
    private static let segments = [
        Sketch(
            holding: [
                Sketch("a", .button) { $0.traits = [.button, .selected] }, Sketch("b", .button),
            ],
            .segmented)
    ]
    private static let stepper = [
        Sketch(holding: [Sketch("s.decrement", .button), Sketch("s.increment", .button)], .stepper)
        {
            $0.id = "s"
            $0.more {
                $0.updateRange {
                    $0.now = 1
                    $0.max = 2
                    $0.step = 1
                }
            }
        }
    ]

    static let taps: [WalkCase] = [
        WalkCase("double tap", "[activate]", on: one(nil)),
        WalkCase("double tap", "[activate]", on: one(.button)),
        WalkCase("double tap", "[activate] value:x:–→1 'on'", on: one(.switch)),
        WalkCase("double tap", "[activate] value:x:1→0 'off'", on: one(.switch) { $0.value = "1" }),
        WalkCase(
            "double tap", "[activate] value:x:2→1 'on'", on: one(.checkbox) { $0.value = "2" }),
        WalkCase(
            "double tap", "[activate] !'hi'",
            on: one(.switch) { $0.on(.activate, .announce("hi", priority: nil)) }),
        WalkCase("double tap", "[none] note", on: one(.switch) { $0.enabled = false }),
        WalkCase("double tap", "[activate] 'expanded'", on: one(.disclosure)),
        WalkCase(
            "double tap", "[activate] 'collapsed'", on: one(.disclosure) { $0.expanded = true }),
        WalkCase("swipe right;double tap", "[activate] 'selected'", on: tabs),
        WalkCase("double tap;swipe right", "@b [tick] 'b, Tab, 2 of 2'", on: tabs),
        WalkCase("swipe right;double tap;swipe left", "@a [tick] 'a, Tab, 1 of 2'", on: tabs),
        WalkCase(
            "swipe right;double tap;swipe left", "@a [tick] 'a, Button, 1 of 2'", on: segments),
        WalkCase("double tap", "[activate] 'is editing'", on: one(.textField)),
        WalkCase("double tap;double tap", "[activate]", on: one(.searchField)),
        WalkCase(
            "double tap;swipe right;double tap;swipe left", "@a [tick] 'a, Text field'",
            on: [Sketch("a", .textField), Sketch("b", .textArea)]),
        WalkCase(
            "double tap", "[activate] 'is editing'",
            on: one(.textField) { $0.on(.edit, .announce("keys", priority: nil)) }),
        WalkCase("double tap", "[activate] [none]", on: one(.backButton)),
        WalkCase(
            "last item;double tap",
            "[activate] value:s:1→2 value:s.decrement:–→2 value:s.increment:–→2 '2'", on: stepper),
        WalkCase("last item;double tap;double tap", "[activate] |> [boundary]", on: stepper),
        WalkCase(
            "double tap",
            "[activate] value:s:1→0 value:s.decrement:–→0 '0' value:s.increment:–→0", on: stepper),
        WalkCase(
            "double tap", "[activate] value:x:0→1",
            on: one(.switch) {
                $0.value = "0"
                $0.traits = [.button, .toggleButton, .startsMediaSession]
            }),
        WalkCase("triple tap", "[none]", on: one(.button)),
        WalkCase(
            "triple tap", "[activate] !'menu'",
            on: one(nil) { $0.on(.longPress, .announce("menu", priority: nil)) }),
    ]

    static let adjusting: [WalkCase] = [
        WalkCase(
            "swipe up", "value:x:–→1 '1'", on: one(.slider) { $0.more { $0.steps = ["1", "2"] } }),
        WalkCase(
            "swipe down", "value:x:–→2 '2'", on: one(.slider) { $0.more { $0.steps = ["1", "2"] } }),
        WalkCase(
            "swipe up", "<| [boundary] '2'",
            on: one(.slider) {
                $0.value = "2"
                $0.more { $0.steps = ["1", "2"] }
            }),
        WalkCase(
            "swipe up", "value:x:5→6 '6'",
            on: slider {
                $0.min = 0
                $0.max = 10
                $0.now = 5
            }),
        WalkCase(
            "swipe down", "value:x:0.3→0.2 '0.2'",
            on: slider {
                $0.step = 0.1
                $0.now = 0.3
            }),
        WalkCase(
            "swipe up", "value:x:9→10 '10'",
            on: slider {
                $0.max = 10
                $0.step = 4
                $0.now = 9
            }),
        WalkCase(
            "swipe up", "<| [boundary] '10'",
            on: slider {
                $0.max = 10
                $0.now = 10
            }),
        WalkCase(
            "swipe down", "|> [boundary] '0'",
            on: slider {
                $0.min = 0
                $0.now = 0
            }),
        WalkCase(
            "swipe up", "value:x:1:00→1:15 '1:15'",
            on: slider {
                $0.step = 15
                $0.now = 60
                $0.format = "{t}"
            }),
        WalkCase(
            "swipe up", "value:x:4→5 '5'",
            on: one(.slider) {
                $0.value = "4"
                $0.more { $0.updateRange { $0.step = 1 } }
            }),
        WalkCase(
            "swipe up", "value:x:2→3 'page 3 of 5'",
            on: one(.pageControl) {
                $0.more {
                    $0.updateRange {
                        $0.now = 2
                        $0.min = 1
                        $0.max = 5
                    }
                }
            }),
        WalkCase("swipe up", "note <| [boundary]", on: one(.slider)),
        WalkCase("swipe up", "<| [boundary] 'inf'", on: slider { $0.now = .infinity }),
        WalkCase("swipe up", "<| [boundary] '1e+300'", on: slider { $0.now = 1e300 }),
        WalkCase(
            "swipe up", "<| [boundary] '1'",
            on: slider {
                $0.now = 1
                $0.step = .nan
            }),
        // What the app does instead.
        WalkCase(
            "swipe up", "value:x:–→more 'more'",
            on: one(.slider) {
                $0.on(.increment, .set("x", [.value]) { $0.value = "more" })
            }),
        WalkCase(
            "swipe down", "!'less'",
            on: one(.slider) {
                $0.on(.decrement, .announce("less", priority: nil))
            }),
        WalkCase(
            "swipe up", "<| [boundary] '7'",
            on: one(.slider) {
                $0.value = "7"
                $0.on(.increment)
            }),
        WalkCase(
            "swipe up", "value:y:–→1",
            on: [
                Sketch("x", .slider) {
                    $0.value = "7"
                    $0.on(.increment, .set("y", [.value]) { $0.value = "1" })
                }, Sketch("y"),
            ]),
    ]

    private static let acting = [
        Sketch("x") {
            $0.on(.activate, .announce("plain", priority: nil))
            $0.more {
                $0.actions = [
                    CustomAction(name: "One", effects: [.announce("one", priority: nil)]),
                    CustomAction(name: "Two"),
                ]
            }
        }
    ]

    static let actions: [WalkCase] = [
        WalkCase("double tap", "[activate] !'plain'", on: acting),
        WalkCase("swipe down;double tap", "[activate] !'one'", on: acting),
        WalkCase("swipe down;swipe down;double tap", "[activate]", on: acting),
        WalkCase("swipe down;swipe down;swipe down;double tap", "[activate] !'plain'", on: acting),
        WalkCase("swipe down;rotor \"Words\";double tap", "[activate] !'plain'", on: acting),
        WalkCase("perform \"One\"", "[activate] !'one'", on: acting),
        WalkCase("perform \"one\"", "[?] note", on: acting),
        WalkCase("perform \"x\"", "[?] note", on: one(nil)),
    ]

    private static func nested(_ event: ElementEvent, own: Bool) -> [Sketch] {
        [
            Sketch(holding: [
                Sketch(holding: [
                    Sketch("x") { if own { $0.on(event, .announce("own", priority: nil)) } }
                ])
            ]) { $0.on(event, .announce("outer", priority: nil)) }
        ]
    }

    private static let withBack = Screen(nested(.magicTap, own: false)) {
        $0.on = [
            .back: [.announce("back", priority: nil)],
            .magicTap: [.announce("screen", priority: nil)],
        ]
    }

    static let chains: [WalkCase] = [
        WalkCase("scrub", "!'own'", on: nested(.escape, own: true)),
        WalkCase("scrub", "!'outer'", on: nested(.escape, own: false)),
        WalkCase("scrub", "[none]", on: one(nil)),
        WalkCase("scrub", "!'back'", on: withBack),
        WalkCase("magic tap", "[activate] !'own'", on: nested(.magicTap, own: true)),
        WalkCase("magic tap", "[activate] !'outer'", on: withBack),
        WalkCase("magic tap", "[activate] !'screen'", on: Screen(one(nil)) { $0.on = withBack.on }),
        WalkCase("magic tap", "[none]", on: one(nil)),
    ]

    private static func scrolling(_ change: @Sendable (inout ScrollStatus) -> Void) -> [Sketch] {
        var status = ScrollStatus()
        change(&status)
        return [Sketch(holding: [Sketch("x")]) { element in element.more { $0.scroll = status } }]
    }

    private static let pages = scrolling {
        $0.page = 1
        $0.pages = 3
    }
    private static let rows = scrolling { $0.rows = [1, 4, 9] }

    static let scrolls: [WalkCase] = [
        WalkCase("scroll down", "[scroll] !'Page 2 of 3'", on: pages),
        WalkCase("scroll down;scroll down;scroll down", "|> [boundary]", on: pages),
        WalkCase("scroll up", "<| [boundary]", on: pages),
        WalkCase("scroll right", "|> [boundary]", on: pages),
        WalkCase(
            "scroll right", "[scroll] !'Page 2 of 2'",
            on: scrolling {
                $0.axis = "horizontal"
                $0.pages = 2
            }),
        WalkCase(
            "scroll down", "[scroll] !'Half way'",
            on: scrolling {
                $0.pages = 2
                $0.status = "Half way"
            }),
        WalkCase("scroll down", "[scroll] !'Rows 5 to 8 of 9'", on: rows),
        WalkCase("scroll down;scroll down", "[scroll] !'Rows 9 to 9 of 9'", on: rows),
        WalkCase("scroll down;scroll down;scroll down", "|> [boundary]", on: rows),
        WalkCase("scroll down", "[scroll] !'Rows 4 to 6'", on: scrolling { $0.rows = [1, 3] }),
        WalkCase("scroll down", "|> [boundary]", on: scrolling { $0.rows = [.max, .max] }),
        WalkCase(
            "scroll down", "|> [boundary]",
            on: scrolling {
                $0.page = .max
                $0.pages = .max
            }),
        WalkCase("scroll up", "<| [boundary]", on: one(nil)),
        WalkCase("swipe right with 3 fingers", "<| [boundary]", on: one(nil)),
        WalkCase(
            "scroll down", "[scroll] !'moved'",
            on: one(nil) {
                $0.on(.scroll, .announce("moved", priority: nil))
            }),
    ]

    @Test(arguments: taps + adjusting + actions + chains + scrolls)
    func walk(_ row: WalkCase) { row.check() }
}
