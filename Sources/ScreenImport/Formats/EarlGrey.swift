import ScreenModel

extension ScreenFormat {
    /// The view hierarchy in the errors of EarlGrey and of Detox before version 18: one view a
    /// row, with its accessibility properties. (EarlGrey `GREYElementHierarchy`, H)
    static let earlgrey = ScreenFormat(
        id: "earlgrey", what: "an EarlGrey hierarchy",
        command: "the error text of an EarlGrey test",
        known: [.label, .value, .hint, .traits, .selected, .frame, .identifier, .stops],
        partlyKnown: [.type, .enabled],
        support: .dump { EarlGreyReader.read($0) }
    ) { content in
        guard case .text = content.body else { return false }
        return content.lines.contains { line in
            ["AX=Y", "AX=N", "AX.label=", "isAccessible=Y", "isAccessible=N"]
                .contains { line.contains($0) }
                || line.drop(while: { " |-".contains($0) }).hasPrefix("<") && line.contains(":0x")
        }
    }
}

/// Reads the rows of one text.
private struct EarlGreyReader {
    private var dump = Dump()
    /// The last node of each depth, and whether a stop or a hidden view is among those above.
    private var above: [(depth: Int, place: Int, isCovered: Bool)] = []
    /// A label can hold line feeds: the row that is not closed yet.
    private var pending: (text: String, offset: Int32)?

    static func read(_ content: Content) -> Dump {
        var reader = EarlGreyReader()
        reader.dump.rule = .stated
        reader.dump.unknown = Facets.all.subtracting(ScreenFormat.earlgrey.known)
            .subtracting([.type, .enabled])
        var offset = 0
        for line in content.text.allLines {
            reader.read(line, at: Int32(offset))
            offset += line.utf8.count + 1
        }
        if let (text, _) = reader.pending {
            let end = text[(text.lastIndex(of: ";") ?? text.startIndex)...]
            reader.dump.isCut = !end.contains(">")
            if end.contains(">") { reader.finish() }
        }
        return reader.dump
    }

    private mutating func read(_ line: String, at offset: Int32) {
        if EarlGreyRow.start(in: line) != nil {
            if pending != nil { finish() }
            pending = (line, offset)
        } else if pending != nil {
            pending?.text += "\n" + line
        } else {
            return
        }
        if EarlGreyRow.isClosed(line) { finish() }
    }

    private mutating func finish() {
        guard let (text, offset) = pending else { return }
        pending = nil
        guard let row = EarlGreyRow(text) else { return }
        while let last = above.last, last.depth >= row.depth { above.removeLast() }
        let isCovered = above.last?.isCovered == true
        var element = row.element
        element.sourceOffset = offset
        for word in row.unknownTraits { dump.noteUnknown("trait", word) }
        var facts = DumpFacts()
        facts.type = ViewClasses.type(row.className) ?? .other
        facts.isHidden = row.isHidden
        facts.flag = row.isAccessible && !isCovered
        let place = dump.add(element, title: nil, facts: facts, to: above.last?.place ?? 0)
        above.append((row.depth, place, isCovered || row.isAccessible || row.isHidden))
    }
}
