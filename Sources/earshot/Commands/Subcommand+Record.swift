import ScreenReader
import TerminalInterface

extension Subcommand {
    private static let script = Option(
        "--output", value: "SCRIPT", "the rehearsal to write (-o)")
    private static let force = Option("--force", "replace a script that is there already")

    static let record = Subcommand(
        name: "record", operands: "FILE",
        summary: "walk the screen, and write what is done and heard as a rehearsal",
        options: [script, force] + Option.reader + [.plain, .ascii, .keys, .size, .json],
        notes: [
            ("", "The script is written after each step. What is taken back (u) is taken out."),
            ("", "It begins with the screen as it opens, and holds what a replay hears."),
        ],
        example: "earshot record Screens/checkout.json -o checkout.rehearsal"
    ) { arguments throws(UsageError) in
        let settings = try arguments.settings()
        guard let path = arguments.value(script) else {
            throw UsageError("no script is named; expected -o SCRIPT")
        }
        guard path != "-" else { throw UsageError("the script is a file, not standard output") }
        guard arguments.operands.first != "-" else {
            throw UsageError("a script opens a file, not standard input; save the screen first")
        }
        func start(_ opened: OpenedScreen) -> Result<Recorder, ReadFailure> {
            Recorder.start(path, of: opened, settings, mayReplace: arguments.has(force))
        }
        if let keys = arguments.value(.keys) {
            return try OfflineInterface.run(keys, arguments, settings, record: start)
        }
        guard let opened = try OpenedScreen.open(arguments) else { return .input }
        guard !opened.reportsNothingToWalk(opened.session(settings)) else { return .input }
        let recorder: Recorder
        switch start(opened) {
        case .success(let started): recorder = started
        case .failure(let failure):
            Streams.message(failure.description)
            return .input
        }
        switch FrontEnd.choose(arguments, isStandardInput: false) {
        case .plain(let reason):
            return PlainMode.run(
                opened, settings, arguments, reason: reason, recorder: recorder)
        case .transcript:
            return PlainMode.run(opened, settings, arguments, reason: nil, recorder: recorder)
        case .fullScreen:
            return FullScreen.run(opened, settings, arguments, recorder: recorder)
        }
    }
}
