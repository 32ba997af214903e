import ScreenReader

/// A piece of what is heard that is in one language.
struct SpokenRun {
    var text: String
    var language: String

    /// The utterance without its hint, or the hint alone, in pieces that joined are exactly its
    /// text.
    static func runs(of utterance: Utterance, hint: Bool = false, language: String) -> [SpokenRun] {
        let text = hint ? utterance.hint : utterance.text
        guard !text.isEmpty else { return [] }
        let segments = utterance.segments.filter { ($0.kind == .hint) == hint }
        let separator = hint ? " " : utterance.separator
        var runs: [SpokenRun] = []
        var joined = ""
        for segment in segments where !segment.text.isEmpty {
            let words = (joined.isEmpty ? "" : separator) + segment.text
            joined += words
            if let last = runs.last, last.language == segment.language {
                runs[runs.count - 1].text += words
            } else {
                runs.append(SpokenRun(text: words, language: segment.language))
            }
        }
        // A renderer may put the text together in its own way.
        return joined == text ? runs : [SpokenRun(text: text, language: language)]
    }
}
