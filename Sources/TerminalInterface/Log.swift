import ScreenReader

/// What was done and heard, newest last. It only grows; very old entries go.
struct Log: Sendable {
    struct Entry: Sendable, Equatable {
        /// The gesture, on the first entry that it brought.
        var gesture: Gesture?
        var text: String
        /// Sounds that came with it, as tokens: `[tick]`.
        var sounds: String
        var isProblem: Bool
        /// How often the same was answered in a row without a word.
        var times = 1
    }

    /// How many entries are kept at least.
    static let capacity = 1000

    private var entries: [Entry] = []
    /// All entries there ever were.
    private(set) var count = 0

    /// The entry with this number from 0; nil where it is gone or not there yet.
    subscript(number: Int) -> Entry? {
        let place = number - (count - entries.count)
        return entries.indices.contains(place) ? entries[place] : nil
    }

    mutating func append(_ entry: Entry) {
        entries.append(entry)
        count += 1
        // Seldom, so that one key costs the same as another.
        if entries.count >= 2 * Log.capacity { entries.removeFirst(Log.capacity) }
    }

    /// A line of the interface itself.
    mutating func note(_ text: String, isProblem: Bool = false) {
        append(Entry(gesture: nil, text: text, sounds: "", isProblem: isProblem))
    }

    /// Takes up what a gesture brought: a line for each utterance and note, and the sounds behind
    /// the last speech of the element that they came with. A gesture without any has a line all
    /// the same.
    mutating func record(_ gesture: Gesture?, _ events: [SessionEvent]) {
        var lines: [Entry] = []
        var landings = 0
        var start = events.startIndex
        for place in events.indices {
            guard case .focus = events[place] else { continue }
            landings += 1
            // What comes before the first element belongs to it.
            if landings > 1 {
                lines += Log.lines(of: events[start..<place])
                start = place
            }
        }
        lines += Log.lines(of: events[start...])
        if lines.isEmpty {
            guard let gesture else { return }
            if case .wait = gesture { return }
            lines.append(Log.line(""))
        }
        lines[0].gesture = gesture
        if var last = entries.last, lines.count == 1, lines[0].text.isEmpty, last.text.isEmpty,
            last.gesture == gesture, last.sounds == lines[0].sounds
        {
            last.times += 1
            entries[entries.count - 1] = last
            return
        }
        for line in lines { append(line) }
    }

    /// The lines of one element's events; none where there is nothing to see.
    private static func lines(of events: ArraySlice<SessionEvent>) -> [Entry] {
        var lines: [Entry] = []
        var sounds: [String] = []
        var spoken: Int?
        for event in events {
            switch event {
            case .speech(let speech):
                spoken = lines.count
                let mark = speech.isCut ? " …" : ""
                lines.append(
                    Log.line(
                        speech.utterance.text.isEmpty
                            ? speech.utterance.hint + mark : speech.utterance.text + mark))
            case .sound(let token): sounds.append(token.shown)
            case .note(let text): lines.append(Log.line("note: " + text))
            case .error(let text): lines.append(Log.line("! " + text, isProblem: true))
            case .screen(let title):
                if let title, !title.isEmpty { lines.append(Log.line("screen: " + title)) }
            case .focus, .rotor, .value, .boundary: break
            }
        }
        if lines.isEmpty, !sounds.isEmpty { lines.append(Log.line("")) }
        if let heard = spoken ?? lines.indices.last {
            lines[heard].sounds = sounds.joined(separator: " ")
        }
        return lines
    }

    private static func line(_ text: String, isProblem: Bool = false) -> Entry {
        Entry(gesture: nil, text: text, sounds: "", isProblem: isProblem)
    }
}
