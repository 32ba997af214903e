/// VoiceOver's words in one language. A phrase that is missing does not compile; plurals and word
/// order are code, not formats.
///
/// To add one: a file in `Phrasebooks/` with a `static let`, and its line in `all`.
public struct Phrasebook: Sendable {
    /// The language's tag, without a region.
    let language: String

    /// None of its words was heard from VoiceOver itself; a single one may be.
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
    /// What it calls characters, units and currencies.
    let symbols: SymbolNames
    let rotor: RotorPhrases
    /// What is said about text that is selected, edited and spelled.
    let text: TextPhrases
    /// What only web content says.
    let web: WebPhrases
    /// What VoiceOver on the Mac says.
    let mac: MacPhrases

    /// English first: it stands in for languages without a phrasebook.
    static let all: [Phrasebook] = [.english]

    /// The languages that VoiceOver's own words exist in here.
    public static var languages: [String] { all.map(\.language) }

    /// Whether there is a phrasebook for the tag's language, whatever its region.
    public static func exists(for tag: String) -> Bool {
        languages.contains(code(of: tag))
    }

    private static func code(of tag: String) -> String {
        tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
    }

    /// The first of these tags that there is a phrasebook for, else English.
    static func language(of tags: [String?]) -> String {
        tags.lazy.compactMap { $0 }.first(where: exists) ?? "en"
    }

    /// The phrasebook of a language: the exact tag, else its first part, else English.
    static func of(language tag: String) -> Phrasebook {
        shared(language: tag).book
    }

    static func shared(language tag: String) -> SharedPhrasebook {
        if let exact = SharedPhrasebook.all.first(where: { $0.language == tag }) { return exact }
        let code = code(of: tag)
        return SharedPhrasebook.all.first { $0.language == code } ?? SharedPhrasebook.english
    }
}

/// A phrasebook that is passed on without copying its many phrases.
final class SharedPhrasebook: Sendable {
    let book: Phrasebook
    let language: String
    let isUnverified: Bool

    private init(_ book: Phrasebook) {
        self.book = book
        language = book.language
        isUnverified = book.isUnverified
    }

    static let all = Phrasebook.all.map(SharedPhrasebook.init)
    static let english = SharedPhrasebook(.english)
}
