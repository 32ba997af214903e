/// The five predefined entities and numeric ones. Others stay as they are written: a dump needs no
/// document type, and what one defines is never expanded.
enum XMLEntities {
    static func unescaped(_ raw: UnsafeBufferPointer<UInt8>) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(raw.count)
        var index = 0
        while index < raw.count {
            guard raw[index] == UInt8(ascii: "&"), let end = endOfEntity(raw, from: index + 1),
                let code = code(raw[(index + 1)..<end])
            else {
                result.append(raw[index])
                index += 1
                continue
            }
            JSONEscapes.append(code, to: &result)
            index = end + 1
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The place of the ";" of an entity that is at most 10 bytes long.
    private static func endOfEntity(_ raw: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var index = start
        while index < raw.count, index <= start + 10 {
            if raw[index] == UInt8(ascii: ";") { return index > start ? index : nil }
            index += 1
        }
        return nil
    }

    private static func code(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> UInt32? {
        let text = String(decoding: name, as: UTF8.self)
        switch text {
        case "amp": return 0x26
        case "lt": return 0x3C
        case "gt": return 0x3E
        case "quot": return 0x22
        case "apos": return 0x27
        default: break
        }
        guard text.hasPrefix("#") else { return nil }
        let digits = text.dropFirst()
        let isHex = digits.hasPrefix("x") || digits.hasPrefix("X")
        let number = isHex ? digits.dropFirst() : digits
        guard number.allSatisfy(\.isHexDigit), !number.isEmpty else { return nil }
        guard let code = UInt32(number, radix: isHex ? 16 : 10) else { return isHex ? 0xFFFD : nil }
        return isAllowed(code) ? code : 0xFFFD
    }

    /// What XML 1.0 lets a document hold.
    private static func isAllowed(_ code: UInt32) -> Bool {
        switch code {
        case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }
}
