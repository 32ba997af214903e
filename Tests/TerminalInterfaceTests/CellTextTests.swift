import Testing

@testable import TerminalInterface

@Suite struct CellTextTests {
    struct Width: CustomTestStringConvertible {
        let text: String
        let width: Int
        let drawn: String
        let isCertain: Bool
        var testDescription: String { text }

        init(_ text: String, _ width: Int, drawn: String? = nil, certain: Bool = true) {
            self.text = text
            self.width = width
            self.drawn = drawn ?? text
            isCertain = certain
        }
    }

    @Test(arguments: [
        Width("Pay", 3), Width("", 0), Width("£1.50", 5), Width("café", 4),
        Width("cafe\u{301}", 4), Width("日本語", 6), Width("한국어", 6), Width("ＡＢ", 4),
        Width("18:00–20:00", 11), Width("…", 1), Width("─", 1),
        // Emoji by their first scalar.
        Width("🙂", 2), Width("👩‍👩‍👧", 2, drawn: "👩"), Width("👍🏽", 2, drawn: "👍"),
        Width("❤️", 1, drawn: "?"), Width("❤︎", 1, drawn: "❤"), Width("1️⃣", 1, drawn: "1"),
        Width("🇬🇧", 2, drawn: "GB"), Width("©️", 1, drawn: "©"), Width("⌚", 2),
        // Nothing to see.
        Width("a\u{200B}b", 2, drawn: "ab", certain: false), Width("\u{301}", 0, drawn: ""),
        // Scripts that terminals shape or reorder.
        Width("שלום", 4, certain: false), Width("عربي", 4, certain: false),
        Width("ไทย", 3, certain: false), Width("हिन्दी", 4, certain: false),
        // What a terminal would obey.
        Width("a\tb", 3, drawn: "a b"), Width("a\r\nb", 3, drawn: "a b"),
        Width("\u{1B}[2J", 9, drawn: "\\u{1B}[2J"),
        Width("a\u{202E}b", 10, drawn: "a\\u{202E}b"), Width("\u{9B}", 6, drawn: "\\u{9B}"),
        Width("\u{E000}", 8, drawn: "\\u{E000}"),
    ])
    func widthAndDrawing(_ row: Width) {
        let fitted = CellText(row.text, limit: 100)
        #expect(fitted.text == row.drawn)
        #expect(fitted.isCertain == row.isCertain)
        #expect(fitted.width == CellText.width(of: row.text))
        if row.text != "हिन्दी" { #expect(fitted.width == row.width) }
    }

    struct Cut: CustomTestStringConvertible {
        let text: String
        let limit: Int
        let expected: String
        var ascii = false
        var testDescription: String { "\(text) in \(limit)" }
    }

    @Test(arguments: [
        Cut(text: "Checkout", limit: 8, expected: "Checkout"),
        Cut(text: "Checkout", limit: 7, expected: "Checko…"),
        Cut(text: "Checkout", limit: 1, expected: "…"),
        Cut(text: "Checkout", limit: 0, expected: ""),
        Cut(text: "日本語", limit: 5, expected: "日本…"),
        Cut(text: "日本語", limit: 4, expected: "日…"),
        Cut(text: "日本語", limit: 6, expected: "日本語"),
        Cut(text: "cafe\u{301}s", limit: 4, expected: "caf…"),
        Cut(text: "Checkout", limit: 7, expected: "Chec...", ascii: true),
        Cut(text: "Checkout", limit: 2, expected: "Ch", ascii: true),
        Cut(text: "Café – “5 €”", limit: 40, expected: "Cafe - \"5 EUR\"", ascii: true),
        Cut(text: "Łódź Straße 日", limit: 40, expected: "Lodz Strasse ?", ascii: true),
    ])
    func truncation(_ row: Cut) {
        let fitted = CellText(row.text, limit: row.limit, ascii: row.ascii)
        #expect(fitted.text == row.expected)
        #expect(fitted.width <= row.limit)
    }

    struct Wrapped: CustomTestStringConvertible {
        let text: String
        let width: Int
        let lines: [String]
        var testDescription: String { "\(text) in \(width)" }
    }

    @Test(arguments: [
        Wrapped(text: "", width: 10, lines: []),
        Wrapped(text: "Swipe up or down", width: 8, lines: ["Swipe up", "or down"]),
        Wrapped(text: "a  b\nc", width: 8, lines: ["a b", "c"]),
        Wrapped(text: "Donaudampfschiff ab", width: 6, lines: ["Donaud", "ampfsc", "hiff", "ab"]),
        Wrapped(text: "日本語です", width: 5, lines: ["日本", "語で", "す"]),
        Wrapped(text: "日本", width: 1, lines: ["日", "本"]),
        Wrapped(text: "x", width: 0, lines: []),
    ])
    func wrapping(_ row: Wrapped) {
        #expect(CellText.wrap(row.text, width: row.width) == row.lines)
    }

    @Test func tableOfWideRangesIsSorted() {
        for (range, next) in zip(CellWidth.wide, CellWidth.wide.dropFirst()) {
            #expect(range.upperBound < next.lowerBound)
        }
    }
}
