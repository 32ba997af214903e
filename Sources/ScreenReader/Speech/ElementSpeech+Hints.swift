import ScreenModel

/// The hint: the app's own, then the ones that VoiceOver has built in.
extension ElementSpeech {
    /// Only switches, text entry, adjustables, what expands, actions, rotors and reorder handles
    /// have a default hint; plain buttons and links have none unless `buttonHint` asks for it
    /// (AccessibilitySnapshot's tests, Apple's demos, MagentaA11y; M to H). A dimmed element keeps
    /// the app's hint and loses the default ones.
    func addHints(to segments: inout [Segment]) {
        guard settings.hints == .on else { return }
        let start = segments.count
        if let hint = element.hint, !hint.isEmpty, !promotesHint {
            segments.append(own(.hint, hint, from: .hint, "hint.app"))
        }
        if !traits.contains(.notEnabled) { addDefaults(to: &segments, from: start) }
    }

    private func addDefaults(to hints: inout [Segment], from start: Int) {
        func add(
            _ text: Phrase, from: String, _ rule: String,
            _ confidence: Segment.Confidence = .high
        ) {
            hints.append(word(.hint, text, from: from, rule, confidence))
        }
        if settings.buttonHint == .on, !isToggle, element.expanded == nil,
            !traits.isDisjoint(with: [.button, .link])
        {
            add(book.activateHint, from: roleSource, "hint.activate", .low)
        }
        if isToggle { add(book.toggleHint, from: roleSource, "hint.toggle") }
        if traits.contains(.textEntry) {
            hints.removeSubrange(start...)
            if traits.contains(.isEditing) {
                add(book.misspelledHint, from: "traits", "hint.editing")
            } else {
                add(book.editHint, from: roleSource, "hint.edit")
                if traits.contains(.textArea) {
                    add(book.misspelledHint, from: roleSource, "hint.textArea", .medium)
                }
            }
        }
        if traits.contains(.adjustable), !isToggle, !hasOnlyHint {
            add(book.adjustHint, from: roleSource, "hint.adjustable")
        }
        if let expanded = element.expanded {
            add(
                expanded ? book.collapseHint : book.expandHint, from: "expanded",
                "hint.expanded", .medium)
        }
        if element.hasExtras {
            if settings.actionsPhrase == .both || settings.actionsPhrase == .long, hasActions {
                add(book.actionsHint, from: "actions", "hint.actions")
            }
            let rotors = (element.extras.rotors ?? []).compactMap(\.name).filter { !$0.isEmpty }
            if !rotors.isEmpty {
                add(book.rotorHint(rotors.joined(separator: ", ")), from: "rotors", "hint.rotors")
            }
        }
        if traits.contains(.draggable) { add(book.dragHint, from: "traits", "hint.drag", .medium) }
    }

    /// An adjustable element with nothing but a hint to say does not say how to adjust it
    /// (AccessibilitySnapshot, H).
    private var hasOnlyHint: Bool {
        element.hint?.isEmpty == false && (element.label ?? "").isEmpty && spokenValue == nil
    }
}
