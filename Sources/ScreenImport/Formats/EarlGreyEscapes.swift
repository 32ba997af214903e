/// Foundation's escapes in lists: `\Uf0c9` for what is not ASCII, pairs of them for what lies
/// above 16 bits.
enum EarlGreyEscapes {
    /// `withQuotes`: `\"`, `\\`, `\n` and `\t` are escapes too.
    static func unescaped(_ text: Substring, withQuotes: Bool) -> String {
        guard text.contains("\\") else { return String(text) }
        var units: [UInt16] = []
        var rest = text.utf16[...]
        while let unit = rest.popFirst() {
            guard unit == 0x5C, let escape = rest.first else {
                units.append(unit)
                continue
            }
            if escape == 0x55, let code = code(rest.dropFirst()) {
                units.append(code)
                rest = rest.dropFirst(5)
            } else if withQuotes, let plain = plain(escape) {
                units.append(plain)
                rest = rest.dropFirst()
            } else {
                units.append(unit)
            }
        }
        return String(decoding: units, as: UTF16.self)
    }

    private static func code(_ digits: Substring.UTF16View) -> UInt16? {
        let digits = String(decoding: Array(digits.prefix(4)), as: UTF16.self)
        return digits.utf8.count == 4 ? UInt16(digits, radix: 16) : nil
    }

    private static func plain(_ unit: UInt16) -> UInt16? {
        switch unit {
        case 0x22, 0x27, 0x5C: unit
        case 0x6E: 0x0A
        case 0x74: 0x09
        default: nil
        }
    }
}
