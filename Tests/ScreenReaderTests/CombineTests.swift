import ScreenModel
import ScreenReader
import Testing

/// SwiftUI's `contain`, `combine` and `ignore`, and labelled pairs: what the one element says.
@Suite struct CombineTests {
    private static func row(
        _ children: [Sketch], _ change: (inout Element) -> Void = { _ in }
    ) -> Sketch {
        Sketch(holding: children) { element in
            element.id = "row"
            element.more { $0.childrenBehavior = .combine }
            change(&element)
        }
    }

    private static func button(
        _ label: String, _ change: (inout Element) -> Void = { _ in }
    ) -> Sketch {
        Sketch(label, .button, at: nil, change)
    }

    private static let available = "Actions available"

    static let cases: [ContextCase] = [
        ContextCase(
            "labels without doubles and empties",
            [row([Sketch("a"), Sketch(""), Sketch("b"), Sketch("a")])], "a, b"),
        ContextCase(
            "values, and traits of all",
            [
                row([
                    Sketch("a", .heading) { $0.value = "1" },
                    Sketch("b", .image) { $0.value = "2" },
                    Sketch("c") {
                        $0.value = "1"
                        $0.selected = true
                    },
                ])
            ], "selected, a, b, c, 1, 2, Heading, Image"),
        ContextCase(
            "in the order of frames",
            [
                row([
                    Sketch("low", at: (0, 90)), Sketch("right", at: (90, 0)),
                    Sketch("left", at: (0, 0)),
                ])
            ], "left, right, low"),
        ContextCase(
            "depth first, groups together",
            [
                row([
                    Sketch(holding: [Sketch("a", at: (0, 0)), Sketch("b", at: (0, 90))]) {
                        $0.groupsChildren = true
                    }, Sketch("c", at: (0, 40)),
                ])
            ], "a, b, c"),
        ContextCase(
            "higher priority first",
            [row([Sketch("a"), Sketch("b") { $0.more { $0.sortPriority = 1 } }])], "b, a"),
        ContextCase(
            "hidden, transparent and decorative parts are none",
            [
                row([
                    Sketch("a"), Sketch("b") { $0.hidden = true },
                    Sketch("c") { $0.more { $0.alpha = 0 } }, Sketch("d") { $0.accessible = false },
                    Sketch(holding: [Sketch("e")]) { $0.hidden = true },
                ])
            ], "a"),
        ContextCase(
            "what is in a stop belongs to that",
            [row([Sketch(holding: [Sketch("inner")], .link) { $0.label = "outer" }])],
            "outer, Link"),
        ContextCase(
            "what is written stays",
            [
                row([Sketch("a", .image) { $0.value = "1" }]) {
                    $0.label = "L"
                    $0.traits = .header
                }
            ], "L, 1, Heading"),
        ContextCase("an empty label is none", [row([Sketch("a")]) { $0.label = "" }], "a"),
        ContextCase("nothing inside", [row([]), Sketch("x")], "", "x"),
        ContextCase(
            "one button acts; its label is left out beside texts",
            [row([Sketch("a"), button("Buy") { $0.value = "2 left" }])], "a, 2 left, Button"),
        ContextCase("a button alone", [row([button("Buy")])], "Buy, Button"),
        ContextCase(
            "several buttons are actions", [row([button("Buy"), Sketch("a"), button("Sell")])],
            "a, \(available)"),
        ContextCase(
            "buttons alone", [row([button("Buy"), button("Sell")])],
            "Buy, Sell, Button, \(available)"),
        ContextCase(
            "one link lends its label", [row([Sketch("a"), Sketch("More", .link)])],
            "a, More, Link"),
        ContextCase(
            "a link and a button are actions",
            [row([Sketch("a"), Sketch("More", .link), button("Buy")])],
            "a, \(available)"),
        ContextCase(
            "a button without a name is no action", [row([Sketch("a"), button(""), button("")])],
            "a"),
        ContextCase(
            "one switch keeps its state; other values follow their labels",
            [
                row([
                    Sketch("a") { $0.value = "x" }, Sketch("b", .switch) { $0.value = "1" },
                ])
            ], "a, x, b, Switch button, on"),
        ContextCase(
            "several switches are actions and no states",
            [
                row([
                    Sketch("a"), Sketch("b", .switch) { $0.value = "1" },
                    Sketch("c", .switch) { $0.value = "0" },
                ])
            ], "a, \(available)"),
        ContextCase(
            "an adjustable lends its value",
            [row([Sketch("Volume"), Sketch("", .slider) { $0.value = "3" }])],
            "Volume, 3, Adjustable"),
        ContextCase(
            "progress stays progress",
            [
                row([
                    Sketch("Upload"),
                    Sketch("", .progress) { $0.more { $0.updateRange { $0.now = 0.5 } } },
                ])
            ], "Upload, 50 percent"),
        ContextCase(
            "two numbers are texts",
            [
                row([
                    Sketch("a") { $0.more { $0.updateRange { $0.now = 0.5 } } },
                    Sketch("b", .progress) { $0.more { $0.updateRange { $0.now = 1 } } },
                ])
            ], "a, b, 0.5, 1"),
        ContextCase(
            "a disclosure lends its state",
            [row([Sketch("a"), Sketch("b", .disclosure) { $0.expanded = false }])],
            "a, Button, collapsed"),
        ContextCase(
            "a heading lends its level",
            [row([Sketch("a", .heading) { $0.more { $0.headingLevel = 2 } }, Sketch("b")])],
            "a, b, Heading level 2"),
        ContextCase(
            "content of all",
            [
                row([
                    Sketch("a") {
                        $0.more {
                            $0.content = [CustomContent(label: "c", value: "1", importance: .high)]
                        }
                    },
                    Sketch("b") {
                        $0.more { $0.content = [CustomContent(label: "d", value: "2")] }
                    },
                ])
            ], "a, b, 1, More content available"),
        ContextCase(
            "combined in combined",
            [
                row([
                    Sketch("a"),
                    Sketch(holding: [Sketch("b"), button("Buy")]) {
                        $0.more { $0.childrenBehavior = .combine }
                    },
                ])
            ], "a, Button"),
        ContextCase(
            "a labelled pair in combined",
            [
                row([
                    Sketch("Name"),
                    Sketch("") {
                        $0.value = "Ada"
                        $0.more { $0.labeledBy = "Name" }
                    },
                ])
            ], "Name, Ada"),
        ContextCase(
            "a combined label",
            [
                row([Sketch("First"), Sketch("name")]),
                Sketch("", .textField) { $0.more { $0.labeledBy = "row" } },
            ], "First, name, Text field"),
        ContextCase(
            "an explicit order of parts",
            [
                row([Sketch("a"), Sketch("b"), Sketch("c")]) {
                    $0.more { $0.order = ["c", "a", "row"] }
                }
            ], "c, a"),
        ContextCase(
            "ignored children are gone",
            [
                Sketch(holding: [Sketch("a"), button("b")]) {
                    $0.value = "V"
                    $0.more { $0.childrenBehavior = .ignore }
                }
            ], "V"),
        ContextCase(
            "contained children stay",
            [
                Sketch(holding: [Sketch("a"), button("b")]) {
                    $0.label = "L"
                    $0.more { $0.childrenBehavior = .contain }
                }
            ], "L, a", "b, Button"),
        ContextCase(
            "a label elsewhere: its value, where it has no label",
            [
                Sketch("s") {
                    $0.label = ""
                    $0.value = "Name"
                }, Sketch("own") { $0.more { $0.labeledBy = "s" } },
            ], "Name"),
    ]

    @Test(arguments: cases)
    func says(_ row: ContextCase) { row.check() }

    private static func level(_ name: String) -> Sketch {
        Sketch(name, .slider, at: nil) { $0.more { $0.steps = ["1", "2"] } }
    }

    private static let nested = row([
        Sketch("a"),
        Sketch(holding: [
            Sketch("b"), button("Buy") { $0.on(.activate, .announce("bought", priority: nil)) },
        ]) {
            $0.id = "inner"
            $0.more { $0.childrenBehavior = .combine }
        },
    ])

    static let walks: [WalkCase] = [
        WalkCase(
            "double tap", "[activate] !'bought'", on: [nested]),
        WalkCase(
            "swipe up", "value:b:–→1 '1'", on: [row([Sketch("a"), level("b"), level("c")])]),
        WalkCase(
            "swipe down;double tap", "[activate] value:b:0→1",
            on: [
                row([
                    Sketch("a"), Sketch("b", .switch) { $0.value = "0" }, button("c"),
                ])
            ]),
        WalkCase(
            "double tap", "[activate] 'expanded'",
            on: [row([Sketch("a"), Sketch("b", .disclosure) { $0.expanded = false }])]),
        WalkCase(
            "perform \"Buy\"", "[activate] !'bought'",
            on: [
                row([
                    Sketch("a"),
                    button("Buy") { $0.on(.activate, .announce("bought", priority: nil)) },
                    Sketch("More", .link),
                ])
            ]),
    ]

    @Test(arguments: walks)
    func acts(_ row: WalkCase) { row.check() }

    /// A part of a part that changes is heard of the outermost one.
    @Test func innerChanges() {
        let inner = Sketch(holding: [Sketch("b") { $0.value = "1" }]) {
            $0.more { $0.childrenBehavior = .combine }
        }
        var walk = Walk([
            Self.row([Sketch("a"), inner]) {
                $0.on(.longPress, .set("b", [.value]) { $0.value = "2" })
            }
        ])
        #expect(walk.play("first item") == "@row 'a, b, 1'")
        #expect(walk.play("triple tap") == "[activate] value:b:1→2 '2'")
    }

    /// Each of thousands would hold again what all below it say.
    @Test func nestedWithoutEnd() {
        var inner = Sketch("end")
        for level in (0..<40).reversed() {
            inner = Sketch(holding: [Sketch("\(level)"), inner]) {
                $0.more { $0.childrenBehavior = .combine }
            }
        }
        let walk = Walk([inner])
        #expect(walk.heard == [(0...32).map(String.init).joined(separator: ", ")])
    }
}
