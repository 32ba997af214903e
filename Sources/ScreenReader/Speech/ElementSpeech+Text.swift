import ScreenModel

/// Selected, label, value, important content: the parts that the app supplies.
extension ElementSpeech {
    /// Everything before the roles. A hint takes the label's place where nothing else is there
    /// (AccessibilitySnapshot, H).
    func addText(to segments: inout [Segment]) {
        if traits.contains(.selected) {
            let from = element.selected == true ? "selected" : "traits"
            segments.append(word(.selected, book.selected, from: from, "selected"))
        }
        addHeaders(to: &segments)
        if let label = spokenLabel {
            segments.append(self.label(label))
        } else if saysProgress {
            segments.append(word(.label, book.inProgress, from: "type", "label.progress", .low))
        } else if stop.isGroup, !element.hasText, (element.hint ?? "").isEmpty {
            segments.append(
                word(
                    .role, book.rotor.group(GroupKind(element)), from: groupSource, "group.kind",
                    .low))
        }
        addCellPlace(to: &segments)
        if settings.speakValue == .on { addValue(to: &segments) }
        addImportantContent(to: &segments)
        if promotesHint, let hint = element.hint {
            segments.append(own(.label, hint, from: .hint, "hint.promoted"))
        }
    }

    /// The label; not "Back" on a back button, whose role says it (AccessibilitySnapshot, H).
    private var spokenLabel: String? {
        guard let label = element.label, !label.isEmpty else { return nil }
        if traits.contains(.backButton), label.lowercased() == back.lowercased() {
            return nil
        }
        return label
    }

    /// Nothing but a hint: the hint is the text, and is not repeated.
    var promotesHint: Bool {
        guard let hint = element.hint, !hint.isEmpty else { return false }
        return spokenLabel == nil && (spokenValue == nil || settings.speakValue == .off)
            && !traits.contains(.selected) && stop.cell == nil && !saysProgress
            && !hasImportantContent
    }

    /// The key that makes it a container.
    private var groupSource: String {
        if element.container != nil { return ElementKey.container.rawValue }
        if element.type != nil { return ElementKey.type.rawValue }
        return element.traits == nil
            ? ElementKey.landmark.rawValue : ElementKey.traits.rawValue
    }

    /// A spinner without a label has one of the system's (L).
    private var saysProgress: Bool {
        element.type == .activityIndicator && spokenLabel == nil && settings.profile == .device
    }

    /// Custom content of high importance is spoken with the element: its value, or its label
    /// where it has no value (AccessibilitySnapshot's branch, CVS Health, square/Blueprint; M).
    func addImportantContent(
        to segments: inout [Segment], _ confidence: Segment.Confidence = .medium
    ) {
        guard element.hasExtras, let content = element.extras.content else { return }
        for entry in content {
            guard let text = spokenText(of: entry) else { continue }
            segments.append(own(.content, text, from: .content, "content.high", confidence))
        }
    }

    private var hasImportantContent: Bool {
        guard element.hasExtras, let content = element.extras.content else { return false }
        return content.contains { spokenText(of: $0) != nil }
    }

    private func spokenText(of entry: CustomContent) -> String? {
        guard settings.customContent == .on, entry.importance == .high else { return nil }
        let label = entry.label ?? ""
        let value = entry.value ?? ""
        var text = value.isEmpty ? label : value
        if settings.customContentText == .labelAndValue, !label.isEmpty, !value.isEmpty {
            text = label + separatorInContent + value
        }
        return text.isEmpty ? nil : text
    }

    private var separatorInContent: String { settings.join == .comma ? ", " : " " }
}
