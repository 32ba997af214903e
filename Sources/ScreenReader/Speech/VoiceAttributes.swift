import ScreenModel

/// How a voice speaks one segment: what attributed text asks for (Apple's header, H).
public struct VoiceAttributes: Sendable, Equatable {
    /// 1 is the voice's own pitch, 2 the highest, 0 the lowest.
    public var pitch: Double?
    /// The letters one by one; the segment's text has them apart already.
    public var spellOut = false
    /// Spoken instead of the text, in the phonetic alphabet.
    public var ipa: String?
    /// Overrides the user's own level of punctuation.
    public var punctuation: SpeechAttributes.Punctuation?

    public init() {}

    /// A capital that is read alone, with `capitals=pitch` (no source has the pitch; L).
    static let capital: VoiceAttributes = {
        var voice = VoiceAttributes()
        voice.pitch = 1.3
        return voice
    }()
}

extension ElementSpeech {
    /// The pitch by which a label tells that there is more content (CVS Health names the setting,
    /// no source the pitch; L).
    private static let pitchOfMore = 1.3

    /// The label as its attributes and its textual context say it.
    func label(_ text: String) -> Segment {
        var segment = own(.label, text, from: .label, "label")
        segment.language = stop.labelLanguage ?? stop.language
        guard element.hasExtras, settings.profile == .device else { return segment }
        let attributes = element.extras.speech
        var voice = VoiceAttributes()
        voice.pitch = attributes?.pitch
        voice.punctuation = attributes?.punctuation ?? contextPunctuation
        if let ipa = attributes?.ipa, !ipa.isEmpty { voice.ipa = ipa }
        if attributes?.spellOut == true {
            voice.spellOut = true
            let spelled = SpokenText.spelledOut(text)
            segment.text = spelled.text
            segment.written = WrittenText(text: text, rules: spelled.rules)
            segment.rule = "label.spellOut"
        }
        if voice.pitch == nil, settings.moreContent == .pitch, hasMoreContent {
            voice.pitch = ElementSpeech.pitchOfMore
        }
        if voice != VoiceAttributes() { segment.voice = voice }
        return segment
    }

    /// Of source code and consoles all punctuation is spoken: Apple's documentation says so of
    /// source code (H), consoles are a decision.
    var contextPunctuation: SpeechAttributes.Punctuation? {
        switch element.extras.textualContext {
        case .sourceCode, .console: .all
        case .wordProcessing, .narrative, .messaging, .spreadsheet, .fileSystem, nil: nil
        }
    }
}
