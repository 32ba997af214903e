import ScreenModel

extension ScreenFormat {
    /// `debugDescription` of an XCUITest element, as logs, bug reports and the debugger show it,
    /// whole or in part. Xcode 9 and 10 add the traits as a number. (XCTest output, M)
    static let xcuiText = ScreenFormat(
        id: "xcui-text", what: "a debug description of XCUITest",
        command: "print(app.debugDescription), po app, "
            + "curl localhost:8100/source?format=description",
        known: [
            .label, .value, .type, .enabled, .selected, .placeholder, .frame, .identifier,
        ],
        partlyKnown: [.traits, .containers],
        support: .dump { XCUITextReader.read($0.text) }
    ) { content in
        guard case .text = content.body else { return false }
        // A tree can stand far down in a log; of an app that does not answer only the query is
        // printed.
        return content.text.firstPlace(of: "Element subtree:") != nil
            || content.text.firstPlace(of: "→Find: Target Application") != nil
            || content.lines.contains { isRow($0) || isHeader($0) }
    }

    /// `Attributes: ` and a row, perhaps behind a test's message.
    private static func isHeader(_ line: Substring) -> Bool {
        guard let mark = line.firstRange(of: "Attributes: ") else { return false }
        return isRow(line[mark.upperBound...])
    }

    /// A row such as `Button, 0x600…, {{8.0, 47.0}, …` or `Window, pid: 12`.
    private static func isRow(_ line: Substring) -> Bool {
        let row = line.drop { $0.isWhitespace || $0 == "→" }
        let type = row.prefix { $0.isLetter || $0.isNumber }
        guard type.first?.isUppercase == true else { return false }
        var rest = row.dropFirst(type.count)
        if rest.hasPrefix(" (Main)") { rest = rest.dropFirst(7) }
        return [", 0x", ", pid: ", ", {{"].contains { rest.hasPrefix($0) }
    }
}

/// Reads the rows of one text, line by line.
private struct XCUITextReader {
    /// The lines that say what stands below them.
    private enum Heading {
        case attributes, subtree, path, chain

        init?(_ text: SourceText, _ line: Range<Int>) {
            var cursor = ByteCursor(text.bytes, line)
            cursor.skipLogTime()
            cursor.skipIndent()
            if cursor.starts(with: "Attributes: ") {
                self = .attributes
            } else if cursor.starts(with: "Element subtree:") {
                self = .subtree
            } else if cursor.starts(with: "Path to element:") {
                self = .path
            } else if cursor.starts(with: "Query chain:") {
                self = .chain
            } else {
                return nil
            }
        }
    }

    private let text: SourceText
    private var dump = Dump()
    private var heading: Heading?
    /// Rows count: those below a subtree's heading; in a part of a description all before the
    /// first other heading.
    private var isInTree = false
    /// The rows above the present one, by where they begin.
    private var open: [(column: Int, place: Int)] = []
    private var row: XCUIRow?
    private var gaps = 0
    private var hasTraits = false

    static func read(_ given: SourceText) -> Dump {
        let unescaped = given.debuggerString
        var reader = XCUITextReader(unescaped ?? given)
        reader.readAll()
        reader.finish()
        reader.dump.hasForeignPlaces = unescaped != nil
        return reader.dump
    }

    private init(_ text: SourceText) {
        self.text = text
    }

    private mutating func readAll() {
        let text = text
        let first = text.lines().lazy.compactMap { Heading(text, $0) }.first { _ in true }
        let isPart = first != .attributes && first != .subtree
        isInTree = isPart
        for line in text.lines() {
            if let heading = Heading(text, line) {
                closeRow()
                self.heading = heading
                isInTree = heading == .subtree
                if isInTree { open = [] }
            } else if isInTree {
                readLine(line)
            } else if heading == .chain {
                readTarget(line)
            }
        }
        closeRow(isLast: true)
        if isPart, dump.nodeCount > 0 {
            dump.notes.append(
                ImportNote(.derived, "rows without a heading: read as a part of a description"))
        }
        if dump.nodeCount == 0, heading == .attributes || heading == .subtree { dump.isCut = true }
    }

    private mutating func readLine(_ line: Range<Int>) {
        if let next = XCUIRow(text, line) {
            closeRow()
            row = next
            return
        }
        var cursor = ByteCursor(text.bytes, line)
        cursor.skipLogTime()
        let isLogged = cursor.position > line.lowerBound
        cursor.skipIndent()
        let isGap = cursor.skip("...") || cursor.skip("…")
        if isGap, cursor.next == nil {
            closeRow()
            gaps += 1
        } else if isLogged {
            closeRow()
        } else {
            row?.goOn(to: line.upperBound)
        }
    }

    /// `→Find: Target Application 'org.example'`.
    private mutating func readTarget(_ line: Range<Int>) {
        var cursor = ByteCursor(text.bytes, line)
        guard dump.bundleID == nil, cursor.skip(past: "Target Application '") else { return }
        dump.bundleID = cursor.text(cursor.skip { $0 != UInt8(ascii: "'") })
    }

    /// Adds the row that was collected. The last one of a text may be cut.
    private mutating func closeRow(isLast: Bool = false) {
        guard let row else { return }
        self.row = nil
        var said = row.facts()
        if isLast, said.isUnfinished {
            dump.isCut = true
            if let key = said.unfinishedKey { said.texts[key] = nil }
        }
        var element = Element()
        var facts = DumpFacts()
        element.sourceOffset = Int32(row.offset)
        element.id = said.texts[.identifier]
        element.label = said.texts[.label]
        element.value = said.texts[.value]
        element.placeholder = said.texts[.placeholder]
        element.frame = said.frame
        let isSaid = !said.isUnfinished
        element.enabled = said.flags.contains(.disabled) ? false : isSaid ? true : nil
        element.selected = said.flags.contains(.selected) ? true : isSaid ? false : nil
        if said.flags.contains(.focused) || said.flags.contains(.keyboardFocused) {
            element.extras.defaultFocus = true
        }
        if let mask = said.traits { setTraits(of: &element, to: mask) }
        let type = TypeNames.type(row.type)
        if type == nil { dump.noteUnknown("type", row.type) }
        facts.type = type ?? .other
        facts.isAny = row.type == "Any"
        element.applyDriverValueRules(for: facts.type)
        while let last = open.last, last.column >= row.column { open.removeLast() }
        let place = dump.add(
            element, title: said.texts[.title], facts: facts, to: open.last?.place ?? 0)
        open.append((row.column, place))
        dump.setScreenSize(from: element.frame, of: facts.type)
    }

    /// UIKit's own bits; the screen model keeps the highest for words of the web.
    private mutating func setTraits(of element: inout Element, to mask: UInt64) {
        hasTraits = true
        element.traits = Traits(rawValue: mask & (1 << 59 - 1))
    }

    private mutating func finish() {
        dump.unknown = [
            .hint, .stops, .order, .actions, .customContent, .language, .rotors, .headingLevel,
        ]
        if !hasTraits { dump.unknown.insert(.traits) }
        if gaps > 0 {
            dump.notes.append(
                ImportNote(.missing, "\(gaps) × rows that somebody left out ('...')"))
        }
    }
}
