import ScreenModel

/// What is said about text that is selected, edited and typed.
enum TextSpeech: Sendable, Equatable {
    /// The rotor came to Text Selection.
    case selectionRotor
    /// What one step selects now.
    case unit(TextUnit)
    case selected(TextExtract)
    case unselected(TextExtract)
    /// Steps through the text select it from now on, or not.
    case selecting(Bool)
    /// An entry of the Edit rotor, before it is performed.
    case command(EditCommand)
    /// What was cut, copied or pasted.
    case done(EditCommand, TextExtract)
    /// A character that was typed or deleted.
    case echo(Character, language: String?)
    /// A word that was typed, or text that was deleted.
    case text(TextExtract)
}

/// A part of a text as it may be said.
enum TextExtract: Sendable, Equatable {
    case text(String, language: String?)
    /// Characters alone: of a secret, and of text too long to be heard again.
    case count(Int)
}

/// The commands of the Edit rotor. Their names are general knowledge (L).
enum EditCommand: Sendable, Equatable, CaseIterable {
    case select, selectAll, cut, copy, paste
}

/// One entry of the Edit rotor: VoiceOver's own, then the app's of the category `edit`
/// (WWDC26-219, H).
enum EditEntry: Sendable, Equatable {
    case command(EditCommand)
    case app(CustomAction)
}
