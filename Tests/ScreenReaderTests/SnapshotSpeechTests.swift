import ScreenModel
import ScreenReader
import Testing

/// The text of AccessibilitySnapshot, step by step.
@Suite struct SnapshotSpeechTests {
    static let edit = "Double tap to edit."
    static let adjust = "Swipe up or down with one finger to adjust the value."
    static let toggle = "Double tap to toggle setting."
    static let misspelled = "Use the rotor to access Misspelled Words"

    static let texts: [SnapshotCase] = [
        SnapshotCase("nothing", "") { $0.says(nil) },
        SnapshotCase("empty texts are none", "") { $0.says("", "", hint: "") },
        SnapshotCase("label", "Rain") { $0.says("Rain") },
        SnapshotCase("value", "40%") { $0.says(nil, "40%") },
        SnapshotCase("label and value", "Rain: 40%") { $0.says("Rain", "40%") },
        SnapshotCase("a label's own colon", "Rain:: 40%") { $0.says("Rain:", "40%") },
        SnapshotCase("value off", "Rain", set: "speakValue=off") { $0.says("Rain", "40%") },
        SnapshotCase("hint", "Rain", "Chance of it") { $0.says("Rain", hint: "Chance of it") },
        SnapshotCase("a hint alone is the text", "Chance") { $0.says(nil, hint: "Chance") },
        SnapshotCase("also without hints", "Chance", set: "hints=off") {
            $0.says(nil, hint: "Chance")
        },
        SnapshotCase("a hint whose value is not spoken", "Chance", set: "speakValue=off") {
            $0.says(nil, "40%", hint: "Chance")
        },
        SnapshotCase("placeholder", "Town: Where to?. Text Field.", edit) {
            $0.says("Town")
            $0.element.placeholder = "Where to?"
            $0.element.traits = .textEntry
        },
        SnapshotCase("a secure value as it is", "••••. Secure Text Field.", edit) {
            $0.says(nil, "••••")
            $0.element.traits = [.textEntry, .secureTextField]
        },
        SnapshotCase("a number through its format", "Level: 7 dB. Adjustable.", adjust) {
            $0.says("Level")
            $0.element.traits = .adjustable
            $0.element.more {
                var range = ValueRange()
                (range.now, range.format) = (7, "{} dB")
                $0.range = range
            }
        },
        SnapshotCase("Back on a back button", "Back Button.") {
            $0.says("BACK")
            $0.element.traits = [.button, .backButton]
        },
        SnapshotCase("another label on a back button", "Inbox. Back Button.") {
            $0.says("Inbox")
            $0.element.traits = [.button, .backButton]
        },
        SnapshotCase("Back on a button", "Back. Button.") {
            $0.says("Back")
            $0.element.traits = .button
        },
    ]

    static let selected: [SnapshotCase] = [
        SnapshotCase(.selected, "Selected: L"),
        SnapshotCase("selected, with value", "Selected: L: V. Button.") {
            $0.says("L", "V")
            $0.element.traits = [.selected, .button]
        },
        SnapshotCase("selected and nothing else", "Selected.") {
            $0.says(nil)
            $0.element.selected = true
        },
        SnapshotCase("selected without text keeps its hint", "Selected. Button.", "H") {
            $0.says(nil, hint: "H")
            $0.element.traits = [.selected, .button]
        },
        SnapshotCase("a selected toggle has no text either", "Selected. Switch Button. On.", toggle)
        {
            $0.says(nil, "1")
            $0.element.traits = [.selected, .button, .toggleButton]
        },
    ]

    static let words: [SnapshotCase] = [
        SnapshotCase("a label's own full stop", "Done. Button.") {
            $0.says("Done.")
            $0.element.traits = .button
        },
        SnapshotCase("but not another mark", "Done!. Button.") {
            $0.says("Done!")
            $0.element.traits = .button
        },
        SnapshotCase("a value's own full stop", "Size: 4 in. Button.") {
            $0.says("Size", "4 in.")
            $0.element.traits = .button
        },
        SnapshotCase("words alone", "Button. Heading.") {
            $0.says(nil)
            $0.element.traits = [.header, .button]
        },
        SnapshotCase("words after a promoted hint", "Opens. Button. Image.") {
            $0.says("", hint: "Opens")
            $0.element.traits = [.button, .image]
        },
        SnapshotCase(
            [.button, .header, .link, .adjustable, .image, .searchField, .notEnabled, .selected],
            "Selected: L. Dimmed. Button. Heading. Link. Adjustable. Image. Search Field."),
        SnapshotCase([.button, .keyboardKey], "L"),
        SnapshotCase([.button, .tabBarItem], "L. Tab."),
        SnapshotCase([.textEntry, .searchField], "L. Text Field. Search Field.", edit),
        SnapshotCase([.textEntry, .isEditing], "L. Text Field. Is editing.", misspelled),
        SnapshotCase(.isEditing, "L"),
        SnapshotCase("disabled by its key", "L. Dimmed. Button.") {
            $0.element.traits = .button
            $0.element.enabled = false
        },
        // Words that the device has and AccessibilitySnapshot has not.
        SnapshotCase(
            [.pickerElement, .menuItem, .radioButton, .popUpButton, .draggable, .visited], "L"),
        SnapshotCase([.button, .popUpButton], "L. Button."),
        SnapshotCase("no heading levels", "L. Heading.") {
            $0.element.traits = .header
            $0.element.extras.headingLevel = 3
        },
        SnapshotCase("no words of actions, content and rotors", "L", "H") {
            $0.says("L", hint: "H")
            $0.element.extras.actions = [CustomAction(name: "A")]
            $0.element.extras.content = [CustomContent(label: "B", value: "C")]
            $0.element.extras.rotors = [CustomRotor(name: "R", items: [])]
        },
        SnapshotCase("no names of groups", "L") {
            $0.entered = [EnteredContainer(id: "g", label: "Group")]
        },
        SnapshotCase("no words of the web", "L: 1. Text Field.", "\(edit), \(misspelled)") {
            $0.says("L", "1")
            $0.element.traits = [.textEntry, .textArea, .radioButton]
            $0.isInWebArea = true
        },
        SnapshotCase("no words of a landmark in the web", "L. Landmark.") {
            $0.isInWebArea = true
            $0.isAt(.landmarkStart)
            $0.landmark = WebLandmark(label: "Site", kind: "navigation")
        },
        SnapshotCase("a value of a radio button", "L: 1") {
            $0.says("L", "1")
            $0.element.traits = .radioButton
        },
        SnapshotCase("no letters one by one", "USA") {
            $0.says("USA")
            $0.element.more {
                var speech = SpeechAttributes()
                speech.spellOut = true
                $0.speech = speech
            }
        },
        SnapshotCase("no label of the system's", "H") {
            $0.says(nil, hint: "H")
            $0.element.type = .activityIndicator
        },
    ]

    static let toggles: [SnapshotCase] =
        [
            ("0", "Off."), ("1", "On."), ("2", "Mixed."), ("half", "half"),
        ].flatMap { value, word in
            [
                SnapshotCase("toggle \(value)", "L. Switch Button. \(word)", toggle) {
                    $0.says("L", value)
                    $0.element.traits = [.button, .toggleButton]
                },
                SnapshotCase("toggle \(value) without button", "L. \(word)", toggle) {
                    $0.says("L", value)
                    $0.element.traits = .toggleButton
                },
            ]
        } + [
            SnapshotCase("toggle without value", "L. Switch Button.", toggle) {
                $0.says("L", "")
                $0.element.traits = [.button, .toggleButton]
            },
            SnapshotCase("nothing but a toggle", "L", toggle) { $0.element.traits = .toggleButton },
            SnapshotCase("an unknown state before another word", "L. half Heading.", toggle) {
                $0.says("L", "half")
                $0.element.traits = [.toggleButton, .header]
            },
            SnapshotCase(
                "values off leave the state", "L. Switch Button. On.", toggle, set: "speakValue=off"
            ) {
                $0.says("L", "1")
                $0.element.traits = [.button, .toggleButton]
            },
            SnapshotCase(
                "the device's settings do not count", "L. Switch Button. On.", toggle,
                set: "toggleOrder=stateFirst", "join=xcui", "expandedPlace=beforeRoles"
            ) {
                $0.says("L", "1")
                $0.element.traits = [.button, .toggleButton]
            },
        ]

    static let places: [SnapshotCase] = [
        SnapshotCase("words before", "Button. Submit", set: "traitPosition=before") {
            $0.says("Submit")
            $0.element.traits = .button
        },
        SnapshotCase("words before, without text", "Button.", set: "traitPosition=before") {
            $0.says(nil)
            $0.element.traits = .button
        },
        SnapshotCase(
            "words before selected", "Dimmed. Button. Selected: L: V", set: "traitPosition=before"
        ) {
            $0.says("L", "V")
            $0.element.traits = [.button, .selected, .notEnabled]
        },
        SnapshotCase("no words", "Selected: L: V", "H. \(adjust)", set: "traitPosition=none") {
            $0.says("L", "V", hint: "H")
            $0.element.traits = [.adjustable, .selected]
        },
        SnapshotCase("no words, dimmed neither", "L", set: "traitPosition=none") {
            $0.element.traits = [.button, .notEnabled]
        },
        SnapshotCase("no words and no text", "", set: "traitPosition=none") {
            $0.says(nil)
            $0.element.traits = .button
        },
    ]

    @Test(arguments: texts + selected + words + toggles + places)
    func prints(_ row: SnapshotCase) throws {
        let utterance = try row.utterance
        #expect(utterance.text == row.text)
        #expect(utterance.hint == row.hint)
    }
}
