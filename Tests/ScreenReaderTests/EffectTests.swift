import ScreenModel
import ScreenReader
import Testing

/// What effects do, and what is heard of it. The first stop, `x`, runs them on a double tap.
@Suite struct EffectTests {
    private static func acting(_ effects: Effect..., others: [Sketch] = [Sketch("y")]) -> [Sketch] {
        [Sketch("x") { $0.more { $0.on = [.activate: effects] } }] + others
    }

    static let walks: [WalkCase] = [
        // set
        WalkCase(
            "double tap", "[activate] value:x:–→V 'V'",
            on: acting(.set("x", [.value]) { $0.value = "V" })),
        WalkCase(
            "double tap", "[activate] 'New'", on: acting(.set("x", [.label]) { $0.label = "New" })),
        WalkCase("double tap", "[activate]", on: acting(.set("x", [.hint]) { $0.hint = "New" })),
        WalkCase(
            "double tap", "[activate] 'dimmed'",
            on: acting(.set("x", [.enabled]) { $0.enabled = false })),
        WalkCase(
            "double tap", "[activate]", on: acting(.set("x", [.enabled]) { $0.enabled = true })),
        WalkCase(
            "double tap", "[activate] 'selected'",
            on: acting(.set("x", [.selected]) { $0.selected = true })),
        WalkCase(
            "double tap", "[activate] 'Heading'",
            on: acting(.set("x", [.traits]) { $0.traits = .header })),
        WalkCase(
            "double tap", "[activate] 'New, Button'",
            on: acting(
                .set("x", [.label, .type]) {
                    $0.label = "New"
                    $0.type = .button
                })),
        WalkCase(
            "double tap", "[activate] value:y:–→V",
            on: acting(.set("y", [.value]) { $0.value = "V" })),
        WalkCase(
            "double tap;double tap", "[activate] value:x:V→– value:x:–→V 'V'",
            on: acting(.set("x", [.value]), .set("x", [.value]) { $0.value = "V" })),
        WalkCase("double tap", "[activate] note", on: acting(.set("nobody", [.value]))),
        WalkCase("double tap", "[activate] [chime] note", on: acting(.play("chime"))),
        WalkCase("double tap", "[activate] note", on: acting(.open("https://a.example"))),
        WalkCase(
            "double tap", "[activate] note @y [tick] 'y'",
            on: acting(.set("x", [.hidden]) { $0.hidden = true })),
        // toggle, select
        WalkCase(
            "double tap", "[activate] value:y:0→1",
            on: acting(.toggle("y"), others: [Sketch("y", .switch) { $0.value = "0" }])),
        WalkCase(
            "double tap", "[activate] 'expanded'",
            on: [
                Sketch("x") {
                    $0.expanded = false
                    $0.on(.activate, .toggle("x"))
                }
            ]),
        WalkCase("double tap", "[activate] 'selected'", on: acting(.toggle("x"))),
        WalkCase("double tap;double tap", "[activate]", on: acting(.toggle("x"))),
        WalkCase(
            "double tap;swipe right", "@y [tick] 'y'",
            on: acting(.select("x"), others: [Sketch("y") { $0.traits = [.selected] }])),
        // announce
        WalkCase(
            "double tap", "[activate] !'a' !'c' !'b'…",
            on: acting(
                .announce("a", priority: .high), .announce("b", priority: .low),
                .announce("c", priority: .default))),
        WalkCase(
            "mute;double tap", "[activate]",
            on: acting(
                .announce("a", priority: .high), .announce("b", priority: .low),
                .layoutChanged("text"),
                .set("x", [.value]) { $0.label = nil })),
        // notifications
        WalkCase("double tap", "[activate] note @y [tick] 'y'", on: acting(.layoutChanged("y"))),
        WalkCase("double tap", "[activate] note @x 'x'", on: acting(.layoutChanged("x"))),
        WalkCase("double tap", "[activate] !'3 results'", on: acting(.layoutChanged("3 results"))),
        WalkCase("double tap", "[activate]", on: acting(.layoutChanged(nil))),
        WalkCase(
            "double tap", "[activate] note",
            on: acting(.layoutChanged("y"), others: [Sketch("y") { $0.hidden = true }])),
        WalkCase(
            "double tap", "[activate] note @y [tick] 'y'",
            on: acting(
                .layoutChanged("box"),
                others: [
                    Sketch(holding: [Sketch("y")]) { $0.id = "box" }
                ])),
        WalkCase(
            "double tap", "[activate] [screen] note @y [tick] 'y'", on: acting(.screenChanged("y"))),
        WalkCase(
            "swipe right;double tap", "[activate] [screen] note @x [tick] 'x'",
            on: [
                Sketch("x"), Sketch("y") { $0.on(.activate, .screenChanged(nil)) },
            ]),
        WalkCase(
            "double tap", "[activate] [screen] note note @x [tick] 'x'",
            on: acting(.screenChanged("nobody"))),
        // insert, remove
        WalkCase(
            "double tap;swipe right", "@new [tick] 'new'",
            on: acting(.insert(Sketch("new").fragment, into: nil, at: 1))),
        WalkCase(
            "double tap;last item", "@new [tick] 'new'",
            on: acting(.insert(Sketch("new").fragment, into: nil, at: nil))),
        WalkCase(
            "double tap", "[activate] note",
            on: acting(.insert(Sketch("new").fragment, into: "nobody", at: nil))),
        WalkCase("double tap", "[activate] note @y [tick] 'y'", on: acting(.remove("x"))),
        WalkCase(
            "double tap", "[activate] note @new [tick] 'new'",
            on: acting(
                .remove("x"), .insert(Sketch("new").fragment, into: nil, at: 0))),
        WalkCase("double tap", "[activate]", on: acting(.remove("y"))),
        WalkCase("double tap", "[activate]", on: acting(.remove("x"), others: [])),
        WalkCase(
            "last item;double tap", "[activate] note @b [tick] 'b'",
            on: [
                Sketch("a"), Sketch("b"), Sketch("c") { $0.on(.activate, .remove("c")) },
            ]),
        WalkCase(
            "touch #c;double tap", "[activate] note @d [tick] 'd'",
            on: [
                Sketch("a"), Sketch("b"),
                Sketch("c") { $0.on(.activate, .remove("a"), .remove("c"), .layoutChanged(nil)) },
                Sketch("d"), Sketch("e"),
            ]),
        WalkCase(
            "double tap;touch #again", "@again [tick] 'again'",
            on: acting(
                .remove("again"), .insert(Sketch("again").fragment, into: nil, at: nil),
                others: [Sketch("again")])),
        // the rest
        WalkCase("double tap", "[activate] note", on: acting(.unknown("fly"))),
        WalkCase("double tap", "[activate] note", on: acting(.pop)),
        WalkCase("double tap", "[activate] note", on: acting(.dismiss("y"))),
        WalkCase("double tap", "[activate] note", on: acting(.push("nowhere.json"))),
        // later
        WalkCase(
            "double tap", "[activate]", on: acting(.after(2, [.announce("late", priority: nil)]))),
        WalkCase(
            "double tap;wait 1.9s", "", on: acting(.after(2, [.announce("late", priority: nil)]))),
        WalkCase(
            "double tap;wait 1s;wait 1s", "!'late'",
            on: acting(.after(2, [.announce("late", priority: nil)]))),
        WalkCase(
            "double tap;wait 9s", "!'b' !'a' !'c'",
            on: acting(
                .after(
                    2, [.announce("a", priority: nil), .after(1, [.announce("c", priority: nil)])]),
                .after(1, [.announce("b", priority: nil)]))),
        WalkCase(
            "double tap;wait 9s", "", on: acting(.after(.nan, [.announce("a", priority: nil)]))),
        WalkCase(
            "double tap;wait 0s", "!'a'", on: acting(.after(-5, [.announce("a", priority: nil)]))),
        // focus and blur
        WalkCase(
            "swipe right", "@y [tick] 'y' !'left'… !'came'…",
            on: [
                Sketch("x") { $0.on(.blur, .announce("left", priority: nil)) },
                Sketch("y") { $0.on(.focus, .announce("came", priority: nil)) },
            ]),
        WalkCase(
            "swipe right", "@y [tick] 'y'… note @z [tick] 'z'",
            on: [
                Sketch("x"), Sketch("y") { $0.on(.focus, .layoutChanged("z")) }, Sketch("z"),
            ]),
        WalkCase(
            "read all", "@x 'x' @y [tick] 'y'… note @x [tick] 'x'",
            on: [
                Sketch("x"), Sketch("y") { $0.on(.focus, .layoutChanged("x")) }, Sketch("z"),
            ]),
    ]

    @Test(arguments: walks)
    func walk(_ row: WalkCase) { row.check() }

    /// Effects that start each other for ever end with a note.
    @Test func endlessEffectsEnd() {
        var walk = Walk([
            Sketch("x"),
            Sketch("y") { $0.on(.focus, .layoutChanged("z"), .layoutChanged("z")) },
            Sketch("z") { $0.on(.focus, .layoutChanged("y"), .layoutChanged("y")) },
        ])
        let notes = walk.notes("swipe right").filter { $0.contains("without end") }
        #expect(notes.count == 1)
        #expect(walk.play("first item").hasPrefix("@x"), "and the next gesture works")
    }

    @Test func timersWithoutEndEnd() {
        var walk = Walk([
            Sketch("x") { $0.on(.focus, .after(0, [.layoutChanged("y")])) },
            Sketch("y") { $0.on(.focus, .after(0, [.layoutChanged("x")])) },
        ])
        #expect(walk.play("wait 1s").hasSuffix("note"))
        #expect(walk.session.secondsUntilNextEvent == 0)
    }

    @Test func timersTellWhenTheyAreDue() {
        var walk = Walk(Self.acting(.after(2, []), .after(5, [])))
        #expect(walk.session.secondsUntilNextEvent == nil)
        _ = walk.play("double tap;wait 0.5s")
        #expect(walk.session.secondsUntilNextEvent == 1.5)
        _ = walk.session.advance(by: 1.5)
        #expect(walk.session.secondsUntilNextEvent == 3)
        _ = walk.session.advance(by: .nan)
        _ = walk.session.advance(by: -1)
        #expect(walk.session.secondsUntilNextEvent == 3)
    }

    /// A part that changes is heard of the element that combines it; a switch in it acts for it.
    @Test func combinedElements() {
        let row = Sketch(holding: [Sketch("Wi-Fi"), Sketch("state", .switch) { $0.value = "0" }]) {
            $0.id = "row"
            $0.more { $0.childrenBehavior = .combine }
        }
        var walk = Walk([row, Sketch("y") { $0.on(.activate, .toggle("state")) }])
        #expect(walk.play("first item") == "@row 'Wi-Fi, state, Switch button, off'")
        #expect(walk.play("double tap") == "[activate] value:state:0→1 'on'")
        #expect(walk.play("swipe right;double tap") == "[activate] value:state:1→0")
        #expect(walk.play("swipe left") == "@row [tick] 'Wi-Fi, state, Switch button, off'")
    }

    @Test func combinedAdjustables() {
        let row = Sketch(holding: [
            Sketch("Volume"), Sketch("Level", .slider) { $0.more { $0.steps = ["1", "2"] } },
        ]) { $0.more { $0.childrenBehavior = .combine } }
        var walk = Walk([row])
        #expect(walk.play("swipe up") == "value:Level:–→1 '1'")
        #expect(walk.play("swipe up") == "value:Level:1→2 '2'")
        #expect(walk.play("swipe up") == "<| [boundary] '2'")
    }

    @Test func combinedButtons() {
        func row(_ buttons: String...) -> [Sketch] {
            [
                Sketch(
                    holding: [Sketch("Text")]
                        + buttons.map { name in
                            Sketch(name, .button) {
                                $0.on(.activate, .announce(name, priority: nil))
                            }
                        }
                ) { $0.more { $0.childrenBehavior = .combine } }
            ]
        }
        var one = Walk(row("Buy"))
        #expect(one.play("first item") == "@@0 'Text, Button'")
        #expect(one.play("double tap") == "[activate] !'Buy'")
        var two = Walk(row("Buy", "Sell"))
        #expect(two.play("first item") == "@@0 'Text, Actions available'")
        #expect(two.play("swipe down;swipe down;double tap") == "[activate] !'Sell'")
    }

    @Test func aLabelElsewhereIsHeard() {
        var walk = Walk([
            Sketch("name"),
            Sketch("field", .textField) {
                $0.label = nil
                $0.more { $0.labeledBy = "name" }
                $0.on(.activate, .set("name", [.label]) { $0.label = "Full name" })
            },
        ])
        #expect(walk.play("first item") == "@field 'name, Text field'")
        #expect(walk.play("double tap") == "[activate] 'Full name'")
    }

    /// Searches know a trait that came and went without the order being built again.
    @Test func searchesFollowTraits() {
        var walk = Walk([
            Sketch("x") {
                $0.on(.activate, .set("y", [.traits]) { $0.traits = .header })
                $0.on(.longPress, .set("y", [.traits]))
            }, Sketch("y"), Sketch("z", .heading),
        ])
        #expect(walk.play("next heading") == "@z [tick] 'z, Heading'")
        #expect(walk.play("first item;double tap;next heading") == "@y [tick] 'y, Heading'")
        #expect(walk.play("next heading") == "@z [tick] 'z, Heading'")
        #expect(walk.play("first item;triple tap;next heading") == "@z [tick] 'z, Heading'")
    }
}
