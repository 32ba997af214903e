import ScreenModel

/// The role words of tools that shorten or respell the names of the accessibility roles:
/// `StaticText`, `static-text`, `text`, `Field`.
enum RoleWords {
    /// The type that a tool's word means, however it is spelled; `nil` for an unknown word.
    static func type(_ word: String) -> ElementType? {
        if let type = TypeNames.type(word) { return type }
        let name = word.lowercased().filter { $0.isLetter || $0.isNumber }
        if let type = types[name] { return type }
        guard name.hasPrefix("ax") else { return nil }
        return types[String(name.dropFirst(2))]
    }

    private static let types: [String: ElementType] = {
        var result: [String: ElementType] = [
            "field": .textField, "check": .checkbox, "radio": .radioButton,
            "popup": .popUpButton, "scroll": .scrollArea, "search": .searchField,
            "collection": .collectionView, "label": .text, "header": .heading, "edit": .textField,
            "ioscontentgroup": .group, "progressbar": .progress,
        ]
        let spellings = [
            "StaticText", "Key", "PageIndicator", "ProgressIndicator", "TextView", "WebView",
            "ScrollView", "SegmentedControl", "GenericElement", "Element", "Any", "TableCell",
            "CollectionCell", "TableView", "SearchBar", "Grid", "TabButton", "BusyIndicator",
        ]
        for name in spellings + ElementType.allCases.map(\.rawValue) {
            result[name.lowercased()] = TypeNames.type(name)
        }
        return result
    }()
}
