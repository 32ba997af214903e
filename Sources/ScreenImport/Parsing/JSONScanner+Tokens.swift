extension JSONScanner {
    /// Passes over white space, JSON5's too, and comments.
    mutating func skipSpace() throws(JSONFault) {
        while position < bytes.count {
            let byte = bytes[position]
            if byte <= 0x20 {
                position += 1
            } else if byte == UInt8(ascii: "/") {
                try skipComment()
            } else if byte >= 0x80, let length = wideSpace() {
                position += length
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(JSONFault) {
        let start = position
        let kind = position + 1 < bytes.count ? bytes[position + 1] : 0
        if kind == UInt8(ascii: "/") {
            while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
        } else if kind == UInt8(ascii: "*") {
            position += 2
            while position + 1 < bytes.count {
                if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
                    position += 2
                    return
                }
                position += 1
            }
            position = start
            throw fault("a comment that never ends", expected: "'*/'")
        } else {
            throw fault("unexpected '/'", expected: "a comment, which begins with '//' or '/*'")
        }
    }

    /// The length of the Unicode space at the position.
    private func wideSpace() -> Int? {
        let second = position + 1 < bytes.count ? bytes[position + 1] : 0
        let third = position + 2 < bytes.count ? bytes[position + 2] : 0
        switch (bytes[position], second, third) {
        case (0xC2, 0xA0, _): return 2
        case (0xEF, 0xBB, 0xBF), (0xE3, 0x80, 0x80), (0xE1, 0x9A, 0x80), (0xE2, 0x81, 0x9F),
            (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xA8...0xA9), (0xE2, 0x80, 0xAF):
            return 3
        default: return nil
        }
    }

    /// Reads a string; the position is at its opening quote, afterwards behind the closing one.
    mutating func scanString(quote: UInt8) throws(JSONFault) -> JSONNode {
        let opening = position
        var index = position + 1
        var hasEscapes = false
        while index < bytes.count {
            let byte = bytes[index]
            if byte == quote {
                position = index + 1
                return JSONNode(
                    start: Int32(opening + 1), end: Int32(index),
                    kind: hasEscapes ? .escapedString : .string)
            }
            if byte == UInt8(ascii: "\\") {
                hasEscapes = true
                if !isRepairing { try checkEscape(at: index) }
                index += 1
            } else if byte == UInt8(ascii: "\n"), !isRepairing {
                position = opening
                throw fault(
                    "a text that does not end on its line",
                    expected: "a closing \(quote == UInt8(ascii: "'") ? "\"'\"" : "'\"'")")
            }
            index += 1
        }
        position = isRepairing ? bytes.count : opening
        throw fault(
            "the file ends inside a text that begins here",
            expected: "a closing \(quote == UInt8(ascii: "'") ? "\"'\"" : "'\"'")")
    }

    private mutating func checkEscape(at index: Int) throws(JSONFault) {
        guard index + 1 < bytes.count else { return }
        let letter = bytes[index + 1]
        if letter == UInt8(ascii: "x"), JSONEscapes.hex(bytes, at: index + 2, digits: 2) == nil {
            position = index
            throw fault("a bad '\\x' escape", expected: "two hexadecimal digits")
        }
        if letter.isDigit, letter != UInt8(ascii: "0") {
            position = index
            throw fault(
                "a bad escape", expected: "one of \\n \\t \\r \\b \\f \\v \\\" \\\\ \\u \\x")
        }
        guard letter == UInt8(ascii: "u") else { return }
        guard let code = JSONEscapes.hex(bytes, at: index + 2, digits: 4) else {
            position = index
            throw fault("a bad '\\u' escape", expected: "four hexadecimal digits")
        }
        guard (0xD800...0xDFFF).contains(code) else { return }
        if code < 0xDC00, isSecondHalf(at: index + 6) { return }
        if code >= 0xDC00, isFirstHalf(at: index - 6) { return }
        position = index
        throw fault("half of a surrogate pair", expected: "both halves, such as \\ud83d\\ude00")
    }

    private func isSecondHalf(at index: Int) -> Bool {
        guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
            bytes[index + 1] == UInt8(ascii: "u"),
            let code = JSONEscapes.hex(bytes, at: index + 2, digits: 4)
        else { return false }
        return (0xDC00...0xDFFF).contains(code)
    }

    private func isFirstHalf(at index: Int) -> Bool {
        guard index >= 0, bytes[index] == UInt8(ascii: "\\"),
            bytes[index + 1] == UInt8(ascii: "u"),
            let code = JSONEscapes.hex(bytes, at: index + 2, digits: 4)
        else { return false }
        return (0xD800...0xDBFF).contains(code)
    }

    /// Reads a number, `true`, `false` or `null`.
    mutating func scanWord(_ first: UInt8) throws(JSONFault) -> JSONNode {
        let start = position
        let isNumeric =
            first.isDigit || first == UInt8(ascii: "-") || first == UInt8(ascii: "+")
            || first == UInt8(ascii: ".")
        var index = position
        while index < bytes.count, isWordByte(bytes[index], inNumber: isNumeric) { index += 1 }
        // What the end of a cut file touches may be half a number.
        if index == bytes.count, isRepairing {
            position = index
            throw fault("the file ends inside a value", expected: "more")
        }
        let raw = UnsafeBufferPointer(rebasing: bytes[start..<index])
        guard let kind = kind(ofWord: raw, isNumeric: isNumeric) else {
            let word = String(decoding: raw.prefix(40), as: UTF8.self)
            throw fault(
                raw.isEmpty ? found() : "unexpected '\(word)'",
                expected: "a text in quotes, a number, true, false, null, '{' or '['")
        }
        position = index
        return JSONNode(start: Int32(start), end: Int32(index), kind: kind)
    }

    private func isWordByte(_ byte: UInt8, inNumber: Bool) -> Bool {
        if byte.isLetter || byte.isDigit { return true }
        return inNumber
            && (byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+"))
    }

    private func kind(ofWord raw: UnsafeBufferPointer<UInt8>, isNumeric: Bool) -> JSONNode.Kind? {
        if isNumeric {
            let hasLeadingZero =
                raw.count > 1 && raw[0] == UInt8(ascii: "0") && raw[1].isDigit && !isRepairing
            return hasLeadingZero || NumberText.number(raw) == nil ? nil : .number
        }
        switch String(decoding: raw.prefix(9), as: UTF8.self) {
        case "true": return .true
        case "false": return .false
        case "null": return .null
        case "NaN", "Infinity": return .number
        case "nan", "inf": return isRepairing ? .number : nil
        default: return nil
        }
    }
}
