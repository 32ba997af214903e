import ScreenModel

/// The program: finds the command and turns its faults into messages.
enum Earshot {
    static let version = "0.1.0"

    /// Runs the command line without the program's name.
    static func run(_ words: [String]) -> ExitCode {
        let (command, rest) = command(of: words)
        do {
            let arguments = try Arguments(rest, options: command.allOptions)
            if arguments.has(.version) {
                Streams.output("earshot \(version)\n")
                return .fine
            }
            if arguments.has(.help) {
                Streams.output(
                    Help.text(of: words.isEmpty || rest.count == words.count ? nil : command))
                return .fine
            }
            return try command.run(arguments)
        } catch {
            Streams.message(error.description + "; try 'earshot help'")
            return .usage
        }
    }

    /// `earshot FILE` opens; a first word that is a command's name is that command. A file of such
    /// a name is opened as `./NAME`.
    private static func command(of words: [String]) -> (Subcommand, ArraySlice<String>) {
        if let first = words.first, let command = Subcommand.named(first) {
            return (command, words.dropFirst())
        }
        return (.open, words[...])
    }
}
