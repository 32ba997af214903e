import ScreenModel

/// Value, label, placeholder, help, the content of a text area: the app's words.
extension MacSpeech {
    /// Of what the user sets, and of what pops up (logs of Safari and Chrome, H).
    var leadsWithValue: Bool {
        if role.isAdjustable || role.isTextField { return true }
        switch role {
        case .readOnlyText, .popUpButton, .comboBox: return true
        default: return element.hasExtras && element.extras.popup != nil
        }
    }

    /// What is entered or set. Placeholders have a part of their own; the value of what is on or
    /// off, selected or not, is a state.
    private var value: SpokenValue? {
        guard settings.speakValue == .on, let value = base.spokenValue, value.from != .placeholder
        else { return nil }
        switch role {
        case .checkbox, .switch, .toggle: return nil
        case .radioButton, .tab, .disclosureTriangle, .summary:
            return value.phrase.text == "1" || value.phrase.text == "0" ? nil : value
        case .text: return value.phrase.text == element.label ? nil : value
        default: return value
        }
    }

    func addValue(to segments: inout [Segment]) {
        guard let value else { return }
        segments.append(base.segment(for: value))
    }

    func addLabel(to segments: inout [Segment]) {
        if let label = element.label, !label.isEmpty {
            segments.append(base.label(label))
            return
        }
        let name: Phrase? =
            switch element.type {
            case .minimizeButton: book.minimize
            case .closeButton: book.close
            case .fullScreenButton: book.fullScreen
            default: nil
            }
        if let name {
            segments.append(base.word(.label, name, from: "type", "mac.windowButton", .low))
        }
    }

    func addPlaceholder(to segments: inout [Segment]) {
        guard hasNoText, let placeholder = element.placeholder, !placeholder.isEmpty,
            role.isTextField || role == .comboBox
        else { return }
        segments.append(base.own(.value, placeholder, from: .placeholder, "value.placeholder"))
    }

    /// What a hint is on iOS is the help text here, and spoken as a description; then content that
    /// the app marks as important.
    func addHelp(to segments: inout [Segment]) {
        if let help = element.hint, !help.isEmpty {
            segments.append(base.own(.label, help, from: .hint, "mac.help"))
        }
        base.addImportantContent(to: &segments, .low)
    }

    /// Behind the role: "blank" of an empty field, and of a text area its content and where the
    /// insertion point is (WWDC25-229, H for the end of a native text).
    func addText(to segments: inout [Segment]) {
        if role.isTextArea {
            addTextArea(to: &segments)
        } else if isBlank {
            segments.append(base.word(.state, book.blank, from: "value", "mac.blank"))
        }
    }

    private func addTextArea(to segments: inout [Segment]) {
        if let value {
            segments.append(base.segment(for: value))
        } else if hasNoText, let placeholder = element.placeholder, !placeholder.isEmpty {
            segments.append(base.own(.value, placeholder, from: .placeholder, "value.placeholder"))
        }
        let selection = element.hasExtras ? element.extras.selection : nil
        guard role == .textArea || selection != nil, use != .caption else { return }
        let insertion = MacInsertion(
            selection, in: element.value ?? "", names: base.book.symbols)
        segments.append(
            base.word(
                .state, book.insertion(insertion), from: "selection", "mac.insertion",
                insertion == .atEnd ? .high : .low))
    }

    private var hasNoText: Bool { (element.value ?? "").isEmpty }

    /// A field without text and without a placeholder to stand there; of a secure one only where
    /// the file says that it is empty (logs of Safari, H).
    private var isBlank: Bool {
        guard role.isTextField, use != .caption, hasNoText, (element.placeholder ?? "").isEmpty
        else { return false }
        return role != .secureTextField || element.value != nil
    }
}
