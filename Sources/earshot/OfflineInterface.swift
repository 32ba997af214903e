import Rehearsal
import ScreenReader
import TerminalInterface

/// The interface without a terminal: plays keys and prints the screen they lead to.
enum OfflineInterface {
    static func run(
        _ keys: String, _ arguments: Arguments, _ settings: Settings,
        record: ((OpenedScreen) -> Result<Recorder, ReadFailure>)? = nil
    ) throws(UsageError) -> ExitCode {
        let size = try size(arguments.value(.size) ?? "80x24")
        let sequence: [Key]
        do {
            sequence = try Key.sequence(keys)
        } catch {
            throw UsageError("--keys: \(error)")
        }
        guard let opened = try OpenedScreen.open(arguments) else { return .input }
        let session = opened.session(settings)
        guard !opened.reportsNothingToWalk(session) else { return .input }
        var recorder: Recorder?
        if let record {
            switch record(opened) {
            case .success(let started): recorder = started
            case .failure(let failure):
                Streams.message(failure.description)
                return .input
            }
        }
        var companion = AppCompanion(opened, settings, recorder)
        var app = App(session: session, name: opened.file.name, options: options(arguments, opened))
        _ = app.update(.resized(rows: size.rows, columns: size.columns))
        app.start()
        companion.begin(&app)
        for key in sequence {
            let requests = app.update(.key(key))
            companion.follow(&app)
            for request in requests { companion.answer(request, &app) }
        }
        Streams.output(app.view(rows: size.rows, columns: size.columns).text + "\n")
        return .fine
    }

    static func options(_ arguments: Arguments, _ opened: OpenedScreen) -> InterfaceOptions {
        var options = InterfaceOptions()
        options.isASCII = arguments.has(.ascii)
        options.checkWords = ScriptLine.words
        options.measure = GestureCosts.of
        if !arguments.has(.quiet) {
            options.notices = opened.notices
        }
        return options
    }

    /// `80x24`: columns, then rows.
    private static func size(_ text: String) throws(UsageError) -> (rows: Int, columns: Int) {
        let parts = text.lowercased().split(separator: "x").map { Int($0) }
        guard parts.count == 2, let columns = parts[0], let rows = parts[1],
            (1...1000).contains(columns), (1...1000).contains(rows)
        else {
            throw UsageError("--size cannot be '\(text)'; expected columns and rows, such as 80x24")
        }
        return (rows, columns)
    }
}
