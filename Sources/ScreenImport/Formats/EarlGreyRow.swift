import ScreenModel

/// One row of an EarlGrey hierarchy:
/// `  |  |--<UIButton:0x7f…; AX=Y; AX.label='…'; AX.frame={{…}}; …; alpha=1>`.
struct EarlGreyRow {
    let depth: Int
    let className: String
    private(set) var isAccessible = false
    private(set) var isHidden = false
    private(set) var element = Element()
    private(set) var unknownTraits: [String] = []

    /// Where a row begins in a line: at `<Class:0x`.
    static func start(in line: String) -> String.Index? {
        var from = line.startIndex
        while let bracket = line[from...].firstIndex(of: "<") {
            let rest = line[bracket...].dropFirst()
            let name = rest.prefix { $0 != ":" && $0 != "<" && $0 != ";" && !$0.isWhitespace }
            var address = rest[name.endIndex...].dropFirst()
            if address.first == " " { address = address.dropFirst() }
            let digits = address.dropFirst(2).prefix(20).prefix(while: \.isHexDigit)
            let after = address[digits.endIndex...].first
            if !name.isEmpty, address.hasPrefix("0x"), after == ";" || after == ">",
                !line[..<bracket].contains("AX")
            {
                return bracket
            }
            from = line.index(after: bracket)
            // Rows begin near the start of their line.
            guard line.utf8.distance(from: line.startIndex, to: from) < 400 else { return nil }
        }
        return nil
    }

    /// Whether a line ends a row; in lists a quote and a comma follow.
    static func isClosed(_ line: String) -> Bool {
        var rest = Substring(line)
        while let last = rest.last, "\",) ".contains(last) { rest.removeLast() }
        return rest.last == ">"
    }

    init?(_ text: String) {
        guard let start = EarlGreyRow.start(in: text) else { return nil }
        let prefix = text[..<start]
        depth = prefix.count { $0 == "|" }
        // Lists quote their rows and escape what is in them.
        let isEscaped = prefix.hasSuffix("\"")
        let row = text[start...].dropFirst()
        className = String(row.prefix { $0 != ":" })
        var fields = EarlGreyFields(row[(row.firstIndex(of: ";") ?? row.endIndex)...])
        while let (key, raw) = fields.next() {
            take(key, EarlGreyEscapes.unescaped(raw, withQuotes: isEscaped))
        }
    }

    private mutating func take(_ key: Substring, _ value: String) {
        switch key {
        case "AX", "isAccessible": isAccessible = value == "Y"
        case "AX.id": element.id = value
        case "AX.label": element.label = value
        case "AX.hint": element.hint = value
        case "AX.value": element.value = value
        case "AX.frame": element.frame = FrameText.rect(value)
        case "AX.traits": takeTraits(value)
        case "AX.focused": if value == "Y" { element.extras.defaultFocus = true }
        case "hidden": isHidden = true
        case "alpha": if value == "0" { isHidden = true }
        default: break
        }
    }

    private mutating func takeTraits(_ text: String) {
        let words = text.split(separator: ",").map { String($0.filter { !$0.isWhitespace }) }
        let (traits, unknown) = TraitNames.traits(words)
        element.traits = traits
        unknownTraits = unknown
    }
}

/// The `; key=value` parts of a row. A quoted value is not escaped: it ends at a quote that
/// another part or the end of the row follows.
struct EarlGreyFields {
    private var rest: Substring

    init(_ rest: Substring) {
        self.rest = rest
    }

    mutating func next() -> (key: Substring, value: Substring)? {
        guard rest.first == ";" else { return nil }
        rest = rest.dropFirst().drop { $0 == " " }
        let key = rest.prefix { $0.isLetter || $0 == "." }
        rest = rest[key.endIndex...]
        guard !key.isEmpty else { return nil }
        guard rest.first == "=" else {
            rest = rest.drop { $0 != ";" }
            return (key, "")
        }
        rest = rest.dropFirst()
        return (key, rest.first == "'" ? quoted() : plain())
    }

    private mutating func plain() -> Substring {
        let value = rest.prefix { $0 != ";" && $0 != ">" }
        rest = rest[value.endIndex...].drop { $0 != ";" }
        return value
    }

    private mutating func quoted() -> Substring {
        let value = rest.dropFirst()
        var lastQuote: Substring.Index?
        var from = value.startIndex
        while let quote = value[from...].firstIndex(of: "'") {
            let after = value[value.index(after: quote)...]
            lastQuote = quote
            from = after.startIndex
            if EarlGreyFields.beginsPart(after) || EarlGreyFields.isEnd(after) { break }
        }
        guard let lastQuote else {
            rest = ""
            return value
        }
        rest = value[value.index(after: lastQuote)...]
        return value[..<lastQuote]
    }

    /// `; key=` or one of the words without a value.
    private static func beginsPart(_ text: Substring) -> Bool {
        guard text.hasPrefix("; ") else { return false }
        let part = text.dropFirst(2)
        let key = part.prefix(40).prefix { $0.isLetter || $0 == "." }
        let after = part[key.endIndex...].first
        if after == "=" { return !key.isEmpty }
        return ["opaque", "hidden"].contains(key) && (after == ";" || after == ">")
    }

    private static func isEnd(_ text: Substring) -> Bool {
        text.first == ">" && text.dropFirst().prefix(8).allSatisfy { "\",) \n".contains($0) }
    }
}
