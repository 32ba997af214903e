import ScreenModel

extension ScreenFormat {
    /// The short lists that tools print for language models: sim-use writes
    /// `@12  Button  "Save"  (20,60 90x44)  selected`, agent-device `@e12 [button] "Save"` as a
    /// tree of indents. (sim-use, agent-device, M)
    static let outline = ScreenFormat(
        id: "outline", what: "a text outline of sim-use or a similar tool",
        command: "sim-use snapshot, agent-device snapshot",
        known: [.label, .type], partlyKnown: [.enabled, .selected, .frame],
        support: .dump { OutlineReader.read($0) }
    ) { content in
        guard case .text = content.body else { return false }
        return content.lines.contains { OutlineRow($0)?.label != nil }
    }
}

/// One row: a mark, a role, a quoted label, then a frame and words.
struct OutlineRow {
    let indent: Int
    let role: String
    var label: String?
    var frame: Rect?
    var words: [Substring] = []
    /// Written without brackets around the role, as one flat list.
    let isFlat: Bool

    init?(_ line: some StringProtocol) {
        let row = Substring(line).drop(while: \.isWhitespace)
        indent = line.count - row.count
        guard row.hasPrefix("@") else { return nil }
        let mark = row.dropFirst().prefix { !$0.isWhitespace }
        let number = mark.hasPrefix("e") ? mark.dropFirst() : mark
        guard !number.isEmpty, number.allSatisfy(\.isNumber) else { return nil }
        var rest = row[mark.endIndex...].drop(while: \.isWhitespace)
        isFlat = rest.first != "["
        if isFlat {
            let word = rest.prefix { !$0.isWhitespace && $0 != "\"" }
            role = String(word)
            rest = rest[word.endIndex...]
        } else {
            let word = rest.dropFirst().prefix { $0 != "]" }
            role = String(word)
            rest = rest[word.endIndex...].dropFirst()
        }
        guard !role.isEmpty else { return nil }
        rest = rest.drop(while: \.isWhitespace)
        if rest.first == "\"" { rest = takeLabel(rest.dropFirst()) }
        if let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")") {
            frame = OutlineRow.frame(rest[open..<close].dropFirst())
        }
        words = rest.split { $0.isWhitespace || "[](),".contains($0) }
    }

    /// Nothing is escaped: the label ends at the last quote that white space or a bracket follows.
    private mutating func takeLabel(_ text: Substring) -> Substring {
        var end: Substring.Index?
        var from = text.startIndex
        while let quote = text[from...].firstIndex(of: "\"") {
            from = text.index(after: quote)
            let after = text[from...].first
            if after == nil || after?.isWhitespace == true { end = quote }
        }
        guard let end else {
            label = String(text)
            return ""
        }
        label = String(text[..<end])
        return text[text.index(after: end)...]
    }

    /// `x,y WxH`
    private static func frame(_ text: Substring) -> Rect? {
        let numbers = text.split { ", x×".contains($0) }.compactMap { Double(String($0)) }
        guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
        return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}

private struct OutlineReader {
    private var dump = Dump()
    private var above: [(indent: Int, place: Int)] = []
    private var seen: Facets = []

    static func read(_ content: Content) -> Dump {
        var reader = OutlineReader()
        var hasIndents = false
        var offset: Int32 = 0
        for line in content.text.allLines {
            if let row = OutlineRow(line) {
                reader.add(row, at: offset)
                hasIndents = hasIndents || !row.isFlat
            } else if line.hasPrefix("App: ") {
                reader.readHead(line.dropFirst(5))
            }
            offset += Int32(line.utf8.count) + 1
        }
        reader.dump.isFlat = !hasIndents
        if !reader.seen.contains(.frame) { reader.dump.order = .file }
        reader.dump.unknown = Facets.all.subtracting(ScreenFormat.outline.known)
            .subtracting(reader.seen)
        return reader.dump
    }

    /// `App: Name  402x874`
    private mutating func readHead(_ line: Substring) {
        var words = line.split(separator: " ")
        let size = words.last?.split(separator: "x").compactMap { Double(String($0)) } ?? []
        if size.count == 2, size[0].isFinite, size[1].isFinite {
            dump.screenSize = Size(width: size[0], height: size[1])
            words.removeLast()
        }
        dump.app = words.joined(separator: " ")
    }

    private mutating func add(_ row: OutlineRow, at offset: Int32) {
        var element = Element()
        element.sourceOffset = offset
        element.label = row.label
        element.frame = row.frame
        if row.frame != nil { seen.insert(.frame) }
        for word in row.words {
            switch word.lowercased() {
            case "disabled", "dimmed", "notenabled": element.enabled = false
            case "selected": element.selected = true
            case "expanded": element.expanded = true
            case "collapsed": element.expanded = false
            default: continue
            }
            seen.formUnion([.enabled, .selected])
        }
        var facts = DumpFacts()
        if let type = RoleWords.type(row.role) {
            facts.type = type
        } else {
            dump.noteUnknown("role", row.role)
        }
        var parent = 0
        if !row.isFlat {
            while let last = above.last, last.indent >= row.indent { above.removeLast() }
            parent = above.last?.place ?? 0
        }
        let place = dump.add(element, title: nil, facts: facts, to: parent)
        if !row.isFlat { above.append((row.indent, place)) }
    }
}
