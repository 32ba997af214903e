import ScreenModel

/// Dimmed, the role and state words, pop-up, draggable, expanded: what the traits say.
extension ElementSpeech {
    /// In speaking order, which is not the order of the trait bits: button and header together
    /// say both (AccessibilitySnapshot, H; the device's words H for those that logs name).
    func addRoles(to segments: inout [Segment]) {
        if traits.contains(.notEnabled) {
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

    private func role(
        _ text: Phrase, _ rule: String, _ confidence: Segment.Confidence = .high
    ) -> Segment {
        word(.role, text, from: roleSource, rule, confidence)
    }

    /// The key that says the role: `traits` where they are written or derived, else `type`.
    private var roleSource: String { element.traits == nil ? "type" : "traits" }

    private func addButtonWords(to segments: inout [Segment]) {
        let silencesButton: Traits = [.keyboardKey, .toggleButton, .tabBarItem, .backButton]
        if traits.contains(.button), traits.isDisjoint(with: silencesButton),
            !stop.context.isTab
        {
            segments.append(role(book.button, "role.button"))
        }
        if traits.contains(.backButton) {
            segments.append(role(book.backButton, "role.backButton"))
        }
        addToggleWords(to: &segments)
        if traits.contains(.tabBarItem) || stop.context.isTab {
            segments.append(role(book.tab, "role.tab"))
        }
    }

    /// A switch is named only with the button trait; its state is said either way. Before iOS 17
    /// values beside 0, 1 and 2 were silent (AccessibilitySnapshot, H).
    private func addToggleWords(to segments: inout [Segment]) {
        guard isToggle else { return }
        let start = segments.count
        if traits.contains(.button) {
            segments.append(role(book.switchButton, "role.switchButton"))
        }
        guard let value = element.value, !value.isEmpty else { return }
        let place = settings.toggleOrder == .roleFirst ? segments.count : start
        segments.insert(state(ofToggle: value), at: place)
    }

    private func state(ofToggle value: String) -> Segment {
        let words: Phrase
        switch value {
        case "1": words = book.on
        case "0": words = book.off
        case "2": words = book.mixed
        default: return own(.state, value, from: .value, "state.toggle")
        }
        return word(.state, words, from: "value", "state.toggle")
    }

    /// A search field says so and not "Text field" too (a11ysupport.io, MagentaA11y; M).
    private func addTextWords(to segments: inout [Segment]) {
        guard traits.contains(.textEntry) else { return }
        if traits.contains(.secureTextField) {
            segments.append(role(book.secureTextField, "role.secureTextField"))
        } else if traits.contains(.textArea), stop.isInWebArea {
            segments.append(role(book.web.multiLineTextField, "role.multiLineTextField", .medium))
        } else if !traits.contains(.searchField) {
            segments.append(role(book.textField, "role.textField"))
        }
        if traits.contains(.isEditing) {
            segments.append(word(.state, book.isEditing, from: "traits", "state.isEditing"))
        }
    }

    private func addOtherWords(to segments: inout [Segment]) {
        guard !traits.isDisjoint(with: ElementSpeech.otherTraits) else { return }
        if traits.contains(.header) {
            let level = element.hasExtras ? element.extras.headingLevel ?? 0 : 0
            let saysLevel = settings.headingLevel == .on && level > 0
            segments.append(
                saysLevel
                    ? role(book.headingLevel(level), "role.headingLevel", .medium)
                    : role(book.heading, "role.heading"))
        }
        if traits.contains(.link) { segments.append(role(book.link, "role.link")) }
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
        }
        if traits.contains(.popUpButton) {
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

    /// AccessibilitySnapshot's branch and a11ysupport.io say it after the roles, MagentaA11y has
    /// both orders (M).
    private func addExpansion(to segments: inout [Segment]) {
        guard let expanded = element.expanded else { return }
        let text = expanded ? book.expanded : book.collapsed
        segments.append(word(.expanded, text, from: "expanded", "expanded", .medium))
    }
}
