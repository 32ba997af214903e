/// VoiceOver's words about text that is selected, edited and spelled.
struct TextPhrases: Sendable {
    /// On turning to Text Selection: its name, then how it works.
    let selectionRotor: Phrase
    /// The same without the hints.
    let selectionRotorName: Phrase
    /// What one step selects: "Word selection".
    let unit: @Sendable (TextUnit) -> Phrase
    /// Behind the selected text.
    let selected: Phrase
    let unselected: Phrase
    let selectingBegins: Phrase
    let selectingEnds: Phrase
    /// An entry of the Edit rotor.
    let command: @Sendable (EditCommand) -> Phrase
    /// Behind the text that was cut, copied or pasted.
    let cut: Phrase
    let copied: Phrase
    let pasted: Phrase
    /// Spelling words by their letters in lower case.
    let spelling: [Character: String]
}
