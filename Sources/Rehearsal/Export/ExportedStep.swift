import ScreenModel
import ScreenReader

/// A step that was played, with what an exporter needs to know of the screen.
struct ExportedStep: Sendable {
    let action: Script.Action
    /// As a comment can hold it: one line, and no hint.
    let text: String
    let line: Int
    /// Why it did not pass.
    var failure: StepFailure?
    var before = ExportedFocus()
    var after = ExportedFocus()
    /// What a check of speech is about.
    var hearing: Hearing?
    /// Clockwise turns of the rotor.
    var turns = 0

    /// `12: swipe right`.
    var named: String { "\(line): \(text)" }

    /// Whether it did nothing but move the cursor among the same stops.
    var isMove: Bool {
        before.revision == after.revision && before.position != nil && after.position != nil
            && !after.isGrouped
    }
}

/// The screen and the place of the cursor on it.
struct ExportedFocus: Sendable {
    var hasScreen = false
    /// Among the stops.
    var position: Int?
    var revision = -1
    /// Only of a screen that was just opened.
    var title: String?
    var platform = Platform.iOS
    /// Containers are entered: places among the stops are not how far it is.
    var isGrouped = false
    /// Whether gestures do what they do elsewhere.
    var playsGestures = true
    /// Whether a double tap performs something that the rotor is on. Only before a step that is about the focused element.
    var isHighlighting = false
    var isEditing = false
    /// Only before a step that is about it.
    var element: ExportedElement?
}

/// An element as a test finds it and can check it.
struct ExportedElement: Sendable {
    /// Nil where no identifier names it alone.
    var identifier: String?
    /// Why it has none.
    var reason = ""
    /// As the file has it; nil for none.
    var label: String?
    /// Nil where a test would read another one.
    var value: String?
}

/// The utterance that a check of speech is about.
struct Hearing: Sendable {
    /// As the test service of iOS 27 gives it, without the hint.
    var text: String
    /// Whether it is all that is said of the focused element, not a part such as its new value.
    var isWhole = false
    /// Whether VoiceOver went on to something else before the step was over.
    var isPassed = false
    /// Whether it changed with the focused element, such as its new value.
    var isOfFocus = false
    var isAnnounced = false
    /// The check is met by a hint alone.
    var isHint = false
    /// The check is met by what is cut off.
    var isCutOff = false
    /// The check takes the hint for a part of the text.
    var mixesHint = false
    /// The check names a hint too.
    var namesHint = false
    /// The check is content with a part.
    var isPart = false
    /// Of a walk: the place of its stop among the stops.
    var stop: Int?
    var element: ExportedElement?
}
