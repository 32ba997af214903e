/// Words of VoiceOver's own in one language, and whether anybody heard VoiceOver say them.
///
/// A plain string literal is a phrase with a source: a log, a demo, a transcript of the real
/// VoiceOver. Words from anywhere else are written `.unverified("…")`; `explain` names them so.
public struct Phrase: Sendable, Equatable, ExpressibleByStringInterpolation {
    public var text: String
    /// No source reports these words as VoiceOver's.
    public var isUnverified: Bool

    public init(_ text: String, isUnverified: Bool = false) {
        self.text = text
        self.isUnverified = isUnverified
    }

    public init(stringLiteral text: String) {
        self.init(text)
    }

    public static func unverified(_ text: String) -> Phrase {
        Phrase(text, isUnverified: true)
    }
}
