import ScreenModel
import ScreenReader

/// What a step is for a tool that drives the app and not VoiceOver: it finds elements, acts on
/// them and reads what they say of themselves.
enum ElementAct {
    case launch
    case tap(String)
    case longPress(String)
    /// The content moves that way.
    case scroll(SwipeDirection)
    case type(String)
    case erase
    case wait(Double)
    /// The element is there, with its own texts.
    case find(ExportedElement)
    case checkValue(ExportedElement)
    /// It is about VoiceOver alone: nothing to do.
    case nothing
    case leftOut(String)

    init(_ step: ExportedStep) {
        let platform = step.after.hasScreen ? step.after.platform : step.before.platform
        switch step.action {
        case .open: self = platform == .macOS ? .leftOut("no Mac is driven") : .launch
        case .setting, .walk, .repetition, .repetitionEnd: self = .nothing
        case _ where platform == .macOS: self = .leftOut("no Mac is driven")
        case .gesture(.touch), .gesture(.choose): self = ElementAct.ofVoiceOver(step)
        case .gesture(.gesture(let gesture)):
            self =
                step.before.playsGestures
                ? ElementAct(gesture, step) : .leftOut("VoiceOver does not play it as usual here")
        case .check(let check): self = ElementAct(check, step)
        }
    }

    private init(_ gesture: Gesture, _ step: ExportedStep) {
        switch gesture {
        case .doubleTap:
            self =
                step.before.isHighlighting
                ? .leftOut("it performs what the rotor is on") : ElementAct.on(step) { .tap($0) }
        case .tripleTap: self = ElementAct.on(step) { .longPress($0) }
        case .scroll(let direction): self = .scroll(direction)
        case .type(let text), .paste(let text):
            self = step.before.isEditing ? .type(text) : .leftOut("nothing is edited")
        case .delete(.previous):
            self = step.before.isEditing ? .erase : .leftOut("nothing is edited")
        case .wait(let seconds): self = .wait(seconds)
        case .scrub, .magicTap, .quadrupleTap, .passThrough, .perform, .undo, .redo, .delete,
            .endEditing, .toggleDisclosure:
            self = .leftOut("VoiceOver alone does it")
        default: self = ElementAct.ofVoiceOver(step)
        }
    }

    private init(_ check: Check, _ step: ExportedStep) {
        switch check {
        case .hear, .hearContaining:
            guard let hearing = step.hearing, hearing.isOfFocus || hearing.stop != nil,
                let element = hearing.element, !hearing.isHint
            else {
                self = .leftOut("speech alone")
                return
            }
            self = ElementAct.found(element)
        case .focus:
            guard step.failure == nil, let element = step.before.element else {
                self = .leftOut("nothing is focused there")
                return
            }
            self = ElementAct.found(element)
        case .value:
            guard let element = step.before.element, element.identifier != nil,
                element.value != nil, step.failure == nil
            else {
                self = .leftOut("no element to ask for it")
                return
            }
            self = .checkValue(element)
        default: self = .leftOut("VoiceOver alone knows it")
        }
    }

    private static func found(_ element: ExportedElement) -> ElementAct {
        element.identifier == nil && element.label == nil
            ? .leftOut(element.reason + " and no label of its own") : .find(element)
    }

    private static func on(
        _ step: ExportedStep, _ act: (String) -> ElementAct
    ) -> ElementAct {
        guard let element = step.before.element else { return .leftOut("nothing is focused") }
        return element.identifier.map(act) ?? .leftOut(element.reason)
    }

    /// A gesture that changed the app cannot be left out without a word.
    private static func ofVoiceOver(_ step: ExportedStep) -> ElementAct {
        step.before.revision == step.after.revision ? .nothing : .leftOut("VoiceOver alone does it")
    }
}
