/// The escapes of JSON and JSON5 strings.
enum JSONEscapes {
    /// The text of a string between its quotes. Halves of surrogate pairs that stand alone become
    /// U+FFFD.
    static func unescaped(_ raw: UnsafeBufferPointer<UInt8>) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(raw.count)
        var index = 0
        while index < raw.count {
            let byte = raw[index]
            index += 1
            guard byte == UInt8(ascii: "\\"), index < raw.count else {
                result.append(byte)
                continue
            }
            let letter = raw[index]
            index += 1
            switch letter {
            case UInt8(ascii: "n"): result.append(0x0A)
            case UInt8(ascii: "t"): result.append(0x09)
            case UInt8(ascii: "r"): result.append(0x0D)
            case UInt8(ascii: "b"): result.append(0x08)
            case UInt8(ascii: "f"): result.append(0x0C)
            case UInt8(ascii: "v"): result.append(0x0B)
            case UInt8(ascii: "0"): result.append(0x00)
            case UInt8(ascii: "\n"): break
            case UInt8(ascii: "u"): append(unicode(raw, &index), to: &result)
            case UInt8(ascii: "x"):
                if let code = hex(raw, at: index, digits: 2) {
                    index += 2
                    append(code, to: &result)
                } else {
                    result.append(letter)
                }
            default: result.append(letter)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The value of `digits` hexadecimal digits at `index`, if they are all there.
    static func hex(_ raw: UnsafeBufferPointer<UInt8>, at index: Int, digits: Int) -> UInt32? {
        guard index + digits <= raw.count else { return nil }
        var value: UInt32 = 0
        for place in index..<index + digits {
            guard let digit = raw[place].hexDigit else { return nil }
            value = value << 4 | digit
        }
        return value
    }

    /// The scalar of `\u` at `index`, taking a second half with it. An incomplete one is U+FFFD.
    private static func unicode(_ raw: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> UInt32 {
        guard let first = hex(raw, at: index, digits: 4) else { return 0xFFFD }
        index += 4
        guard (0xD800...0xDBFF).contains(first) else { return first }
        guard index + 1 < raw.count, raw[index] == UInt8(ascii: "\\"),
            raw[index + 1] == UInt8(ascii: "u"),
            let second = hex(raw, at: index + 2, digits: 4), (0xDC00...0xDFFF).contains(second)
        else { return 0xFFFD }
        index += 6
        return 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
    }

    static func append(_ code: UInt32, to bytes: inout [UInt8]) {
        let scalar = Unicode.Scalar(code) ?? "\u{FFFD}"
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
}
