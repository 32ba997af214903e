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
        if let label = spokenLabel {
            segments.append(own(.label, label, from: .label, "label"))
        }
        if settings.speakValue == .on, let value = spokenValue {
            segments.append(
                value.isOwnWords
                    ? word(
                        .value, value.phrase, from: value.from.rawValue, value.rule,
                        value.confidence)
                    : own(
                        .value, value.phrase.text, from: value.from, value.rule,
                        value.confidence))
        }
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
            && !traits.contains(.selected) && !isCell && !hasImportantContent
    }

    private var isCell: Bool { stop.cell != nil }

    /// Custom content of high importance is spoken with the element: its value, or its label
    /// where it has no value (AccessibilitySnapshot's branch, CVS Health, square/Blueprint; M).
    private func addImportantContent(to segments: inout [Segment]) {
        guard element.hasExtras, let content = element.extras.content else { return }
        for entry in content {
            guard let text = spokenText(of: entry) else { continue }
            segments.append(own(.content, text, from: .content, "content.high", .medium))
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

    /// The value as spoken: that of a switch or radio button is a state; a secure field is
    /// counted (a11ysupport.io, M); an empty text field says its placeholder (UITextField
    /// reports it as the value, H); numbers go through their format.
    static func value(
        of element: Element, traits: Traits, _ settings: Settings, _ shared: SharedPhrasebook
    ) -> SpokenValue? {
        guard !traits.contains(.toggleButton) else { return nil }
        if element.hasExtras, let range = element.extras.range, let now = range.now,
            element.value == nil || range.format != nil
        {
            if element.type == .pageControl, range.format == nil, let pages = range.max {
                let phrase = shared.book.pageControlValue(Int(clamping: now), Int(clamping: pages))
                return SpokenValue(
                    phrase: phrase, from: .now, rule: "value.page", confidence: .high,
                    isOwnWords: true)
            }
            return SpokenValue(
                phrase: Phrase(ValueText.formatted(now, range.format)), from: .now,
                rule: "value.now",
                confidence: .high, isOwnWords: false)
        }
        if let value = element.value, !value.isEmpty {
            if traits.contains(.secureTextField), settings.secureValue == .count {
                return SpokenValue(
                    phrase: shared.book.characters(value.count), from: .value, rule: "value.secure",
                    confidence: .medium, isOwnWords: true)
            }
            return SpokenValue(
                phrase: Phrase(value), from: .value, rule: "value", confidence: .high,
                isOwnWords: false)
        }
        if let placeholder = element.placeholder, !placeholder.isEmpty,
            traits.contains(.textEntry) || traits.contains(.searchField)
        {
            return SpokenValue(
                phrase: Phrase(placeholder), from: .placeholder, rule: "value.placeholder",
                confidence: .high, isOwnWords: false)
        }
        return nil
    }
}
