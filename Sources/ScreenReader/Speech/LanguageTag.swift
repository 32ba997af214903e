/// A language tag (BCP 47), taken apart as far as the choice of a phrasebook needs: in any case,
/// with `_` for `-`, without its region.
///
/// Every utterance reads one, so letters are packed into numbers and nothing is allocated.
struct LanguageTag: Sendable {
    /// Up to eight letters in lower case; 0 where the text is no tag.
    private(set) var language: UInt64 = 0
    /// As written; Chinese without a script has the one of its region. 0 where there is none.
    private(set) var script: UInt64 = 0

    init(_ tag: String) {
        var words = Words(tag)
        language = words.next()?.packed ?? 0
        var region: UInt64 = 0
        // Behind a single letter stand extensions.
        while let word = words.next(), word.count > 1 {
            if word.count == 4, script == 0, region == 0 { script = word.packed }
            if word.count == 2, region == 0 { region = word.packed }
        }
        if script == 0, language == LanguageTag.chinese {
            let isTraditional = LanguageTag.traditionalRegions.contains(region)
            script = isTraditional ? LanguageTag.traditional : LanguageTag.simplified
        }
    }

    /// Whether words of `book` are in this language. A book without a script serves all.
    func isServed(by book: LanguageTag) -> Bool {
        language == book.language && (book.script == 0 || book.script == script)
    }

    private static let chinese = packed("zh")
    private static let simplified = packed("hans")
    private static let traditional = packed("hant")
    private static let traditionalRegions = [packed("tw"), packed("hk"), packed("mo")]

    private static func packed(_ letters: String) -> UInt64 {
        var words = Words(letters)
        return words.next()?.packed ?? 0
    }

    /// The parts of a tag, one by one.
    private struct Words: IteratorProtocol {
        private var bytes: String.UTF8View.Iterator
        private var isAtEnd = false

        init(_ tag: String) { bytes = tag.utf8.makeIterator() }

        mutating func next() -> Word? {
            guard !isAtEnd else { return nil }
            var word = Word()
            while let byte = bytes.next() {
                if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") { return word }
                word.append(byte)
            }
            isAtEnd = true
            return word
        }
    }

    /// A part between hyphens.
    private struct Word {
        private(set) var count = 0
        private var letters: UInt64 = 0

        /// 0 for what is too long, or holds no plain letters.
        var packed: UInt64 { count > 8 ? 0 : letters }

        mutating func append(_ byte: UInt8) {
            count += 1
            guard count <= 8 else { return }
            let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
            letters = letters << 8 | UInt64(isCapital ? byte | 0x20 : byte)
        }
    }
}

extension LanguageTag {
    /// The language that the app's text states, as written; an empty tag states none.
    static func ofText(_ tag: String?, else fallback: String) -> String {
        if let tag, !tag.isEmpty { return tag }
        return fallback
    }
}

extension Segment {
    /// Ends with the full stop of its language, one more only where there is none of any.
    mutating func endSentenceOfItsLanguage() {
        guard text.utf8.last != UInt8(ascii: "."), !text.hasSuffix("。") else { return }
        text += Phrasebook.shared(language: language).book.fullStop
    }
}
