import ScreenModel

/// VoiceOver's words on the Mac in one language. Role words are in lower case, as in Apple's
/// "Add Favorites, button".
///
/// To add a language: a `static let` in `Phrasebooks/MacPhrases+LANGUAGE.swift`, which its
/// `Phrasebook` takes as `mac`.
struct MacPhrases: Sendable {
    // Roles.
    /// The word that is spoken with an element. Of `landmark` the kind is spoken instead; `none`
    /// and what is not spoken appear in hints alone.
    let role: @Sendable (MacRole) -> Phrase
    /// The word of a role in "You are currently on a …", where it differs; else nil.
    let hintRole: @Sendable (MacRole) -> Phrase?
    let headingLevel: @Sendable (Int) -> Phrase
    /// The kind of a landmark, such as `navigation`; the kind itself where there is no word.
    let landmark: @Sendable (String) -> Phrase

    // The names of window buttons that have none.
    let minimize: Phrase
    let fullScreen: Phrase
    let close: Phrase

    // States.
    let selected: Phrase
    let checked: Phrase
    let unchecked: Phrase
    let mixed: Phrase
    let on: Phrase
    let off: Phrase
    let collapsed: Phrase
    let expanded: Phrase
    let dimmed: Phrase
    let required: Phrase
    let visited: Phrase
    let blank: Phrase
    /// What it is the current one of, such as `page`; `true` where the page does not say.
    let current: @Sendable (String) -> Phrase
    /// What activating it opens.
    let popUp: @Sendable (PopUpKind) -> Phrase
    let insertion: @Sendable (MacInsertion) -> Phrase

    // Counts.
    let items: @Sendable (Int) -> Phrase
    let position: @Sendable (Int, Int) -> Phrase
    let outlinePosition: @Sendable (Int, Int) -> Phrase
    let rowPosition: @Sendable (Int, Int) -> Phrase
    let contentIsEmpty: Phrase

    // Going in, out and across. A container is its label and role: "Style Presets, group".
    let interact: @Sendable (_ container: String) -> Phrase
    let stopInteracting: @Sendable (_ container: String) -> Phrase
    /// The end of a landmark, by its kind or name.
    let endOf: @Sendable (String) -> Phrase
    /// A jump; nil where there is no container on that side.
    let crossing: @Sendable (_ left: String?, _ entered: String?) -> Phrase

    // Start and descriptions.
    let voiceOverOn: @Sendable (_ app: String) -> Phrase
    let hasKeyboardFocus: @Sendable (_ description: String) -> Phrase
    let isInCursor: @Sendable (_ description: String) -> Phrase

    // Menus and modes.
    let rotorMenu: @Sendable (_ name: String) -> Phrase
    let actionsMenu: @Sendable (_ count: Int) -> Phrase
    let webNavigation: @Sendable (Settings.WebNavigation) -> Phrase
    let quickNav: @Sendable (_ isOn: Bool) -> Phrase
    let singleKeyQuickNav: @Sendable (_ isOn: Bool) -> Phrase

    // Hints.
    /// A role's word as the sentences below take it, with its article and in its case: "a button".
    /// Without the article where VoiceOver leaves it out, as before "web content".
    let noun: @Sendable (_ role: MacRole, _ word: String, _ hasArticle: Bool) -> String
    let currentlyOn: @Sendable (_ role: String) -> Phrase
    let currentlyOnInside: @Sendable (_ role: String, _ container: String) -> Phrase
    let clickButton: Phrase
    let clickLink: Phrase
    let typeText: Phrase
    let interactWithSlider: Phrase
    let enterWebArea: Phrase
    let isDimmed: Phrase
    let navigateToolbar: Phrase
    let exitWebArea: Phrase
}

/// Where the insertion point of a text is.
enum MacInsertion: Sendable, Equatable {
    case atEnd, atStart
    /// Two characters, by name where they have one.
    case between(String, String)
    /// So many characters are selected.
    case selection(Int)

    /// Absent: at the end. Counts characters, as the screen file does.
    init(_ selection: Range<Int>?, in text: String, names: SymbolNames) {
        // A text may be long: without a selection it is not counted.
        guard let selection else {
            self = .atEnd
            return
        }
        let count = text.count
        guard selection.lowerBound < count || !selection.isEmpty else {
            self = .atEnd
            return
        }
        let start = min(max(selection.lowerBound, 0), count)
        let end = min(max(selection.upperBound, start), count)
        if end > start {
            self = .selection(end - start)
        } else if start == count {
            self = .atEnd
        } else if start == 0 {
            self = .atStart
        } else {
            let place = text.index(text.startIndex, offsetBy: start)
            func name(_ character: Character) -> String {
                names.nameOfSign(character) ?? String(character)
            }
            self = .between(name(text[text.index(before: place)]), name(text[place]))
        }
    }
}
