import Rehearsal
import ScreenImport
import ScreenModel
import ScreenReader

extension Subcommand {
    private static let reportFormat = Option(
        "--format", choices: ["text", "json", "markdown"], "how it is written")

    static let diff = Subcommand(
        name: "diff", operands: "OLD NEW",
        summary: "what changed for a VoiceOver user between two screens",
        options: Option.reader + [reportFormat, output],
        notes: [
            ("text", "a list for each kind of change, words marked [-old-]{+new+}"),
            ("json", "for programs: each change with what was heard before and after"),
            (
                "markdown",
                "a comment on a pull request; its first line tells a job which comment is its own"
            ),
            ("exit", "0 nothing changed, 1 something did, 3 a screen cannot be read"),
        ],
        example: "earshot diff Screens/carousel.json Screens/carousel-adjustable.json"
    ) { arguments throws(UsageError) in
        let settings = try arguments.settings()
        guard let (old, new) = try ComparedFiles.open(arguments) else { return .input }
        let sessions = (old.session(settings), new.session(settings))
        let hasNothing = [
            old.reportsNothingToWalk(sessions.0), new.reportsNothingToWalk(sessions.1),
        ]
        guard !hasNothing.contains(true) else { return .input }
        if !arguments.has(.quiet) {
            old.printNotes()
            new.printNotes()
        }
        let words = ComparisonWords(
            comparison: ScreenComparison(
                sessions.0, sessions.1, partlyKnown: ComparedFiles.partlyKnown(old, new)),
            old: old, new: new)
        let text =
            switch arguments.value(reportFormat) {
            case "json": ComparisonJSON(words: words).text
            case "markdown": ComparisonMarkdown(words: words).text
            default:
                ComparisonText(words: words, isColored: ComparedFiles.usesColor(arguments)).text
            }
        let written = OutputFile.deliver(text, arguments)
        return written == .fine && !words.comparison.isEmpty ? .failed : written
    }
}

/// The two files of the command line.
enum ComparedFiles {
    /// Nil after a message for each that cannot be read.
    static func open(
        _ arguments: Arguments
    ) throws(UsageError) -> (old: OpenedScreen, new: OpenedScreen)? {
        let operands = arguments.operands
        guard let first = operands.first else { throw UsageError("no files are named: OLD NEW") }
        guard operands.count > 1 else {
            throw UsageError("'\(first)' is compared with another file: OLD NEW")
        }
        guard operands.count == 2 else {
            throw UsageError("two files are compared, not also '\(operands[2])'")
        }
        guard operands != ["-", "-"] else {
            throw UsageError("one of the two may be standard input, not both")
        }
        let opened = operands.map { path in
            OpenedScreen.load(InputFile(path: path), forcing: arguments.value(.formatIn))
        }
        for case .failure(let failure) in opened { Streams.message(failure.description) }
        guard case .success(let old) = opened[0], case .success(let new) = opened[1] else {
            return nil
        }
        return (old, new)
    }

    /// A dump may tell of tab bars and not of lists: against a file that tells of all containers
    /// the others would seem to be gone.
    static func partlyKnown(_ old: OpenedScreen, _ new: OpenedScreen) -> Facets {
        let knows = [old, new].map { opened in
            let format = ScreenFormat.all.first { $0.id == opened.screen.format }
            return format?.known.contains(.containers) ?? true
        }
        return knows[0] == knows[1] ? [] : .containers
    }

    /// In a report that goes to a terminal, unless NO_COLOR is set; the option beats both.
    static func usesColor(_ arguments: Arguments) -> Bool {
        switch arguments.value(.color) {
        case "always": return true
        case "never": return false
        default:
            let path = arguments.value(Subcommand.output)
            return (path == nil || path == "-") && Environment.isTerminal(STDOUT_FILENO)
                && (Environment.text("NO_COLOR") ?? "").isEmpty
                && !["", "dumb"].contains(Environment.text("TERM") ?? "")
        }
    }
}
