import ScreenModel
import Testing

@testable import ScreenReader

/// Where speech processing reaches: which words, by which setting, and what is kept of the text.
@Suite struct SpeechProcessingTests {
    private static let on = ["speechProcessing": "on"]

    private static func label(_ text: String, _ settings: [String: String]) -> Segment? {
        utterance(Sketch(text), settings).segments.first
    }

    private static func utterance(
        _ sketch: Sketch, _ settings: [String: String]
    ) -> Utterance {
        let session = Walk([sketch], settings).session
        return session.stops.first.map { session.utterance(of: $0) } ?? Utterance([])
    }

    private static func attributed(
        _ text: String, _ change: (inout SpeechAttributes) -> Void
    ) -> Sketch {
        var speech = SpeechAttributes()
        change(&speech)
        return Sketch(text) { $0.more { $0.speech = speech } }
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let spoken: String
        let settings: [String: String]
        let sketch: Sketch
        var testDescription: String { name }

        init(
            _ name: String, _ spoken: String, _ sketch: Sketch,
            _ settings: [String: String] = SpeechProcessingTests.on
        ) {
            self.name = name
            self.spoken = spoken
            self.settings = settings
            self.sketch = sketch
        }
    }

    static let cases = [
        Case(
            "off by default", "https://, 2024/10/27",
            Sketch("https://") { $0.value = "2024/10/27" }, [:]),
        Case(
            "label, value and content", "a slash b, 3 dot 5, 1 slash 2",
            Sketch("a/b") {
                $0.value = "3.5"
                $0.more {
                    $0.content = [CustomContent(label: "c", value: "1/2", importance: .high)]
                }
            }),
        Case(
            "the app's hint", "L, go to www dot x dot net",
            Sketch("L") { $0.hint = "go to www.x.net" }),
        Case("a promoted hint", "a slash b", Sketch("") { $0.hint = "a/b" }),
        Case(
            "VoiceOver's own words are spoken as they are",
            "L dot, Switch button, on, Double tap to toggle setting.",
            Sketch("L.", .switch) { $0.value = "1" },
            on.merging(["punctuation": "all"]) { $1 }),
        Case(
            "and the snapshot profile's", "https://", Sketch("https://"),
            on.merging(["profile": "snapshot"]) { $1 }),
        Case("digits without processing", "A/2 1 7", Sketch("A/217"), ["numbers": "digits"]),
        Case(
            "and with it", "A slash 2 1 7 dollars", Sketch("A/$217"),
            on.merging(["numbers": "digits"]) { $1 }),
        Case(
            "a position digit by digit", "Heading level 1 0",
            Sketch("") {
                $0.type = .heading
                $0.more { $0.headingLevel = 10 }
            }, ["numbers": "digits"]),
        Case(
            "another language falls back to English", "a slash b",
            Sketch("a/b") { $0.language = "xx" }),
        Case("punctuation of the element", "a dot", attributed("a.") { $0.punctuation = .all }),
        Case(
            "and none of it", "a b",
            attributed("a/b") { $0.punctuation = SpeechAttributes.Punctuation.none },
            on.merging(["punctuation": "all"]) { $1 }),
        Case("not without processing", "a.", attributed("a.") { $0.punctuation = .all }, [:]),
        Case(
            "source code", "a semicolon, b dot",
            Sketch("a;") {
                $0.value = "b."
                $0.more { $0.textualContext = .sourceCode }
            }),
        Case("narrative", "a;", Sketch("a;") { $0.more { $0.textualContext = .narrative } }),
        Case("spelled out", "A dash 1 2", attributed("A-12") { $0.spellOut = true }),
        Case(
            "spelled out without processing", "A - 1 2", attributed("A-12") { $0.spellOut = true },
            [:]),
        Case(
            "and digit by digit", "A - 1 2", attributed("A-12") { $0.spellOut = true },
            ["numbers": "digits"]),
        Case("phonetic letters", "tiː", attributed("Tea") { $0.ipa = "tiː" }),
        Case(
            "phonetic letters without processing", "Tea", attributed("Tea") { $0.ipa = "tiː" }, [:]),
        Case(
            "what is not heard leaves no gap", "L, Button", Sketch("L", .button) { $0.value = "/" },
            on.merging(["punctuation": "none"]) { $1 }),
    ]

    @Test(arguments: cases)
    func says(_ row: Case) {
        #expect(Self.utterance(row.sketch, row.settings).spoken == row.spoken)
    }

    @Test func keepsWhatIsWritten() {
        let link = Self.label("https://", Self.on)
        #expect(link?.written == WrittenText(text: "https://", rules: [.webAddress]))
        #expect(link?.asWritten == "https://")
        #expect(link?.isUnverified == false)
        let price = Self.label("£5", Self.on)
        #expect(price?.written?.reasons == "rule voice.amount, L")
        #expect(price?.isUnverified == true)
        #expect(Self.label("Tea", Self.on)?.written == nil)
        #expect(Self.label("https://", [:])?.written == nil)
    }

    /// The voice's form is there for who asks, and is the same however often.
    @Test func isThereOnDemand() {
        for settings in [[:], Self.on, ["numbers": "digits"]] {
            let session = Walk([Sketch("Pay 12.5 €")], settings).session
            let plain = session.stops.first.map { session.utterance(of: $0) } ?? Utterance([])
            let voiced = session.voiced(plain)
            let expected = settings["numbers"] == nil ? "Pay 12 dot 5 euros" : "Pay 1 2 dot 5 euros"
            #expect(voiced.text == expected)
            #expect(session.voiced(voiced) == voiced)
        }
    }

    @Test func announcementsAndChangesAreProcessed() {
        let sketches = [
            Sketch("Say", .button) { $0.on(.activate, .announce("1/2", priority: nil)) },
            Sketch("Size", .slider) {
                $0.value = "1/2"
                $0.on(.increment, .set("Size", [.value]) { $0.value = "3.5" })
            },
            Sketch("Share") { $0.more { $0.actions = [CustomAction(name: "a/b")] } },
        ]
        var walk = Walk(sketches, Self.on)
        #expect(walk.play("double tap").contains("'1 slash 2'"))
        #expect(walk.play("swipe right;swipe up").contains("'3 dot 5'"))
        #expect(walk.play("swipe right;swipe down").contains("'a slash b'"))
    }

    @Test func emojiReadAloneHasItsNameFromTheVoice() {
        for (settings, spoken) in [([:], "'🎉'"), (Self.on, "'party popper'")] {
            var walk = Walk([Sketch("🎉")], settings)
            #expect(walk.play("read character") == spoken)
        }
    }

    /// Characters and words are those of the text, each spoken as the voice has it.
    @Test func textIsReviewedAsItIsWritten() {
        var walk = Walk([Sketch("£5 a/b")], Self.on)
        #expect(walk.play("rotor Characters;swipe down") == "'pound'")
        #expect(walk.play("swipe down") == "'5'")
        #expect(walk.play("rotor Words;read word") == "'5 pounds'")
        #expect(walk.play("swipe down") == "'a slash b'")
    }

    @Test(
        arguments: [
            ("cap", "'cap A'", nil), ("pitch", "'A'", 1.3), ("none", "'A'", nil),
            ("sound", "[capital] 'A'", nil),
        ] as [(String, String, Double?)])
    func capitals(_ value: String, _ marks: String, _ pitch: Double?) throws {
        var walk = Walk([Sketch("Ab")], ["capitals": value])
        #expect(walk.play("read character") == marks)
        let events = walk.session.perform(.read(.character))
        let pitches = events.compactMap { event -> Double? in
            if case .speech(let speech) = event {
                speech.utterance.segments.first?.voice?.pitch
            } else {
                nil
            }
        }
        #expect(pitches == [pitch].compactMap { $0 })
        walk = Walk([Sketch("a")], ["capitals": value])
        #expect(walk.play("read character") == "'a'")
    }
}
