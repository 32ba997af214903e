import ScreenModel
import ScreenReader
import Testing

@Suite struct CustomRotorTests {
    private typealias Item = CustomRotor.Item

    private static func map(_ rotors: CustomRotor..., on: Int = 0) -> [Sketch] {
        let pins = ["a", "b", "c"].map { Sketch($0) }
        return [
            Sketch(holding: pins) { element in element.more { $0.rotors = rotors } },
            Sketch("outside"), Sketch("gone") { $0.hidden = true },
        ]
    }

    private static func parks(_ items: Item...) -> CustomRotor {
        CustomRotor(name: "Parks", items: items)
    }

    private static let inOrder = map(parks(Item(id: "c"), Item(id: "a"), Item(id: "b")))
    private static let dead = map(
        parks(Item(id: "nobody"), Item(id: "b"), Item(id: "gone"), Item(id: "outside")))
    private static let empty = map(CustomRotor(name: "Parks", items: []))
    private static let text = [
        Sketch("story") {
            $0.more {
                $0.rotors = [
                    CustomRotor(
                        name: "Alerts",
                        items: [
                            Item(id: "text", range: 0..<2), Item(id: "text", range: 3..<6),
                            Item(id: "field", range: 1..<3), Item(id: "text", range: 5..<99),
                            Item(id: "text", range: -3 ..< -1),
                        ])
                ]
            }
        },
        Sketch("text") {
            $0.label = "Ä🇩🇪 end"
            $0.language = "de"
        },
        Sketch("field", .textField) { $0.value = "abcd" },
    ]
    /// The rotor stands on the screen so that it goes wherever the focus goes.
    private static func everywhere(_ sketches: [Sketch], _ rotors: CustomRotor...) -> Screen {
        Screen(sketches) { $0.rotors = rotors }
    }
    private static let alerts = everywhere(
        text, CustomRotor(name: "Alerts", items: text[0].element.extras.rotors?[0].items ?? []))

    static let walks: [WalkCase] = [
        // The app's order, not the reading order.
        WalkCase("rotor \"Parks\"", "[rotor>] rotor:Parks 'Parks'", on: inOrder),
        WalkCase("rotor \"Parks\";swipe down", "@b [tick] 'b'", on: inOrder),
        WalkCase("rotor \"Parks\";swipe up", "@c [tick] 'c'", on: inOrder),
        WalkCase("rotor \"Parks\";swipe up;swipe up", "<| [boundary]", on: inOrder),
        WalkCase("rotor \"Parks\";swipe down;swipe down", "|> [boundary]", on: inOrder),
        // Dead targets are passed over; the rotor goes where it is not offered.
        WalkCase("rotor \"Parks\";swipe down", "@b [tick] 'b'", on: dead),
        WalkCase(
            "rotor \"Parks\";swipe down;swipe down", "@outside [tick] 'outside' rotor:Characters",
            on: dead),
        WalkCase("rotor \"Parks\";swipe down;swipe up", "<| [boundary]", on: dead),
        WalkCase("rotor \"Parks\";swipe down", "|> [boundary]", on: empty),
        WalkCase("rotor \"Parks\";swipe up", "<| [boundary]", on: empty),
        // Ranges.
        WalkCase("rotor \"Alerts\";swipe down", "@text [tick] 'Ä🇩🇪'", on: alerts),
        WalkCase("rotor \"Alerts\";swipe down;swipe down", "@text 'end'", on: alerts),
        WalkCase("rotor \"Alerts\";swipe down;swipe down;swipe up", "@text 'Ä🇩🇪'", on: alerts),
        WalkCase(
            "rotor \"Alerts\";swipe down;swipe down;swipe down", "@field [tick] 'bc'", on: alerts),
        WalkCase(
            "rotor \"Alerts\";swipe down;swipe down;swipe down;swipe down",
            "note @text [tick] 'Ä🇩🇪 end'", on: alerts),
        WalkCase(
            "rotor \"Alerts\";swipe down;swipe down;swipe down;swipe down;swipe down",
            "note @text 'Ä🇩🇪 end'", on: alerts),
        WalkCase(
            "rotor \"Alerts\";swipe down;rotor \"Characters\";swipe down", "'großes Ä'", on: alerts),
    ]

    @Test(arguments: walks)
    func walk(_ row: WalkCase) { row.check() }

    private static func offered(_ screen: Screen, at id: String) -> String {
        var walk = Walk(screen)
        _ = walk.play("touch #\(id)")
        let builtIn: Set = ["Characters", "Words", "Lines", "Speaking Rate", "Containers"]
        return walk.session.rotorNames.filter { !builtIn.contains($0) }.joined(separator: " ")
    }

    @Test func nearestFirstOneOfEachNameNoneFromOutsideAModal() {
        let sheet = Sketch(
            holding: [
                Sketch("s") { $0.more { $0.rotors = [CustomRotor(name: "Own", items: [])] } }
            ],
            .sheet
        ) {
            $0.more { $0.rotors = [CustomRotor(name: "Sheet", items: [])] }
        }
        let screen = Self.everywhere(
            [
                Sketch(holding: [
                    Sketch("a") { $0.more { $0.rotors = [CustomRotor(name: "Own", items: [])] } },
                    Sketch(holding: [sheet]),
                ]) {
                    $0.more {
                        $0.rotors = ["Own", "Outer"].map { CustomRotor(name: $0, items: []) }
                    }
                }
            ],
            CustomRotor(name: "Screen", items: []), CustomRotor(name: nil, items: []),
            CustomRotor(name: "", items: []), CustomRotor(name: nil, system: "boldText", items: []))
        #expect(Self.offered(screen, at: "a") == "Own Outer Screen Bold Text")
        #expect(Self.offered(screen, at: "s") == "Own Sheet")
    }

    @Test func aSystemRotorReplacesTheAutomaticOne() {
        let screen = Self.everywhere(
            [Sketch("a"), Sketch("h", .heading), Sketch("i", .heading)],
            CustomRotor(name: nil, system: "heading", items: [Item(id: "i")]))
        #expect(Self.offered(screen, at: "a") == "Headings")
        var walk = Walk(screen)
        #expect(walk.play("rotor \"Headings\";swipe down") == "@i [tick] 'i, Heading'")
        #expect(walk.play("swipe down") == "|> [boundary]")
    }

    /// It is current again where it is offered, and the option before it elsewhere.
    @Test func aCustomRotorComesAndGoes() {
        var walk = Walk(Self.inOrder)
        _ = walk.play("rotor \"Words\";rotor \"Parks\"")
        #expect(walk.play("touch #outside") == "@outside [tick] 'outside' rotor:Words")
        #expect(walk.play("touch #b") == "@b [tick] 'b' rotor:Parks")
    }

    /// The place in the list is forgotten where another search led elsewhere.
    @Test func thePlaceFollowsTheFocus() {
        var walk = Walk(
            Screen(
                [Sketch("a"), Sketch("h", .heading), Sketch("b"), Sketch("c")]
            ) {
                $0.rotors = [
                    CustomRotor(name: "P", items: ["a", "b", "h", "c"].map { Item(id: $0) })
                ]
            })
        _ = walk.play("rotor \"P\";swipe down;previous heading")
        #expect(walk.play("swipe down") == "@c [tick] 'c'")
    }
}
