/// Puts together the characters whose bytes a terminal sends one by one.
///
/// Curses' own reading of wide characters takes up to 15 bytes along with one that begins no
/// character: keys that come after it, or the mark that ends a paste.
struct CharacterBytes {
    private var pending: [UInt8] = []
    private var missing = 0

    /// The characters that `byte` completes; U+FFFD for what is no UTF-8.
    mutating func take(_ byte: UInt8) -> [Unicode.Scalar] {
        guard missing > 0 else { return begin(byte) }
        guard byte & 0xC0 == 0x80 else {
            missing = 0
            return ["\u{FFFD}"] + begin(byte)
        }
        pending.append(byte)
        missing -= 1
        return missing > 0 ? [] : Array(String(decoding: pending, as: UTF8.self).unicodeScalars)
    }

    private mutating func begin(_ byte: UInt8) -> [Unicode.Scalar] {
        switch byte {
        case 0..<0x80: return [Unicode.Scalar(byte)]
        case 0xC2...0xDF: missing = 1
        case 0xE0...0xEF: missing = 2
        case 0xF0...0xF4: missing = 3
        default: return ["\u{FFFD}"]
        }
        pending = [byte]
        return []
    }
}
