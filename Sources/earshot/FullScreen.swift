import CursesTerminal
import ScreenReader
import TerminalInterface

/// The interface on a real terminal: one loop that sleeps until a key, a signal, a change of the
/// file or a timer of the screen, and draws once for all that came.
enum FullScreen {
    static func run(
        _ opened: OpenedScreen, _ settings: Settings, _ arguments: Arguments
    ) -> ExitCode {
        let session = opened.session(settings)
        guard !opened.reportsNothingToWalk(session) else { return .input }
        do {
            let keys = try CursesTerminal.openKeys()
            var terminal = try CursesTerminal(keys: keys, usesColor: usesColor(arguments))
            var options = OfflineInterface.options(arguments, opened)
            if !terminal.showsUnicode, !options.isASCII {
                options.isASCII = true
                options.notices.append("the locale is not UTF-8: text is shown in ASCII")
            }
            var app = App(session: session, name: opened.file.name, options: options)
            let code = loop(&app, &terminal, opened, settings)
            terminal.leave()
            return code
        } catch {
            Streams.message(error.description)
            return .usage
        }
    }

    private static func loop(
        _ app: inout App, _ terminal: inout CursesTerminal, _ opened: OpenedScreen,
        _ settings: Settings
    ) -> ExitCode {
        let watcher = opened.file.path.flatMap(FileWatcher.init)
        let watched = watcher.map { [$0.descriptor] } ?? []
        let size = terminal.size
        _ = app.update(.resized(rows: size.rows, columns: size.columns))
        app.start()
        var clock = Clock()
        var absence = Absence(path: opened.file.path)
        while true {
            let size = terminal.size
            terminal.show(app.view(rows: size.rows, columns: size.columns))
            let tick = app.secondsUntilTick
            let timeout = [tick, absence.secondsUntilCertain].compactMap { $0 }.min()
                .map { Int(($0 * 1000).rounded(.up)) }
            let batch = terminal.nextInputs(timeout: timeout, watching: watched)
            let elapsed = clock.elapsed()
            var requests = tick == nil ? [] : app.update(.tick(elapsed))
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
                for request in requests {
                    switch request {
                    case .quit(let status): return ExitCode(rawValue: status)
                    case .repaint: terminal.repaint()
                    case .reload: _ = app.update(.reloaded(reload(opened, settings)))
                    case .suspend: raise(SIGTSTP)
                    case .copy(let text): terminal.copy(text)
                    }
                }
                requests = []
            }
        }
    }

    private static func reload(_ opened: OpenedScreen, _ settings: Settings) -> Input.Reloaded {
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

    /// The option beats NO_COLOR.
    private static func usesColor(_ arguments: Arguments) -> Bool {
        switch arguments.value(.color) {
        case "always": true
        case "never": false
        default: (Environment.text("NO_COLOR") ?? "").isEmpty
        }
    }
}

/// Whether the file is gone. Editors that put another file in its place leave none for a moment,
/// so absence counts after a while.
struct Absence {
    /// In seconds.
    private static let patience = 0.5

    /// Nil for what is no file, which is never gone.
    let path: String?
    /// Until absence is certain; nil while the file is there or known to be gone.
    private(set) var secondsUntilCertain: Double?
    private var isCertain = false

    init(path: String?) {
        self.path = path
    }

    /// To be called when something happened to the file; true when it is back.
    mutating func look() -> Bool {
        guard let path else { return false }
        guard access(path, F_OK) == 0 else {
            if !isCertain, secondsUntilCertain == nil { secondsUntilCertain = Absence.patience }
            return false
        }
        defer { isCertain = false }
        secondsUntilCertain = nil
        return isCertain
    }

    /// Lets time pass; true when it turns out that the file is gone for good.
    mutating func pass(_ seconds: Double) -> Bool {
        guard let left = secondsUntilCertain else { return false }
        secondsUntilCertain = left - seconds
        guard left <= seconds else { return false }
        secondsUntilCertain = nil
        isCertain = access(path ?? "", F_OK) != 0
        return isCertain
    }
}

/// Real time between two looks, in seconds.
struct Clock {
    private var last = Clock.now()

    mutating func elapsed() -> Double {
        let now = Clock.now()
        defer { last = now }
        return max(0, now - last)
    }

    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
