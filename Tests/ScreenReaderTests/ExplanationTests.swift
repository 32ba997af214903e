import ScreenModel
import ScreenReader
import Testing

struct ReasonCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let element: Element
    /// `key: reason`, those of the id left out.
    let reasons: [String]
    let settings: [String: String]

    init(
        _ name: String, _ reasons: [String], _ settings: [String: String] = [:],
        _ change: (inout Element) -> Void
    ) {
        testDescription = name
        self.reasons = reasons
        self.settings = settings
        var element = Element()
        change(&element)
        self.element = element
    }
}

/// What is set on a stop and not heard, each with its reason; what other settings would make of it.
@Suite struct ExplanationTests {
    static let cases: [ReasonCase] = [
        ReasonCase("a plain text", ["type: this type has no word of its own"]) {
            $0.type = .text
            $0.label = "L"
        },
        ReasonCase("everything is heard", []) {
            $0.label = "L"
            $0.value = "V"
            $0.hint = "H"
            $0.traits = .button
        },
        ReasonCase("hints are off", ["hint: hints are off"], ["hints": "off"]) {
            $0.label = "L"
            $0.hint = "H"
        },
        ReasonCase("a hint that is the text", [], ["hints": "off"]) { $0.hint = "H" },
        ReasonCase(
            "a text field's own hint", ["hint: a text field says how to edit it instead"]
        ) {
            $0.label = "L"
            $0.hint = "H"
            $0.traits = .textEntry
        },
        ReasonCase(
            "a value that is off", ["value: values are off (speakValue)"], ["speakValue": "off"]
        ) {
            $0.label = "L"
            $0.value = "V"
        },
        ReasonCase(
            "roles that are off", ["traits: role and state words are off (traitPosition=none)"],
            ["traitPosition": "none"]
        ) {
            $0.label = "L"
            $0.traits = .button
        },
        ReasonCase(
            "a switch without words",
            [
                "traits: role and state words are off (traitPosition=none)",
                "value: the value of a switch is its state",
            ], ["traitPosition": "none", "hints": "off"]
        ) {
            $0.label = "L"
            $0.value = "1"
            $0.traits = [.button, .toggleButton]
        },
        ReasonCase("traits over a type", ["type: its traits are spoken instead"]) {
            $0.label = "L"
            $0.type = .button
            $0.traits = .link
        },
        ReasonCase("a silent trait", ["traits: playsSound has no word of its own here"]) {
            $0.label = "L"
            $0.traits = .playsSound
        },
        ReasonCase(
            "enabled and not selected",
            ["enabled: only what is dimmed says so", "selected: only what is selected says so"]
        ) {
            $0.label = "L"
            $0.enabled = true
            $0.selected = false
        },
        ReasonCase("a level without a heading", ["headingLevel: needs the header trait"]) {
            $0.label = "L"
            $0.more { $0.headingLevel = 2 }
        },
        ReasonCase("a level that is heard", []) {
            $0.label = "L"
            $0.traits = .header
            $0.more { $0.headingLevel = 2 }
        },
        ReasonCase(
            "a level that is off", ["headingLevel: headingLevel is off"], ["headingLevel": "off"]
        ) {
            $0.label = "L"
            $0.traits = .header
            $0.more { $0.headingLevel = 2 }
        },
        ReasonCase("a placeholder beside a value", ["placeholder: the value is spoken instead"]) {
            $0.value = "V"
            $0.placeholder = "P"
            $0.traits = .textEntry
        },
        ReasonCase("a placeholder of a text", ["placeholder: only an empty text field says it"]) {
            $0.label = "L"
            $0.placeholder = "P"
        },
        ReasonCase(
            "a slider's bounds",
            [
                "min: bounds the number", "max: bounds the number",
                "step: what a swipe up or down goes through",
            ]
        ) {
            $0.label = "L"
            $0.traits = .adjustable
            $0.more {
                var range = ValueRange()
                (range.min, range.max, range.step, range.now) = (0, 9, 1, 3)
                range.format = "{} cups"
                $0.range = range
            }
        },
        ReasonCase(
            "actions without a word", ["actions: actionsPhrase is off"], ["actionsPhrase": "off"]
        ) {
            $0.label = "L"
            $0.more { $0.actions = [CustomAction(name: "A")] }
        },
        ReasonCase("a back button's label", ["label: the role says it"]) {
            $0.label = "back"
            $0.traits = .backButton
        },
        ReasonCase(
            "the snapshot profile",
            [
                "expanded: AccessibilitySnapshot has no words for it",
                "actions: printed in the legend",
            ], ["profile": "snapshot"]
        ) {
            $0.label = "L"
            $0.expanded = true
            $0.more { $0.actions = [CustomAction(name: "A")] }
        },
        ReasonCase("for drawing", ["path: for touch and drawing only"]) {
            $0.label = "L"
            $0.more { $0.path = [Point(x: 0, y: 0)] }
        },
    ]

    @Test(arguments: cases)
    func saysWhyNot(_ test: ReasonCase) throws {
        var sketch = Sketch("id")
        sketch.element = test.element
        let session = Walk([sketch], test.settings).session
        let stop = session.stop(at: try #require(session.stops.first))
        let reasons = session.explanation(of: stop).unspoken.map { "\($0.key): \($0.reason)" }
        #expect(reasons == test.reasons)
    }

    @Test func showsWhatHintsWouldSay() throws {
        let sketch = Sketch("L", .switch) { $0.value = "0" }
        for (setting, lost) in [("on", nil), ("off", "Double tap to toggle setting.")] {
            let session = Walk([sketch], ["hints": setting]).session
            let stop = session.stop(at: try #require(session.stops.first))
            let explanation = session.explanation(of: stop)
            #expect(explanation.lostHint == lost && session.lostHint(of: stop) == lost)
            #expect(explanation.withoutHints.spoken == "L, Switch button, off")
            #expect(
                explanation.withHints.spoken
                    == "L, Switch button, off, Double tap to toggle setting.")
            let asked = session.explanation(of: stop, others: session.onOtherPlatforms())
            #expect(Set(asked.platforms.map(\.platform)) == Set(Platform.allCases))
            #expect(asked.platforms.first?.utterance == explanation.utterance)
        }
    }

    /// A Mac stops on groups, a phone on what they hold; each says its own words.
    @Test func asksTheOtherPlatform() throws {
        let screen = [Sketch(holding: [Sketch("a", .button)], .group) { $0.id = "box" }]
        let session = Walk(screen, ["platform": "macos"]).session
        let other = session.onOtherPlatforms()
        func said(_ id: String) throws -> [String] {
            let index = try #require(session.element(named: .id(id)))
            let explanation = session.explanation(of: session.stop(at: index), others: other)
            return explanation.platforms.map { "\($0.platform.name): \($0.utterance?.text ?? "–")" }
        }
        #expect(try said("box") == ["macOS: group", "iOS: –"])
        #expect(try said("a") == ["macOS: a, button", "iOS: a, Button"])
    }

    struct HintCase: Sendable, CustomTestStringConvertible {
        let sketch: Sketch
        let sources: [String]
        var testDescription: String { sources.joined(separator: " ") }

        init(_ sources: [String], _ sketch: Sketch) {
            self.sketch = sketch
            self.sources = sources
        }
    }

    /// A default hint comes from the key that says the role.
    @Test(arguments: [
        HintCase(["type"], Sketch("a", .switch)),
        HintCase(["type"], Sketch("a", .slider)),
        HintCase(["type", "type"], Sketch("a", .textArea)),
        HintCase(["traits"], Sketch("a") { $0.traits = .adjustable }),
        HintCase(["traits"], Sketch("a", .slider) { $0.traits = [.adjustable, .selected] }),
        HintCase(["hint", "type"], Sketch("a", .checkbox) { $0.hint = "H" }),
        HintCase(["expanded"], Sketch("a", .disclosure) { $0.expanded = true }),
    ])
    func saysWhereHintsComeFrom(_ row: HintCase) throws {
        let session = Walk([row.sketch]).session
        let stop = session.stop(at: try #require(session.stops.first))
        let hints = session.utterance(of: stop).segments.filter { $0.kind == .hint }
        #expect(hints.map(\.from) == row.sources)
    }

    /// Where each word of `it` comes from: an element and a key.
    @Test func findsTheOriginOfWords() throws {
        let group = Sketch(
            holding: [
                Sketch("it", .button) {
                    $0.label = nil
                    $0.more { $0.labeledBy = "name" }
                }, Sketch("name") { $0.label = "Tea" },
                Sketch(holding: [Sketch("x") { $0.label = "Milk" }]) {
                    $0.id = "both"
                    $0.more { $0.childrenBehavior = .combine }
                },
            ], .group
        ) {
            $0.id = "box"
            $0.label = "Drinks"
        }
        let session = Walk([group]).session
        func origins(_ id: String) throws -> [String] {
            let index = try #require(session.element(named: .id(id)))
            let stop = session.stop(at: index)
            return session.utterance(of: stop).segments.map { segment in
                let origin = session.origin(of: segment, in: stop)
                let element = origin.map { session.screen.tree.id(of: $0.element) } ?? "nothing"
                return "\(segment.text): \(element).\(origin?.key?.rawValue ?? "-")"
            }
        }
        #expect(try origins("it") == ["Drinks: box.-", "Tea: name.label", "Button: it.type"])
        #expect(try origins("both") == ["Drinks: box.-", "Milk: x.label"])
    }
}
