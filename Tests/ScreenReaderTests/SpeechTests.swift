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
    private static let edit = "Double tap to edit."
    private static let adjust = "Swipe up or down with one finger to adjust the value."
    private static let toggle = "Double tap to toggle setting."
    private static let actions =
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
        toggle("0", "L, off, Switch button", [.button, .toggleButton], ["toggleOrder": "stateFirst"]),
        toggle("1", "L, Switch button, on", [.button, .toggleButton], ["speakValue": "off"]),
    ]

    static let texts: [SpeechCase] = [
        SpeechCase("nothing", "") { _ in },
        SpeechCase("empty texts", "") {
            $0.label = ""
            $0.value = ""
            $0.hint = ""
        },
        SpeechCase("value alone", "V") { $0.value = "V" },
        SpeechCase("label and value", "L, V, Button", "H") {
            $0.label = "L"
            $0.value = "V"
            $0.hint = "H"
            $0.type = .button
        },
        SpeechCase("a label keeps its commas", "Set 1, done, Button") {
            $0.label = "Set 1, done"
            $0.type = .button
        },
        SpeechCase("hint alone is the text", "H, Button") {
            $0.hint = "H"
            $0.type = .button
        },
        SpeechCase("but not of what is selected", "selected", "H") {
            $0.hint = "H"
            $0.selected = true
        },
        SpeechCase("hint alone of a switch", "H, Switch button, on", toggle) {
            $0.hint = "H"
            $0.value = "1"
            $0.type = .switch
        },
        SpeechCase("hint alone of an adjustable", "H, Adjustable") {
            $0.hint = "H"
            $0.type = .slider
        },
        SpeechCase("and selected", "selected, Adjustable", "H") {
            $0.hint = "H"
            $0.type = .slider
            $0.selected = true
        },
        SpeechCase("back is said once", "Back button") {
            $0.label = "back"
            $0.type = .backButton
        },
        SpeechCase("back with a hint", "H, Back button") {
            $0.label = "Back"
            $0.hint = "H"
            $0.type = .backButton
        },
        SpeechCase("the screen before", "Inbox, Back button") {
            $0.label = "Inbox"
            $0.type = .backButton
        },
        SpeechCase("placeholder", "Name, Ada, Text field", edit) {
            $0.label = "Name"
            $0.placeholder = "Ada"
            $0.type = .textField
        },
        SpeechCase("value beats placeholder", "Bob, Text field", edit) {
            $0.value = "Bob"
            $0.placeholder = "Ada"
            $0.type = .textField
        },
        SpeechCase("no placeholder without a field", "L") {
            $0.label = "L"
            $0.placeholder = "Ada"
        },
        SpeechCase("secure value is counted in characters", "4 characters, Secure text field", edit) {
            $0.value = "a🇩🇪e\u{301}x"
            $0.type = .secureTextField
        },
        SpeechCase("one character", "1 character, Secure text field", edit) {
            $0.value = "x"
            $0.type = .secureTextField
        },
        SpeechCase("the hint of a field is replaced", "L, Text field", edit) {
            $0.label = "L"
            $0.hint = "H"
            $0.type = .textField
        },
        SpeechCase("dimmed keeps the app's hint", "L, dimmed, Switch button, on", "H") {
            $0.label = "L"
            $0.value = "1"
            $0.hint = "H"
            $0.type = .switch
            $0.enabled = false
        },
        SpeechCase("the app's hint ends with a stop", "L, Switch button, on", "H. \(toggle)") {
            $0.label = "L"
            $0.value = "1"
            $0.hint = "H"
            $0.type = .switch
        },
        SpeechCase("and with one only", "L, Adjustable", "H. \(adjust)") {
            $0.label = "L"
            $0.hint = "H."
            $0.type = .slider
        },
        SpeechCase("heading level", "L, Heading level 3") {
            $0.label = "L"
            $0.type = .heading
            $0.more { $0.headingLevel = 3 }
        },
        SpeechCase("heading level 0", "L, Heading") {
            $0.label = "L"
            $0.type = .heading
            $0.more { $0.headingLevel = 0 }
        },
        SpeechCase("a level needs the trait", "L") {
            $0.label = "L"
            $0.more { $0.headingLevel = 3 }
        },
        SpeechCase("collapsed", "L, Button, collapsed", "Double tap to expand.") {
            $0.label = "L"
            $0.type = .disclosure
            $0.expanded = false
        },
        SpeechCase("expanded", "L, expanded", "Double tap to collapse.") {
            $0.label = "L"
            $0.expanded = true
        },
        SpeechCase("dimmed and expanded", "L, dimmed, Button, expanded") {
            $0.label = "L"
            $0.type = .disclosure
            $0.expanded = true
            $0.enabled = false
        },
        SpeechCase("the element's own language for its words", "L, Button") {
            $0.label = "L"
            $0.language = "xx"
            $0.type = .button
        },
    ]

    private static func adjustable(
        _ name: String, _ text: String, _ type: ElementType = .slider,
        _ change: (inout ValueRange) -> Void
    ) -> SpeechCase {
        SpeechCase(name, text, adjust) {
            $0.type = type
            $0.more { $0.updateRange(change) }
        }
    }

    static let values: [SpeechCase] = [
        adjustable("now", "3, Adjustable") { $0.now = 3 },
        adjustable("a fraction", "0.5, Adjustable") { $0.now = 0.5 },
        adjustable("no binary noise", "0.3, Adjustable") { $0.now = 0.1 + 0.2 },
        adjustable("format", "3 of 9 stars, Adjustable") {
            $0.now = 3
            $0.format = "{} of 9 stars"
        },
        adjustable("time", "1:05, Adjustable") {
            $0.now = 65
            $0.format = "{t}"
        },
        adjustable("hours", "at 1:01:01 of {x}, Adjustable") {
            $0.now = 3_661
            $0.format = "at {t} of {x}"
        },
        adjustable("less than nothing", "-0:05, Adjustable") {
            $0.now = -5
            $0.format = "{t}"
        },
        adjustable("no number", "Adjustable") { $0.max = 9 },
        adjustable("too large for an integer", "1e+300, Adjustable") { $0.now = 1e300 },
        adjustable("page control", "page 2 of 5, Adjustable", .pageControl) {
            $0.now = 2
            $0.max = 5
        },
        SpeechCase("a written value beats the number", "low, Adjustable", adjust) {
            $0.value = "low"
            $0.type = .slider
            $0.more { $0.updateRange { $0.now = 1 } }
        },
        SpeechCase("but not its format", "1 %, Adjustable", adjust) {
            $0.value = "low"
            $0.type = .slider
            $0.more {
                $0.updateRange {
                    $0.now = 1
                    $0.format = "{} %"
                }
            }
        },
    ]

    private static let important = CustomContent(label: "Age", value: "3", importance: .high)
    private static let plain = CustomContent(label: "Breed", value: "Beagle")

    static let supplied: [SpeechCase] = [
        SpeechCase("content", "L, 3, Button, More content available") {
            $0.label = "L"
            $0.type = .button
            $0.more { $0.content = [plain, important] }
        },
        SpeechCase("content of importance alone", "L, Age") {
            $0.label = "L"
            $0.more { $0.content = [CustomContent(label: "Age", value: "", importance: .high)] }
        },
        SpeechCase("content is text: the hint stays a hint", "3", "H") {
            $0.hint = "H"
            $0.more { $0.content = [important] }
        },
        SpeechCase("actions", "L, Actions available", actions) {
            $0.label = "L"
            $0.more { $0.actions = [CustomAction(name: "Share")] }
        },
        SpeechCase("no actions", "L") {
            $0.label = "L"
            $0.more { $0.actions = [] }
        },
        SpeechCase("content, then actions", "L, More content available, Actions available", actions) {
            $0.label = "L"
            $0.more {
                $0.content = [plain]
                $0.actions = [CustomAction(name: "Share")]
            }
        },
        SpeechCase("dimmed with actions", "L, dimmed, Actions available") {
            $0.label = "L"
            $0.enabled = false
            $0.more { $0.actions = [CustomAction(name: "Share")] }
        },
        SpeechCase("rotors", "L", "Use the rotor to access Parks, Lakes") {
            $0.label = "L"
            $0.more {
                $0.rotors = ["Parks", "", "Lakes"].map { CustomRotor(name: $0, items: []) }
                    + [CustomRotor(name: nil, system: "link", items: [])]
            }
        },
    ]

    @Test(arguments: traits + together + toggles + texts + values + supplied)
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
