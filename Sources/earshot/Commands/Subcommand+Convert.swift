import ScreenImport

extension Subcommand {
    static let output = Option(
        "--output", value: "FILE", "where it is written (-o), else to standard output")

    static let convert = Subcommand(
        name: "convert", operands: "FILE", summary: "any format as a screen file",
        options: [output], example: "earshot convert dump.xml -o screen.json"
    ) { arguments throws(UsageError) in
        guard let opened = try OpenedScreen.open(arguments) else { return .input }
        if !arguments.has(.quiet) { opened.printNotes() }
        let text = NativeWriter.text(opened.screen)
        return OutputFile.deliver(text, arguments)
    }
}
