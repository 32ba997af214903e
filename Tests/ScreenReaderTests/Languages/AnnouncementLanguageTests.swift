import ScreenModel
import ScreenReader
import Testing

/// Which language is spoken beside whole elements: VoiceOver's own announcements follow the user,
/// the app's keep the language of their element, else the screen's.
@Suite struct AnnouncementLanguageTests {
    /// What the last verb of a line makes VoiceOver say, each piece behind its language.
    private static func languages(_ verbs: String, in walk: inout Walk) -> [String] {
        walk.events(verbs).flatMap { event -> [String] in
            guard case .speech(let speech) = event else { return [] }
            return speech.utterance.segments.map { "\($0.language): \($0.text)" }
        }
    }

    struct Case: Sendable, CustomTestStringConvertible {
        /// Tags of the element and the user; the screen is English.
        let element: String?
        let user: String?
        let verbs: String
        let said: [String]
        var settings: [String: String] = [:]
        var testDescription: String { "\(element ?? "–") \(user ?? "–"): \(verbs)" }

        init(
            _ element: String?, _ user: String?, _ verbs: String, _ said: String...,
            settings: [String: String] = [:]
        ) {
            (self.element, self.user, self.verbs, self.said) = (element, user, verbs, said)
            self.settings = settings
        }
    }

    private static let one = "read character"
    private static let two = "read character;rotor \"Characters\";swipe down"

    static let cases: [Case] = [
        Case("de", nil, one, "de: Komma"), Case("de-AT", "fr", one, "de: Komma"),
        Case(nil, "fr", one, "fr: virgule"), Case("", "fr", one, "fr: virgule"),
        // No phrasebook: the names are the user's, the text keeps its language.
        Case("pt", "fr", one, "fr: virgule"), Case("pt", "fr", two, "pt: z"),
        Case("de-AT", "fr", two, "de-AT: z"), Case(nil, "fr", two, "en: z"),
        Case("", "fr", two, "en: z"), Case("pt", nil, two, "pt: z"),
        Case("de", "fr", two + ";swipe down", "de: großes Z"),
        Case(
            "de-AT", "fr", two, "de-AT: z", "de: Zacharias",
            settings: ["phonetics": "characterAndPhonetics"]),
        Case("de", "fr", two, "de: Zacharias", settings: ["phonetics": "phoneticsOnly"]),
        Case("pt", "ja", "rotor \"Actions\";swipe down", "pt: Mark"),
        Case("", "ja", "rotor \"Actions\";swipe down", "en: Mark"),
        Case(nil, "ja", "rotor \"Actions\";swipe down", "en: Mark"),
        Case("pt", "ja", "rotor \"Actions\";swipe up;swipe down", "pt: Mark"),
        Case("pt", "ja", "rotor \"Actions\";swipe down;swipe down", "ja: アクティベート、デフォルト"),
        Case("pt", nil, "rotor \"More Content\";swipe down", "pt: Size, Big"),
        Case(nil, nil, "rotor \"More Content\";swipe down", "en: Size, Big"),
    ]

    @Test(arguments: cases)
    func says(_ row: Case) {
        let sketch = Sketch(",zZ", .button) {
            $0.language = row.element
            $0.more {
                $0.actions = [CustomAction(name: "Mark")]
                $0.content = [CustomContent(label: "Size", value: "Big")]
            }
        }
        var settings = row.settings
        settings["language"] = row.user
        var walk = Walk(Screen([sketch]) { $0.language = "en" }, settings)
        #expect(Self.languages(row.verbs, in: &walk) == row.said)
    }

    @Test(arguments: [
        ("type \",\"", ["de: Komma"]), ("type \"z\"", ["de: z"]),
        ("type \"x,\"", ["de: x", "de: Komma"]),
        ("last character", []), ("move backward;read character", ["de: c"]),
    ])
    func ofWhatIsTyped(_ verbs: String, _ said: [String]) {
        let field = Sketch("Feld", .textField) {
            $0.language = "de"
            $0.value = "c"
            $0.traits = [.textEntry, .isEditing]
        }
        var walk = Walk(Screen([field]), ["language": "fr", "typingEcho": "characters"])
        #expect(Self.languages(verbs, in: &walk) == said)
    }

    @Test func ofMenusOfTheMac() {
        let row = Sketch("a", .row) {
            $0.language = "pt"
            $0.more { $0.actions = [CustomAction(name: "Mark")] }
        }
        var walk = Walk(.mac([row]), ["language": "de"])
        #expect(
            Self.languages("actions menu", in: &walk)
                == ["de: Menü „Aktionen“, 1 Objekt", "pt: Mark"])
        #expect(Self.languages("double tap", in: &walk) == ["pt: Mark"])
        #expect(Self.languages("perform \"Mark\"", in: &walk) == ["pt: Mark"])
    }

    @Test func ofTheRotor() {
        var walk = Walk(
            Screen([
                Sketch("Olá", .heading) {
                    $0.more { $0.rotors = [CustomRotor(name: "Cores", items: [])] }
                }
            ]) { $0.language = "pt" }, ["language": "de"])
        #expect(Self.languages("rotor \"Wörter\"", in: &walk) == ["de: Wörter"])
        #expect(Self.languages("rotor \"Cores\"", in: &walk) == ["pt: Cores"])
        #expect(Self.languages("rotor \"Characters\"", in: &walk) == ["de: Zeichen"])
        #expect(Self.languages("read word", in: &walk) == ["pt: Olá"])
    }
}
