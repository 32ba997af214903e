import ScreenModel
import Testing

@testable import ScreenReader

/// What holds for the words of every language.
@Suite struct PhrasebookTests {
    struct Words: Sendable, CustomTestStringConvertible {
        let language: String
        let words: [String: String]
        var testDescription: String { language }

        init(_ book: Phrasebook) {
            language = book.language
            words = BookWords.all(of: book)
        }
    }

    static let english = Words(.english)
    static let others = Phrasebook.all.dropFirst().map(Words.init)

    /// Words that a language shares with English, beside units and currencies.
    static let shared: [String: Set<String>] = [
        "de": ["In ☂", "Links", "Zoom", "at", "minus", "plus"],
        "es": ["Zoom", "banner", "micro"],
        "fr": [
            "Actions", "Images", "Volume", "Zoom", "apostrophe", "image", "menu", "micro",
            "navigation",
            "plus", "popover", "tilde",
        ],
    ]

    @Test(arguments: [english] + others)
    func areWritten(_ book: Words) {
        for (name, text) in book.words {
            #expect(!text.isEmpty, "\(name)")
            #expect(text == text.trimmed, "\(name): \(text)")
            #expect(!text.contains("  "), "\(name): \(text)")
            #expect(!text.contains("..."), "\(name): \(text)")
            #expect(!text.contains("Optional"), "\(name): \(text)")
        }
    }

    @Test(arguments: others)
    func differFromEnglish(_ book: Words) {
        let same = book.words.filter { name, text in
            text == Self.english.words[name] && !BookWords.isSign(name, text)
                && !BookWords.isInternational(name)
        }
        #expect(Set(same.values) == Self.shared[book.language] ?? [])
    }

    /// A hint ends with a full stop where the English one does, and with that of its language.
    @Test(arguments: others)
    func endTheirSentencesAsInEnglish(_ book: Words) {
        let fullStop = book.words["fullStop"] ?? ""
        for (name, text) in book.words where !BookWords.isSign(name, text) {
            let ends = Self.english.words[name]?.hasSuffix(".") ?? false
            #expect(text.hasSuffix(fullStop) == ends, "\(name): \(text)")
            #expect(ends || text.last.map { !".。!！".contains($0) } == true, "\(name): \(text)")
        }
    }

    /// What is written in Latin letters in every language: names of keys and of Apple's.
    private static let latinNames = ["VoiceOver", "Control", "Option", "Shift", "DOM", "Web"]

    /// No letter of another script slipped in: a Latin "o" in a Russian word is heard.
    @Test(arguments: others.filter { ["ru", "ja", "ko", "zh-Hans"].contains($0.language) })
    func keepToTheirScript(_ book: Words) {
        for (name, text) in book.words {
            let own = Self.latinNames.reduce(text) { $0.replacing($1, with: "") }
            let latin = own.unicodeScalars.filter { $0.isASCII && $0.properties.isAlphabetic }
            #expect(latin.isEmpty, "\(name): \(text)")
        }
    }

    /// What was heard in a language whose other words were not.
    @Test(arguments: [
        ("ko", ["textField": "텍스트 필드"]), ("zh-Hans", ["button": "按钮"]), ("de", [:]), ("fr", [:]),
        ("ja", [:]), ("ru", [:]), ("es", [:]),
    ])
    func sayWhatWasHeard(_ language: String, _ heard: [String: String]) {
        let book = Phrasebook.of(language: language)
        #expect(book.isUnverified)
        let marked = BookWords.phrases(of: book).filter { $0.value.isUnverified == false }
        #expect(marked.mapValues(\.text) == heard)
    }
}
