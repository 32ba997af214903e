import ScreenReader

/// What was done and heard, newest last. It only grows; very old entries go.
///
/// Speech has one row, since it is read in full elsewhere; notes have as many as they need in the
/// width of the pane.
struct Log: Sendable {
    struct Entry: Sendable, Equatable {
        /// The gesture, on the first entry that it brought.
        var gesture: Gesture?
        var text: String
        /// Sounds that came with it, as tokens: `[tick]`.
        var sounds = ""
        var isProblem = false
        var isSpeech = false
        /// Whether other speech ended it too soon.
        var isCut = false
        /// Whether it is shown whole.
        var wraps = false
        /// How often the same was answered in a row without a word.
        var times = 1
    }

    /// How many entries are kept at least.
    static let capacity = 1000

    private var entries: [Entry] = []
    /// The same, with one entry for each row of the pane.
    private var rows: [Entry] = []
    /// All rows there ever were in this width.
    private(set) var count = 0
    /// The cells of a row's text.
    private var width = Int.max
    private var isASCII = false

    /// The row with this number from 0; nil where it is gone or not there yet.
    subscript(number: Int) -> Entry? {
        let place = number - (count - rows.count)
        return rows.indices.contains(place) ? rows[place] : nil
    }

    /// Makes the rows for a pane whose text is so wide; costs nothing while it stays as wide.
    mutating func fit(width: Int, isASCII: Bool) {
        guard width != self.width || isASCII != self.isASCII else { return }
        self.width = width
        self.isASCII = isASCII
        rows = entries.flatMap(split)
        count = rows.count
    }

    mutating func append(_ entry: Entry) {
        entries.append(entry)
        let added = split(entry)
        rows += added
        count += added.count
        Log.trim(&entries)
        Log.trim(&rows)
    }

    /// What was said last was ended before its end.
    mutating func cutLastSpeech() {
        for list in [\Log.entries, \Log.rows] {
            let last = self[keyPath: list].lastIndex { $0.isSpeech && !$0.isCut }
            if let last { self[keyPath: list][last].isCut = true }
        }
    }

    /// Seldom, so that one key costs the same as another.
    private static func trim(_ list: inout [Entry]) {
        if list.count >= 2 * Log.capacity { list.removeFirst(list.count - Log.capacity) }
    }

    private func split(_ entry: Entry) -> [Entry] {
        guard entry.wraps, entry.text.utf8.count > width else { return [entry] }
        let lines = CellText.wrap(entry.text, width: width, ascii: isASCII)
        guard let first = lines.first else { return [entry] }
        var top = entry
        top.text = first
        return [top]
            + lines.dropFirst().map { Entry(text: $0, isProblem: entry.isProblem) }
    }

    /// A line of the interface itself.
    mutating func note(_ text: String, isProblem: Bool = false) {
        append(Entry(text: text, isProblem: isProblem, wraps: true))
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
            lines.append(Entry(text: ""))
        }
        lines[0].gesture = gesture
        if var last = entries.last, lines.count == 1, lines[0].text.isEmpty, last.text.isEmpty,
            last.gesture == gesture, last.sounds == lines[0].sounds
        {
            last.times += 1
            entries[entries.count - 1] = last
            rows[rows.count - 1] = last
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
                let words =
                    speech.utterance.text.isEmpty ? speech.utterance.hint : speech.utterance.text
                if speech.isDropped {
                    lines.append(Entry(text: "not heard: " + words, wraps: true))
                    continue
                }
                spoken = lines.count
                lines.append(Entry(text: words, isSpeech: true, isCut: speech.isCut))
            case .sound(let token): sounds.append(token.shown)
            case .appSound(let name): sounds.append("[\(name)]")
            case .note(let text): lines.append(Entry(text: "note: " + text, wraps: true))
            case .error(let text):
                lines.append(Entry(text: "! " + text, isProblem: true, wraps: true))
            case .screen(let title):
                if let title, !title.isEmpty { lines.append(Entry(text: "screen: " + title)) }
            case .focus, .rotor, .value, .boundary: break
            }
        }
        if lines.isEmpty, !sounds.isEmpty { lines.append(Entry(text: "")) }
        if let heard = spoken ?? lines.indices.last {
            lines[heard].sounds = sounds.joined(separator: " ")
        }
        return lines
    }
}
