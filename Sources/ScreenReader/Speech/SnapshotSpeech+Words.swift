import ScreenModel

/// AccessibilitySnapshot's words in place of the device's.
extension SnapshotSpeech {
    /// Puts its words into the segments from `start` on. What it has no words for goes: picker
    /// items, pop-up buttons, actions, rotors, drags.
    func translate(_ segments: inout [Segment], from start: Int) {
        var kept = start
        for place in start..<segments.count {
            guard let words = words(for: segments[place]) else { continue }
            segments.swapAt(kept, place)
            if case .ours(let phrase) = words { put(phrase, into: &segments[kept]) }
            kept += 1
        }
        segments.removeSubrange(kept...)
    }

    private enum Words {
        /// Stay as they are.
        case app
        case ours(Phrase)
    }

    private func put(_ phrase: Phrase, into segment: inout Segment) {
        segment.text = phrase.text
        segment.isUnverified = phrase.isUnverified ?? false
        segment.language = words.language
    }

    private func words(for segment: Segment) -> Words? {
        switch segment.kind {
        case .label, .value, .content, .header: return .app
        case .selected: return .ours(Phrase(words.selected))
        case .dimmed: return .ours(Phrase(words.dimmed))
        case .role: return role(segment.rule).map { .ours(Phrase($0)) }
        case .state: return state(segment)
        case .expanded: return expansion(words.expanded, words.collapsed)
        case .boundary: return stop.context.boundary.map { .ours(Phrase(boundary($0))) }
        case .position:
            let context = stop.context
            return .ours(Phrase(words.position(Int(context.position), Int(context.count))))
        case .span, .row, .column: return place(segment.rule).map { .ours(Phrase($0)) }
        case .hint: return hint(segment.rule)
        case .container, .more, .phrase: return nil
        }
    }

    private func role(_ rule: String) -> String? {
        switch rule {
        case "role.button": words.button
        case "role.backButton": words.backButton
        case "role.switchButton": words.switchButton
        case "role.tab": words.tab
        case "role.textField": words.textField
        case "role.secureTextField": words.secureTextField
        case "role.heading": words.heading
        case "role.link": words.link
        case "role.adjustable": words.adjustable
        case "role.image": words.image
        case "role.searchField": words.searchField
        default: nil
        }
    }

    private func state(_ segment: Segment) -> Words? {
        switch segment.rule {
        case "state.isEditing": return .ours(Phrase(words.isEditing))
        case "state.toggle":
            switch stop.element.value {
            case "1": return .ours(Phrase(words.on))
            case "0": return .ours(Phrase(words.off))
            case "2": return .ours(Phrase(words.mixed))
            default: return .app
            }
        default: return nil
        }
    }

    /// Only its branch expanded-status knows of it.
    private func expansion(_ expanded: String, _ collapsed: String) -> Words? {
        guard settings.snapshotLevel == .next else { return nil }
        return .ours(Phrase(stop.element.expanded == true ? expanded : collapsed))
    }

    private func boundary(_ boundary: StopContext.Boundary) -> String {
        switch boundary {
        case .listStart: words.listStart
        case .listEnd: words.listEnd
        case .landmarkStart: words.landmark
        case .landmarkEnd: words.landmarkEnd
        }
    }

    private func place(_ rule: String) -> String? {
        guard let cell = stop.cell else { return nil }
        return switch rule {
        case "table.rowSpan": words.rowSpan(cell.rowSpan)
        case "table.columnSpan": words.columnSpan(cell.columnSpan)
        case "table.row": cell.row.map { words.row($0 &+ 1) }
        case "table.column": cell.column.map { words.column($0 &+ 1) }
        default: nil
        }
    }

    private func hint(_ rule: String) -> Words? {
        switch rule {
        case "hint.app": return .app
        case "hint.toggle": return .ours(words.toggleHint)
        case "hint.edit": return .ours(words.editHint)
        case "hint.editing", "hint.textArea": return .ours(words.misspelledHint)
        case "hint.adjustable": return .ours(words.adjustHint)
        case "hint.expanded":
            guard settings.snapshotLevel == .next else { return nil }
            return .ours(stop.element.expanded == true ? words.collapseHint : words.expandHint)
        default: return nil
        }
    }
}

extension Segment {
    /// Ends with a full stop, one more only where there is none.
    mutating func endSentence() {
        if text.utf8.last != UInt8(ascii: ".") { text += "." }
    }
}
