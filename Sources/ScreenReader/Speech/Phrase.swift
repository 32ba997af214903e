/// Words of VoiceOver's own in one language, and whether anybody heard VoiceOver say them.
///
/// A plain string literal is as sure as its phrasebook says of all its words. The exceptions are
/// marked: `.heard("…")` where a log, a demo or a transcript of the real VoiceOver has them,
/// `.unverified("…")` where none has. `explain` names what is unverified.
public struct Phrase: Sendable, Equatable, ExpressibleByStringInterpolation {
    public var text: String
    /// Whether no source reports these words as VoiceOver's; nil as its phrasebook says.
    public var isUnverified: Bool?

    public init(_ text: String, isUnverified: Bool? = nil) {
        self.text = text
        self.isUnverified = isUnverified
    }

    public init(stringLiteral text: String) {
        self.init(text)
    }

    public static func unverified(_ text: String) -> Phrase {
        Phrase(text, isUnverified: true)
    }

    public static func heard(_ text: String) -> Phrase {
        Phrase(text, isUnverified: false)
    }
}

extension Segment {
    /// Words of VoiceOver's own, as sure as they are themselves, else as all of their phrasebook.
    init(
        _ kind: Kind, _ phrase: Phrase, of book: Phrasebook, from: String = "", rule: String,
        confidence: Confidence
    ) {
        self.init(
            kind, phrase.text, from: from, rule: rule, confidence: confidence,
            language: book.language, isUnverified: phrase.isUnverified ?? book.isUnverified)
    }
}
