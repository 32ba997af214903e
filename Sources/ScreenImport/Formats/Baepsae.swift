import ScreenModel

extension ScreenFormat {
    /// Rows of `- role=AXButton label=… value=…` with an indent for each level, as baepsae and
    /// scripts like it print the elements of a Mac app or of the simulator. Values are quoted or
    /// bare. (L)
    static let baepsae = ScreenFormat(
        id: "baepsae", what: "an outline of baepsae", command: "baepsae",
        known: [.type],
        partlyKnown: [
            .label, .value, .hint, .enabled, .selected, .placeholder, .frame, .identifier, .order,
        ],
        support: .dump { BaepsaeReader.read($0) }
    ) { content in
        guard case .text = content.body else { return false }
        return content.lines.contains { $0.drop(while: \.isWhitespace).hasPrefix("- role=AX") }
    }
}

private struct BaepsaeReader {
    private var dump = Dump()
    private var seen: Facets = []
    private var hasWindow = false

    static func read(_ content: Content) -> Dump {
        var reader = BaepsaeReader()
        var above: [(indent: Int, place: Int)] = []
        var offset: Int32 = 0
        for line in content.text.allLines {
            let row = line.drop(while: \.isWhitespace)
            if row.hasPrefix("- role=") {
                let indent = line.count - row.count
                while let last = above.last, last.indent >= indent { above.removeLast() }
                let place = reader.add(row.dropFirst(2), at: offset, to: above.last?.place ?? 0)
                above.append((indent, place))
            }
            offset += Int32(line.utf8.count) + 1
        }
        // Windows and menu bars are a Mac's; there the file's order is the order.
        if reader.hasWindow { reader.dump.platform = .macOS }
        if reader.hasWindow || !reader.seen.contains(.frame) { reader.dump.order = .file }
        if reader.hasWindow { reader.seen.insert(.order) }
        reader.dump.unknown = Facets.all.subtracting(ScreenFormat.baepsae.known)
            .subtracting(reader.seen)
        return reader.dump
    }

    private mutating func add(_ row: Substring, at offset: Int32, to parent: Int) -> Int {
        var element = Element()
        element.sourceOffset = offset
        var facts = DumpFacts()
        var title: String?
        var subrole: String?
        var parts = BaepsaeParts(rest: row)
        while let (key, value) = parts.next() {
            switch key {
            case "role":
                if let type = RoleWords.type(value) {
                    facts.type = type
                } else {
                    dump.noteUnknown("role", value)
                }
            case "subrole": subrole = value
            case "label", "description", "desc":
                element.label = value
                seen.insert(.label)
            case "title", "name":
                title = value
                seen.insert(.label)
            case "value":
                element.value = value
                seen.insert(.value)
            case "help", "hint":
                element.hint = value
                seen.insert(.hint)
            case "placeholder":
                element.placeholder = value
                seen.insert(.placeholder)
            case "id", "identifier":
                element.id = value
                seen.insert(.identifier)
            case "enabled":
                element.enabled = BaepsaeParts.flag(value)
                seen.insert(.enabled)
            case "selected":
                element.selected = BaepsaeParts.flag(value)
                seen.insert(.selected)
            case "focused":
                if BaepsaeParts.flag(value) == true { element.extras.defaultFocus = true }
            case "hidden": facts.isHidden = BaepsaeParts.flag(value) == true
            case "frame", "bounds":
                element.frame = BaepsaeParts.frame(value)
                seen.insert(.frame)
            default: break
            }
        }
        if let subrole, let type = RoleWords.type(subrole), type != .other { facts.type = type }
        element.applyDriverValueRules(for: facts.type)
        hasWindow = hasWindow || facts.type == .window || facts.type == .menuBar
        if dump.title == nil, facts.type == .window { dump.title = title ?? element.label }
        return dump.add(element, title: title, facts: facts, to: parent)
    }
}

/// The `key=value` parts of one row. A bare value ends where the next key begins.
private struct BaepsaeParts {
    var rest: Substring

    mutating func next() -> (key: Substring, value: String)? {
        rest = rest.drop { $0 == " " || $0 == "," }
        let key = rest.prefix { $0.isLetter || $0 == "_" }
        guard !key.isEmpty, rest[key.endIndex...].first == "=" else { return nil }
        rest = rest[key.endIndex...].dropFirst()
        if let quote = rest.first, quote == "\"" || quote == "'" {
            let text = rest.dropFirst()
            if let end = end(of: text, quote) {
                rest = text[text.index(after: end)...]
                return (key, String(text[..<end]))
            }
        }
        var end = rest.startIndex
        while end < rest.endIndex, !beginsPart(rest[end...]) { end = rest.index(after: end) }
        let value = String(rest[..<end])
        rest = rest[end...]
        return (key, value)
    }

    /// The quote that another part or the end of the row follows.
    private func end(of text: Substring, _ quote: Character) -> Substring.Index? {
        var from = text.startIndex
        var last: Substring.Index?
        while let next = text[from...].firstIndex(of: quote) {
            last = next
            from = text.index(after: next)
            if from == text.endIndex || beginsPart(text[from...]) { return next }
        }
        return last
    }

    private func beginsPart(_ text: Substring) -> Bool {
        guard text.first == " " || text.first == "," else { return false }
        let part = text.prefix(40).drop { $0 == " " || $0 == "," }
        let key = part.prefix { $0.isLetter || $0 == "_" }
        return !key.isEmpty && part[key.endIndex...].first == "="
    }

    static func flag(_ text: String) -> Bool? {
        switch text.lowercased() {
        case "true", "1", "yes": true
        case "false", "0", "no": false
        default: nil
        }
    }

    /// Four numbers in whatever brackets.
    static func frame(_ text: String) -> Rect? {
        let numbers = text.split { !$0.isNumber && !"+-.".contains($0) }
            .compactMap { Double(String($0)) }
        guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
        return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}
