import ScreenImport

extension Subcommand {
    static let formats = Subcommand(
        name: "formats", operands: "",
        summary: "the formats that can be opened, each with the command that makes it",
        options: [], example: "earshot formats"
    ) { arguments throws(UsageError) in
        try arguments.expectNoOperands()
        for format in ScreenFormat.all where format.isReadable {
            Streams.output("\(format.id)\n    \(format.what)\n    made by: \(format.command)\n")
            if case let known = format.known.namesOfSetBits, !known.isEmpty {
                Streams.output("    says: \(known.joined(separator: ", "))\n")
            }
            if case let partly = format.partlyKnown.namesOfSetBits, !partly.isEmpty {
                Streams.output("    says in part: \(partly.joined(separator: ", "))\n")
            }
        }
        Streams.output("recognised, not opened:\n")
        for format in ScreenFormat.all where !format.isReadable {
            Streams.output("    \(format.id)  \(format.what)\n")
        }
        return .fine
    }

    static let schema = Subcommand(
        name: "schema", operands: "",
        summary: "the JSON Schema of the screen file, for editors",
        options: [], example: "earshot schema > screen.schema.json"
    ) { arguments throws(UsageError) in
        try arguments.expectNoOperands()
        Streams.output(NativeSchema.text)
        return .fine
    }
}

extension Arguments {
    func expectNoOperands() throws(UsageError) {
        if let operand = operands.first {
            throw UsageError("nothing goes with it, not '\(operand)'")
        }
    }
}
