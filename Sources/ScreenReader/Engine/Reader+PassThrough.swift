import ScreenModel

/// Gestures that reach the app past VoiceOver: pass-through, secondary activation, undo, and the
/// user's own labels.
extension Reader {
    /// A double tap that is held: after the sound the finger's movement is the app's
    /// (Theory of a Blindman's gesture list, M).
    mutating func passThrough() {
        guard cursor != nil else {
            play(.none)
            return
        }
        isPassingThrough = true
        play(.passthrough)
    }

    /// The movement after it: a slider is dragged, of anything else the file says nothing. Any
    /// other gesture than a swipe lifts the finger.
    mutating func dragged(by gesture: Gesture) -> Bool {
        if case .wait = gesture { return false }
        isPassingThrough = false
        guard case .swipe(let direction) = gesture, let cursor else { return false }
        if scene.traits(at: cursor).contains(.adjustable) {
            adjust(increases: direction == .right || direction == .up)
        } else {
            note("dragged \(direction.rawValue): the file does not say what the app does")
        }
        return true
    }

    /// The screen file has no event for it, so nothing can follow (iPhone commands name it; H).
    mutating func secondaryActivate() {
        play(.none)
        note("the file does not say what a secondary activation does")
    }

    mutating func undoInApp() {
        play(.none)
        note("the file does not say what the app can undo")
    }

    /// The label that the user gives stands in for the app's (iPhone commands: Label Item, H).
    mutating func labelItem(_ label: String) {
        guard let cursor else {
            play(.none)
            return
        }
        guard !label.isEmpty else {
            note("a label of your own needs a text")
            return
        }
        if scene.tree[cursor].label == label { return }
        change(cursor) { $0.label = label }
        note("labelled by you: \(label)")
    }

    /// Its changes are told although the cursor is elsewhere (iPhone commands: Watch Item, H; what
    /// is said of them, L).
    mutating func watchItem() {
        guard let cursor, !isMac else {
            play(isMac ? .unknown : .none)
            return
        }
        let isNew = scene.watched != cursor
        scene.watched = isNew ? cursor : nil
        note("\(isNew ? "watching" : "no longer watching") '\(scene.tree.id(of: cursor))'")
    }

    mutating func startHelp() {
        isHelpOn = true
        say(.helpStarts)
    }

    /// Names a gesture in help instead of playing it; the scrub ends help.
    mutating func names(_ gesture: Gesture) -> Bool {
        switch gesture {
        case .wait:
            return false
        case .scrub:
            isHelpOn = false
            say(.helpEnds)
        default:
            let name = gesture.touch(settings, isMac: isMac) ?? gesture.name
            let command = gesture.command
            let isNamed = command.lowercased().hasPrefix(name)
            say(.text(isNamed ? command : "\(name), \(command)", language: "en"))
        }
        return true
    }

    /// The words are the session's: it keeps what was spoken last.
    mutating func copySpeech() {
        emit(.copySpeech)
    }
}
