import ScreenModel

/// What VoiceOver on iOS says of web content alone (a11ysupport.io's transcripts of Safari, M).
struct WebPhrases: Sendable {
    let multiLineTextField: Phrase
    let radioButton: Phrase
    let checkbox: Phrase
    let checked: Phrase
    let unchecked: Phrase
    let toggleButton: Phrase
    let pressed: Phrase
    let notPressed: Phrase
    let visited: Phrase
    let required: Phrase
    let popUpButton: Phrase
    /// What the button opens.
    let popUp: @Sendable (PopUpKind) -> Phrase
    let rowHeader: Phrase
    let columnHeader: Phrase
    let tableStart: Phrase
    let tableEnd: Phrase
    let tableRows: @Sendable (Int) -> Phrase
    let tableColumns: @Sendable (Int) -> Phrase
    /// The kind of a landmark, such as `navigation`; the kind itself where there is no word.
    let landmarkKind: @Sendable (String) -> Phrase
}
