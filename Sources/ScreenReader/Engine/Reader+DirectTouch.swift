import ScreenModel

/// Elements that take touches themselves, such as a piano or a drawing.
extension Reader {
    /// Takes a gesture that goes to the app; the scrub ends direct touch, and time passes by
    /// itself.
    mutating func passesDirectly(_ gesture: Gesture) -> Bool {
        switch gesture {
        case .wait:
            return false
        case .scrub:
            setDirectTouch(false)
        case .direct(let name):
            note("[direct] \(name)")
        default:
            note("[direct] \(gesture.name)")
        }
        return true
    }

    /// While it is on every gesture but the scrub goes to the app (Apple's documentation of direct
    /// touch, H; that a double tap begins it, L).
    mutating func setDirectTouch(_ isOn: Bool) {
        if isDirectTouchOn == isOn { reachBoundary(isOn ? .previous : .next) }
        isDirectTouchOn = isOn
        say(.directTouch(isOn: isOn))
        if isOn { note("gestures go to the app; a scrub ends it") }
    }
}

extension Scene {
    /// Whether touches inside the element go to the app.
    func allowsDirectTouch(at index: ElementIndex) -> Bool {
        traits(at: index).contains(.allowsDirectInteraction)
            || (tree[index].hasExtras && tree[index].extras.directTouch != nil)
    }
}

extension Element {
    /// VoiceOver stays quiet when a finger comes to it (Apple's documentation, H).
    var isSilentOnTouch: Bool {
        hasExtras && extras.directTouch?.silentOnTouch == true
    }
}
