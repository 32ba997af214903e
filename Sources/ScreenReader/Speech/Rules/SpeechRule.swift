/// One rule of speech: what it says, and who reports that VoiceOver follows it. Segments carry its
/// name; `explain` prints the rest.
///
/// To add one: a line in the list of its kind (`SpeechRule+….swift`). A name that the generator
/// uses and no list has, or the other way round, fails a test.
public struct SpeechRule: Sendable {
    /// As `Segment.rule` names it.
    public let name: String
    /// In a few words, without a full stop.
    public let summary: String
    /// Sources by their own names, the best first.
    public let sources: String

    init(_ name: String, _ summary: String, _ sources: String) {
        self.name = name
        self.summary = summary
        self.sources = sources
    }

    public static let all: [SpeechRule] =
        elementText + roles + containers + hints + announcements + editing + mac

    private static let byName: [String: SpeechRule] = Dictionary(
        all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    /// The rule with exactly this name. Constant time.
    public static func named(_ name: String) -> SpeechRule? { byName[name] }

    /// The rule on one line: what it says; where it comes from.
    public var line: String { "\(summary); \(sources)" }
}
