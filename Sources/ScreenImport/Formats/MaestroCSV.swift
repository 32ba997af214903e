import ScreenModel

extension ScreenFormat {
    /// Rows with a depth; attributes in one column or in one each. What is false or empty is left
    /// out, so that an element that is not said to be enabled may be disabled or unknown.
    /// (mobile-dev-inc/maestro, M)
    static let maestroCSV = ScreenFormat(
        id: "maestro-csv", what: "a Maestro hierarchy as a table",
        command: "maestro hierarchy --compact",
        known: [.label, .value, .placeholder, .frame, .identifier],
        partlyKnown: [.enabled, .selected],
        support: .dump { MaestroCSVReader.read($0) }
    ) { $0.lines.contains { MaestroCSVReader.isHeader($0) } }
}

struct MaestroCSVReader {
    private enum Column {
        case depth, attributes, clickable
        case attribute(MaestroFields.Attribute)
    }

    private let columns: [Column?]
    private var maestro = MaestroReader()
    private var enabled = 0
    private var notEnabled = 0
    /// The nodes that are open, outermost first.
    private var open: [(depth: Int, place: Int)] = []

    static func isHeader(_ line: Substring) -> Bool {
        line.hasPrefix("element_num,depth,") || line.hasPrefix("id,depth,bounds,text,")
    }

    static func read(_ content: Content) -> Dump {
        let lines = content.text.bytes.split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard
            let start = lines.firstIndex(where: {
                isHeader(Substring(String(decoding: $0.prefix(40), as: UTF8.self)))
            })
        else { return Dump() }
        let header = String(decoding: lines[start], as: UTF8.self)
        var reader = MaestroCSVReader(header: header)
        var rows = CSVRows(content.text.bytes[lines[start].endIndex...].dropFirst())
        while let row = rows.next() { reader.add(row) }
        reader.maestro.dump.isCut = rows.isCut
        reader.noteEnabled()
        return reader.maestro.dump
    }

    private init(header: String) {
        columns = header.split(separator: ",", omittingEmptySubsequences: false).map { name in
            switch name.drop(while: \.isWhitespace) {
            case "depth": .depth
            case "attributes": .attributes
            case "clickable": .clickable
            case "resource_id": .attribute(.resourceID)
            case "accessibility": .attribute(.accessibilityText)
            case "hint": .attribute(.hintText)
            case let other: MaestroFields.Attribute(rawValue: String(other)).map { .attribute($0) }
            }
        }
    }

    private mutating func noteEnabled() {
        guard enabled > 0, notEnabled > 0 else { return }
        maestro.dump.notes.append(
            ImportNote(
                .missing,
                "\(notEnabled) × element that is not said to be enabled: disabled, or unknown"))
    }

    private mutating func add(_ row: CSVRow) {
        var fields = MaestroFields()
        fields.element.sourceOffset = Int32(row.offset)
        var depth: Int?
        var isClickable = false
        for (column, text) in zip(columns, row.fields) {
            switch column {
            case .depth: depth = Int(text)
            case .attributes:
                for (name, value) in MaestroAttributes.split(text) { fields.take(name, value) }
            case .clickable: isClickable = text == "1"
            case .attribute(let name): fields.take(name, text)
            case nil: break
            }
        }
        guard let depth else { return }
        // The rows that Maestro documents have the 1 of "enabled" one column too far left, and no
        // element of iOS is clickable.
        if isClickable, fields.element.enabled == nil { fields.element.enabled = true }
        if fields.element.enabled != nil {
            enabled += 1
        } else if !TextTests.isBlank(fields.element.label) {
            notEnabled += 1
        }
        while let last = open.last, last.depth >= depth { open.removeLast() }
        open.append((depth, maestro.add(fields, to: open.last?.place ?? 0)))
    }
}

/// The attributes of a node in one text: `name=value` joined by "; ", nothing escaped.
enum MaestroAttributes {
    /// Splits only before a name that Maestro writes: values hold semicolons too.
    static func split(_ text: String) -> [(MaestroFields.Attribute, String)] {
        var result: [(MaestroFields.Attribute, String)] = []
        var current: (name: Substring, value: Range<String.Index>)?
        func finish() {
            guard let current,
                let attribute = MaestroFields.Attribute(rawValue: String(current.name))
            else { return }
            result.append((attribute, String(text[current.value])))
        }
        for piece in text.utf8.split(separator: semicolon, omittingEmptySubsequences: false) {
            let pair = piece.drop { $0 == space }
            if current == nil || piece.first == space, let equals = pair.firstIndex(of: equalsSign),
                names.contains(Substring(pair[..<equals]))
            {
                finish()
                let start = pair.index(after: equals)
                current = (Substring(pair[..<equals]), start..<piece.endIndex)
            } else if let name = current?.name, let start = current?.value.lowerBound {
                current = (name, start..<piece.endIndex)
            }
        }
        finish()
        return result
    }

    private static let semicolon = UInt8(ascii: ";")
    private static let space = UInt8(ascii: " ")
    private static let equalsSign = UInt8(ascii: "=")

    private static let names: Set<Substring> = [
        "accessibilityText", "title", "value", "text", "hintText", "resource-id", "bounds",
        "enabled", "focused", "selected", "checked", "clickable", "class", "package",
        "scrollable", "content-desc", "index", "error", "ignoreBoundsFiltering", "password",
        "checkable", "focusable", "long-clickable", "visible-to-user",
        "important-for-accessibility",
    ]
}
