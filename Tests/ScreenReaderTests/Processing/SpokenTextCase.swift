import Testing

@testable import ScreenReader

/// A text and what the voice makes of it, in English unless `names` say otherwise.
struct SpokenTextCase: Sendable, CustomTestStringConvertible {
    let written: String
    let spoken: String
    var names = SymbolNames.english
    var decimalSeparator: Character = "."
    var punctuation = Settings.PunctuationLevel.some

    var testDescription: String { "\(written) (\(punctuation))" }

    init(
        _ written: String, _ spoken: String,
        _ punctuation: Settings.PunctuationLevel = .some
    ) {
        self.written = written
        self.spoken = spoken
        self.punctuation = punctuation
    }

    /// What is spoken as it is written.
    init(same text: String, _ punctuation: Settings.PunctuationLevel = .some) {
        self.init(text, text, punctuation)
    }

    var result: SpokenText {
        .processed(
            written, names, decimalSeparator: decimalSeparator, punctuation: punctuation)
    }
}
