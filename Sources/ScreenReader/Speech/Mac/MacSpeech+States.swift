import ScreenModel

/// Dimmed, what it pops up, states: VoiceOver's own words before the role.
extension MacSpeech {
    func addStates(to segments: inout [Segment]) {
        if isDimmed {
            segments.append(base.word(.dimmed, book.dimmed, from: dimmedSource, "dimmed"))
        }
        if element.hasExtras, let kind = element.extras.popup {
            segments.append(base.word(.state, book.popUp(kind), from: "popup", "mac.popUp"))
        }
        if isSelected {
            let from =
                element.selected == true
                ? "selected" : traits.contains(.selected) ? "traits" : "value"
            segments.append(base.word(.selected, book.selected, from: from, "selected"))
        }
        if let toggle {
            segments.append(base.word(.state, toggle, from: "value", "mac.toggle"))
        }
        if let isExpanded {
            segments.append(
                base.word(
                    .expanded, isExpanded ? book.expanded : book.collapsed,
                    from: element.expanded == nil ? "value" : "expanded", "expanded"))
        }
        if traits.contains(.required) {
            segments.append(base.word(.state, book.required, from: "traits", "mac.required"))
        }
        if element.hasExtras, let current = element.extras.current, !current.isEmpty,
            current != "false"
        {
            segments.append(
                base.word(
                    .state, book.current(current), from: "current", "mac.current",
                    current == "page" ? .high : .low))
        }
        if traits.contains(.visited) {
            segments.append(base.word(.state, book.visited, from: "traits", "mac.visited", .low))
        }
    }

    var isDimmed: Bool { traits.contains(.notEnabled) }

    var dimmedSource: String { element.enabled == false ? "enabled" : "traits" }

    /// AppKit gives radio buttons and tabs the value 1.
    private var isSelected: Bool {
        if traits.contains(.selected) { return true }
        return (role == .radioButton || role == .tab) && element.value == "1"
    }

    /// Checkboxes are checked, switches on.
    private var toggle: Phrase? {
        let isCheckbox = role == .checkbox
        guard isCheckbox || role == .switch || role == .toggle else { return nil }
        switch element.value ?? "" {
        case "1": return isCheckbox ? book.checked : book.on
        case "0": return isCheckbox ? book.unchecked : book.off
        case "2": return book.mixed
        case "": return nil
        case let other: return Phrase(other)
        }
    }

    /// AppKit gives disclosure triangles the value 1 or 0.
    private var isExpanded: Bool? {
        if let expanded = element.expanded { return expanded }
        guard role == .disclosureTriangle || role == .summary else { return nil }
        switch element.value {
        case "1": return true
        case "0": return false
        default: return nil
        }
    }
}
