import ScreenModel
import ScreenReader
import TerminalInterface

extension Subcommand {
    static let open = Subcommand(
        name: "open", operands: "FILE",
        summary: "walk the screen in the terminal; the word 'open' may be left out",
        options: Option.reader + [.plain, .ascii, .keys, .size, .json],
        example: "earshot Screens/checkout.json"
    ) { arguments throws(UsageError) in
        let settings = try arguments.settings()
        if let keys = arguments.value(.keys) {
            return try OfflineInterface.run(keys, arguments, settings)
        }
        if arguments.operands.isEmpty {
            Streams.message(
                "no file is named; try 'earshot Screens/checkout.json' or 'earshot help'")
            return .usage
        }
        let isStandardInput = arguments.operands.first == "-"
        try suggestCommand(arguments.operands)
        switch FrontEnd.choose(arguments, isStandardInput: isStandardInput) {
        case .plain(let reason):
            guard let opened = try OpenedScreen.open(arguments) else { return .input }
            return PlainMode.run(opened, settings, arguments, reason: reason)
        case .transcript:
            guard let opened = try OpenedScreen.open(arguments) else { return .input }
            return Transcript.print(opened, settings, arguments)
        case .fullScreen:
            guard let opened = try OpenedScreen.open(arguments) else { return .input }
            return FullScreen.run(opened, settings, arguments)
        }
    }
}

/// A word that is no file and almost a command was meant to be the command.
private func suggestCommand(_ words: [String]) throws(UsageError) {
    let word = words[0]
    guard word != "-", access(word, F_OK) != 0 else { return }
    let suggestion = NearestName.suggestion(for: word, in: Subcommand.all.map(\.name))
    guard words.count > 1 || !suggestion.isEmpty else { return }
    throw UsageError("no file and no command is called '\(word)'\(suggestion)")
}

/// How a bare `earshot FILE` shows the screen.
enum FrontEnd: Equatable {
    case fullScreen
    /// With what turned it on, where that is worth telling.
    case plain(reason: String?)
    case transcript

    static func choose(_ arguments: Arguments, isStandardInput: Bool) -> FrontEnd {
        if arguments.has(.plain) || arguments.has(.json) { return .plain(reason: nil) }
        for name in ["EARSHOT_PLAIN", "ACCESSIBLE"] where Environment.isOn(name) {
            return .plain(reason: "\(name) is set")
        }
        let hasOutput = Environment.isTerminal(STDOUT_FILENO)
        let hasKeys = Environment.isTerminal(STDIN_FILENO)
        // Where no command can come.
        if !hasOutput, hasKeys || isStandardInput { return .transcript }
        switch Environment.text("TERM") ?? "" {
        case "": return .plain(reason: "TERM is not set")
        case "dumb": return .plain(reason: "TERM is dumb")
        default: break
        }
        if !hasOutput || (!hasKeys && !isStandardInput) { return .plain(reason: nil) }
        return .fullScreen
    }
}
