import ScreenModel
import ScreenReader
import Testing

/// Hints, and what only the branches of AccessibilitySnapshot print.
extension SnapshotSpeechTests {
    static let hints: [SnapshotCase] = [
        SnapshotCase("a toggle's hint after the app's", "L. Switch Button.", "Saves it. \(toggle)")
        {
            $0.says("L", hint: "Saves it.")
            $0.element.traits = [.button, .toggleButton]
        },
        SnapshotCase("one full stop of two goes", "L. Adjustable.", "Wait... \(adjust)") {
            $0.says("L", hint: "Wait...")
            $0.element.traits = .adjustable
        },
        SnapshotCase("another mark stays", "L. Adjustable.", "Sure?. \(adjust)") {
            $0.says("L", hint: "Sure?")
            $0.element.traits = .adjustable
        },
        SnapshotCase("text entry takes the app's place", "L. Text Field.", edit) {
            $0.says("L", hint: "Your name.")
            $0.element.traits = .textEntry
        },
        SnapshotCase("a text area", "L. Text Field.", "\(edit), \(misspelled)") {
            $0.says("L", hint: "Your text.")
            $0.element.traits = [.textEntry, .textArea]
        },
        SnapshotCase(
            "an edited text area is an edited field", "L. Text Field. Is editing.", misspelled
        ) { $0.element.traits = [.textEntry, .textArea, .isEditing] },
        SnapshotCase([.textEntry, .adjustable], "L. Text Field. Adjustable.", "\(edit) \(adjust)"),
        SnapshotCase(
            [.textEntry, .textArea, .adjustable], "L. Text Field. Adjustable.",
            "\(edit), \(misspelled). \(adjust)"),
        SnapshotCase([.textEntry, .toggleButton], "L. Text Field.", edit),
        SnapshotCase([.toggleButton, .adjustable], "L. Adjustable.", toggle),
        SnapshotCase(.button, "L. Button."),
        SnapshotCase("disabled: the app's alone", "L. Dimmed. Adjustable.", "Later.") {
            $0.says("L", hint: "Later.")
            $0.element.traits = [.adjustable, .notEnabled]
        },
        SnapshotCase("a disabled field keeps the app's", "L. Dimmed. Text Field.", "Later") {
            $0.says("L", hint: "Later")
            $0.element.traits = [.textEntry, .notEnabled]
        },
        SnapshotCase("an adjustable with nothing but a hint", "Drag. Adjustable.") {
            $0.says(nil, hint: "Drag")
            $0.element.traits = .adjustable
        },
        SnapshotCase("an adjustable with nothing", "Adjustable.", adjust) {
            $0.says(nil)
            $0.element.traits = .adjustable
        },
        SnapshotCase("a toggle with nothing but a hint", "Saves. Switch Button. Off.", toggle) {
            $0.says(nil, "0", hint: "Saves")
            $0.element.traits = [.button, .toggleButton]
        },
        SnapshotCase("off", "L. Switch Button. Off.", set: "hints=off") {
            $0.says("L", "0", hint: "Saves")
            $0.element.traits = [.button, .toggleButton]
        },
        SnapshotCase("no hint of a button", "L. Button.", set: "buttonHint=on") {
            $0.element.traits = .button
        },
        SnapshotCase(
            "no hints of actions, rotors and drags", "L. Adjustable.", "H. \(adjust)"
        ) {
            $0.says("L", hint: "H")
            $0.element.traits = [.adjustable, .draggable]
            $0.element.extras.actions = [CustomAction(name: "A")]
            $0.element.extras.rotors = [CustomRotor(name: "R", items: [])]
        },
        SnapshotCase("an app's hint before none of them stays as it is", "L", "H") {
            $0.says("L", hint: "H")
            $0.element.traits = .draggable
        },
    ]

    private static let open = "Double tap to expand."
    private static let close = "Double tap to collapse."

    static let branches: [SnapshotCase] = [
        SnapshotCase("released: nothing of what expands", "L. Button.", "H") {
            $0.says("L", hint: "H")
            $0.element.traits = .button
            $0.element.expanded = true
        },
        SnapshotCase("expanded", "L. Button. Expanded.", "H. \(close)", set: "snapshotLevel=next") {
            $0.says("L", hint: "H")
            $0.element.traits = .button
            $0.element.expanded = true
        },
        SnapshotCase("collapsed", "L. Collapsed.", open, set: "snapshotLevel=next") {
            $0.element.expanded = false
        },
        SnapshotCase(
            "collapsed after an adjustable's", "L. Adjustable. Collapsed.", "\(adjust) \(open)",
            set: "snapshotLevel=next"
        ) {
            $0.element.traits = .adjustable
            $0.element.expanded = false
        },
        SnapshotCase("disabled: the word alone", "L. Dimmed. Expanded.", set: "snapshotLevel=next")
        {
            $0.element.enabled = false
            $0.element.expanded = true
        },
        SnapshotCase("released: no content", "L: V") {
            $0.says("L", "V")
            $0.element.extras.content = content
        },
        SnapshotCase(
            "important content", "L: V, three years, Vaccinated. Image.",
            set: "snapshotLevel=next"
        ) {
            $0.says("L", "V")
            $0.element.traits = .image
            $0.element.extras.content = content
        },
        SnapshotCase("after a label", "L, three years, Vaccinated", set: "snapshotLevel=next") {
            $0.element.extras.content = content
        },
        SnapshotCase(
            "alone, selected", "Selected: three years, Vaccinated", "H",
            set: "snapshotLevel=next", "customContent=off"
        ) {
            $0.says(nil, hint: "H")
            $0.element.traits = .selected
            $0.element.extras.content = content
        },
        SnapshotCase(
            "always the value", "L, three years, Vaccinated",
            set: "snapshotLevel=next", "customContentText=labelAndValue"
        ) {
            $0.element.extras.content = content
        },
    ]

    private static let content = [
        CustomContent(label: "Age", value: "three years", importance: .high),
        CustomContent(label: "Colour", value: "tan"),
        CustomContent(label: "Vaccinated", value: "", importance: .high),
        CustomContent(label: "", value: "", importance: .high),
    ]

    @Test(arguments: hints + branches)
    func hints(_ row: SnapshotCase) throws {
        let utterance = try row.utterance
        #expect(utterance.text == row.text)
        #expect(utterance.hint == row.hint)
    }
}
