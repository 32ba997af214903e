import ScreenModel

/// Dimmed, the role and state words, pop-up, draggable, expanded: what the traits say.
extension ElementSpeech {
    /// In speaking order, which is not the order of the trait bits: button and header together
    /// say both (AccessibilitySnapshot, H; the device's words H for those that logs name). An item
    /// of UITabBar does not tell that it is disabled (AccessibilitySnapshot, H).
    func addRoles(to segments: inout [Segment]) {
        if traits.contains(.notEnabled), !stop.context.isSystemTab {
            let from = element.enabled == false ? "enabled" : "traits"
            segments.append(word(.dimmed, book.dimmed, from: from, "dimmed"))
        }
        if settings.boundaryPlace == .inRoles { addBoundary(to: &segments) }
        if settings.expandedPlace == .beforeRoles { addExpansion(to: &segments) }
        addButtonWords(to: &segments)
        addTextWords(to: &segments)
        addOtherWords(to: &segments)
        if settings.expandedPlace == .afterRoles { addExpansion(to: &segments) }
    }

    func role(
        _ text: Phrase, _ rule: String, _ confidence: Segment.Confidence = .high
    ) -> Segment {
        word(.role, text, from: roleSource, rule, confidence)
    }

    /// The key that says the role: `traits` where they are written or derived, else `type`.
    var roleSource: String { element.traits == nil ? "type" : "traits" }

    private func addButtonWords(to segments: inout [Segment]) {
        let silencesButton: Traits = [.keyboardKey, .toggleButton, .tabBarItem, .backButton]
        if traits.contains(.button), traits.isDisjoint(with: silencesButton),
            !stop.context.isTab, !isWebToggle, !isWebPopUp
        {
            segments.append(role(book.button, "role.button"))
        }
        addPressed(to: &segments)
        if traits.contains(.backButton) {
            segments.append(role(book.backButton, "role.backButton"))
        }
        addToggleWords(to: &segments)
        if traits.contains(.tabBarItem) || stop.context.isTab {
            segments.append(role(book.tab, "role.tab"))
        }
    }

    /// A switch is named only with the button trait; its state is said either way. Before iOS 17
    /// values beside 0, 1 and 2 were silent (AccessibilitySnapshot, H). A checkbox in web content
    /// is checked instead of on (a11ysupport.io, M).
    private func addToggleWords(to segments: inout [Segment]) {
        guard isToggle else { return }
        let isCheckbox = stop.isInWebArea && element.type == .checkbox
        let start = segments.count
        if isCheckbox {
            segments.append(role(book.web.checkbox, "role.checkbox", .medium))
        } else if traits.contains(.button) {
            segments.append(role(book.switchButton, "role.switchButton"))
        }
        if let state = toggleState(isCheckbox: isCheckbox) {
            let place = settings.toggleOrder == .roleFirst ? segments.count : start
            segments.insert(state, at: place)
        }
    }

    /// Values that are no state are the app's own words.
    private func toggleState(isCheckbox: Bool) -> Segment? {
        func state(_ phrase: Phrase) -> Segment {
            word(.state, phrase, from: "value", "state.toggle")
        }
        if isCheckbox, let checked = checkedWord(element.value) { return state(checked) }
        switch element.value ?? "" {
        case "": return nil
        case "1": return state(book.on)
        case "0": return state(book.off)
        case "2": return state(book.mixed)
        case let raw: return own(.state, raw, from: .value, "state.toggle")
        }
    }

    /// A search field says so and not "Text field" too (a11ysupport.io, MagentaA11y; M);
    /// AccessibilitySnapshot prints both.
    private func addTextWords(to segments: inout [Segment]) {
        guard traits.contains(.textEntry) else { return }
        if traits.contains(.secureTextField) {
            segments.append(role(book.secureTextField, "role.secureTextField"))
        } else if traits.contains(.textArea), stop.isInWebArea {
            segments.append(role(book.web.multiLineTextField, "role.multiLineTextField", .medium))
        } else if settings.profile == .snapshot || !traits.contains(.searchField) {
            segments.append(role(book.textField, "role.textField"))
        }
        if traits.contains(.isEditing) {
            segments.append(word(.state, book.isEditing, from: "traits", "state.isEditing"))
        }
    }

    private func addOtherWords(to segments: inout [Segment]) {
        guard hasOtherWords else { return }
        if traits.contains(.header) {
            let level = element.hasExtras ? element.extras.headingLevel ?? 0 : 0
            let saysLevel = settings.headingLevel == .on && level > 0
            segments.append(
                saysLevel
                    ? role(book.headingLevel(level), "role.headingLevel", .medium)
                    : role(book.heading, "role.heading"))
        }
        if traits.contains(.link) {
            addVisited(to: &segments)
            segments.append(role(book.link, "role.link"))
        }
        if traits.contains(.pickerElement) {
            segments.append(role(book.pickerItem, "role.pickerItem"))
        }
        if traits.contains(.adjustable) {
            segments.append(role(book.adjustable, "role.adjustable"))
        }
        if traits.contains(.image) { segments.append(role(book.image, "role.image")) }
        if traits.contains(.searchField) {
            segments.append(role(book.searchField, "role.searchField"))
        }
        if traits.contains(.menuItem) {
            segments.append(role(book.menuItem, "role.menuItem", .low))
        }
        if traits.contains(.radioButton) {
            segments.append(role(book.web.radioButton, "role.radioButton", .low))
            addChecked(to: &segments)
        }
        if stop.isInWebArea {
            addPopUp(to: &segments)
        } else if traits.contains(.popUpButton) {
            segments.append(role(book.popUpButton, "role.popUpButton", .medium))
        }
        if traits.contains(.draggable) {
            segments.append(word(.state, book.draggable, from: "traits", "draggable", .medium))
        }
    }

    private static let otherTraits: Traits = [
        .header, .link, .pickerElement, .adjustable, .image, .searchField, .menuItem,
        .radioButton, .popUpButton, .draggable,
    ]

    /// Most elements say nothing of these.
    private var hasOtherWords: Bool {
        !traits.isDisjoint(with: ElementSpeech.otherTraits)
            || (stop.isInWebArea && element.hasExtras)
    }

    /// AccessibilitySnapshot's branch and a11ysupport.io say it after the roles, MagentaA11y has
    /// both orders (M).
    private func addExpansion(to segments: inout [Segment]) {
        guard let expanded = element.expanded else { return }
        let text = expanded ? book.expanded : book.collapsed
        segments.append(word(.expanded, text, from: "expanded", "expanded", .medium))
    }
}
