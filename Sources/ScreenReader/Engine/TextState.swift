import ScreenModel

/// What the reader remembers of the text under its cursor, and of what was copied.
struct TextState: Sendable {
    /// The text that was asked about last, as far as it was counted.
    var offsets = TextOffsets("")
    /// What one step of the Text Selection rotor takes in.
    var unit = TextUnit.character
    /// While steps through the text select it.
    var selecting: Selecting?
    /// The highlighted entry of the Edit rotor; nil before the first.
    var editPlace: Int?
    var pasteboard = ""

    /// Text selection that was turned on: it goes from here to the insertion point.
    struct Selecting: Sendable {
        /// In characters.
        let anchor: Int
        /// Which side of the anchor was selected last.
        var direction: SearchDirection?
    }

    /// The cursor goes elsewhere.
    mutating func leave() {
        selecting = nil
        editPlace = nil
    }
}

/// The text under the cursor that can be selected: one that is edited, or that says what of it is
/// selected.
struct TextTarget {
    let index: ElementIndex
    /// As it is gone through: bullets in place of a secret.
    let text: String
    let isEdited: Bool
    let isSecret: Bool
    let language: String?
}

extension Element {
    /// What text ranges count in: the value, else the label. Of a secret only its length.
    var rangedText: String {
        if let value, !value.isEmpty {
            return isSecret ? Element.concealed(value) : value
        }
        return label ?? ""
    }

    /// Text of which no character is ever told.
    var isSecret: Bool { effectiveTraits.contains(.secureTextField) }

    /// The value as events tell it.
    var toldValue: String? {
        guard isSecret, let value else { return plainValue }
        return Element.concealed(value)
    }

    /// A secret as a sighted person sees it.
    public static func concealed(_ value: String) -> String {
        String(repeating: "•", count: value.count)
    }

    /// Actions beside those of the Edit rotor.
    var hasActions: Bool {
        hasExtras && extras.actions?.contains { !$0.isForEditing } == true
    }

    /// Text that can be selected without being edited.
    var isSelectable: Bool { hasExtras && extras.selection != nil }

    /// Whether its text, and not its description, is gone through: text entry that holds some,
    /// and what the file knows ranges or links of.
    var isText: Bool {
        if effectiveTraits.contains(.textEntry) { return value?.isEmpty == false }
        guard hasExtras else { return false }
        return extras.selection != nil || extras.misspelled != nil || extras.linked != nil
    }
}

extension Scene {
    /// Whether text is entered there now.
    func isEdited(_ index: ElementIndex) -> Bool {
        traits(at: index).isSuperset(of: [.textEntry, .isEditing])
    }

    /// Whether the Edit rotor has anything to offer there.
    func offersEditing(_ index: ElementIndex) -> Bool {
        isEdited(index) || tree[index].isSelectable
            || element(at: index).extras.actions?.contains(where: \.isForEditing) == true
    }
}
