import TerminalInterface

/// How wide text is about, without a font: the widths of a wide sans serif (DejaVu Sans), so that
/// a line that fits here fits in the narrower ones too.
enum TextMeasure {
    /// In parts of the font's size.
    static func width(of character: Character) -> Double {
        guard let first = character.unicodeScalars.first else { return 0 }
        let value = first.value
        if value < 0x7F { return value < 0x20 ? 0.32 : ascii[Int(value) - 0x20] }
        if character.unicodeScalars.contains(where: { $0.properties.isEmojiPresentation }) {
            return 1.35
        }
        switch CellWidth.of(first) {
        case 0: return 0
        case 2: return 1.02
        default: return first.properties.isUppercase ? 0.76 : 0.66
        }
    }

    static func width(of text: some StringProtocol) -> Double {
        text.reduce(0) { $0 + width(of: $1) }
    }

    /// As much of the text as fits into `room`, with an ellipsis where something is left out.
    static func fitted(_ text: String, room: Double) -> String {
        var width = 0.0
        var result = ""
        // The length of `result` after which the ellipsis fits still.
        var kept = ""
        for character in text {
            width += self.width(of: character)
            if width > room { return kept.isEmpty ? "" : kept + "…" }
            result.append(character)
            if width + 1 <= room { kept = result }
        }
        return result
    }

    /// U+0020 to U+007E, in thousandths.
    private static let ascii: [Double] = [
        318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838, 318, 361, 318, 337,
        636, 636, 636, 636, 636, 636, 636, 636, 636, 636, 337, 337, 838, 838, 838, 531,
        1000, 684, 686, 698, 770, 632, 575, 775, 752, 295, 295, 656, 557, 863, 748, 787,
        603, 787, 695, 635, 611, 732, 684, 989, 685, 611, 685, 390, 337, 390, 838, 500,
        500, 613, 635, 550, 635, 615, 352, 635, 634, 278, 278, 579, 278, 974, 634, 612,
        635, 635, 411, 521, 392, 634, 592, 818, 592, 592, 525, 636, 337, 636, 838,
    ].map { $0 / 1000 }
}
