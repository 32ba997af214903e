import ScreenModel
import ScreenReader
import Testing

/// What only web content says.
@Suite struct WebTests {
    /// One stop on a web page, labelled `L`, with what is said of it.
    struct Control: Sendable, CustomTestStringConvertible {
        let name: String
        let text: String
        let hint: String
        let settings: [String: String]
        let element: Element

        var testDescription: String { name }

        init(
            _ name: String, _ text: String, _ hint: String = "",
            settings: [String: String] = [:], _ change: (inout Element) -> Void
        ) {
            self.name = name
            self.text = text
            self.hint = hint
            self.settings = settings
            var element = Element()
            element.label = "L"
            element.accessible = true
            change(&element)
            self.element = element
        }
    }

    private static let toggle = "Double tap to toggle setting."
    private static let edit = "Double tap to edit."
    private static let adjust = "Swipe up or down with one finger to adjust the value."

    private static func radio(_ value: String?, _ text: String) -> Control {
        Control("radio button \(value ?? "–")", text) {
            $0.traits = .radioButton
            $0.value = value
        }
    }

    private static func checkbox(
        _ value: String?, _ text: String, _ settings: [String: String] = [:]
    ) -> Control {
        Control("checkbox \(value ?? "–") \(settings)", text, toggle, settings: settings) {
            $0.type = .checkbox
            $0.value = value
        }
    }

    static let controls: [Control] = [
        Control(
            "text area", "L, Multi line text field",
            "Double tap to edit. Use the rotor to access Misspelled Words"
        ) { $0.type = .textArea },
        Control("text field", "L, Text field", edit) { $0.type = .textField },
        radio("1", "L, Radio button, checked"), radio("0", "L, Radio button, unchecked"),
        radio(nil, "L, Radio button"), radio("x", "L, Radio button"),
        checkbox("1", "L, Checkbox, checked"), checkbox("0", "L, Checkbox, unchecked"),
        checkbox("2", "L, Checkbox, mixed"), checkbox("", "L, Checkbox"),
        checkbox("0", "L, unchecked, Checkbox", ["toggleOrder": "stateFirst"]),
        Control("switch", "L, Switch button, on", toggle) {
            $0.type = .switch
            $0.value = "1"
        },
        Control("not pressed", "L, Toggle button, not pressed") {
            $0.traits = [.button, .pressable]
        },
        Control("pressed", "L, Toggle button, pressed") {
            $0.traits = [.button, .pressable, .pressed]
        },
        Control("pressed alone", "L, V, dimmed, Toggle button, pressed") {
            $0.traits = [.pressed, .notEnabled]
            $0.value = "V"
        },
        Control("pop-up by trait", "L, Popup button") { $0.traits = .popUpButton },
        Control("pop-up by key", "L, Popup button, menu popup") {
            $0.traits = .button
            $0.more { $0.popup = .menu }
        },
        Control(
            "pop-up by type", "L, V, Popup button, list box popup, collapsed",
            "Double tap to expand."
        ) {
            $0.type = .popUpButton
            $0.value = "V"
            $0.expanded = false
            $0.more { $0.popup = .listBox }
        },
        Control("a link that opens a dialog", "L, Link, dialog popup") {
            $0.traits = .link
            $0.more { $0.popup = .dialog }
        },
        Control("visited", "L, visited, Link") { $0.traits = [.link, .visited] },
        Control("visited, but no link", "L, Button") { $0.traits = [.button, .visited] },
        Control("required", "L, Text field, required", edit) {
            $0.traits = [.textEntry, .required]
        },
        Control(
            "required stays where it is", "Text field, L, required", edit,
            settings: ["traitPosition": "before"]
        ) {
            $0.traits = [.textEntry, .required]
        },
        Control("row and column header outside a table", "L, Row header, Column header, V") {
            $0.traits = [.rowHeader, .columnHeader]
            $0.value = "V"
        },
        Control("number and text of a range", "L, 3, 3 stars, Adjustable", adjust) {
            $0.type = .slider
            $0.value = "3 stars"
            $0.more { $0.updateRange { $0.now = 3 } }
        },
        Control("formatted number and text of a range", "L, 40 %, loud, Adjustable", adjust) {
            $0.type = .slider
            $0.value = "loud"
            $0.more {
                $0.updateRange {
                    $0.now = 40
                    $0.format = "{} %"
                }
            }
        },
        Control("a range without text", "L, 3, Adjustable", adjust) {
            $0.type = .slider
            $0.more { $0.updateRange { $0.now = 3 } }
        },
        Control("no value", "L, Adjustable", adjust, settings: ["speakValue": "off"]) {
            $0.type = .slider
            $0.value = "3 stars"
            $0.more { $0.updateRange { $0.now = 3 } }
        },
        Control("level", "L, Heading level 2") {
            $0.type = .heading
            $0.more { $0.headingLevel = 2 }
        },
    ]

    @Test(arguments: controls)
    func says(_ row: Control) {
        var sketch = Sketch("L")
        sketch.element = row.element
        let utterance = Walk(
            Screen([Sketch(holding: [sketch], .webArea)]), row.settings, starts: false
        ).utterances.first
        #expect(utterance?.text == row.text)
        #expect(utterance?.hint == row.hint)
    }

    /// Nothing of it outside a web page.
    @Test func nativeContentSaysNothingOfIt() {
        let sketch = Sketch("L") {
            $0.traits = [
                .radioButton, .pressable, .pressed, .visited, .link, .required, .rowHeader,
                .columnHeader,
            ]
            $0.value = "1"
            $0.more { $0.popup = .menu }
        }
        #expect(Walk([sketch]).heard == ["L, Link, Radio button"])
    }
}
