/// One command: its words, its options, what it does. Help is made from this table.
///
/// To add one: a file in `Commands/` with a `static let`, and its line in `all`.
struct Subcommand: Sendable {
    let name: String
    /// What follows the name in help: `FILE`.
    let operands: String
    let summary: String
    /// Beside the common ones.
    let options: [Option]
    /// What help says below the options, in two columns.
    var notes: [(String, String)] = []
    /// One line that can be tried.
    let example: String
    let run: @Sendable (Arguments) throws(UsageError) -> ExitCode

    static let all: [Subcommand] = [
        .open, .plain, .read, .rotors, .explain, .reach, .diff, .run, .record, .export, .convert,
        .formats, .schema, .help,
    ]

    static func named(_ name: String) -> Subcommand? {
        all.first { $0.name == name }
    }

    var readsFile: Bool { ["FILE", "OLD NEW", "SCRIPT", "SCRIPT…"].contains(operands) }

    var allOptions: [Option] {
        options + (readsFile ? Option.file : []) + Option.common
    }

    /// The many of verbosity apart from the others, for help.
    var optionsByKind: (verbosity: [Option], others: [Option]) {
        let names = Set(Option.verbosity.map(\.name))
        return (
            allOptions.filter { names.contains($0.name) },
            allOptions.filter { !names.contains($0.name) }
        )
    }
}
