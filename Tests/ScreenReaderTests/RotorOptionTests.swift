import ScreenModel
import ScreenReader
import Testing

/// Options that the user adds, and those of single elements.
@Suite struct RotorOptionTests {
    private static func link(_ label: String, _ traits: Traits) -> Sketch {
        Sketch(label) { $0.traits = traits }
    }

    private static func heading(_ label: String, _ level: Int) -> Sketch {
        Sketch(label, .heading) { $0.more { $0.headingLevel = level } }
    }

    private static let page = [
        heading("One", 1), link("old", [.link, .visited]), link("new", .link),
        Sketch("plain", .text), heading("Two", 2), Sketch("Go", .button), Sketch("Stop", .button),
        heading("Deux", 2), Sketch("Find", .searchField), heading("Un", 1),
    ]
    private static let zoomed = [
        Sketch("Map") { $0.traits = [.image, .supportsZoom] }, Sketch("Name", .textField),
    ]
    private static let all = ["rotorOptions": "all"]

    static let searches: [WalkCase] = [
        WalkCase("next visited link", "@old [tick] 'old, Link'", on: page),
        WalkCase(
            "next visited link;next visited link", "[none] 'Visited link not found'", on: page),
        WalkCase("next text", "@plain [tick] 'plain'", on: page),
        WalkCase("next same heading", "@Un [tick] 'Un, Heading level 1'", on: page),
        WalkCase(
            "touch #Deux;previous same heading", "@Two [tick] 'Two, Heading level 2'", on: page),
        WalkCase("touch #Go;next same heading", "[none] 'Same heading level not found'", on: page),
        WalkCase("touch #Go;next same item", "@Stop [tick] 'Stop, Button'", on: page),
        WalkCase("touch #Stop;next same item", "[none] 'Same item not found'", on: page),
        WalkCase("touch #Go;next different item", "@Deux [tick] 'Deux, Heading level 2'", on: page),
        WalkCase(
            "touch #Stop;previous different item", "@Two [tick] 'Two, Heading level 2'", on: page),
        WalkCase("last item;next different item", "[none] 'Different item not found'", on: page),
        WalkCase(
            "rotor \"Non-visited Links\";swipe down", "@new [tick] 'new, Link'", on: page, all),
        WalkCase("rotor \"Buttons\";swipe down", "@Go [tick] 'Go, Button'", on: page, all),
        WalkCase("rotor \"Buttons\"", "[?] note", on: page),
        WalkCase("rotor \"Volume\";swipe up", "<| [boundary] '100 percent'", on: page, all),
        WalkCase("rotor \"Volume\";swipe down", "'95 percent'", on: page, all),
        WalkCase("rotor \"Hints\";swipe down", "'Off'", on: page, all),
        WalkCase("rotor \"Hints\";swipe down;swipe up", "'On'", on: page, all),
        WalkCase("rotor \"Punctuation\";swipe down", "'All punctuation'", on: page, all),
        WalkCase(
            "rotor \"Punctuation\";swipe up", "<| [boundary] 'Some punctuation'", on: page, all),
        WalkCase("rotor \"Language\";swipe up", "<| [boundary] 'English'", on: page, all),
        WalkCase("rotor \"Typing Mode\"", "[?] note", on: page, all),
        WalkCase("rotor \"Zoom\"", "[rotor>] rotor:Zoom 'Zoom'", on: zoomed, all),
        WalkCase("rotor \"Zoom\";swipe down", "[none] note", on: zoomed, all),
        WalkCase("swipe right;rotor \"Zoom\"", "[?] note", on: zoomed, all),
        WalkCase("rotor \"Zoom\"", "[?] note", on: zoomed),
        WalkCase(
            "swipe right;double tap;rotor \"Typing Mode\";swipe down", "'Touch typing'",
            on: zoomed, all),
        WalkCase(
            "swipe right;double tap;rotor \"Typing Mode\";swipe up",
            "<| [boundary] 'Standard typing'", on: zoomed, all),
    ]

    @Test(arguments: searches)
    func search(_ row: WalkCase) { row.check() }

    /// Clockwise, as far as anything applies.
    @Test func ringOfAll() {
        var walk = Walk(Self.zoomed + Self.page, Self.all)
        let names = walk.session.rotorNames
        let tail = [
            "Vertical Navigation", "Volume", "Hints", "Language", "Punctuation", "Zoom",
            "Navigation Style",
        ]
        #expect(Array(names.suffix(tail.count)) == tail)
        _ = walk.play("swipe right;double tap")
        let place = walk.session.rotorNames.firstIndex(of: "Vertical Navigation") ?? 0
        #expect(walk.session.rotorNames[place + 1] == "Typing Mode")
        #expect(!walk.session.rotorNames.contains("Zoom"))
        let onMac = Walk(.mac(Self.page), Self.all).session
        #expect(!onMac.rotorNames.contains("Navigation Style"))
    }

    /// Two columns; the item under the wide one is the one nearest to its middle.
    private static let grid = [
        Sketch("a", at: (0, 0)), Sketch("b", at: (100, 3)), Sketch("c", at: (0, 40)),
        Sketch("d", at: (90, 42)), Sketch("nowhere"), Sketch("e", at: (50, 90)),
    ]

    static let vertical: [WalkCase] = [
        WalkCase("touch #b;item below", "@d [tick] 'd'", on: grid),
        WalkCase("touch #a;item below", "@c [tick] 'c'", on: grid),
        WalkCase("touch #e;item above", "@d [tick] 'd'", on: grid),
        WalkCase("touch #b;item above", "<| [boundary]", on: grid),
        WalkCase("touch #e;item below", "|> [boundary]", on: grid),
        WalkCase("touch #nowhere;item below", "|> [boundary]", on: grid),
        WalkCase(
            "touch #b;rotor \"Vertical Navigation\";swipe down", "@d [tick] 'd'", on: grid, all),
    ]

    @Test(arguments: vertical)
    func item(_ row: WalkCase) { row.check() }

    private static let chart = [
        Sketch("Rain", .chart) {
            $0.value = "mostly wet"
            $0.more { $0.content = [CustomContent(label: "Wettest", value: "April")] }
        },
        Sketch("Dry", .chart),
    ]

    private static let piano = [
        Sketch("Piano") {
            $0.traits = .allowsDirectInteraction
            $0.more { $0.directTouch = DirectTouch(silentOnTouch: true) }
        },
        Sketch("Score", .heading),
    ]

    static let elements: [WalkCase] = [
        WalkCase(
            "rotor \"Audio Graph\"", "[rotor>] rotor:Audio Graph 'Audio Graph'", on: [chart[1]],
            ["initialRotor": "Characters"]),
        WalkCase("rotor \"Audio Graph\";swipe down", "'Describe chart'", on: chart),
        WalkCase(
            "rotor \"Audio Graph\";swipe down;double tap", "[activate] 'Rain' 'mostly wet'",
            on: chart),
        WalkCase(
            "rotor \"Audio Graph\";swipe down;swipe down;swipe down;double tap",
            "[activate] 'Wettest, April'", on: chart),
        WalkCase(
            "rotor \"Audio Graph\";swipe down;swipe down;swipe down;swipe down", "|> [boundary]",
            on: chart),
        WalkCase("double tap", "[activate] 'Direct touch on' note", on: piano),
        WalkCase("double tap;swipe right", "note", on: piano),
        WalkCase("double tap;scrub", "'Direct touch off'", on: piano),
        WalkCase(
            "double tap;scrub;swipe right", "@Score [tick] 'Score, Heading'",
            on: piano),
        WalkCase("swipe right;touch #Piano", "@Piano [tick]", on: piano),
        WalkCase("rotor \"Direct Touch\";swipe up", "'Direct touch on' note", on: piano),
        WalkCase(
            "rotor \"Direct Touch\";swipe down", "|> [boundary] 'Direct touch off'", on: piano),
    ]

    @Test(arguments: elements)
    func element(_ row: WalkCase) { row.check() }

    @Test(arguments: [
        ("default", "default"), ("all", "all"), ("Buttons, volume", "Buttons, volume"),
        ("static text", "static text"), ("", nil), ("headings", nil), ("buttons,x", nil),
    ])
    func setting(_ text: String, _ taken: String?) {
        var settings = Settings()
        let isTaken = Setting.named("rotorOptions")?.set(&settings, text) == true
        #expect(isTaken == (taken != nil))
        #expect(settings.rotorOptions.text == taken ?? "default")
    }

    @Test func aCustomRotorIsCheckedOnTurningToIt() {
        let items = ["a", "gone", "a"].map { CustomRotor.Item(id: $0) }
        let screen = Screen([Sketch("a")]) {
            $0.rotors = [CustomRotor(name: "R", items: items)]
        }
        var walk = Walk(screen)
        let notes = walk.session.perform(.rotor(.named("R"))).compactMap {
            if case .note(let text) = $0 { text } else { nil }
        }
        #expect(
            notes == [
                "the rotor leads nowhere at 'gone'",
                "the rotor names 'a' twice: a walk through it comes back there",
            ])
    }
}
