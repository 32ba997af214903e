import ScreenReader

extension Subcommand {
    private static let format = Option(
        "--format", choices: TranscriptFormat.all.map(\.name), "how it is written")

    static let read = Subcommand(
        name: "read", operands: "FILE",
        summary: "every stop in order, with what is spoken",
        options: Option.reader + [format, output],
        notes: TranscriptFormat.all.map { ($0.name, $0.summary) },
        example: "earshot read Screens/checkout.json"
    ) { arguments throws(UsageError) in
        let settings = try arguments.settings()
        let format = arguments.value(format).flatMap(TranscriptFormat.named)
        let hasPlaces = format?.hasPlaces ?? false
        guard let opened = try OpenedScreen.open(arguments, keepingPlaces: hasPlaces) else {
            return .input
        }
        return Transcript.print(opened, settings, arguments, as: format)
    }
}

extension Transcript {
    /// Writes the transcript; on a screen without stops nothing.
    static func print(
        _ opened: OpenedScreen, _ settings: Settings, _ arguments: Arguments,
        as format: TranscriptFormat? = nil
    ) -> ExitCode {
        let session = opened.session(settings)
        guard !opened.reportsNothingToWalk(session) else { return .input }
        if !arguments.has(.quiet) { opened.printNotes() }
        let words = TranscriptWords(
            opened: opened, session: session, transcript: Transcript(session))
        return OutputFile.deliver(format?.text(words) ?? words.transcript.text, arguments)
    }
}
