import ScreenModel
import ScreenReader
import Testing

@Suite struct RotorTests {
    private static let page = [
        Sketch("Title", .heading), Sketch("a"), Sketch("Go", .link),
        Sketch(holding: [Sketch("x", .button), Sketch("y", .image)], .group) { $0.label = "G" },
        Sketch("Volume", .slider) { $0.more { $0.steps = ["low", "high"] } },
        Sketch("Row") {
            $0.more {
                $0.actions = [CustomAction(name: "Share"), CustomAction(name: "Delete")]
                $0.content = [
                    CustomContent(label: "Age", value: "3"),
                    CustomContent(label: "Breed", value: nil),
                ]
            }
        },
        Sketch("End", .heading),
    ]

    private static let rows = [
        Sketch("a") {
            $0.more { $0.actions = [CustomAction(name: "One"), CustomAction(name: "Two")] }
        },
        Sketch("b") {
            $0.more { $0.actions = [CustomAction(name: "Three")] }
        },
        Sketch("c"), Sketch("d", .slider) { $0.more { $0.steps = ["1", "2"] } },
    ]

    private static let withMenu = [
        Sketch("a") {
            $0.more { $0.actions = [CustomAction(name: "One")] }
            $0.on(.longPress, .announce("menu", priority: nil))
        }
    ]

    static let walks: [WalkCase] = [
        WalkCase("rotor next", "[rotor>] rotor:Links 'Links'", on: page),
        WalkCase("rotor previous", "[rotor<] rotor:Containers 'Containers'", on: page),
        WalkCase("rotor next;rotor previous", "[rotor<] rotor:Headings 'Headings'", on: page),
        WalkCase("rotor \"lines\"", "[rotor>] rotor:Lines 'Lines'", on: page),
        WalkCase("rotor \"Tables\"", "[?] note", on: page),
        WalkCase("swipe down", "@End [tick] 'End, Heading'", on: page),
        WalkCase("swipe down;swipe down", "[none] 'Heading not found'", on: page),
        WalkCase("swipe up", "[none] 'Heading not found'", on: page),
        WalkCase("swipe up", "[none]", on: page, ["notFound": "silent"]),
        WalkCase("last item;swipe up", "@Title [tick] 'Title, Heading'", on: page),
        WalkCase(
            "rotor \"Containers\";swipe down", "@x [tick] [container] 'G, x, Button'", on: page),
        WalkCase(
            "rotor \"Containers\";swipe down;swipe down", "[none] 'Container not found'", on: page),
        WalkCase("touch #y;rotor \"Containers\";swipe up", "@x [tick] 'x, Button'", on: page),
        WalkCase("next link", "@Go [tick] 'Go, Link'", on: page),
        WalkCase("next button", "@x [tick] [container] 'G, x, Button'", on: page),
        WalkCase("next search field", "[none] 'Search field not found'", on: page),
        WalkCase("previous control", "[none] 'Form control not found'", on: page),
        WalkCase("rotor \"Speaking Rate\";swipe up", "'55 percent'", on: page),
        WalkCase("rotor \"Speaking Rate\";swipe down", "'45 percent'", on: page),
        // Automatic options.
        WalkCase(
            "touch #Volume", "@Volume [tick] 'Volume, Adjustable' rotor:Adjust Value", on: page),
        WalkCase(
            "touch #Volume;swipe right",
            "@Row [tick] 'Row, More content available, Actions available' rotor:Actions", on: page),
        WalkCase("touch #Row;swipe right", "@End [tick] 'End, Heading' rotor:Headings", on: page),
        WalkCase(
            "touch #Row", "@Row [tick] 'Row, More content available, Actions available'", on: page,
            ["autoRotor": "off"]),
        WalkCase("touch #Row;swipe down", "'Share'", on: page),
        WalkCase("touch #Row;swipe down;swipe down", "'Delete'", on: page),
        WalkCase("touch #Row;swipe down;swipe down;swipe down", "'Activate, default'", on: page),
        WalkCase(
            "touch #Row;swipe down;swipe down;swipe down;swipe down", "|> [boundary]", on: page),
        WalkCase("touch #Row;swipe up", "<| [boundary]", on: page),
        WalkCase("touch #Row;swipe up", "'Activate, default'", on: page, ["actionsWrap": "on"]),
        WalkCase(
            "touch #Row;swipe up;swipe down", "'Share'", on: page, ["actionsWrap": "on"]),
        WalkCase(
            "touch #Row;rotor previous", "[rotor<] rotor:More Content 'More Content'", on: page),
        WalkCase("touch #Row;rotor previous;swipe down", "'Age, 3'", on: page),
        WalkCase("touch #Row;rotor previous;swipe down;swipe down", "'Breed'", on: page),
        WalkCase(
            "touch #Row;rotor previous;swipe down;swipe down;swipe down", "|> [boundary]", on: page),
        WalkCase("touch #Row;rotor previous;swipe up", "<| [boundary]", on: page),
        WalkCase(
            "swipe down;swipe down;swipe down", "'Show context menu'", on: withMenu),
        WalkCase(
            "swipe down;swipe down;swipe down;double tap", "[activate] !'menu'", on: withMenu),
        WalkCase(
            "swipe down;swipe down;swipe down;swipe down", "|> [boundary]", on: withMenu),
        // Turning away is remembered for the kind until focus lands on something else.
        WalkCase(
            "rotor \"Words\";touch #b", "@b [tick] 'b, Actions available'", on: rows),
        WalkCase("rotor \"Words\";touch #b;touch #c", "@c [tick] 'c'", on: rows),
        WalkCase(
            "rotor \"Words\";touch #c;touch #a", "@a [tick] 'a, Actions available' rotor:Actions",
            on: rows),
        WalkCase("rotor \"Words\";rotor \"Actions\";swipe down", "'One'", on: rows),
        WalkCase("touch #d;swipe up", "value:d:–→1 '1'", on: rows),
        WalkCase(
            "touch #d", "@d [tick] 'd, Adjustable' rotor:Adjust Value", on: rows),
    ]

    @Test(arguments: walks)
    func walk(_ row: WalkCase) { row.check() }

    struct Ring: Sendable, CustomTestStringConvertible {
        let at: String
        let ring: String
        var testDescription: String { at }

        init(_ at: String, _ ring: String) {
            self.at = at
            self.ring = ring
        }
    }

    @Test(arguments: [
        Ring(
            "Title",
            "Characters Words Lines Speaking-Rate Containers Headings Links Form-Controls Images"),
        Ring(
            "Volume",
            "Characters Words Lines Speaking-Rate Adjust-Value Containers Headings Links "
                + "Form-Controls Images"),
        Ring(
            "Row",
            "Characters Words Lines Speaking-Rate Containers Headings Links Form-Controls Images "
                + "More-Content Actions"),
    ])
    func ring(_ row: Ring) {
        var walk = Walk(Self.page)
        _ = walk.play("touch #\(row.at)")
        let names = walk.session.rotorNames.map { $0.split(separator: " ").joined(separator: "-") }
        #expect(names.joined(separator: " ") == row.ring)
        // A closed circle: as many turns as there are options come back.
        let start = walk.session.rotorName
        for _ in names { _ = walk.play("rotor next") }
        #expect(walk.session.rotorName == start)
        for _ in names { _ = walk.play("rotor previous") }
        #expect(walk.session.rotorName == start)
    }

    private static let both = [
        Sketch("d", .slider) {
            $0.more {
                $0.steps = ["1", "2"]
                $0.actions = [CustomAction(name: "One")]
            }
        }
    ]

    @Test func adjustValueWinsOverActions() {
        #expect(Walk(Self.both).session.rotorName == "Adjust Value")
        #expect(Walk(Self.both, ["autoRotorFirst": "actions"]).session.rotorName == "Actions")
        #expect(Walk(Self.both, ["autoRotor": "off"]).session.rotorName == "Characters")
    }

    @Test func initialRotor() {
        #expect(Walk(Self.page).session.rotorName == "Headings")
        #expect(Walk([Sketch("a")]).session.rotorName == "Characters")
        #expect(Walk(Self.page, ["initialRotor": "links"]).session.rotorName == "Links")
        #expect(Walk(Self.page, ["initialRotor": "Tables"]).session.rotorName == "Headings")
    }

    /// The nearest option before the vanished one stands in, and it is back when it can be.
    @Test func aVanishedOptionIsStoodInFor() {
        var screen = Screen([
            Sketch("a"), Sketch("h", .heading),
            Sketch("go", .button) {
                $0.on(.activate, .set("h", [.hidden]) { $0.hidden = true })
                $0.on(.longPress, .set("h", [.hidden]))
            },
        ])
        screen.entry = "go"
        var walk = Walk(screen)
        #expect(walk.session.rotorName == "Headings")
        #expect(walk.play("double tap") == "[activate] rotor:Containers")
        #expect(walk.play("triple tap") == "[activate] rotor:Headings")
    }
}
