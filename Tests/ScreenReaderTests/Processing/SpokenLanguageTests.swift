import Testing

@testable import ScreenReader

/// What a second language changes: names, plurals as code, the decimal comma, its own signs.
@Suite struct SpokenLanguageTests {
    /// Upper-case words, three forms of plural, a decimal comma.
    private static let other = SymbolNames(
        symbol: { SymbolNames.english.symbol($0).uppercased() },
        unit: { unit, count in
            let form = count.hasFraction ? "FRACTION" : count.isOne ? "ONE" : "MANY"
            return "\(unit)-\(form)"
        },
        currency: { sign, count in "\(sign)-\(count.whole.map(String.init) ?? "?")" },
        decimalPoint: "COMMA",
        minus: "MINUS",
        unitSigns: ["км": .kilometer, "h": .hertz],
        scales: ["Mio": "MILLION"],
        more: ["∮": "RING"],
        emoji: EmojiNames(
            names: ["🎉": "FEST"], skinTones: [], flag: { "F:\($0)" }, keycap: { "K:\($0)" },
            worker: { _, _ in nil }, gendered: { name, _ in name }, family: { $0.joined() }))

    private static func row(_ written: String, _ spoken: String) -> SpokenTextCase {
        var row = SpokenTextCase(written, spoken)
        row.names = other
        row.decimalSeparator = ","
        return row
    }

    static let cases = [
        row("www.x.net", "www DOT x DOT net"),
        row("3,5", "3 COMMA 5"),
        row("1.000", "1.000"),
        row("1.000,5 км", "1.000 COMMA 5 kilometer-FRACTION"),
        row("1.234.567", "1.234.567"),
        row("10.5", "10 DOT 5"),
        row("1.2.3", "1 DOT 2 DOT 3"),
        row("27.10.2024", "27.10.2024"),
        row("7.1.24, 7.1.124", "7.1.24, 7 DOT 1.124"),
        row("27.10.2024.", "27.10.2024."),
        row("1 км", "1 kilometer-ONE"),
        row("5 км", "5 kilometer-MANY"),
        row("5h", "5 hertz-MANY"),
        row("1,50 €", "1 euro-1 50"),
        row("1,5 €", "1 COMMA 5 euro-1"),
        row("$5 Mio", "5 MILLION dollar-?"),
        row("$5 million", "5 dollar-5 million"),
        row("-5", "MINUS 5"),
        row("15–20", "15 <break> 20"),
        row("∮ ∯", "RING surface integral"),
        row("🎉 😀", "FEST grinning face"),
        row("🇩🇪 1️⃣", "F:DE K:1"),
        row("👍🏽", "thumbs up sign emoji modifier fitzpatrick type-4"),
    ]

    @Test(arguments: cases)
    func says(_ row: SpokenTextCase) {
        #expect(row.result.text == row.spoken)
    }

    /// Without a table of its own a language has the English emoji.
    @Test func emojiAreEnglishByDefault() {
        var row = SpokenTextCase("👍", "thumbs up")
        row.names = SymbolNames(
            symbol: { _ in "x" }, unit: { _, _ in "x" }, currency: { _, _ in "x" },
            decimalPoint: "x", minus: "x",
            unitSigns: [:], scales: [:], more: [:], emoji: nil)
        #expect(row.result.text == row.spoken)
    }
}
