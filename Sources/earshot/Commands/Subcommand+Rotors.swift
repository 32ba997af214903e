import Rehearsal
import ScreenReader

extension Subcommand {
    private static let rotorFormat = Option(
        "--format", choices: ["text", "json", "markdown"], "how it is written")
    private static let rotorCheck = Option("--check", "end with 1 when there is a problem")

    static let rotors = Subcommand(
        name: "rotors", operands: "FILE",
        summary: "every rotor, where it is offered, its items in order, its ends",
        options: Option.reader + [rotorFormat, rotorCheck, output],
        notes: [
            ("text", "a block for each rotor"), ("json", "for programs"),
            ("markdown", "a checklist to take to a device"),
        ],
        example: "earshot rotors Screens/map.json --format markdown"
    ) { arguments throws(UsageError) in
        let settings = try arguments.settings()
        guard let opened = try OpenedScreen.open(arguments) else { return .input }
        let session = opened.session(settings)
        guard !opened.reportsNothingToWalk(session) else { return .input }
        if !arguments.has(.quiet) { opened.printNotes() }
        let survey = RotorSurvey(session)
        let text =
            switch arguments.value(rotorFormat) {
            case "json": RotorJSON(survey: survey).text
            case "markdown":
                RotorChecklist(
                    survey: survey,
                    words: TranscriptWords(
                        opened: opened, session: session, transcript: Transcript(session))
                ).text
            default: RotorText(survey: survey).text
            }
        let code = OutputFile.deliver(text, arguments)
        guard code == .fine, arguments.has(rotorCheck) else { return code }
        return survey.rotors.allSatisfy(\.problems.isEmpty) ? .fine : .failed
    }
}
