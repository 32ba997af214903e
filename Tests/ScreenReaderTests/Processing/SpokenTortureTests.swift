import Testing

@testable import ScreenReader

/// Long and odd texts: the time stays linear in them, and nothing of them is broken or lost.
@Suite struct SpokenTortureTests {
    /// Each is repeated to a long text in one piece.
    static let pieces = [
        "a", "1", "1.", "1-", "1,000", "a.", "a-", "a@", "@", "a@b.", "://", "a://", "www.", "$1",
        "$", "1h", "1 ", "1 - ", "–", "…", "٣", "日", "🇩🇪", "👍🏽", "👩‍👩‍👧", "e\u{301}", "%", "5%",
        "2024/", "\u{202E}", "<", "\r\n", "a1", "1a",
    ]

    @Test(arguments: pieces, [Settings.PunctuationLevel.some, .all])
    func isLinear(_ piece: String, _ level: Settings.PunctuationLevel) {
        let text = String(repeating: piece, count: 2_000)
        let result = SpokenTextCase(text, "", level).result.text
        #expect(result.utf8.count < 80 * text.utf8.count)
    }

    /// One cluster as long as a text.
    @Test(arguments: ["\u{301}", "\u{200D}👩", "\u{1F3FD}", "\u{FE0F}"])
    func isLinearInOneCluster(_ piece: String) {
        for first in ["a", "👩", "1", "/"] {
            let text = first + String(repeating: piece, count: 5_000)
            #expect(!SpokenTextCase(text, "").result.text.isEmpty)
        }
    }

    /// A megabyte of what labels hold.
    @Test func aMegabytePasses() {
        let line =
            "On 2024/10/27 ada@example.org paid £1.50 for 3–5 kg of tea 🎉 (see www.a.example). "
        let text = String(repeating: line, count: 12_500)
        let spoken = SpokenTextCase(line, "").result.text
        #expect(SpokenTextCase(text, "").result.text == String(repeating: spoken, count: 12_500))
    }

    /// What has no name comes through whole, in its order.
    @Test(arguments: [
        "e\u{301}\u{302}x", "שָׁלוֹם עולם", "السَّلام", "हिन्दी", "ภาษาไทย", "\u{202E}abc\u{202C}",
        "\u{0}\u{1}", "z\u{335}\u{336}", "👩\u{200D}", "🏻", "\u{E0067}", " ", "\u{200D}",
    ])
    func keeps(_ text: String) {
        let letters = text.unicodeScalars.filter { !$0.properties.isEmoji }
        let spoken = SpokenTextCase(same: text).result.text
        if letters.count == text.unicodeScalars.count { #expect(spoken == text) }
        #expect(!spoken.isEmpty)
    }
}
