import ScreenModel
import ScreenReader

/// What checks of speech are about.
extension ExportScene {
    mutating func hearing(of action: Script.Action) -> Hearing? {
        guard case .check(let check) = action else { return nil }
        switch check {
        case .hear(let text, let hint):
            let number = player.heard.taken
            guard let speech = player.heard.rest.first else {
                return Hearing(
                    text: ExportText.asHeard(text), namesHint: hint != nil)
            }
            var hearing = hearing(of: speech, number)
            hearing.namesHint = hint != nil
            let wanted = Spaces.collapsed(text)
            hearing.mixesHint =
                !speech.utterance.hint.isEmpty && speech.utterance.checked != wanted
                && Spaces.collapsed(speech.utterance.spoken) == wanted
            if speech.utterance.checked != wanted, !hearing.mixesHint {
                hearing.text = ExportText.asHeard(text)
            }
            return hearing
        case .hearContaining(let text):
            let wanted = Spaces.collapsed(text)
            let candidates = player.heard.speech.indices.filter {
                Spaces.collapsed(player.heard.speech[$0].utterance.text).contains(wanted)
            }.map { self.hearing(of: player.heard.speech[$0], $0) }
            var hearing = Hearing(text: ExportText.asHeard(text), isPart: true)
            let found = candidates.first { !$0.isPassed && !$0.isAnnounced } ?? candidates.first
            if let found {
                hearing = found
                let said = Spaces.collapsed(hearing.text)
                hearing.isCutOff = !said.contains(ExportText.asHeard(text))
                hearing.text = ExportText.asHeard(text)
            } else {
                hearing.isHint = player.heard.utterances.contains {
                    Spaces.collapsed($0.hint).contains(wanted)
                }
            }
            hearing.isPart = true
            return hearing
        default: return nil
        }
    }

    private mutating func hearing(of speech: SessionEvent.Speech, _ number: Int) -> Hearing {
        var utterance = speech.utterance
        utterance.join = .xcui
        var hearing = Hearing(text: Spaces.collapsed(utterance.text))
        hearing.isHint = utterance.text.isEmpty && !utterance.hint.isEmpty
        hearing.isAnnounced = speech.speechClass == .announce
        guard let session = player.session else { return hearing }
        if case .walk(let direction)? = last.action {
            let stop = direction == .next ? number : last.stops - 1 - number
            if session.stops.indices.contains(stop) {
                hearing.stop = stop
                hearing.element = element(at: session.stops[stop], in: session)
            }
            hearing.isWhole = true
            return hearing
        }
        hearing.element = session.cursor.map { element(at: $0, in: session) }
        guard !hearing.isAnnounced else { return hearing }
        let (whole, end) = toldLast
        hearing.isWhole = whole == speech
        hearing.isPassed = !hearing.isWhole && end != speech
        hearing.isOfFocus =
            hearing.isWhole
            || !hearing.isPassed
                && last.events.contains { event in
                    if case .value = event { true } else { false }
                }
        return hearing
    }

    /// What was said of the element that the cursor came to last, and the last that was said of
    /// the cursor's.
    private var toldLast: (whole: SessionEvent.Speech?, end: SessionEvent.Speech?) {
        var whole: SessionEvent.Speech?
        var end: SessionEvent.Speech?
        var isNew = false
        for event in last.events {
            switch event {
            case .focus: (isNew, whole, end) = (true, nil, nil)
            case .speech(let said) where !said.isDropped && said.speechClass == .focus:
                if isNew { whole = said }
                (isNew, end) = (false, said)
            default: break
            }
        }
        return (whole, end)
    }
}
