import Rehearsal
import ScreenModel
import ScreenReader

/// A session for people who use a screen reader themselves, for pipes and for programs: a line in,
/// what is heard out. No cursor addressing, no colour, no boxes, no line is ever drawn again.
struct PlainMode {
    var session: Session
    let opened: OpenedScreen
    var recorder: Recorder?
    /// Holds what was heard since the last line that was no check.
    var player: Player
    private let isJSON: Bool
    private var hasQuit = false
    /// What was offered last.
    private var list: PlainList?
    var history = GestureHistory<Session>()

    init(_ opened: OpenedScreen, _ settings: Settings, isJSON: Bool, recorder: Recorder? = nil) {
        self.opened = opened
        self.isJSON = isJSON
        self.recorder = recorder
        session = opened.session(settings)
        player = Player(session: session, open: ScriptScreens(format: opened.forcedFormat).open)
    }

    /// Runs until `quit` or the end of the input. `reason` is what turned the mode on, where that
    /// was not the command itself.
    static func run(
        _ opened: OpenedScreen, _ settings: Settings, _ arguments: Arguments, reason: String?,
        recorder: Recorder? = nil
    ) -> ExitCode {
        var mode = PlainMode(
            opened, settings, isJSON: arguments.has(.json), recorder: recorder)
        guard !opened.reportsNothingToWalk(mode.session) else { return .input }
        if !arguments.has(.quiet) { opened.printNotes() }
        guard let input = opened.file.isStandardInput ? Keyboard.lines() : InputLines(STDIN_FILENO)
        else {
            Streams.message("no terminal to read commands from; expected earshot plain FILE")
            return .usage
        }
        let isInteractive =
            Environment.isTerminal(input.descriptor) && Environment.isTerminal(STDOUT_FILENO)
        if !mode.isJSON, isInteractive {
            Streams.output(mode.greeting(reason) + "\n")
        }
        Streams.output(mode.start())
        mode.converse(input, isInteractive: isInteractive)
        return .fine
    }

    private mutating func converse(_ input: InputLines, isInteractive: Bool) {
        while !hasQuit {
            if isInteractive, !isJSON { Streams.output("> ") }
            guard let line = input.next() else {
                if isInteractive, !isJSON { Streams.output("\n") }
                return
            }
            Streams.output(answer(line))
        }
    }

    private func greeting(_ reason: String?) -> String {
        let title = session.title ?? "a screen without a title"
        let count = session.stops.count
        let stops = count == 1 ? "1 stop" : "\(count) stops"
        return DisplayText.safe(
            "earshot plain\(reason.map { " (\($0))" } ?? ""): \(title), \(stops), \(session.platform.name). "
                + "Type a verb or its key, help for a list, quit to leave.")
    }

    /// What is said on coming to the screen.
    mutating func start() -> String {
        let events = session.start()
        player.follow(session, events)
        return text(of: events, gesture: "open")
    }

    /// Answers one line.
    mutating func answer(_ line: String) -> String {
        let events: [SessionEvent]
        switch PlainCommand(line, session, list) {
        case .nothing: return ""
        case .quit:
            hasQuit = true
            return ""
        case .help(let topic):
            return isJSON ? text(of: [.note(Help.inOneLine)], gesture: line) : Help.plain(topic)
        case .gesture(let gesture): events = make(gesture, line)
        case .steps(let script): events = play(script)
        case .script(let action): events = play(action, line)
        case .record(let record): events = [self.record(record)]
        case .takeBack:
            let step = history.takeBack(from: session)
            let problem = step == nil ? [] : keep(.takenBack)
            events = [move(to: step, "back")] + problem
        case .takeAgain:
            let step = history.takeAgain(from: session)
            let problem = step == nil ? [] : keep(.takenAgain)
            events = [move(to: step, "again")] + problem
        case .setting(let setting): events = change(setting)
        case .settings:
            let lines = Setting.all.map { $0.assignment(in: session.settings) }
            return text(ofLines: lines, gesture: line)
        case .list(let list):
            self.list = list
            return text(ofLines: list.lines, gesture: line)
        case .why:
            return text(ofLines: why, gesture: line)
        case .failure(let message): events = [.error(message)]
        }
        // Asked last: it tells where the cursor is now.
        return text(of: events, gesture: line)
    }

    /// Takes the session as it was.
    private mutating func move(
        to step: (state: Session, gesture: String)?, _ way: String
    ) -> SessionEvent {
        guard let step else { return .note("no gesture to take \(way)") }
        session = step.state
        player.follow(session, [])
        let focus = session.cursor.map { session.utterance(of: $0).text }
        return .note("taken \(way): \(step.gesture)\(focus.map { "; focus: \($0)" } ?? "")")
    }

    mutating func change(_ line: String) -> [SessionEvent] {
        do {
            guard let change = try session.change(line) else { return [] }
            history.change { _ = try? $0.change(line) }
            player.follow(session, change.events)
            let problem = keep(.line(line))
            return problem + change.events + [.note(change.now)]
        } catch {
            return [.error(error.description)]
        }
    }

    /// A line for each word of the focused element: what it is, where it comes from, how sure.
    private var why: [String] {
        guard let cursor = session.cursor else { return ["nothing is focused"] }
        let explanation = session.explanation(of: session.stop(at: cursor))
        let words = explanation.utterance.segments.map { segment in
            "\(segment.text): \(segment.kind.rawValue) from \(segment.from), "
                + "rule \(segment.rule), \(segment.confidence.rawValue)"
                + (segment.isUnverified ? ", unverified" : "")
                + (segment.written.map { "; as written: \($0.text), \($0.reasons)" } ?? "")
        }
        let unspoken = explanation.unspoken.map { entry in
            "set, not spoken: \(entry.key.rawValue), \(entry.reason)"
        }
        return words + (explanation.lostHint.map { [EventText.lost($0)] } ?? []) + unspoken
    }

    private func text(ofLines lines: [String], gesture: String) -> String {
        if isJSON { return text(of: lines.map(SessionEvent.note), gesture: gesture) }
        return lines.map { DisplayText.safe($0) + "\n" }.joined()
    }

    private func text(of events: [SessionEvent], gesture: String) -> String {
        if isJSON { return jsonLine(events, gesture) }
        return EventText.lines(events).map { $0 + "\n" }.joined()
    }
}
