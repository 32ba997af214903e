import Rehearsal
import ScreenReader

extension Subcommand {
    private static let report = Option(
        "--report", choices: RehearsalReport.all.map(\.name), "how the results are written")
    private static let update = Option(
        "--update", "rewrite the 'hear' lines that fail with what was heard")
    private static let only = Option(
        "--only", value: "NAME", "this rehearsal alone: its path, its name, or a part of them")
    private static let shard = Option(
        "--shard", value: "I/N", "every Nth rehearsal, from the Ith on: for the jobs of a matrix")
    private static let jobs = Option(
        "--jobs", value: "N", "threads; as many as there are processors if not given")

    static let run = Subcommand(
        name: "run", operands: "SCRIPT…",
        summary: "rehearsals: files, or folders with all in them",
        options: [report, output, update, only, shard, jobs] + Option.reader,
        notes: RehearsalReport.all.map { ($0.name, $0.summary) } + [
            ("folder", "all *.rehearsal files below it, but those that open no screen: parts"),
            ("exit", "0 all passed, 1 one failed, 3 a script or a screen cannot be read"),
        ],
        example: "earshot run Screens"
    ) { arguments throws(UsageError) in
        let settings = try arguments.settings()
        guard !arguments.operands.isEmpty else {
            throw UsageError("no script is named; expected earshot run FILE or FOLDER")
        }
        let shard = try Shard(arguments.value(shard))
        var threads: Int?
        if let text = arguments.value(jobs) {
            guard let count = Int(text), count > 0 else {
                throw UsageError("--jobs cannot be '\(text)'; expected a number from 1 on")
            }
            threads = count
        }
        let isUpdating = arguments.has(update)
        if isUpdating, arguments.operands.contains("-") {
            throw UsageError("--update cannot rewrite standard input")
        }
        var search = ScriptSearch(arguments.operands)
        for failure in search.failures { Streams.message(failure) }
        guard !search.paths.isEmpty else {
            Streams.message(
                "no *.rehearsal that opens a screen in \(arguments.operands.joined(separator: ", "))"
            )
            return .input
        }
        try search.keep(only: arguments.values(only))
        if let shard { search.keep(shard: shard.place, of: shard.count) }
        var clock = Clock()
        let runner = RehearsalRunner(
            paths: search.paths, settings: settings, format: arguments.value(.formatIn),
            isUpdating: isUpdating)
        var (results, notices) = runner.run(threads: threads)
        var (updated, failures): ([String], [String]) = ([], [])
        if isUpdating { (updated, failures) = ScriptUpdate.apply(&results) }
        let suite = RehearsalSuite(
            results, seconds: clock.elapsed(), isColored: ComparedFiles.usesColor(arguments),
            updated: updated)
        if !arguments.has(.quiet) {
            for notice in notices { Streams.message(notice) }
        }
        // A part that many use fails for all of them, and is told of once.
        var told: Set<Substring> = []
        let messages =
            results.compactMap { result in
                if case .broken(let message) = result.outcome { message } else { nil }
            } + failures
        for line in messages.flatMap({ $0.split(separator: "\n") })
        where told.insert(line).inserted {
            Streams.message(String(line))
        }
        let report = arguments.value(report).flatMap(RehearsalReport.named) ?? .text
        let written = OutputFile.deliver(report.text(suite), arguments)
        guard written == .fine else { return written }
        if suite.broken > 0 || !failures.isEmpty || !search.failures.isEmpty { return .input }
        return suite.failed > 0 ? .failed : .fine
    }
}

/// `2/5`: the second of five jobs.
private struct Shard {
    let place: Int
    let count: Int

    init?(_ text: String?) throws(UsageError) {
        guard let text else { return nil }
        let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let place = numbers[0], let count = numbers[1], place > 0,
            place <= count
        else {
            throw UsageError("--shard cannot be '\(text)'; expected I/N, such as 1/4")
        }
        self.place = place
        self.count = count
    }
}
