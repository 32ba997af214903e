import ScreenReader

/// Text and numbers as they stand in XML, SVG and HTML.
enum Markup {
    /// Text of a file between tags or in quotes: nothing of it is markup, and no character that
    /// XML forbids or that turns the text around it is left.
    static func escaped(_ text: String) -> String {
        let safe = shown(text)
        guard safe.utf8.contains(where: isSpecial) else { return safe }
        var result = ""
        result.reserveCapacity(safe.utf8.count + 16)
        for scalar in safe.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The text as a page shows it. Marks and overrides of direction say nothing by themselves: a
    /// page has `dir` for that, and they could turn what stands around the text. Of a tower of
    /// accents a few are kept; it would cover the lines around.
    static func shown(_ text: String) -> String {
        if DisplayText.isPrintableASCII(text) { return text }
        var result = ""
        var marks = 0
        for scalar in text.unicodeScalars where !DisplayText.isDirectionMark(scalar) {
            let isMark = scalar.properties.generalCategory == .nonspacingMark
            marks = isMark ? marks + 1 : 0
            if marks <= mostMarks { result.unicodeScalars.append(scalar) }
        }
        return DisplayText.safe(result)
    }

    private static let mostMarks = 6

    /// The five of XML, and the first byte of U+FFFE and U+FFFF.
    private static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
            UInt8(ascii: "'"), 0xEF:
            true
        default: false
        }
    }

    /// A length to a tenth.
    static func number(_ value: Double) -> String {
        decimal(value, places: 10)
    }

    /// A part of 1.
    static func fraction(_ value: Double) -> String {
        decimal(value, places: 10_000)
    }

    private static func decimal(_ value: Double, places: Double) -> String {
        guard value.magnitude < 1e9 else { return "0" }
        let rounded = (value * places).rounded() / places
        if let whole = Int(exactly: rounded) { return String(whole) }
        return String(rounded)
    }

    /// A language's tag, if it is one: nothing else may stand in `lang`.
    static func language(_ tag: String) -> String? {
        let isTag = tag.utf8.allSatisfy { byte in
            byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte)
                || (0x61...0x7A).contains(byte | 0x20)
        }
        return isTag && !tag.isEmpty && tag.utf8.count <= 35 ? tag : nil
    }
}
