/// VoiceOver's words in one language. A phrase that is missing does not compile; plurals and word
/// order are code, not formats.
///
/// To add one: a file in `Phrasebooks/` with a `static let` in plain words, and its line in
/// `Phrasebook.all`.
public struct Phrasebook: Sendable {
    /// The language's tag, without a region; with a script where it has several.
    let language: String

    /// None of its words was heard from VoiceOver itself, but for those marked `.heard`.
    let isUnverified: Bool

    // States.
    let selected: Phrase
    let dimmed: Phrase
    let isEditing: Phrase
    let on: Phrase
    let off: Phrase
    let mixed: Phrase
    let expanded: Phrase
    let collapsed: Phrase
    let draggable: Phrase

    // Roles.
    let button: Phrase
    let backButton: Phrase
    let switchButton: Phrase
    let tab: Phrase
    let textField: Phrase
    let secureTextField: Phrase
    let heading: Phrase
    let headingLevel: @Sendable (Int) -> Phrase
    let link: Phrase
    let pickerItem: Phrase
    let adjustable: Phrase
    let image: Phrase
    let searchField: Phrase
    let menuItem: Phrase
    let popUpButton: Phrase
    let alert: Phrase
    /// A label that is only this word is not spoken beside the role (AccessibilitySnapshot).
    let back: String

    // Contexts.
    let listStart: Phrase
    let listEnd: Phrase
    let landmark: Phrase
    let landmarkEnd: Phrase
    let position: @Sendable (Int, Int) -> Phrase
    /// Rows and columns are counted from 1.
    let row: @Sendable (Int) -> Phrase
    let column: @Sendable (Int) -> Phrase
    let rowSpan: @Sendable (Int) -> Phrase
    let columnSpan: @Sendable (Int) -> Phrase
    /// The value of a page control.
    let pageControlValue: @Sendable (Int, Int) -> Phrase
    let characters: @Sendable (Int) -> Phrase
    let moreContentAvailable: Phrase
    let actionsAvailable: Phrase
    /// The label of an activity indicator that has none.
    let inProgress: Phrase

    // Default hints.
    let activateHint: Phrase
    let toggleHint: Phrase
    let editHint: Phrase
    let misspelledHint: Phrase
    let adjustHint: Phrase
    let expandHint: Phrase
    let collapseHint: Phrase
    let actionsHint: Phrase
    let rotorHint: @Sendable (String) -> Phrase
    let dragHint: Phrase

    // What VoiceOver says beside elements.
    let notFound: @Sendable (RotorOption) -> Phrase
    let rotorName: @Sendable (RotorOption) -> Phrase
    let activateDefault: Phrase
    let page: @Sendable (Int, Int) -> Phrase
    let rows: @Sendable (Int, Int, Int?) -> Phrase
    let percent: @Sendable (Int) -> Phrase
    let speechOn: Phrase
    let speechOff: Phrase
    let curtainOn: Phrase
    let curtainOff: Phrase
    let capital: @Sendable (String) -> Phrase

    /// Between the whole and the fraction of a number.
    let decimalSeparator: Character
    /// Ends a sentence.
    let fullStop: String
    /// What it calls characters, units and currencies.
    let symbols: SymbolNames
    let rotor: RotorPhrases
    /// What is said about text that is selected, edited and spelled.
    let text: TextPhrases
    /// What only web content says.
    let web: WebPhrases
    /// What VoiceOver on the Mac says.
    let mac: MacPhrases
}
