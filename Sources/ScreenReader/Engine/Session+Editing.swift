import ScreenModel

/// What front ends ask about text that is edited.
extension Session {
    /// Whether what is typed goes into the text under the cursor.
    public var isEditing: Bool { reader.textTarget?.isEdited == true }

    /// Whether a double tap performs a highlighted entry of the rotor, and not the element.
    public var isHighlighting: Bool { reader.isHighlighting }

    /// The text around the insertion point of an element that is edited; nil of any other.
    public func excerpt(of index: ElementIndex) -> TextExcerpt? {
        index == reader.editedElement ? reader.excerpt(of: index) : nil
    }
}

/// What stands around the insertion point, cut to what a line can show.
public struct TextExcerpt: Sendable, Equatable {
    public var before: String
    public var selected: String
    public var after: String
}

extension Reader {
    var isHighlighting: Bool {
        if highlightedEdit != nil || selectedMisspelling != nil { return true }
        return actionPlace != nil && currentOption == .actions
    }

    /// Characters on each side.
    private static let reach = 12

    func excerpt(of index: ElementIndex) -> TextExcerpt {
        let element = scene.tree[index]
        let value = (element.value ?? "").isEmpty ? "" : element.rangedText
        var offsets = text.offsets
        offsets.take(value)
        let found =
            element.extras.selection.map { offsets.indices(of: offsets.clamped($0)) }
            ?? value.endIndex..<value.endIndex
        return TextExcerpt(
            before: Reader.end(of: value[..<found.lowerBound]),
            selected: String(value[found].prefix(Reader.reach)),
            after: String(value[found.upperBound...].prefix(Reader.reach)))
    }

    private static func end(of text: Substring) -> String {
        let end = text.suffix(reach)
        return end.startIndex == text.startIndex ? String(end) : "…" + end
    }
}
