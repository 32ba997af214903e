import Testing

@testable import ScreenReader

/// Which phrasebook a tag gets.
@Suite struct LanguageLookupTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let tag: String
        /// nil where there is none.
        let book: String?
        var testDescription: String { tag }

        init(_ tag: String, _ book: String?) {
            self.tag = tag
            self.book = book
        }
    }

    static let cases: [Case] = [
        Case("en", "en"), Case("fr", "fr"), Case("de", "de"), Case("zh-Hans", "zh-Hans"),
        // Regions, scripts, extensions.
        Case("en-GB", "en"), Case("fr-CA", "fr"), Case("es-419", "es"), Case("de-AT", "de"),
        Case("ja-Jpan-JP", "ja"), Case("ru-Latn", "ru"), Case("de-DE-1996", "de"),
        Case("ja-JP-u-ca-japanese", "ja"), Case("fr-x-private", "fr"), Case("ko-", "ko"),
        // In any case and with underscores.
        Case("FR", "fr"), Case("De_ch", "de"), Case("pt_BR", nil), Case("ES-mx", "es"),
        // Chinese by script, else by region.
        Case("zh", "zh-Hans"), Case("zh-CN", "zh-Hans"), Case("zh_SG", "zh-Hans"),
        Case("zh-Hans-HK", "zh-Hans"), Case("ZH-HANS", "zh-Hans"),
        Case("zh-cmn-Hans-CN", "zh-Hans"),
        Case("zh-MY", "zh-Hans"), Case("zh-CN-u-nu-hant", "zh-Hans"), Case("zh-Hant", nil),
        Case("zh-TW", nil), Case("zh-HK", nil), Case("zh_mo", nil), Case("zh-Hant-CN", nil),
        Case("zh-hant-TW", nil),
        // No language of the list, or none at all.
        Case("pt", nil), Case("ar-EG", nil), Case("est", nil), Case("e", nil), Case("eng", nil),
        Case("", nil), Case("-", nil), Case("-fr", nil), Case("_", nil), Case("x-de", nil),
        Case(" fr", nil), Case("frfrfrfrfr", nil), Case("français", nil), Case("日本語", nil),
        Case("\u{0}", nil), Case("i-default", nil), Case("root", nil),
    ]

    @Test(arguments: cases)
    func finds(_ row: Case) {
        #expect(Phrasebook.exists(for: row.tag) == (row.book != nil))
        #expect(Phrasebook.of(language: row.tag).language == row.book ?? "en")
        #expect(Phrasebook.shared(language: row.tag).language == row.book ?? "en")
        #expect(Phrasebook.language(of: row.tag, "ja", nil) == row.book ?? "ja")
    }

    @Test func everyLanguageFindsItself() {
        #expect(Phrasebook.languages.first == "en")
        #expect(Set(Phrasebook.languages).count == Phrasebook.languages.count)
        for language in Phrasebook.languages {
            #expect(Phrasebook.of(language: language).language == language)
        }
    }

    /// The element's, else the user's, else the screen's, else English.
    @Test(arguments: [
        (["de", "fr", "ja"], "de"), (["pt", "fr", "ja"], "fr"), ([nil, "fr-CA", "ja"], "fr"),
        (["zh-TW", nil, "ja-JP"], "ja"), ([nil, nil, "de_CH"], "de"), (["pt", nil, "ar"], "en"),
        ([nil, nil, nil], "en"), (["", nil, "ru"], "ru"),
    ])
    func chooses(_ tags: [String?], _ language: String) {
        #expect(Phrasebook.language(of: tags[0], tags[1], tags[2]) == language)
    }
}
