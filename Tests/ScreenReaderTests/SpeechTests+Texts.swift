import ScreenModel
import ScreenReader

/// Labels, values, hints and states that the app supplies.
extension SpeechTests {
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
        SpeechCase("secure value is counted in characters", "4 characters, Secure text field", edit)
        {
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
}
