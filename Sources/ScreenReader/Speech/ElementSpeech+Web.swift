import ScreenModel

/// Roles and states that web content has of its own (a11ysupport.io's transcripts of Safari on
/// iOS, M).
extension ElementSpeech {
    /// A button that stays down (`aria-pressed`).
    var isWebToggle: Bool {
        stop.isInWebArea && !traits.isDisjoint(with: [.pressable, .pressed])
    }

    /// A button that opens something (`aria-haspopup`); its role word replaces "Button".
    var isWebPopUp: Bool {
        guard stop.isInWebArea else { return false }
        return traits.contains(.popUpButton) || (traits.contains(.button) && popUp != nil)
    }

    private var popUp: PopUpKind? { element.hasExtras ? element.extras.popup : nil }

    /// No source reports what is said of one that is not down (L).
    func addPressed(to segments: inout [Segment]) {
        guard isWebToggle else { return }
        segments.append(role(book.web.toggleButton, "role.toggleButton", .medium))
        let isPressed = traits.contains(.pressed)
        segments.append(
            word(
                .state, isPressed ? book.web.pressed : book.web.notPressed, from: "traits",
                "state.pressed", isPressed ? .medium : .low))
    }

    /// What of a checkbox or radio button its value means; nil for other values.
    func checkedWord(_ value: String?) -> Phrase? {
        switch value {
        case "1": book.web.checked
        case "0": book.web.unchecked
        default: nil
        }
    }

    func addChecked(to segments: inout [Segment]) {
        guard stop.isInWebArea, let state = checkedWord(element.value) else { return }
        segments.append(word(.state, state, from: "value", "state.checked", .medium))
    }

    func addVisited(to segments: inout [Segment]) {
        guard stop.isInWebArea, traits.contains(.visited) else { return }
        segments.append(word(.state, book.web.visited, from: "traits", "state.visited", .medium))
    }

    /// The role and the kind of what it opens, which a link or field says too.
    func addPopUp(to segments: inout [Segment]) {
        if isWebPopUp {
            segments.append(role(book.web.popUpButton, "role.popUpButton", .medium))
        }
        if let popUp {
            segments.append(word(.role, book.web.popUp(popUp), from: "popup", "popup", .medium))
        }
    }

    /// After the position.
    func addRequired(to segments: inout [Segment]) {
        guard traits.contains(.required) else { return }
        segments.append(
            word(.state, book.web.required, from: "traits", "state.required", .medium))
    }
}
