import ScreenModel

extension ScreenFormat {
    /// Blocks between lines of 60 dashes. The first line joins label and value, which nobody can
    /// part again. (banksalad/AXSnapshot, H)
    static let axsnapshot = ScreenFormat(
        id: "axsnapshot", what: "an AXSnapshot text", command: "view.axSnapshot() in a test",
        known: [.label, .traits, .enabled, .selected, .stops, .order, .actions],
        partlyKnown: [.value, .hint], support: .dump { AXSnapshotText.read($0) }
    ) { content in
        content.lines.filter { AXSnapshotText.isSeparator($0) }.count >= 2
    }
}

private enum AXSnapshotText {
    static func isSeparator(_ line: some StringProtocol) -> Bool {
        line.utf8.count == 60 && line.utf8.allSatisfy { $0 == UInt8(ascii: "-") }
    }

    static func read(_ content: Content) -> Dump {
        var dump = Dump()
        dump.rule = .stated
        dump.order = .file
        dump.unknown = [
            .value, .type, .placeholder, .frame, .identifier, .customContent, .containers,
            .language, .rotors, .headingLevel,
        ]
        var block: [String]?
        for line in content.text.allLines {
            guard isSeparator(line) else {
                block?.append(line)
                continue
            }
            if let block { add(block, to: &dump) }
            block = []
        }
        // A last block without an end: the file is cut.
        while block?.last?.allSatisfy(\.isWhitespace) == true { block?.removeLast() }
        if let block, !block.isEmpty {
            add(block, to: &dump)
            dump.isCut = true
        }
        return dump
    }

    /// Label lines, then perhaps traits, hint and actions.
    private static func add(_ block: [String], to dump: inout Dump) {
        var lines = block[...]
        guard !lines.isEmpty else { return }
        var element = Element()
        let prefix = "Actions: "
        if let last = lines.dropFirst().last, last.hasPrefix(prefix) {
            let names = last.dropFirst(prefix.count).split(separator: ",").map { name in
                String(name.drop(while: \.isWhitespace)).trimmingEnd
            }
            element.extras.actions = names.filter { !$0.isEmpty }.map { CustomAction(name: $0) }
            lines = lines.dropLast()
        }
        var facts = DumpFacts()
        facts.flag = true
        element.traits = []
        let traitLine = lines.indices.dropFirst().first { traits(lines[$0]) != nil }
        if let traitLine, let words = traits(lines[traitLine]) {
            element.traits = words.traits
            facts.type = words.type
            if words.type != .other { element.derived = [.type, .traits] }
        }
        let labelEnd = traitLine ?? lines.startIndex + 1
        element.label = lines[..<labelEnd].joined(separator: "\n")
        let hint = lines[(traitLine.map { $0 + 1 } ?? labelEnd)...].joined(separator: "\n")
        if !hint.isEmpty { element.hint = hint }
        _ = dump.add(element, title: nil, facts: facts, to: 0)
    }

    /// A line of the library's words for traits and nothing else.
    private static func traits(_ line: String) -> (traits: Traits, type: ElementType)? {
        if line == "TextField" { return (.textEntry, .textField) }
        if line == "TextView" { return ([.textEntry, .textArea], .textArea) }
        var result = Traits()
        for word in line.split(separator: ",", omittingEmptySubsequences: false) {
            guard let trait = Traits.named(String(word.drop { $0 == " " })), !trait.isEmpty,
                Traits.publicTraits.contains(trait)
            else { return nil }
            result.formUnion(trait)
        }
        return (result, .other)
    }
}
