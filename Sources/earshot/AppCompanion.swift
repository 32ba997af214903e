import Rehearsal
import ScreenReader
import TerminalInterface

/// What stands beside the interface and touches files for it: reads the screen again, writes
/// rehearsals, answers checks.
struct AppCompanion {
    let opened: OpenedScreen
    private let settings: Settings
    private var recorder: Recorder?
    /// What checks have taken of what was heard, until the next gesture.
    private var player: Player?
    private var heard: [SessionEvent] = []

    init(_ opened: OpenedScreen, _ settings: Settings, _ recorder: Recorder?) {
        self.opened = opened
        self.settings = settings
        self.recorder = recorder
    }

    /// The interface has started.
    func begin(_ app: inout App) {
        if let recorder { _ = app.update(.recording(recorder.mark)) }
    }

    /// Writes down what was done since the last call.
    mutating func follow(_ app: inout App) {
        let played = app.takePlayed()
        guard let recorder, !played.isEmpty else { return }
        if let failure = recorder.take(played) {
            self.recorder = nil
            _ = app.update(.recording(nil))
            _ = app.update(.answer("! \(recorder.path): \(failure)", isProblem: true))
        } else {
            _ = app.update(.recording(recorder.mark))
        }
    }

    /// Obeys what the interface asks of the world beside the terminal.
    mutating func answer(_ request: Request, _ app: inout App) {
        switch request {
        case .reload:
            _ = app.update(.reloaded(reload()))
            follow(&app)
        case .record(.start(let path)): start(path, &app)
        case .record(.stop):
            guard recorder != nil else {
                _ = app.update(.answer("! nothing is being recorded", isProblem: true))
                return
            }
            recorder = nil
            _ = app.update(.recording(nil))
        case .check(let line): check(line, &app)
        default: break
        }
    }

    private mutating func start(_ path: String, _ app: inout App) {
        guard recorder == nil else {
            _ = app.update(.answer("! recording already; record stop ends that", isProblem: true))
            return
        }
        // Settings that were chosen on the way are those that the rehearsal begins with.
        switch Recorder.start(path, of: opened, app.session.settings) {
        case .failure(let failure):
            _ = app.update(.answer("! \(failure)", isProblem: true))
        case .success(let recorder):
            guard case .session(let fresh, _) = reload() else {
                _ = app.update(.answer("! the file cannot be read again", isProblem: true))
                return
            }
            self.recorder = recorder
            _ = app.update(.reopened(fresh))
            _ = app.update(.recording(recorder.mark))
        }
    }

    private mutating func check(_ line: String, _ app: inout App) {
        switch ScriptLine.action(of: line) {
        case .failure(let error): _ = app.update(.answer("! \(error)", isProblem: true))
        case .success(.check(let check)?):
            if player == nil || heard != app.heard {
                heard = app.heard
                player = Player(session: app.session, events: heard) { _ in
                    .failure(ScriptReadFailure("no file"))
                }
            }
            player?.session = app.session
            let outcome = player?.play(.check(check)) ?? .passed
            if outcome == .passed {
                app.note(check: line)
                follow(&app)
            }
            let text = outcome.line
            _ = app.update(.answer(text, isProblem: outcome != .passed))
        case .success:
            let word = line.split(separator: " ").first ?? ""
            _ = app.update(
                .answer("! '\(word)' is for scripts and for plain mode", isProblem: true))
        }
    }

    private func reload() -> Input.Reloaded {
        guard !opened.file.isStandardInput else {
            return .failure("standard input cannot be read again")
        }
        switch OpenedScreen.load(
            opened.file, forcing: opened.forcedFormat, mustBeRegular: true)
        {
        case .success(let again):
            return .session(again.session(settings), notices: again.notices)
        case .failure(let failure):
            return .failure(failure.description)
        }
    }
}

extension Player.Outcome {
    /// `passed`, or why not.
    var line: String {
        switch self {
        case .passed: "passed"
        case .failed(let failure): "failed: \(failure.line)"
        case .broken(let message): "failed: \(message)"
        }
    }
}
