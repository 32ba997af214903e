/// One piece of speech: its words, and why they are said.
public struct Segment: Sendable, Equatable {
    /// What a segment says of its element, by its name in JSON.
    public enum Kind: String, Sendable {
        case container, selected, header, label, value, content, dimmed, role, state, expanded
        case boundary, position, span, row, column, more, hint
        /// Announcements, rotor names, characters: no part of an element's own utterance.
        case phrase
    }

    /// How sure the rule is: two sources or Apple's own, one good source, a weak one.
    public enum Confidence: String, Sendable {
        case high = "H"
        case medium = "M"
        case low = "L"

        /// For people.
        public var words: String {
            switch self {
            case .high: "high"
            case .medium: "medium"
            case .low: "low"
            }
        }
    }

    public var kind: Kind
    public var text: String
    /// The element key that it comes from, or the container's id.
    public var from: String
    /// A short stable name.
    public var rule: String
    public var confidence: Confidence
    /// The tag of the language that it is spoken in.
    public var language: String
    /// Words of VoiceOver's own that no source reports it to say.
    public var isUnverified: Bool
    /// How the voice speaks it where that is not the usual way.
    public var voice: VoiceAttributes?
    /// The text before the voice made `text` of it; nil where it is spoken as it is written.
    public var written: WrittenText?

    public init(
        _ kind: Kind, _ text: String, from: String, rule: String,
        confidence: Confidence = .high, language: String = "en", isUnverified: Bool = false,
        voice: VoiceAttributes? = nil
    ) {
        self.kind = kind
        self.text = text
        self.from = from
        self.rule = rule
        self.confidence = confidence
        self.language = language
        self.isUnverified = isUnverified
        self.voice = voice
    }
}

/// What is said in one go: segments, joined last.
public struct Utterance: Sendable, Equatable {
    /// In speaking order, hints last.
    public var segments: [Segment]
    public var join: Join

    /// What stands between the segments.
    public enum Join: Sendable {
        /// A comma: the pauses that are heard.
        case comma
        /// As the test service of iOS 27 gives it.
        case xcui
        /// Nothing but a space: the segments have their full stops.
        case space
    }

    /// What the test service of iOS 27 returns at most.
    private static let longestInTests = 64

    public init(_ segments: [Segment], join: Join = .comma) {
        self.segments = segments
        self.join = join
    }

    /// Without the hint. In the manner of iOS 27's test service: no commas, cut at 64 characters
    /// (public UI tests, M).
    public var text: String {
        let text = joined(separator) { $0.kind != .hint }
        guard join == .xcui else { return text }
        return String(text.filter { $0 != "," }.prefix(Utterance.longestInTests))
    }

    /// The hint alone, empty where there is none.
    public var hint: String { joined(" ") { $0.kind == .hint } }

    /// Text and hint on one line, as a listener gets them.
    public var spoken: String {
        let text = text
        let hint = hint
        if text.isEmpty { return hint }
        return hint.isEmpty ? text : text + separator + hint
    }

    /// What stands for an utterance without words where it is shown; never words of VoiceOver's.
    public static let silence = "(no speech)"

    /// Text and hint for the eye.
    public var shown: String {
        let spoken = spoken
        return spoken.isEmpty ? Utterance.silence : spoken
    }

    /// Between the segments of the text.
    public var separator: String { join == .comma ? ", " : " " }

    private func joined(_ separator: String, where isTaken: (Segment) -> Bool) -> String {
        var text = ""
        for segment in segments where isTaken(segment) && !segment.text.isEmpty {
            if !text.isEmpty { text += separator }
            text += segment.text
        }
        return text
    }
}
