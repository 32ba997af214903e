/// The words of AccessibilitySnapshot in one language, byte for byte: what its reference images
/// show, with the full stops that are typography and not speech (version 0.12.1, H).
struct SnapshotPhrases: Sendable {
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

    let toggleHint: String
    let editHint: String
    let misspelledHint: String
    let textAreaHint: String
    let adjustHint: String
    let expandHint: String
    let collapseHint: String

    /// Lines of the legend.
    let actionsAvailable: String
    let moreContentAvailable: String
}
