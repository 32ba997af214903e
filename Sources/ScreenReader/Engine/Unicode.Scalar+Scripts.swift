/// Kinds of characters that Swift's properties do not tell, each stated once.
extension Unicode.Scalar {
    /// Chinese characters, also as Japanese and Korean write them, with 々 and 〇.
    var isHan: Bool {
        switch value {
        case 0x3005, 0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
            0x20000...0x3FFFF:
            true
        default: false
        }
    }

    var isHiragana: Bool { (0x3040...0x309F).contains(value) }

    /// Also the small ones for Ainu, and those of half a width.
    var isKatakana: Bool {
        switch value {
        case 0x30A0...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: true
        default: false
        }
    }

    /// Half of a flag.
    var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

    /// The choice between text and emoji style (U+FE0E, U+FE0F).
    var isStyleSelector: Bool { (0xFE0E...0xFE0F).contains(value) }
}
