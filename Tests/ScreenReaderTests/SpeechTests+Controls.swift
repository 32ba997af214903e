import ScreenModel
import ScreenReader

/// Controls of the system whose words depend on more than traits.
extension SpeechTests {
    private static func progress(
        _ name: String, _ text: String, _ change: (inout ValueRange) -> Void
    ) -> SpeechCase {
        SpeechCase("progress: \(name)", text) { element in
            element.label = "L"
            element.type = .progress
            element.traits = .updatesFrequently
            element.more { $0.updateRange(change) }
        }
    }

    static let controls: [SpeechCase] = [
        progress("of limits", "L, 25 percent") {
            $0.min = 10
            $0.max = 50
            $0.now = 20
        },
        progress("a fraction", "L, 67 percent") { $0.now = 2.0 / 3 },
        progress("past the end", "L, 100 percent") {
            $0.max = 3
            $0.now = 4
        },
        progress("before the start", "L, 0 percent") {
            $0.max = 3
            $0.now = -4
        },
        progress("no limits", "L, 40") { $0.now = 40 },
        progress("limits of no size", "L, 2") {
            $0.min = 2
            $0.max = 2
            $0.now = 2
        },
        progress("a format", "L, 1 of 3 files") {
            $0.max = 3
            $0.now = 1
            $0.format = "{} of 3 files"
        },
        SpeechCase("progress: a text beats the number", "L, half") {
            $0.label = "L"
            $0.type = .progress
            $0.value = "half"
            $0.more { $0.updateRange { $0.now = 0.5 } }
        },
        SpeechCase("an empty value is none", "L, 50 percent") {
            $0.label = "L"
            $0.type = .progress
            $0.value = ""
            $0.more { $0.updateRange { $0.now = 0.5 } }
        },
        SpeechCase("a spinner", "In progress") { $0.type = .activityIndicator },
        SpeechCase("a spinner's hint", "In progress", "H") {
            $0.type = .activityIndicator
            $0.hint = "H"
        },
        SpeechCase("a spinner with a label", "Loading") {
            $0.type = .activityIndicator
            $0.label = "Loading"
        },
        SpeechCase("a wheel", "2 o'clock, Picker item, Adjustable", adjust) {
            $0.type = .picker
            $0.value = "2 o'clock"
        },
        SpeechCase("a compact date picker", "Date, 3 May, Button, Pop up button") {
            $0.label = "Date"
            $0.value = "3 May"
            $0.type = .popUpButton
        },
        SpeechCase("a native radio button has no value", "L, Radio button") {
            $0.label = "L"
            $0.value = "1"
            $0.type = .radioButton
        },
        SpeechCase("the hint of a radio button that has nothing else", "H, Radio button") {
            $0.value = "1"
            $0.hint = "H"
            $0.type = .radioButton
        },
        SpeechCase("a native checkbox is a switch", "L, Switch button, on", toggle) {
            $0.label = "L"
            $0.value = "1"
            $0.type = .checkbox
        },
        SpeechCase("a native pop-up says no kind", "L, Button, Pop up button") {
            $0.label = "L"
            $0.type = .popUpButton
            $0.more { $0.popup = .menu }
        },
        SpeechCase("a native slider says its text alone", "L, loud, Adjustable", adjust) {
            $0.label = "L"
            $0.value = "loud"
            $0.type = .slider
            $0.more { $0.updateRange { $0.now = 3 } }
        },
        SpeechCase("an unlabelled image", "Image") { $0.type = .image },
        SpeechCase("a cell's key without a table", "H") {
            $0.hint = "H"
            $0.more { $0.cell = TableCell(row: 0, column: 0) }
        },
    ]
}
