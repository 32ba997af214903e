import ScreenModel

/// Dimmed, the role and state words, pop-up, draggable, expanded: what the traits say.
extension ElementSpeech {
    /// In speaking order, which is not the order of the trait bits: button and header together
    /// say both (AccessibilitySnapshot, H; the device's words H for those that logs name).
    func roles() -> [Segment] {
        guard settings.traitPosition != .none else { return [] }
        var segments: [Segment] = []
        if traits.contains(.notEnabled) {
            let from = element.enabled == false ? "enabled" : "traits"
            segments.append(word(.dimmed, book.dimmed, from: from, "dimmed"))
        }
        if settings.boundaryPlace == .inRoles { segments += boundary() }
        if settings.expandedPlace == .beforeRoles { segments += expansion() }
        segments += buttonWords() + textWords() + otherWords()
        if settings.expandedPlace == .afterRoles { segments += expansion() }
        return segments
    }

    private func role(
        _ text: String, _ rule: String, _ confidence: Segment.Confidence = .high
    ) -> Segment {
        word(.role, text, from: roleSource, rule, confidence)
    }

    /// The key that says the role: `traits` where they are written or derived, else `type`.
    private var roleSource: String { element.traits == nil ? "type" : "traits" }

    private func buttonWords() -> [Segment] {
        var segments: [Segment] = []
        let silencesButton: Traits = [.keyboardKey, .toggleButton, .tabBarItem, .backButton]
        if traits.contains(.button), traits.isDisjoint(with: silencesButton),
            !stop.context.isTab
        {
            segments.append(role(book.button, "role.button"))
        }
        if traits.contains(.backButton) {
            segments.append(role(book.backButton, "role.backButton"))
        }
        segments += toggleWords()
        if traits.contains(.tabBarItem) || stop.context.isTab {
            segments.append(role(book.tab, "role.tab"))
        }
        return segments
    }

    /// A switch is named only with the button trait; its state is said either way. Before iOS 17
    /// values beside 0, 1 and 2 were silent (AccessibilitySnapshot, H).
    private func toggleWords() -> [Segment] {
        guard isToggle else { return [] }
        let name =
            traits.contains(.button) ? [role(book.switchButton, "role.switchButton")] : []
        let text: String
        switch element.value ?? "" {
        case "1": text = book.on
        case "0": text = book.off
        case "2": text = book.mixed
        case let raw: text = raw
        }
        let state = text.isEmpty ? [] : [word(.state, text, from: "value", "state.toggle")]
        return settings.toggleOrder == .roleFirst ? name + state : state + name
    }

    /// A search field says so and not "Text field" too (a11ysupport.io, MagentaA11y; M).
    private func textWords() -> [Segment] {
        guard traits.contains(.textEntry) else { return [] }
        var segments: [Segment] = []
        if traits.contains(.secureTextField) {
            segments.append(role(book.secureTextField, "role.secureTextField"))
        } else if traits.contains(.textArea), stop.isInWebArea {
            segments.append(role(book.multiLineTextField, "role.multiLineTextField", .medium))
        } else if !traits.contains(.searchField) {
            segments.append(role(book.textField, "role.textField"))
        }
        if traits.contains(.isEditing) {
            segments.append(word(.state, book.isEditing, from: "traits", "state.isEditing"))
        }
        return segments
    }

    private func otherWords() -> [Segment] {
        var segments: [Segment] = []
        if traits.contains(.header) {
            let level = element.extras.headingLevel ?? 0
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
            segments.append(role(book.radioButton, "role.radioButton", .low))
        }
        if traits.contains(.popUpButton) {
            segments.append(role(book.popUpButton, "role.popUpButton", .medium))
        }
        if traits.contains(.draggable) {
            segments.append(word(.state, book.draggable, from: "traits", "draggable", .medium))
        }
        return segments
    }

    /// AccessibilitySnapshot's branch and a11ysupport.io say it after the roles, MagentaA11y has
    /// both orders (M).
    private func expansion() -> [Segment] {
        guard let expanded = element.expanded else { return [] }
        let text = expanded ? book.expanded : book.collapsed
        return [word(.expanded, text, from: "expanded", "expanded", .medium)]
    }
}
