import CursesTerminal
import ScreenReader
import TerminalInterface

/// The interface on a real terminal: one loop that sleeps until a key, a signal, a change of the
/// file or a timer of the screen, and draws once for all that came.
enum FullScreen {
    static func run(
        _ opened: OpenedScreen, _ settings: Settings, _ arguments: Arguments,
        recorder: Recorder? = nil
    ) -> ExitCode {
        let session = opened.session(settings)
        guard !opened.reportsNothingToWalk(session) else { return .input }
        do {
            let keys = try CursesTerminal.openKeys()
            var terminal = try CursesTerminal(keys: keys, usesColor: usesColor(arguments))
            var options = OfflineInterface.options(arguments, opened)
            options.isLive = true
            if !terminal.showsUnicode, !options.isASCII {
                options.isASCII = true
                options.notices.append("the locale is not UTF-8: text is shown in ASCII")
            }
            var app = App(session: session, name: opened.file.name, options: options)
            var companion = AppCompanion(opened, settings, recorder)
            let code = loop(&app, &terminal, &companion)
            terminal.leave()
            return code
        } catch {
            Streams.message(error.description)
            return .usage
        }
    }

    private static func loop(
        _ app: inout App, _ terminal: inout CursesTerminal, _ companion: inout AppCompanion
    ) -> ExitCode {
        let opened = companion.opened
        let watcher = opened.file.path.flatMap(FileWatcher.init)
        let watched = watcher.map { [$0.descriptor] } ?? []
        let size = terminal.size
        _ = app.update(.resized(rows: size.rows, columns: size.columns))
        app.start()
        companion.begin(&app)
        var clock = Clock()
        var absence = FileAbsence(path: opened.file.path)
        while true {
            let size = terminal.size
            terminal.show(app.view(rows: size.rows, columns: size.columns))
            let tick = app.secondsUntilTick
            let timeout = [tick, absence.secondsUntilCertain].compactMap { $0 }.min()
                .map { Int(($0 * 1000).rounded(.up)) }
            let batch = terminal.nextInputs(timeout: timeout, watching: watched)
            let elapsed = clock.elapsed()
            var requests = app.update(.tick(elapsed))
            if absence.pass(elapsed) { requests.append(.reload) }
            for input in batch {
                switch input {
                case .key(let key): requests += app.update(.key(key))
                case .paste(let text): requests += app.update(.paste(text))
                case .resize(let rows, let columns):
                    requests += app.update(.resized(rows: rows, columns: columns))
                case .readable:
                    let isAnother = watcher?.hasChanged() == true
                    if absence.look() || isAnother { requests.append(.reload) }
                case .timeout: break
                case .endOfInput: return .hangUp
                }
                companion.follow(&app)
                for request in requests {
                    switch request {
                    case .quit(let status): return ExitCode(rawValue: status)
                    case .repaint: terminal.repaint()
                    case .suspend: raise(SIGTSTP)
                    case .copy(let text): terminal.copy(text)
                    case .reload, .record, .check: companion.answer(request, &app)
                    }
                }
                requests = []
            }
        }
    }

    /// The option beats NO_COLOR.
    private static func usesColor(_ arguments: Arguments) -> Bool {
        switch arguments.value(.color) {
        case "always": true
        case "never": false
        default: (Environment.text("NO_COLOR") ?? "").isEmpty
        }
    }
}
