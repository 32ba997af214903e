/// One piece of speech: its words, and why they are said.
public struct Segment: Sendable, Equatable {
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

    public init(
        _ kind: Kind, _ text: String, from: String, rule: String,
        confidence: Confidence = .high, language: String = "en"
    ) {
        self.kind = kind
        self.text = text
        self.from = from
        self.rule = rule
        self.confidence = confidence
        self.language = language
    }
}

/// What is said in one go: segments, joined last.
public struct Utterance: Sendable, Equatable {
    /// In speaking order, hints last.
    public var segments: [Segment]
    /// What stands between two segments.
    public var separator: String

    public init(_ segments: [Segment], separator: String = ", ") {
        self.segments = segments
        self.separator = separator
    }

    /// Without the hint.
    public var text: String {
        segments.lazy.filter { $0.kind != .hint }.map(\.text).joined(separator: separator)
    }

    /// The hint alone, empty where there is none.
    public var hint: String {
        segments.lazy.filter { $0.kind == .hint }.map(\.text).joined(separator: " ")
    }

    /// Text and hint on one line, as a listener gets them.
    public var spoken: String {
        let text = text
        let hint = hint
        if text.isEmpty { return hint }
        return hint.isEmpty ? text : text + separator + hint
    }
}
