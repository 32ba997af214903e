/// What a terminal without UTF-8 shows.
extension DisplayText {
    /// The text in ASCII: Latin letters without their marks, punctuation by its nearest
    /// likeness, `?` for every other character. Runs `safe` first.
    public static func ascii(_ text: String) -> String {
        if isPrintableASCII(text) { return text }
        var result = ""
        for character in safe(text) {
            if character.isASCII {
                result.append(character)
            } else {
                result += likeness(of: character)
            }
        }
        return result
    }

    private static func likeness(of character: Character) -> String {
        guard let first = character.unicodeScalars.first else { return "" }
        // A letter whose marks are scalars of their own.
        if first.isASCII { return String(first) }
        let place = Int(first.value) - 0xC0
        if latin.indices.contains(place) { return String(latin[place]) }
        return symbols[first] ?? "?"
    }

    /// U+00C0 to U+017F in order.
    private static let latin: [Substring] =
        """
        A A A A A A AE C E E E E I I I I D N O O O O O x O U U U U Y Th ss \
        a a a a a a ae c e e e e i i i i d n o o o o o / o u u u u y th y \
        A a A a A a C c C c C c C c D d D d E e E e E e E e E e G g G g G g G g \
        H h H h I i I i I i I i I i IJ ij J j K k k L l L l L l L l L l N n N n N n n \
        N n O o O o O o OE oe R r R r R r S s S s S s S s T t T t T t \
        U u U u U u U u U u U u W w Y y Y Z z Z z Z z s
        """.split(separator: " ")

    private static let symbols: [Unicode.Scalar: String] = [
        "\u{A0}": " ", "\u{A1}": "!", "\u{A2}": "c", "\u{A3}": "GBP", "\u{A5}": "JPY",
        "\u{A9}": "(c)", "\u{AB}": "\"", "\u{AD}": "-", "\u{AE}": "(R)", "\u{B0}": "deg",
        "\u{B1}": "+-", "\u{B7}": "-", "\u{BB}": "\"", "\u{BF}": "?", "\u{2009}": " ",
        "\u{2010}": "-", "\u{2011}": "-", "\u{2012}": "-", "\u{2013}": "-", "\u{2014}": "-",
        "\u{2018}": "'", "\u{2019}": "'", "\u{201C}": "\"", "\u{201D}": "\"", "\u{201E}": "\"",
        "\u{2022}": "*", "\u{2026}": "...", "\u{202F}": " ", "\u{2039}": "<", "\u{203A}": ">",
        "\u{20AC}": "EUR", "\u{2122}": "TM", "\u{2190}": "<-", "\u{2191}": "^",
        "\u{2192}": "->", "\u{2193}": "v", "\u{2212}": "-", "\u{2248}": "~", "\u{2713}": "v",
        "\u{2605}": "*", "\u{2606}": "*",
    ]
}
