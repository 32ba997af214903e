import ScreenModel

extension VoiceAttributes {
    /// How the voice speaks it, in words: "pitch 1.2, all punctuation".
    public var words: String {
        var words: [String] = []
        if let pitch { words.append("pitch \(ValueText.plain(pitch))") }
        if spellOut { words.append("letter by letter") }
        if let ipa { words.append("pronounced \(ipa)") }
        switch punctuation {
        case .all: words.append("all punctuation")
        case .some(.none): words.append("no punctuation")
        case nil: break
        }
        return words.joined(separator: ", ")
    }
}
