/// Turns the text of segments into what the voice makes of it, and keeps what was written.
///
/// The app's words are processed whole; VoiceOver's own are written to be spoken, and only their
/// digits are taken apart.
struct SpeechProcessing {
    let settings: Settings
    /// What names symbols where there is no phrasebook for the text's language.
    let wordsLanguage: String

    /// Whether the settings ask for it. Else nothing of this is touched.
    static func isOn(_ settings: Settings) -> Bool {
        (settings.speechProcessing == .on || settings.numbers == .digits)
            && settings.profile == .device
    }

    func apply(to segments: inout [Segment]) {
        for place in segments.indices {
            let spoken = spoken(segments[place])
            guard spoken.text != segments[place].text else { continue }
            segments[place].written = WrittenText(
                text: segments[place].asWritten, rules: spoken.rules)
            segments[place].text = spoken.text
            if spoken.rules.contains(where: { $0.confidence != .high }) {
                segments[place].isUnverified = true
            }
        }
    }

    private func spoken(_ segment: Segment) -> SpokenText {
        var spoken = SpokenText(text: segment.text, rules: segment.written?.rules ?? [])
        let voice = segment.voice
        if settings.speechProcessing == .on, let ipa = voice?.ipa {
            return SpokenText(text: ipa, rules: [.pronunciation])
        }
        if settings.speechProcessing == .on, segment.isOfApp {
            let book = Phrasebook.shared(
                language: Phrasebook.exists(for: segment.language)
                    ? segment.language : wordsLanguage
            ).book
            spoken =
                voice?.spellOut == true
                ? .spelledOut(segment.asWritten, book.symbols)
                : .processed(
                    segment.asWritten, book.symbols, decimalSeparator: book.decimalSeparator,
                    punctuation: voice?.punctuationLevel ?? settings.punctuation)
        }
        if settings.numbers == .digits {
            let digits = SpokenText.digitByDigit(spoken.text)
            spoken.text = digits.text
            spoken.rules += digits.rules
        }
        return spoken
    }
}

/// What stands in the file where the voice makes something else of it.
public struct WrittenText: Sendable, Equatable {
    public let text: String
    /// Why the spoken text differs, in the order of their first use.
    public let rules: [VoiceRule]

    /// "rule voice.decimal, H; rule voice.unit, L".
    public var reasons: String {
        rules.map { "rule \($0.name), \($0.confidence.rawValue)" }.joined(separator: "; ")
    }
}

extension VoiceAttributes {
    /// What the app asks for beats what the user chose.
    fileprivate var punctuationLevel: Settings.PunctuationLevel? {
        switch punctuation {
        case .all: .all
        case nil: nil
        case .some(.none): Settings.PunctuationLevel.none
        }
    }
}

extension Segment {
    /// Its text before any processing.
    public var asWritten: String { written?.text ?? text }

    /// Words of the app's. The name of a character that is read alone is spoken as it is.
    fileprivate var isOfApp: Bool {
        switch kind {
        case .label, .value, .content, .header, .container: true
        case .phrase: rule != "text.character"
        case .hint: from == "hint"
        default: false
        }
    }
}
