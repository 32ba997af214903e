import ScreenModel
import ScreenReader
import Testing

struct SpeechCase: Sendable, CustomTestStringConvertible {
    let name: String
    let element: Element
    let text: String
    let hint: String
    let settings: [String: String]

    var testDescription: String { name }

    init(
        _ name: String, _ text: String, _ hint: String = "", _ settings: [String: String] = [:],
        _ change: (inout Element) -> Void
    ) {
        self.name = name
        self.text = text
        self.hint = hint
        self.settings = settings
        var element = Element()
        change(&element)
        self.element = element
    }

    /// A stop with these traits, labelled `L`.
    init(_ traits: Traits, _ text: String, _ hint: String = "") {
        self.init(traits.namesOfSetBits.joined(separator: " "), text, hint) {
            $0.label = "L"
            $0.traits = traits
        }
    }
}

/// What one element says on a device: English, native.
@Suite struct SpeechTests {
    static let edit = "Double tap to edit."
    static let adjust = "Swipe up or down with one finger to adjust the value."
    static let toggle = "Double tap to toggle setting."
    static let actions =
        "Swipe up or down to select a custom action, then double tap to activate."

    static let traits: [SpeechCase] = [
        SpeechCase([], "L"),
        SpeechCase(.button, "L, Button"),
        SpeechCase(.link, "L, Link"),
        SpeechCase(.image, "L, Image"),
        SpeechCase(.selected, "selected, L"),
        SpeechCase(.playsSound, "L"),
        SpeechCase(.keyboardKey, "L"),
        SpeechCase(.staticText, "L"),
        SpeechCase(.summaryElement, "L"),
        SpeechCase(.notEnabled, "L, dimmed"),
        SpeechCase(.updatesFrequently, "L"),
        SpeechCase(.searchField, "L, Search field"),
        SpeechCase(.startsMediaSession, "L"),
        SpeechCase(.adjustable, "L, Adjustable", adjust),
        SpeechCase(.allowsDirectInteraction, "L"),
        SpeechCase(.causesPageTurn, "L"),
        SpeechCase(.tabBar, "L"),
        SpeechCase(.header, "L, Heading"),
        SpeechCase(.textEntry, "L, Text field", edit),
        SpeechCase(.pickerElement, "L, Picker item"),
        SpeechCase(.radioButton, "L, Radio button"),
        SpeechCase(.isEditing, "L"),
        SpeechCase(.secureTextField, "L"),
        SpeechCase(.backButton, "L, Back button"),
        SpeechCase(.tabBarItem, "L, Tab"),
        SpeechCase(.popUpButton, "L, Pop up button"),
        SpeechCase(.supportsZoom, "L"),
        SpeechCase(.menuItem, "L, Menu item"),
        SpeechCase(.toggleButton, "L", toggle),
        SpeechCase(
            .draggable, "L, draggable",
            "Double tap and hold, wait for the sound, then drag to rearrange"),
    ]

    static let together: [SpeechCase] = [
        SpeechCase([.button, .header], "L, Button, Heading"),
        SpeechCase([.button, .link], "L, Button, Link"),
        SpeechCase([.button, .image, .selected], "selected, L, Button, Image"),
        SpeechCase([.button, .keyboardKey], "L"),
        SpeechCase([.button, .tabBarItem], "L, Tab"),
        SpeechCase([.button, .backButton], "L, Back button"),
        SpeechCase([.button, .notEnabled, .popUpButton], "L, dimmed, Button, Pop up button"),
        SpeechCase([.textEntry, .secureTextField], "L, Secure text field", edit),
        SpeechCase([.textEntry, .searchField], "L, Search field", edit),
        SpeechCase(
            [.textEntry, .isEditing], "L, Text field, is editing",
            "Use the rotor to access Misspelled Words"),
        SpeechCase(
            [.textEntry, .textArea], "L, Text field",
            "Double tap to edit. Use the rotor to access Misspelled Words"),
        SpeechCase([.adjustable, .pickerElement], "L, Picker item, Adjustable", adjust),
        SpeechCase([.adjustable, .notEnabled], "L, dimmed, Adjustable"),
        SpeechCase([.textEntry, .notEnabled], "L, dimmed, Text field"),
        SpeechCase([.toggleButton, .adjustable], "L, Adjustable", toggle),
        SpeechCase(
            [.header, .link, .adjustable, .image, .searchField, .menuItem],
            "L, Heading, Link, Adjustable, Image, Search field, Menu item", adjust),
    ]

    private static func toggle(
        _ value: String?, _ text: String, _ traits: Traits = [.button, .toggleButton],
        _ settings: [String: String] = [:]
    ) -> SpeechCase {
        SpeechCase("toggle \(value ?? "–") \(settings)", text, toggle, settings) {
            $0.label = "L"
            $0.value = value
            $0.traits = traits
        }
    }

    static let toggles: [SpeechCase] = [
        toggle("1", "L, Switch button, on"), toggle("0", "L, Switch button, off"),
        toggle("2", "L, Switch button, mixed"), toggle("half", "L, Switch button, half"),
        toggle("", "L, Switch button"), toggle(nil, "L, Switch button"),
        toggle("1", "L, on", .toggleButton),
        toggle(
            "0", "L, off, Switch button", [.button, .toggleButton], ["toggleOrder": "stateFirst"]),
        toggle("1", "L, Switch button, on", [.button, .toggleButton], ["speakValue": "off"]),
    ]

    @Test(arguments: traits + together + toggles + texts + values + supplied + controls)
    func says(_ row: SpeechCase) {
        var element = row.element
        element.id = "x"
        element.accessible = true
        var sketch = Sketch("x")
        sketch.element = element
        let session = Walk([sketch], row.settings).session
        let utterance = session.stops.first.map { session.utterance(of: $0) }
        #expect(utterance?.text == row.text)
        #expect(utterance?.hint == row.hint)
    }

    @Test func hintsInOrder() {
        let session = Walk([
            Sketch("L") {
                $0.hint = "H"
                $0.traits = [.adjustable, .draggable]
                $0.expanded = true
                $0.more {
                    $0.actions = [CustomAction(name: "a")]
                    $0.rotors = [CustomRotor(name: "R", items: [])]
                }
            }
        ]).session
        let hint = session.stops.first.map { session.utterance(of: $0).hint }
        #expect(
            hint == "H. \(Self.adjust) Double tap to collapse. \(Self.actions) Use the rotor to "
                + "access R. Double tap and hold, wait for the sound, then drag to rearrange")
    }
}
