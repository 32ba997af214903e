import ScreenReader

/// Keys as text, while the cursor is on text that is edited. Elsewhere they are commands again;
/// the arrows, Tab and chords are commands everywhere.
extension App {
    /// What a key does to the text; nil where it is a command.
    func typed(_ key: Key) -> Gesture? {
        guard key.modifiers.isEmpty, session.isEditing else { return nil }
        switch key.base {
        case .character(let character): return .type(String(character))
        case .space: return .type(" ")
        // With a highlighted command Enter performs it.
        case .enter: return session.isHighlighting ? .doubleTap : .type("\n")
        case .escape: return .endEditing
        default: return nil
        }
    }

    /// What a key does to the filter of the Mac's menu; nil where it is a command. The colon leads to
    /// the command line as ever.
    func typedInMenu(_ key: Key) -> Gesture? {
        guard key.modifiers.isEmpty, session.isInMenu else { return nil }
        switch key.base {
        case .character(":"): return nil
        case .character(let character): return .type(String(character))
        case .space: return session.menu?.typed.isEmpty == false ? .type(" ") : nil
        case .backspace: return .delete(.previous)
        default: return nil
        }
    }

    /// What takes the place of the keys while they type; nil while they do not.
    var typingPrompt: String? {
        guard session.isEditing else { return nil }
        let key = keymap.keys(for: .commandLine).first { typed($0) == nil }
        let command = key.map { "  \($0.name) command" } ?? ""
        return "typing: Esc ends" + command
    }
}
