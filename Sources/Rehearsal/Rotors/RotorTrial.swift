import ScreenModel
import ScreenReader

/// One option of the rotor, gone through on a copy of a session.
struct RotorTrial {
    private(set) var session: Session
    let option: RotorOption
    /// Whether no item stands twice in the list: its place is found again then after a turn.
    var keepsPlace = false

    /// What came of one swipe up or down.
    struct Step {
        /// Where the cursor landed; nil where it stayed.
        var landed: ElementIndex?
        /// VoiceOver's own speech; what the app announced is left out.
        var speech: String
        var sounds: [SoundToken]
        var isBoundary: Bool

        /// Whether there was nothing further: also where the search went on from the other end.
        var isEnd: Bool { landed == nil || isBoundary }

        var boundary: RotorSurvey.Boundary {
            RotorSurvey.Boundary(
                sounds: sounds.filter { $0 != .tick }.map(\.rawValue), speech: speech)
        }
    }

    init(_ session: Session, _ option: RotorOption) {
        self.session = session.trial
        self.option = option
    }

    /// Puts the cursor on a stop.
    mutating func go(to stop: ElementIndex) {
        _ = session.perform(.touch(stop))
    }

    /// Turns the rotor to the option. Returns whether it has it here.
    mutating func turn() -> Bool {
        session.turnRotor(to: option, keepsPlace: keepsPlace)
    }

    /// Swipes, after turning the rotor back to the option if it went to another by itself. Nil
    /// where it does not have the option.
    mutating func step(_ direction: SearchDirection) -> Step? {
        guard turn() else { return nil }
        let events = session.perform(.swipe(direction == .next ? .down : .up))
        var step = Step(landed: nil, speech: "", sounds: [], isBoundary: false)
        for event in events {
            switch event {
            case .focus: step.landed = session.cursor
            case .speech(let speech) where speech.speechClass == .focus && !speech.isDropped:
                let words = speech.utterance.spoken
                if !step.speech.isEmpty, !words.isEmpty { step.speech += " " }
                step.speech += words
            case .sound(let sound):
                step.sounds.append(sound)
                if [.boundary, .none, .wrapNext, .wrapPrevious].contains(sound) {
                    step.isBoundary = true
                }
            case .boundary: step.isBoundary = true
            default: break
            }
        }
        return step
    }

    /// The option that the rotor went to by itself, as it is spoken.
    var turnedTo: String? {
        session.rotorOption == option ? nil : session.rotorName
    }

    /// Steps up to `most` times, and gives what happened at the end; nil where none came.
    mutating func end(_ direction: SearchDirection, most: Int) -> RotorSurvey.Boundary? {
        for _ in 0..<most {
            guard let step = step(direction) else { return nil }
            if step.isBoundary { return step.boundary }
        }
        return nil
    }
}
