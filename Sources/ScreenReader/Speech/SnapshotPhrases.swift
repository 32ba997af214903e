/// The words of AccessibilitySnapshot in one language, byte for byte: what its reference images
/// show, with the full stops that are typography and not speech (version 0.12.1, H). Its mistakes
/// are kept, such as the swapped spans in Russian; only its German and Russian hints, which are
/// longer texts of their translators, are said in other words.
///
/// To add one: a `static let` in `Phrasebooks/`, and its line in `all`.
struct SnapshotPhrases: Sendable {
    let language: String

    /// An element that is selected and has no other text.
    let selected: String
    /// Stands before the text of a selected element.
    let selectedPrefix: String
    let dimmed: String
    let button: String
    let backButton: String
    /// A label that is only this word is not printed beside the role.
    let back: String
    let switchButton: String
    let on: String
    let off: String
    let mixed: String
    let tab: String
    let textField: String
    let secureTextField: String
    let isEditing: String
    let heading: String
    let link: String
    let adjustable: String
    let image: String
    let searchField: String
    let expanded: String
    let collapsed: String

    let rowSpan: @Sendable (Int) -> String
    let columnSpan: @Sendable (Int) -> String
    let row: @Sendable (Int) -> String
    let column: @Sendable (Int) -> String
    let position: @Sendable (Int, Int) -> String
    let listStart: String
    let listEnd: String
    let landmark: String
    let landmarkEnd: String

    let toggleHint: Phrase
    let editHint: Phrase
    let misspelledHint: Phrase
    let adjustHint: Phrase
    let expandHint: Phrase
    let collapseHint: Phrase

    /// Lines of the legend.
    let actionsAvailable: String
    let moreContentAvailable: String
}

extension SnapshotPhrases {
    /// English first: it stands in for the languages that AccessibilitySnapshot does not have.
    static let all: [SnapshotPhrases] = [.english, .german, .russian]

    /// The place in `all` of a language: the exact tag, else its first two letters, as
    /// AccessibilitySnapshot looks it up (H).
    static func place(of tag: String) -> Int? {
        all.firstIndex { $0.language == tag }
            ?? all.firstIndex { $0.language == tag.prefix(2).lowercased() }
    }

    /// The first of these tags' languages that there are words in, else English.
    static func language(of tags: [String?]) -> String {
        for case let tag? in tags {
            if let place = place(of: tag) { return all[place].language }
        }
        return english.language
    }
}
