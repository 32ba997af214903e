import ScreenReader

extension Subcommand {
    static let format = Option("--format", choices: ["text", "json"], "how it is written")

    static let read = Subcommand(
        name: "read", operands: "FILE",
        summary: "every stop in order, with what is spoken",
        options: Option.reader + [format],
        example: "earshot read Screens/checkout.json"
    ) { arguments throws(UsageError) in
        let settings = try arguments.settings()
        guard let opened = try OpenedScreen.open(arguments) else { return .input }
        return Transcript.print(opened, settings, arguments)
    }
}

extension Transcript {
    /// Writes the transcript to standard output; on a screen without stops nothing.
    static func print(
        _ opened: OpenedScreen, _ settings: Settings, _ arguments: Arguments
    ) -> ExitCode {
        let session = opened.session(settings)
        guard !opened.reportsNothingToWalk(session) else { return .input }
        if !arguments.has(.quiet) { opened.printNotes() }
        let transcript = Transcript(session)
        let isJSON = arguments.value(Subcommand.format) == "json"
        Streams.output(isJSON ? transcript.json(of: opened, session) : transcript.text)
        return .fine
    }
}
