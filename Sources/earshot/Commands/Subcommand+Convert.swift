import ScreenImport

extension Subcommand {
    private static let output = Option(
        "--output", value: "FILE", "where it is written (-o), else to standard output")

    static let convert = Subcommand(
        name: "convert", operands: "FILE", summary: "any format as a screen file",
        options: [output], example: "earshot convert dump.xml -o screen.json"
    ) { arguments throws(UsageError) in
        guard let opened = try OpenedScreen.open(arguments) else { return .input }
        if !arguments.has(.quiet) { opened.printNotes() }
        let text = NativeWriter.text(opened.screen)
        guard let path = arguments.value(output) else {
            Streams.output(text)
            return .fine
        }
        if let failure = OutputFile.write(text, to: path) {
            Streams.message("\(path): \(failure)")
            return .input
        }
        return .fine
    }
}
