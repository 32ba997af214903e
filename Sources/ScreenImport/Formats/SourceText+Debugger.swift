extension SourceText {
    /// The text of the string that a debugger printed in quotes with escapes
    /// (`"Attributes: …\nElement subtree:\n …"`); `nil` if this text is none.
    var debuggerString: SourceText? {
        guard let heading = firstPlace(of: "Element subtree:") else { return nil }
        var after = ByteCursor(bytes, heading..<bytes.count)
        guard after.skip("Element subtree:"), after.starts(with: "\\n") else { return nil }
        var start = heading
        while start > 0, bytes[start - 1] != UInt8(ascii: "\n"), !isQuote(before: start) {
            start -= 1
        }
        return SourceText(utf8: unescaped(from: start), isUnwrapped: true)
    }

    private func isQuote(before place: Int) -> Bool {
        bytes[place - 1] == UInt8(ascii: "\"")
            && (place < 2 || bytes[place - 2] != UInt8(ascii: "\\"))
    }

    /// Up to the closing quote or the end.
    private func unescaped(from start: Int) -> [UInt8] {
        var result: [UInt8] = []
        var cursor = ByteCursor(bytes, start..<bytes.count)
        while let byte = cursor.next, byte != UInt8(ascii: "\"") {
            cursor.position += 1
            guard byte == UInt8(ascii: "\\"), let escaped = cursor.next else {
                result.append(byte)
                continue
            }
            cursor.position += 1
            switch escaped {
            case UInt8(ascii: "n"), UInt8(ascii: "r"): result.append(UInt8(ascii: "\n"))
            case UInt8(ascii: "t"): result.append(UInt8(ascii: "\t"))
            case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "\\"): result.append(escaped)
            case UInt8(ascii: "u"): result += scalar(&cursor) ?? Array("\\u".utf8)
            default: result += [byte, escaped]
            }
        }
        return result
    }

    /// The character of `{1F600}` in UTF-8.
    private func scalar(_ cursor: inout ByteCursor) -> [UInt8]? {
        var copy = cursor
        guard copy.skip("{") else { return nil }
        let digits = copy.skip { $0.hexDigit != nil }
        guard copy.skip("}"), digits.count <= 8,
            let value = UInt32(copy.text(digits), radix: 16), let scalar = Unicode.Scalar(value)
        else { return nil }
        cursor = copy
        return Array(String(Character(scalar)).utf8)
    }
}
