/// VoiceOver's words in one language. A phrase that is missing does not compile; plurals and word
/// order are code, not formats.
///
/// To add one: a file in `Phrasebooks/` with a `static let`, and its line in `all`.
public struct Phrasebook: Sendable {
    /// The language's tag, without a region.
    public let language: String

    // States.
    let selected: String
    let dimmed: String
    let isEditing: String
    let on: String
    let off: String
    let mixed: String
    let expanded: String
    let collapsed: String
    let draggable: String

    // Roles.
    let button: String
    let backButton: String
    let switchButton: String
    let tab: String
    let textField: String
    let secureTextField: String
    let multiLineTextField: String
    let heading: String
    let headingLevel: @Sendable (Int) -> String
    let link: String
    let pickerItem: String
    let adjustable: String
    let image: String
    let searchField: String
    let menuItem: String
    let radioButton: String
    let popUpButton: String
    let alert: String
    /// A label that is only this word is not spoken beside the role (AccessibilitySnapshot).
    let back: String

    // Contexts.
    let listStart: String
    let listEnd: String
    let landmark: String
    let landmarkEnd: String
    let position: @Sendable (Int, Int) -> String
    /// The value of a page control.
    let pageControlValue: @Sendable (Int, Int) -> String
    let characters: @Sendable (Int) -> String
    let moreContentAvailable: String
    let actionsAvailable: String

    // Default hints.
    let activateHint: String
    let toggleHint: String
    let editHint: String
    let misspelledHint: String
    let adjustHint: String
    let expandHint: String
    let collapseHint: String
    let actionsHint: String
    let rotorHint: @Sendable (String) -> String
    let dragHint: String

    // What VoiceOver says beside elements.
    let notFound: @Sendable (RotorOption) -> String
    let rotorName: @Sendable (RotorOption) -> String
    let activateDefault: String
    let page: @Sendable (Int, Int) -> String
    let rows: @Sendable (Int, Int, Int?) -> String
    let percent: @Sendable (Int) -> String
    let speechOn: String
    let speechOff: String
    let curtainOn: String
    let curtainOff: String
    let capital: @Sendable (String) -> String
    /// Characters that are spoken by name.
    let characterNames: [Character: String]

    /// English first: it stands in for languages without a phrasebook.
    public static let all: [Phrasebook] = [.english]

    /// The languages that VoiceOver's own words exist in here.
    public static var languages: [String] { all.map(\.language) }

    /// The phrasebook of a language: the exact tag, else its first part, else English.
    public static func of(language tag: String) -> Phrasebook {
        shared(language: tag).book
    }

    static func shared(language tag: String) -> SharedPhrasebook {
        if let exact = SharedPhrasebook.all.first(where: { $0.language == tag }) { return exact }
        let code = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
        return SharedPhrasebook.all.first { $0.language == code } ?? SharedPhrasebook.english
    }
}

/// A phrasebook that is passed on without copying its many phrases.
final class SharedPhrasebook: Sendable {
    let book: Phrasebook
    let language: String

    private init(_ book: Phrasebook) {
        self.book = book
        language = book.language
    }

    static let all = Phrasebook.all.map(SharedPhrasebook.init)
    static let english = SharedPhrasebook(.english)
}
