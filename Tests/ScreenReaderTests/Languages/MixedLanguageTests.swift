import ScreenModel
import ScreenReader
import Testing

/// Screens in several languages: which words are VoiceOver's, and who speaks which part.
@Suite struct MixedLanguageTests {
    struct Case: Sendable, CustomTestStringConvertible {
        /// Tags of the element, the user and the screen.
        let element: String?
        let user: String?
        let screen: String?
        let spoken: String
        /// Of the label and of the role.
        let languages: [String]
        var testDescription: String {
            [element, user, screen].map { $0 ?? "–" }.joined(separator: " ")
        }

        init(
            _ element: String?, _ user: String?, _ screen: String?, _ spoken: String,
            _ languages: String...
        ) {
            (self.element, self.user, self.screen) = (element, user, screen)
            self.spoken = spoken
            self.languages = languages
        }
    }

    static let cases: [Case] = [
        Case(nil, nil, nil, "L, Button", "en", "en"),
        Case("de", nil, "en", "L, Taste", "de", "de"),
        Case("de-AT", "fr", "en", "L, Taste", "de-AT", "de"),
        Case(nil, "fr", "en", "L, bouton", "en", "fr"),
        Case(nil, "fr-CA", nil, "L, bouton", "fr-CA", "fr"),
        Case(nil, nil, "es-MX", "L, Botón", "es-MX", "es"),
        // No phrasebook: the text keeps its language, the words fall back.
        Case("pt-BR", nil, "de", "L, Taste", "pt-BR", "de"),
        Case("pt", "ko", "de", "L, 버튼", "pt", "ko"),
        Case("zh-TW", nil, nil, "L, Button", "zh-TW", "en"),
        Case("zh-HK", nil, "zh-CN", "L, 按钮", "zh-HK", "zh-Hans"),
        Case(nil, nil, "ar", "L, Button", "ar", "en"),
        // An empty tag says nothing.
        Case("", nil, "ja", "L, ボタン", "ja", "ja"),
        Case("", nil, "", "L, Button", "en", "en"),
    ]

    @Test(arguments: cases)
    func says(_ row: Case) {
        let screen = Screen([Sketch("L", .button) { $0.language = row.element }]) {
            $0.language = row.screen
        }
        let session = Walk(screen, row.user.map { ["language": $0] } ?? [:]).session
        let utterance = session.stops.first.map { session.utterance(of: $0) }
        #expect(utterance?.text == row.spoken)
        #expect(utterance?.segments.map(\.language) == row.languages)
    }

    /// Everything that is said of one element is in its language, the app's raw words too.
    @Test func anElementIsSpokenInOneLanguage() {
        let screen = Screen([
            Sketch("Stufe", .switch) {
                $0.language = "de"
                $0.value = "halb"
                $0.hint = "Zweistufig"
            }
        ]) { $0.language = "en" }
        let session = Walk(screen).session
        let utterance = session.stops.first.map { session.utterance(of: $0) }
        #expect(
            utterance?.spoken
                == "Stufe, Umschalttaste, halb, Zweistufig. Zum Ändern der Einstellung doppeltippen."
        )
        #expect(utterance?.segments.map(\.language) == ["de", "de", "de", "de", "de"])
        #expect(utterance?.segments.map(\.isUnverified) == [false, true, false, false, true])
    }

    /// A full stop between hints is that of the text before it.
    @Test(arguments: [
        ("ja", "ja", "えらぶ。 ダブルタップして編集します。"), ("pt", "ja", "えらぶ. ダブルタップして編集します。"),
        ("ja", "en", "えらぶ。 ダブルタップして編集します。"),
    ])
    func joinsHints(_ element: String, _ user: String, _ hint: String) {
        let screen = Screen([
            Sketch("L", .disclosure) {
                $0.language = element
                $0.hint = "えらぶ"
                $0.expanded = false
            }
        ])
        let session = Walk(screen, ["language": user]).session
        let spoken = session.stops.first.map { session.utterance(of: $0).hint }
        #expect(spoken == hint.replacing("編集", with: "展開"))
    }
}
