/// Makes text from a file fit to be shown on one line of a terminal.
///
/// A label can hold escape sequences, direction overrides and line ends. Everything that is
/// written to a terminal goes through here; JSON and speech keep the raw text.
public enum DisplayText {
    /// The text on one line: white space controls as spaces, other control, direction and
    /// private-use characters spelled out (`\u{202E}`). Text without any comes back as it is.
    public static func safe(_ text: String) -> String {
        if isPrintableASCII(text) { return text }
        guard text.unicodeScalars.contains(where: { replacement(of: $0) != nil }) else {
            return text
        }
        var result = ""
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            defer { previous = scalar }
            if scalar == "\n", previous == "\r" { continue }
            if let replacement = replacement(of: scalar) {
                result += replacement
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Whether each byte takes one cell and does nothing else. Most labels pass, so this is the
    /// way round all slower work.
    public static func isPrintableASCII(_ text: String) -> Bool {
        text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    }

    /// C0, DEL and C1: what a terminal obeys instead of showing it.
    public static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
    }

    /// Marks and overrides of direction, which could turn the text around them.
    public static func isDirectionMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    private static func replacement(of scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        case 0x09...0x0D, 0x85, 0x2028, 0x2029: " "
        case 0...0x1F, 0x7F...0x9F: spelled(scalar)
        case 0xE000...0xF8FF, 0xF0000...0x10FFFF: spelled(scalar)
        default: isDirectionMark(scalar) ? spelled(scalar) : nil
        }
    }

    private static func spelled(_ scalar: Unicode.Scalar) -> String {
        "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
}
