/// What is drawn for one character (grapheme cluster) of a text.
///
/// Terminals draw an emoji sequence as one, two or seven cells, so only its first scalar is drawn,
/// if that is wide. Speech and JSON keep the whole sequence.
struct DrawnCluster {
    var text: String
    /// In cells.
    var width: Int
    /// Whether all terminals agree on the width and place: complex and right-to-left scripts are
    /// shaped or reordered by some and not by others.
    var isCertain: Bool

    init(_ character: Character) {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else {
            self.init(text: "", width: 0, isCertain: true)
            return
        }
        if scalars.count == 1 {
            let width = CellWidth.of(first)
            self.init(
                text: width == 0 ? "" : String(character), width: width,
                isCertain: DrawnCluster.isCertain(first))
        } else if scalars.contains(where: DrawnCluster.makesEmojiSequence) {
            self = DrawnCluster.emojiSequence(scalars)
        } else {
            self = DrawnCluster.marked(scalars, first)
        }
    }

    private init(text: String, width: Int, isCertain: Bool) {
        self.text = text
        self.width = width
        self.isCertain = isCertain
    }

    /// A base with its combining marks, as many as a cell of curses holds.
    private static func marked(
        _ scalars: Character.UnicodeScalarView, _ first: Unicode.Scalar
    ) -> DrawnCluster {
        var text = ""
        var isCertain = isCertain(first)
        var width = CellWidth.of(first)
        for scalar in scalars.prefix(longestCell) where scalar.value != textStyle {
            text.unicodeScalars.append(scalar)
        }
        for scalar in scalars.dropFirst() where !CellWidth.isZeroWidth(scalar) {
            isCertain = false
            width = min(width + CellWidth.of(scalar), 2)
        }
        if width == 0 { text = "" }
        return DrawnCluster(text: text, width: width, isCertain: isCertain)
    }

    private static func emojiSequence(_ scalars: Character.UnicodeScalarView) -> DrawnCluster {
        guard let first = scalars.first else { return unknown }
        if regionalIndicators.contains(first.value) {
            // A flag: the letters of its country.
            var letters = ""
            for scalar in scalars where regionalIndicators.contains(scalar.value) {
                let value = 0x41 + scalar.value - regionalIndicators.lowerBound
                letters.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: value)))
            }
            return DrawnCluster(text: letters, width: letters.utf8.count, isCertain: true)
        }
        let width = CellWidth.of(first)
        guard width == 2 || (width == 1 && first.value < 0x2000) else { return unknown }
        return DrawnCluster(text: String(first), width: width, isCertain: true)
    }

    private static let unknown = DrawnCluster(text: "?", width: 1, isCertain: true)

    private static func makesEmojiSequence(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x200D: true
        case 0xFE0F, 0x20E3, 0x1F3FB...0x1F3FF, 0x1F1E6...0x1F1FF, 0xE0020...0xE007F: true
        default: false
        }
    }

    /// ncurses keeps at most this many code points in a cell (`CCHARW_MAX`).
    private static let longestCell = 5
    /// VARIATION SELECTOR-15 asks for the text form, which is drawn anyway.
    private static let textStyle: UInt32 = 0xFE0E
    private static let regionalIndicators: ClosedRange<UInt32> = 0x1F1E6...0x1F1FF

    private static func isCertain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Hebrew to Arabic Extended-A: reordered by some terminals.
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF: false
        // Indic scripts to Myanmar, Khmer, Mongolian, Balinese and their like: shaped by some.
        case 0x0900...0x109F, 0x1700...0x18AF, 0x1900...0x1CFF, 0xA800...0xA8FF: false
        case 0xA900...0xA95F, 0xA980...0xABFF, 0x11000...0x11FFF: false
        // A lone half of a flag, a lone joiner.
        case 0x1F1E6...0x1F1FF, 0x200B...0x200D: false
        default: true
        }
    }
}
