import ScreenModel

/// Which way a text runs, by its first letter that has a direction (Unicode's rule for a
/// paragraph, near enough).
enum TextDirection {
    static func isRightToLeft(_ text: String) -> Bool {
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF,
                0x1E800...0x1EFFF:
                return true
            default: if scalar.properties.isAlphabetic { return false }
            }
        }
        return false
    }
}
