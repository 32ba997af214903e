import ScreenModel
import ScreenReader
import Testing

/// The language as the user chooses it: at the start, and while walking.
@Suite struct LanguageSettingTests {
    @Test func changesTheWordsWhileWalking() throws {
        var walk = Walk(
            Screen([Sketch("a", .heading), Sketch("b", .button)]) { $0.language = "es" })
        #expect(walk.session.rotorName == "Encabezados")
        #expect(walk.play("swipe right") == "@b [tick] 'b, Botón'")
        try walk.session.settings.assign("language=fr")
        #expect(walk.play("swipe left") == "@a [tick] 'a, en-tête'")
        #expect(walk.session.rotorName == "En-têtes")
        #expect(walk.session.language == "fr")
        try walk.session.settings.assign("language=zh-CN")
        #expect(walk.play("swipe right") == "@b [tick] 'b, 按钮'")
        try walk.session.settings.assign("language=auto")
        #expect(walk.play("swipe left") == "@a [tick] 'a, Encabezado'")
    }

    @Test func takesTagsWithRegions() throws {
        var settings = Settings()
        try settings.assign("language = fr-CA")
        #expect(settings.language == "fr-CA")
    }

    @Test(arguments: ["pt", "", "zh-TW", "Auto", "french"])
    func refuses(_ tag: String) {
        var settings = Settings()
        let error = #expect(throws: SettingError.self) { try settings.assign("language=\(tag)") }
        #expect(
            error?.description == "language cannot be '\(tag)'; expected auto, "
                + Phrasebook.languages.joined(separator: ", "))
        #expect(settings.language == nil)
    }

    struct Turn: Sendable, CustomTestStringConvertible {
        let language: String
        let name: String
        let answer: String
        var testDescription: String { "\(language) \(name)" }

        init(_ language: String, _ name: String, _ answer: String) {
            (self.language, self.name, self.answer) = (language, name, answer)
        }
    }

    /// By the name that is spoken, or the English one, in any case.
    static let turns: [Turn] = [
        Turn("de", "Überschriften", "Überschriften"), Turn("de", "ÜBERSCHRIFTEN", "Überschriften"),
        Turn("de", "u\u{308}berschriften", "Überschriften"),
        Turn("de", "Headings", "Überschriften"), Turn("de", "speaking rate", "Sprechtempo"),
        Turn("fr", "en-têtes", "En-têtes"), Turn("ja", "見出し", "見出し"),
        Turn("ja", "Headings", "見出し"), Turn("zh-CN", "标题", "标题"), Turn("ru", "СЛОВА", "Слова"),
        Turn("ko", "머리말", "머리말"), Turn("es", "Líneas", "Líneas"),
        Turn("en", "Headings", "Headings"),
    ]

    @Test(arguments: turns)
    func turnsTheRotorByName(_ row: Turn) {
        let screen = [Sketch("a", .heading), Sketch("b")]
        var walk = Walk(screen, ["language": row.language, "initialRotor": "Containers"])
        _ = walk.session.perform(.rotor(.named(row.name)))
        #expect(walk.session.rotorName == row.answer)
        let started = Walk(screen, ["language": row.language, "initialRotor": row.name])
        #expect(started.session.rotorName == row.answer)
    }

    @Test(arguments: [("de", "En-têtes"), ("en", "Überschriften"), ("fr", "")])
    func knowsNoOtherLanguage(_ language: String, _ name: String) {
        var walk = Walk([Sketch("a", .heading)], ["language": language])
        let before = walk.session.rotorName
        #expect(Walk.marks(walk.session.perform(.rotor(.named(name)))) == "[?] note")
        #expect(walk.session.rotorName == before)
    }

    /// A name of the app's own is its name in every language, before an English one.
    @Test func prefersTheSpokenName() {
        var walk = Walk(
            Screen([Sketch("a", .heading)]) {
                $0.language = "de"
                $0.rotors = [CustomRotor(name: "Words", items: [])]
            })
        _ = walk.session.perform(.rotor(.named("words")))
        #expect(walk.session.rotorName == "Words")
    }
}
