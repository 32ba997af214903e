import ScreenReader
import TerminalInterface

extension Subcommand {
    static let plain = Subcommand(
        name: "plain", operands: "FILE",
        summary: "the session line by line: commands in, speech out",
        options: Option.reader + [.json],
        example: "printf 'swipe right\\n' | earshot plain Screens/checkout.json"
    ) { arguments throws(UsageError) in
        let settings = try arguments.settings()
        guard let opened = try OpenedScreen.open(arguments) else { return .input }
        return PlainMode.run(opened, settings, arguments, reason: nil)
    }
}
