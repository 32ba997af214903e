import ScreenModel
import ScreenReader
import Testing

/// What attributed labels and textual contexts ask of the voice, and in which language each part
/// is spoken.
@Suite struct VoiceTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let text: String
        let voice: VoiceAttributes?
        let settings: [String: String]
        let element: Element

        var testDescription: String { name }

        init(
            _ name: String, _ text: String, _ voice: VoiceAttributes?,
            settings: [String: String] = [:], _ change: (inout Element) -> Void
        ) {
            self.name = name
            self.text = text
            self.voice = voice
            self.settings = settings
            var element = Element()
            element.label = "A b"
            change(&element)
            self.element = element
        }
    }

    private static func voice(_ change: (inout VoiceAttributes) -> Void) -> VoiceAttributes {
        var voice = VoiceAttributes()
        change(&voice)
        return voice
    }

    private static func attributed(
        _ element: inout Element, _ change: (inout SpeechAttributes) -> Void
    ) {
        var attributes = SpeechAttributes()
        change(&attributes)
        element.more { $0.speech = attributes }
    }

    static let cases: [Case] = [
        Case("plain", "A b", nil) { _ in },
        Case("no attributes", "A b", nil) { attributed(&$0) { _ in } },
        Case("spelled out, spaces left out", "A b 🇩🇪 1", voice { $0.spellOut = true }) {
            $0.label = "Ab 🇩🇪1"
            attributed(&$0) { $0.spellOut = true }
        },
        Case("not spelled out", "A b", nil) { attributed(&$0) { $0.spellOut = false } },
        Case("pitch", "A b", voice { $0.pitch = 1.5 }) { attributed(&$0) { $0.pitch = 1.5 } },
        Case("pronunciation", "A b", voice { $0.ipa = "a.bi" }) {
            attributed(&$0) { $0.ipa = "a.bi" }
        },
        Case("no pronunciation", "A b", nil) { attributed(&$0) { $0.ipa = "" } },
        Case("no punctuation", "A b", voice { $0.punctuation = SpeechAttributes.Punctuation.none })
        {
            attributed(&$0) { $0.punctuation = SpeechAttributes.Punctuation.none }
        },
        Case("source code", "A b", voice { $0.punctuation = .all }) {
            $0.more { $0.textualContext = .sourceCode }
        },
        Case("console", "A b", voice { $0.punctuation = .all }) {
            $0.more { $0.textualContext = .console }
        },
        Case("narrative", "A b", nil) { $0.more { $0.textualContext = .narrative } },
        Case(
            "the attribute beats the context", "A b",
            voice { $0.punctuation = SpeechAttributes.Punctuation.none }
        ) {
            attributed(&$0) { $0.punctuation = SpeechAttributes.Punctuation.none }
            $0.more { $0.textualContext = .console }
        },
        Case(
            "more content by pitch", "A b", voice { $0.pitch = 1.3 },
            settings: ["moreContent": "pitch"]
        ) { $0.more { $0.content = [CustomContent(label: "c", value: "d")] } },
        Case("important content is no more", "A b", nil, settings: ["moreContent": "pitch"]) {
            $0.more { $0.content = [CustomContent(label: "c", value: "", importance: .high)] }
        },
        Case(
            "its own pitch beats that", "A b", voice { $0.pitch = 0.5 },
            settings: ["moreContent": "pitch"]
        ) {
            attributed(&$0) { $0.pitch = 0.5 }
            $0.more { $0.content = [CustomContent(label: "c", value: "d")] }
        },
    ]

    @Test(arguments: cases)
    func labels(_ row: Case) {
        var sketch = Sketch("x")
        sketch.element = row.element
        let segments = Walk(Screen([sketch]), row.settings, starts: false).utterances.first?
            .segments
        #expect(segments?.first?.text == row.text)
        #expect(segments?.first?.voice == row.voice)
        #expect(segments?.dropFirst().allSatisfy { $0.voice == nil } == true)
    }

    @Test(arguments: [
        ("", voice { _ in }), ("pitch 1.2", voice { $0.pitch = 1.2 }),
        ("pitch 1", voice { $0.pitch = 1 }),
        (
            "pitch 0, letter by letter",
            voice {
                $0.pitch = 0
                $0.spellOut = true
            }
        ),
        ("pronounced a.bi", voice { $0.ipa = "a.bi" }),
        ("all punctuation", voice { $0.punctuation = .all }),
        ("no punctuation", voice { $0.punctuation = SpeechAttributes.Punctuation.none }),
    ])
    func inWords(_ words: String, _ voice: VoiceAttributes) {
        #expect(voice.words == words)
    }

    /// Code may stand in the value.
    @Test func textualContextOfValues() {
        let walk = Walk([
            Sketch("Editor", .textArea) {
                $0.value = "a[0]"
                $0.more { $0.textualContext = .sourceCode }
            }
        ])
        let voices = walk.utterances.first?.segments.filter { $0.voice != nil }.map(\.kind)
        #expect(voices == [.label, .value])
    }

    /// A sound instead of words, once for each landing.
    @Test func moreContentBySound() {
        let sketches = [
            Sketch("a"),
            Sketch("b") { $0.more { $0.content = [CustomContent(label: "c", value: "d")] } },
        ]
        for (setting, marks) in [
            ("sound", "@b [tick] [content] 'b'"), ("none", "@b [tick] 'b'"),
            ("pitch", "@b [tick] 'b'"), ("speak", "@b [tick] 'b, More content available'"),
        ] {
            var walk = Walk(sketches, ["moreContent": setting])
            #expect(walk.play("swipe right") == marks)
        }
    }

    struct Languages: Sendable, CustomTestStringConvertible {
        let name: String
        let sketches: [Sketch]
        /// Each segment of the last stop with its language.
        let parts: [String]
        var testDescription: String { name }
    }

    static let languages: [Languages] = [
        Languages(
            name: "a group's label in the group's language",
            sketches: [
                Sketch(holding: [Sketch("a", .button) { $0.language = "de" }], .group) {
                    $0.label = "G"
                    $0.language = "fr"
                }
            ], parts: ["fr G", "de a", "de Taste"]),
        Languages(
            name: "a group without one in the screen's",
            sketches: [
                Sketch(holding: [Sketch("a") { $0.language = "xx" }], .group) { $0.label = "G" }
            ], parts: ["en G", "xx a"]),
        Languages(
            name: "a label from elsewhere in the language of that",
            sketches: [
                Sketch("Nom") { $0.language = "fr" },
                Sketch("f") {
                    $0.value = "V"
                    $0.more { $0.labeledBy = "Nom" }
                },
            ], parts: ["fr Nom", "en V"]),
        Languages(
            name: "a label from elsewhere without one in the element's own",
            sketches: [
                Sketch("Name"),
                Sketch("f") {
                    $0.language = "fr"
                    $0.more { $0.labeledBy = "Name" }
                },
            ], parts: ["fr Name"]),
        Languages(
            name: "its own label where elsewhere is none",
            sketches: [
                Sketch("s") {
                    $0.label = ""
                    $0.language = "fr"
                }, Sketch("f") { $0.more { $0.labeledBy = "s" } },
            ], parts: ["en f"]),
        Languages(
            name: "combined parts of one language",
            sketches: [
                Sketch(holding: [
                    Sketch("a") { $0.language = "fr" }, Sketch("b") { $0.language = "fr" },
                ]) { $0.more { $0.childrenBehavior = .combine } }
            ], parts: ["fr a, b"]),
        Languages(
            name: "combined parts of two languages",
            sketches: [
                Sketch(holding: [Sketch("a") { $0.language = "fr" }, Sketch("b")]) {
                    $0.more { $0.childrenBehavior = .combine }
                }
            ], parts: ["en a, b"]),
        Languages(
            name: "a switch's raw state is the app's",
            sketches: [
                Sketch("a", .switch) {
                    $0.language = "xx"
                    $0.value = "zu"
                }
            ],
            parts: [
                "xx a", "en Switch button", "xx zu", "en Double tap to toggle setting.",
            ]),
        Languages(
            name: "a landmark's name in its own",
            sketches: [
                Sketch(
                    holding: [
                        Sketch(holding: [Sketch("a")]) { element in
                            element.container = .landmark
                            element.label = "Menu"
                            element.language = "fr"
                            element.more { $0.landmark = "navigation" }
                        }
                    ], .webArea)
            ], parts: ["en a", "fr Menu", "en navigation", "en Landmark"]),
    ]

    @Test(arguments: languages)
    func speaks(_ row: Languages) {
        let parts = Walk(row.sketches).utterances.last?.segments
        #expect(parts?.map { "\($0.language) \($0.text)" } == row.parts)
    }
}
