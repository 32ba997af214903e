import ScreenReader

/// What was heard since the last step that was no check.
struct Heard: Sendable {
    /// In order; after a walk one for each stop.
    private(set) var speech: [SessionEvent.Speech] = []
    /// What was said besides, during a walk.
    private(set) var besides: [SessionEvent.Speech] = []
    private(set) var sounds: [SoundToken] = []
    private(set) var appSounds: [String] = []
    /// How many `hear` lines took from it.
    private(set) var taken = 0

    init() {}

    init(_ events: [SessionEvent]) {
        add(events)
    }

    mutating func add(_ events: [SessionEvent]) {
        for event in events { take(event, isStop: true) }
    }

    /// The first utterance of the cursor's is what the stop says; a stop without one is silent.
    mutating func add(stop events: [SessionEvent]) {
        let first = events.firstIndex { event in
            if case .speech(let speech) = event {
                return !speech.isDropped && speech.speechClass == .focus
            }
            return false
        }
        if first == nil { speech.append(SessionEvent.Speech(Utterance([]))) }
        for place in events.indices { take(events[place], isStop: place == first) }
    }

    private mutating func take(_ event: SessionEvent, isStop: Bool) {
        switch event {
        case .speech(let said) where !said.isDropped:
            if isStop { speech.append(said) } else { besides.append(said) }
        case .sound(let token): sounds.append(token)
        case .appSound(let name): appSounds.append(name)
        default: break
        }
    }

    /// The next utterance that no `hear` line took; nil where all are taken.
    mutating func next() -> Utterance? {
        guard taken < speech.count else { return nil }
        taken += 1
        return speech[taken - 1].utterance
    }

    var utterances: [Utterance] { (speech + besides).map(\.utterance) }

    /// What no `hear` line took yet.
    var rest: ArraySlice<SessionEvent.Speech> { speech[min(taken, speech.count)...] }
}

extension Utterance {
    /// What a `hear` line compares: the text, or the hint where that alone was said.
    var checked: String {
        let text = text
        return Spaces.collapsed(text.isEmpty ? hint : text)
    }

    /// As the `hear` line that expects it.
    var asChecked: String {
        let (text, hint) = (text, hint)
        if text.isEmpty { return VerbTokens.quoted(hint) }
        return hint.isEmpty
            ? VerbTokens.quoted(text)
            : VerbTokens.quoted(text) + ", hint " + VerbTokens.quoted(hint)
    }
}

enum Spaces {
    /// Runs of white space are one space, and none stands at an end.
    static func collapsed(_ text: String) -> String {
        var isNeeded = false
        var previous: Character = " "
        for character in text {
            if character.isWhitespace, previous.isWhitespace || character != " " {
                isNeeded = true
                break
            }
            previous = character
        }
        guard isNeeded || previous.isWhitespace else { return text }
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
