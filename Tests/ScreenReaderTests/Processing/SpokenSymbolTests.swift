import Testing

@testable import ScreenReader

/// Punctuation, symbols and emoji inside a text, at each level.
@Suite struct SpokenSymbolTests {
    static let symbols = [
        SpokenTextCase("Q&A", "Q and A"),
        SpokenTextCase("and/or", "and slash or"),
        SpokenTextCase("C++", "C plus plus"),
        SpokenTextCase("#5", "number 5"),
        SpokenTextCase("1+1=2", "1 plus 1 equals 2"),
        SpokenTextCase("a_b * c", "a underscore b star c"),
        SpokenTextCase("•••• 4242", "bullet bullet bullet bullet 4242"),
        SpokenTextCase("© 2024 Acme™", "copyright 2024 Acme trademark"),
        SpokenTextCase("©️2024", "copyright 2024"),
        SpokenTextCase("3×4 ≤ ∞", "3 times 4 less than or equal to infinity"),
        SpokenTextCase("A → B", "A right arrow B"),
        SpokenTextCase("x² + ½", "x squared plus one half"),
        SpokenTextCase("100%", "100 percent"),
        SpokenTextCase("％", "percent"),
        SpokenTextCase("⌘C", "command C"),
        SpokenTextCase("∮", "contour integral"),
        SpokenTextCase(same: "(Hello), \"world\"! don't; [x] – yes: well-known…"),
        SpokenTextCase(same: "┌──┐ ⠓⠊"),
        SpokenTextCase(same: "naïve Straße שלום مرحبا 日本語。"),
        SpokenTextCase(same: "a\u{338} /\u{338}"),
        SpokenTextCase("שלום & 5 €", "שלום and 5 euros"),
    ]

    static let levels = [
        SpokenTextCase(
            "(Hi), \"you\"! a/b",
            "left paren Hi right paren comma quote you quote "
                + "exclamation mark a slash b", .all),
        SpokenTextCase("don't", "don't", .all),
        SpokenTextCase("'tis", "apostrophe tis", .all),
        SpokenTextCase("End. Next", "End dot Next", .all),
        SpokenTextCase("well-known…", "well dash known ellipsis", .all),
        SpokenTextCase("9:15, 1,000", "9:15 comma 1,000", .all),
        SpokenTextCase("Time: 1,5", "Time colon 1 comma 5", .all),
        SpokenTextCase("日本。", "日本 dot", .all),
        SpokenTextCase("؟", "question mark", .all),
        SpokenTextCase("⸗", "double oblique hyphen", .all),
        SpokenTextCase(
            "if (a[0] != b) { f(); }",
            "if left paren a left bracket 0 right bracket "
                + "exclamation mark equals b right paren left brace f left paren right paren "
                + "semicolon right brace", .all),
        SpokenTextCase("a/b & #c", "a b c", .none),
        SpokenTextCase("C++.", "C.", .none),
        SpokenTextCase("# 5", "5", .none),
        SpokenTextCase("(Hi), you!", "(Hi), you!", .none),
        SpokenTextCase("© 5%", "copyright 5 percent", .none),
        SpokenTextCase("https://", "https colon slash slash", .none),
        SpokenTextCase("2024/10/27", "2024 slash 10 slash 27", .none),
        SpokenTextCase("a@b.de", "a at b dot de", .none),
    ]

    static let emoji = [
        SpokenTextCase("Great 🎉!", "Great party popper!"),
        SpokenTextCase("👍👎", "thumbs up thumbs down"),
        SpokenTextCase("👍🏽", "thumbs up medium skin tone"),
        SpokenTextCase("❤️ ❤ ♥︎", "red heart red heart heart"),
        SpokenTextCase("😀", "grinning face"),
        SpokenTextCase("👨‍👩‍👧‍👦", "family man woman girl boy"),
        SpokenTextCase("👩‍💻", "woman technologist"),
        SpokenTextCase("🧑🏿‍🚀", "person astronaut dark skin tone"),
        SpokenTextCase("🏃‍♀️", "woman running"),
        SpokenTextCase("🕵🏻‍♂️", "man detective light skin tone"),
        SpokenTextCase("🧑🏽‍🤝‍🧑🏻", "people holding hands medium skin tone light skin tone"),
        SpokenTextCase("🇩🇪🇺🇸", "flag of Germany flag of the United States"),
        SpokenTextCase("🇿🇿", "flag of Z Z"),
        SpokenTextCase("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "flag of England"),
        SpokenTextCase("🏳️‍🌈", "rainbow flag"),
        SpokenTextCase("1️⃣ #️⃣", "keycap 1 keycap #"),
        SpokenTextCase("🇩", "regional indicator symbol letter d"),
        SpokenTextCase("👩🏻‍❤️‍💋‍👨🏿", "kiss light skin tone dark skin tone"),
        SpokenTextCase("x🎉y", "x party popper y"),
    ]

    @Test(arguments: symbols + levels + emoji)
    func says(_ row: SpokenTextCase) {
        #expect(row.result.text == row.spoken)
    }

    /// Read alone: each symbol that a language must name, in its only way.
    @Test func everySymbolHasAName() {
        for symbol in SpokenSymbol.allCases {
            let name = SymbolNames.english.name(of: symbol.rawValue)
            #expect(name == SymbolNames.english.symbol(symbol))
            #expect(name?.isEmpty == false)
            #expect(SpokenSymbol(symbol.rawValue) == symbol)
        }
        for unit in MeasureUnit.allCases {
            #expect(MeasureUnit.signs.values.contains(unit))
            #expect(!SymbolNames.english.unit(unit, SpokenCount(2)).isEmpty)
        }
        #expect(MeasureUnit.signs.keys.map(\.count).max() == MeasureUnit.longestSign)
        for sign in CurrencySign.allCases {
            #expect(CharacterKinds(of: sign.rawValue) == .currency)
        }
    }

    /// An entry that cannot be found, or that Unicode has already, is dead.
    @Test func everyEmojiInTheTableIsNeeded() {
        let names = EmojiNames.english.names
        #expect(names.count > 350)
        for (emoji, name) in names {
            #expect(emoji.count == 1, "\(emoji)")
            #expect(Character(emoji).plain == Character(emoji))
            let scalar = emoji.unicodeScalars.first
            #expect(emoji.unicodeScalars.count > 1 || scalar?.properties.name?.lowercased() != name)
        }
        #expect(RegionNames.english.count > 250)
        #expect(RegionNames.english.keys.allSatisfy { $0.count == 2 && $0 == $0.uppercased() })
    }

    @Test(arguments: ["a", "Ä", "7", "日", "\u{301}", "\u{200D}", "\u{E000}", "─"])
    func hasNoName(_ character: Character) {
        #expect(SymbolNames.english.name(of: character) == nil)
    }

    @Test(
        arguments: [
            ("\r\n", "new line"), ("\u{A0}", "space"), ("，", "comma"), ("🎉", "party popper"),
            ("¿", "inverted question mark"), ("€", "euro"), ("₪", "shekel"), ("₦", "naira sign"),
        ] as [(Character, String)])
    func isCalled(_ character: Character, _ name: String) {
        #expect(SymbolNames.english.name(of: character) == name)
    }
}
