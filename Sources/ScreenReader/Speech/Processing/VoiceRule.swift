/// What a voice does to text beyond reading letters: the rule's name, how sure it is, and who
/// says so.
public struct VoiceRule: Sendable, Equatable {
    public let name: String
    public let confidence: Segment.Confidence
    public let source: String

    private init(_ name: String, _ confidence: Segment.Confidence, _ source: String) {
        self.name = name
        self.confidence = confidence
        self.source = source
    }

    private static let log = "EhPanda walkthrough notes: log of iOS 26.5"
    private static let general = "general knowledge"

    /// `https://` is "https colon slash slash", `www.x.net` "www dot x dot net".
    static let webAddress = VoiceRule("voice.webAddress", .high, log)
    /// "ada at example dot org".
    static let mailAddress = VoiceRule("voice.mailAddress", .low, general)
    /// `notes.txt` is "notes dot txt".
    static let dottedName = VoiceRule("voice.dottedName", .low, general)
    /// `3.5` is "3 dot 5".
    static let decimal = VoiceRule("voice.decimal", .high, log)
    /// `2024/10/27` is "2024 slash 10 slash 27".
    static let date = VoiceRule("voice.date", .high, log)
    /// `15–20` is "15 <break> 20".
    static let range = VoiceRule("voice.range", .high, log)
    /// "minus 5".
    static let minus = VoiceRule("voice.minus", .low, general)
    /// `£1.50` is "1 pound 50".
    static let amount = VoiceRule("voice.amount", .low, general)
    /// `2h` is "2 hours".
    static let unit = VoiceRule("voice.unit", .low, general)
    /// Marks and signs by name or not at all, as the punctuation level has it.
    static let punctuation = VoiceRule("voice.punctuation", .low, general)
    /// What stands for a word: `©`, `≤`, emoji.
    static let symbol = VoiceRule("voice.symbol", .low, general)
    /// `numbers=digits`.
    static let digits = VoiceRule("voice.digits", .low, general)
    /// Letters one by one.
    static let spellOut = VoiceRule("voice.spellOut", .high, "UIAccessibility headers")
    /// What is said instead, in phonetic letters.
    static let pronunciation = VoiceRule("voice.ipa", .high, "UIAccessibility headers")

    static let all: [VoiceRule] = [
        webAddress, mailAddress, dottedName, decimal, date, range, minus, amount, unit,
        punctuation, symbol, digits, spellOut, pronunciation,
    ]
}
