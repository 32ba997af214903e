import ScreenModel
import ScreenReader
import Testing

/// What each setting does to one utterance.
@Suite struct SettingTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let settings: [String: String]
        let spoken: String
        var testDescription: String {
            settings.map { "\($0)=\($1)" }.sorted().joined(separator: " ")
        }

        init(_ spoken: String, _ settings: [String: String]) {
            self.settings = settings
            self.spoken = spoken
        }
    }

    /// Everything at once: the first of two in a list in a group, with all that can be said.
    private static let screen = Screen([
        Sketch(
            holding: [
                Sketch("L, l") {
                    $0.traits = [.button, .header, .selected, .notEnabled, .draggable]
                    $0.value = "V"
                    $0.hint = "H"
                    $0.expanded = true
                    $0.more {
                        $0.headingLevel = 2
                        $0.content = [
                            CustomContent(label: "A", value: "B", importance: .high),
                            CustomContent(label: "C", value: "D"),
                        ]
                        $0.actions = [CustomAction(name: "Share")]
                    }
                }, Sketch("other"),
            ], .group
        ) {
            $0.label = "G"
            $0.traits = .tabBar
        }
    ])

    static let cases: [Case] = [
        Case(
            "G, selected, L, l, V, B, dimmed, Tab, Heading level 2, draggable, expanded, 1 of 2, "
                + "More content available, Actions available, H", [:]),
        Case(
            "G, selected, L, l, V, B, dimmed, Tab, Heading level 2, draggable, expanded, 1 of 2, "
                + "More content available, Actions available", ["hints": "off"]),
        Case(
            "G, dimmed, Tab, Heading level 2, draggable, expanded, selected, L, l, V, B, 1 of 2, "
                + "More content available, Actions available, H", ["traitPosition": "before"]),
        Case(
            "G, selected, L, l, V, B, 1 of 2, More content available, Actions available, H",
            ["traitPosition": "none"]),
        Case(
            "G, selected, L, l, V, B, dimmed, expanded, Tab, Heading, draggable, "
                + "Actions available, H",
            [
                "expandedPlace": "beforeRoles", "headingLevel": "off", "containerContext": "off",
                "moreContent": "none",
            ]),
        Case(
            "selected, L, l, A, B, dimmed, Tab, Heading level 2, draggable, expanded, 1 of 2, "
                + "More content available, H",
            [
                "containerLabels": "off", "speakValue": "off", "actionsPhrase": "long",
                "customContentText": "labelAndValue",
            ]),
        Case(
            "G, selected, L, l, V, dimmed, Tab, Heading level 2, draggable, expanded, 1 of 2, "
                + "More content available, H", ["customContent": "off", "actionsPhrase": "off"]),
        Case(
            "G selected L l V B dimmed Tab Heading level 2 draggable expanded H",
            [
                "join": "xcui", "containerContext": "off", "moreContent": "none",
                "actionsPhrase": "off",
            ]),
    ]

    @Test(arguments: cases)
    func says(_ row: Case) {
        let session = Walk(Self.screen, row.settings).session
        let spoken = session.stops.first.map {
            session.utterance(of: session.stop(at: $0, from: nil)).spoken
        }
        #expect(spoken == row.spoken)
    }

    private static func first(_ sketches: [Sketch], _ settings: [String: String]) -> String? {
        let session = Walk(sketches, settings).session
        return session.stops.first.map { session.utterance(of: $0).text }
    }

    @Test func boundaryPlace() {
        let list = [
            Sketch(holding: [Sketch("a", .button) { $0.enabled = false }, Sketch("b")]) {
                $0.container = .list
            }
        ]
        #expect(Self.first(list, [:]) == "a, dimmed, Button, List start")
        #expect(Self.first(list, ["boundaryPlace": "inRoles"]) == "a, dimmed, List start, Button")
        #expect(
            Self.first(list, ["boundaryPlace": "inRoles", "traitPosition": "none"])
                == "a, List start")
    }

    @Test func secureValue() {
        let field = [Sketch("a", .secureTextField) { $0.value = "xyz" }]
        #expect(Self.first(field, ["secureValue": "raw"]) == "a, xyz, Secure text field")
    }

    @Test func testServiceCutsAt64Characters() {
        let long = [Sketch(String(repeating: "a,", count: 70))]
        #expect(Self.first(long, ["join": "xcui"]) == String(repeating: "a", count: 64))
    }

    @Test func everySettingTakesItsValuesAndNoOther() {
        #expect(Set(Setting.all.map(\.name)).count == Setting.all.count)
        for setting in Setting.all {
            var settings = Settings()
            if let first = setting.values.first {
                #expect(setting.get(settings) == first, "\(setting.name): the default is first")
            }
            for value in setting.values {
                #expect(setting.set(&settings, value), "\(setting.name)=\(value)")
                #expect(setting.get(settings) == value)
            }
            let before = setting.get(settings)
            let taken = setting.set(&settings, "\u{1F916}")
            #expect(taken == (setting.name == "initialRotor"))
            if !taken { #expect(setting.get(settings) == before) }
        }
        #expect(Setting.named("Join") == nil)
    }

    @Test(arguments: ["-1", "101", "", "5.5", "50 "])
    func speakingRateIsAPercentage(_ text: String) {
        var settings = Settings()
        #expect(Setting.named("speakingRate")?.set(&settings, text) == false)
        #expect(settings.speakingRate == 50)
    }
}
