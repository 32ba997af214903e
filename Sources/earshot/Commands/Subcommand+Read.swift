import Rehearsal
import ScreenReader

extension Subcommand {
    private static let format = Option(
        "--format", choices: TranscriptFormat.all.map(\.name), "how it is written")

    private static let check = Option(
        "--check",
        "report traps, loops, elements passed over or behind, and ways that disagree; then end "
            + "with 1")

    static let read = Subcommand(
        name: "read", operands: "FILE",
        summary: "every stop in order, with what is spoken",
        options: Option.reader + [format, check, output],
        notes: TranscriptFormat.all.map { ($0.name, $0.summary) },
        example: "earshot read Screens/checkout.json"
    ) { arguments throws(UsageError) in
        let settings = try arguments.settings()
        if arguments.has(check) { return try report(settings, arguments) }
        let format = arguments.value(format).flatMap(TranscriptFormat.named)
        let hasPlaces = format?.hasPlaces ?? false
        guard let opened = try OpenedScreen.open(arguments, keepingPlaces: hasPlaces) else {
            return .input
        }
        return Transcript.print(opened, settings, arguments, as: format)
    }

    /// What a walk meets that it should not meet, instead of the transcript.
    private static func report(
        _ settings: Settings, _ arguments: Arguments
    ) throws(UsageError) -> ExitCode {
        let name = arguments.value(format) ?? "text"
        guard ["text", "json"].contains(name) else {
            throw UsageError("--check is written as text or json, not as \(name)")
        }
        guard let opened = try OpenedScreen.open(arguments) else { return .input }
        let session = opened.session(settings)
        guard !opened.reportsNothingToWalk(session) else { return .input }
        if !arguments.has(.quiet) { opened.printNotes() }
        let report = WalkReport(
            problems: WalkCheck(session).problems, file: opened.file.name,
            stopCount: session.stops.count)
        let code = OutputFile.deliver(name == "json" ? report.json : report.text, arguments)
        guard code == .fine else { return code }
        return report.problems.isEmpty ? .fine : .failed
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
