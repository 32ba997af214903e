import ScreenModel
import ScreenReader

/// A rehearsal that is being written from what somebody does.
///
/// Each gesture is played again as the script will play it, on a session of its own in a script's
/// time, and what that says is what the script expects: so a fresh recording always passes, also
/// where a live walk cut speech or let time pass.
public struct Recording {
    /// A step with what was heard of it.
    private struct Entry {
        let line: String
        let checks: [String]
        /// Elements that it names by something else than an id.
        let unsteady: Set<ElementName>
    }

    /// What takes a step back.
    private struct Moment {
        let player: Player
        let count: Int
    }

    /// What the script opens.
    private let path: String
    private let settings: Settings
    private let open: Player.ScreenOpener
    private var player: Player
    private var entries: [Entry] = []
    private var moments: [Moment] = []
    private var later: [(entries: [Entry], player: Player)] = []

    /// Begins on a fresh screen. `path` is how the script names it; `open` opens it.
    public init(of path: String, settings: Settings, open: @escaping Player.ScreenOpener) {
        self.path = path
        self.settings = settings
        self.open = open
        player = Player(settings: settings, open: open)
        append(.open(path), line: "open " + Recording.word(path))
    }

    /// Steps that were written, without the first.
    public var steps: Int { max(entries.count - 1, 0) }

    /// A gesture was made on `session`, which is as it was before it, so many seconds after the
    /// last one.
    public mutating func record(_ gesture: Gesture, in session: Session, after seconds: Double = 0)
    {
        later = []
        moments.append(Moment(player: player, count: entries.count))
        if moments.count > GestureHistory<Session>.capacity { moments.removeFirst() }
        pass(seconds)
        var unsteady: Set<ElementName> = []
        let line = gesture.line { index in
            let steady = SteadyName(index, in: session)
            if steady.kind != .id { unsteady.insert(steady.name) }
            return steady.name
        }
        guard let line else {
            entries.append(
                Entry(line: "# no step: \(gesture.name)", checks: [], unsteady: []))
            return
        }
        append(.gesture(Recording.read(line) ?? .gesture(gesture)), line: line, unsteady)
    }

    /// A line that is no gesture was obeyed: a setting, a check, a walk.
    public mutating func record(_ action: Script.Action, line: String) {
        later = []
        // What is heard is written anyway.
        if case .check(.hear) = action { return }
        append(action, line: line)
    }

    /// The last gesture was taken back, or made again.
    public mutating func takeBack() {
        guard let moment = moments.popLast() else { return }
        later.append((Array(entries[moment.count...]), player))
        entries.removeSubrange(moment.count...)
        player = moment.player
    }

    public mutating func takeAgain() {
        guard let step = later.popLast() else { return }
        moments.append(Moment(player: player, count: entries.count))
        entries += step.entries
        player = step.player
    }

    /// The screen was read again: from here on it is a new one.
    public mutating func reopen(at cursor: ElementIndex?, in session: Session) {
        moments = []
        later = []
        append(.open(path), line: "open " + Recording.word(path))
        if let cursor { record(.touch(cursor), in: session) }
    }

    /// Time that matters to what comes next is a step of its own.
    private mutating func pass(_ seconds: Double) {
        guard player.session?.secondsUntilNextEvent != nil, seconds >= Recording.shortestWait
        else { return }
        let tenths = (seconds * 10).rounded()
        guard tenths < 1e6 else { return }
        append(
            .gesture(.gesture(.wait(tenths / 10))),
            line: "wait \(Int(tenths) / 10).\(Int(tenths) % 10)s")
    }

    private static let shortestWait = 0.1

    private mutating func append(
        _ action: Script.Action, line: String, _ unsteady: Set<ElementName> = []
    ) {
        let cursor = player.session?.cursor
        switch player.play(action) {
        case .passed: break
        case .failed(let failure):
            note(line, failure.message)
            return
        case .broken(let message):
            note(line, message)
            return
        }
        if case .check = action {
            entries.append(Entry(line: line, checks: [], unsteady: []))
            return
        }
        entries.append(Entry(line: line, checks: checks(since: cursor), unsteady: unsteady))
    }

    private mutating func note(_ line: String, _ reason: String) {
        let text = "# not played: \(line): \(reason)".split(whereSeparator: \.isNewline)
        entries.append(Entry(line: text.joined(separator: " "), checks: [], unsteady: []))
    }

    /// What the last step is known by: its speech, else its sounds, else where the cursor is now.
    private func checks(since cursor: ElementIndex?) -> [String] {
        let heard = player.heard.speech.map { "hear " + $0.utterance.asChecked }
        if !heard.isEmpty { return heard }
        let sounds = player.heard.sounds.filter { !$0.isOfMoving }.map { "sound " + $0.rawValue }
        if !sounds.isEmpty { return sounds }
        guard let session = player.session, let now = session.cursor, now != cursor else {
            return []
        }
        return ["focus is " + VerbTokens.text(of: SteadyName(now, in: session).name)]
    }

    private static func read(_ line: String) -> GestureLine? {
        guard let tokens = try? VerbTokens(line) else { return nil }
        return try? GestureVerb.read(tokens)
    }

    private static func word(_ path: String) -> String {
        let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || "/._-+~".contains($0) }
        return isPlain && !path.isEmpty ? path : VerbTokens.quoted(path)
    }
}

extension Recording {
    /// The script.
    public var text: String {
        var lines = [
            "# Recorded by earshot. Edit it as you like: 'earshot run' plays it, and with --update",
            "# rewrites what is heard.",
        ]
        let unsteady = entries.reduce(into: Set<ElementName>()) { $0.formUnion($1.unsteady) }
        if !unsteady.isEmpty { lines += Recording.remark(unsteady) }
        lines += Recording.lines(of: settings)
        for entry in entries {
            lines.append(entry.line)
            lines += entry.checks
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func remark(_ names: Set<ElementName>) -> [String] {
        let labels = names.count { if case .label = $0 { true } else { false } }
        let places = names.count - labels
        let byLabel = "by label (\"TEXT\" 2 is the second in reading order)"
        let byPlace = "by place in the file, which the next change may move"
        let how =
            places == 0
            ? "named \(byLabel)"
            : labels == 0 ? "named \(byPlace)" : "\(labels) named \(byLabel), \(places) \(byPlace)"
        let who = names.count == 1 ? "1 element has" : "\(names.count) elements have"
        return ["# \(who) no steady id: \(how)."]
    }

    /// Settings that are not as they come, each as a line.
    private static func lines(of settings: Settings) -> [String] {
        let usual = Settings()
        return Setting.all.filter { $0.get(settings) != $0.get(usual) }.map { setting in
            let isVerb = SettingVerb.all.contains { $0.word == setting.name }
            return isVerb
                ? "\(setting.name) \(setting.get(settings))"
                : "set \(setting.assignment(in: settings))"
        }
    }
}
