import ScreenReader

/// The events of one gesture as lines of plain text: what is spoken first, then one labelled line
/// for each thing more. What other speech ended too soon is named once more, as `cut:`; what was
/// dropped before it began is named there alone. A text is made safe here; no line holds a control
/// character.
enum EventText {
    static func lines(_ events: [SessionEvent]) -> [String] {
        var spoken: [String] = []
        var more: [String] = []
        var rotor: String?
        for event in events {
            switch event {
            case .speech(let speech):
                if !speech.isDropped { spoken += lines(speech.utterance) }
                if speech.isCut { more.append("cut: \(speech.utterance.spoken)") }
            case .sound(let token):
                if !token.isOfMoving { more.append("sound: \(token.rawValue)") }
            case .appSound(let name): more.append("sound: \(name)")
            case .rotor(let name): rotor = name
            case .screen(let title): more.append("screen: \(title ?? "(no title)")")
            case .note(let text): more.append("note: \(text)")
            case .error(let text): more.append("error: \(text)")
            case .focus, .value, .boundary: break
            }
        }
        // Where it ended; what it was on while reading all is nothing that anybody did.
        if let rotor, !isSpoken(rotor, in: events) { more.append("rotor: \(rotor)") }
        return (spoken + more).map(DisplayText.safe)
    }

    /// The utterance on a line of its own, the hint on the next.
    static func lines(_ utterance: Utterance) -> [String] {
        let text = utterance.text
        let hint = utterance.hint
        if text.isEmpty { return [hint.isEmpty ? Utterance.silence : "hint: \(hint)"] }
        return hint.isEmpty ? [text] : [text, "hint: \(hint)"]
    }

    /// Stands for a hint that is not heard because hints are off; never words of VoiceOver's.
    static func lost(_ hint: String) -> String { "(not spoken: \(hint))" }

    private static func isSpoken(_ name: String, in events: [SessionEvent]) -> Bool {
        events.contains {
            guard case .speech(let speech) = $0 else { return false }
            return speech.utterance.segments.map(\.asWritten) == [name]
        }
    }
}
