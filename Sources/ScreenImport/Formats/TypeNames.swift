import ScreenModel

/// The type names of XCUITest, WebDriverAgent, UIAutomation and the accessibility roles.
enum TypeNames {
    /// The type that a dump's word means, with or without its prefix; `nil` for an unknown word.
    static func type(_ word: String) -> ElementType? {
        var name = Substring(word)
        for prefix in ["XCUIElementType", "UIA", "AX"] where name.hasPrefix(prefix) {
            name = name.dropFirst(prefix.count)
            break
        }
        if let type = renamed[String(name)] { return type }
        guard let first = name.first else { return nil }
        return ElementType.named(first.lowercased() + name.dropFirst())
    }

    /// Words whose type has another name here.
    private static let renamed: [String: ElementType] = [
        "StaticText": .text, "Key": .keyboardKey, "PageIndicator": .pageControl,
        "ProgressIndicator": .progress, "TextView": .textArea, "WebView": .webArea,
        "ScrollView": .scrollArea, "SegmentedControl": .segmented, "CheckBox": .checkbox,
        "GenericElement": .other, "Element": .other, "Unknown": .other, "Any": .other,
        "TableCell": .cell, "CollectionCell": .cell, "TableView": .table,
        "SearchBar": .searchField, "ActionSheet": .sheet, "Grid": .collectionView,
        "BusyIndicator": .activityIndicator, "TabButton": .tab, "Incrementor": .stepper,
        "StatusBarItem": .statusItem,
    ]
}

/// How the rules for dumps without stop flags treat a type. Worked out against the `accessible`
/// flags of real page sources (L).
enum StopRole {
    /// Holds others, is no stop.
    case container
    /// A stop with or without text; its buttons, such as "Clear text", are stops too.
    case textEntry
    /// A stop with or without text, and the last one on its path.
    case control
    /// A stop if it has text, or if nothing below it has.
    case button
    /// A stop if it has text.
    case text
    /// A stop if it is a leaf with text.
    case other

    init(_ type: ElementType) {
        switch type {
        case .application, .window, .sheet, .drawer, .alert, .dialog, .popover, .group,
            .scrollArea, .table, .tableColumn, .outline, .browser, .collectionView, .list,
            .navigationBar, .tabBar, .tabGroup, .toolbar, .keyboard, .webArea, .menu, .menuBar,
            .splitGroup, .splitter, .picker, .datePicker, .segmented, .stepper, .radioGroup,
            .matte, .touchBar, .layoutArea, .statusBar, .scrollBar:
            self = .container
        case .textField, .secureTextField, .searchField, .emailField, .textArea, .comboBox:
            self = .textEntry
        case .switch, .toggle, .checkbox, .radioButton, .tab, .slider, .pickerWheel,
            .pageControl:
            self = .control
        case .button, .link, .keyboardKey, .popUpButton, .menuButton, .toolbarButton,
            .disclosureTriangle, .minimizeButton, .closeButton, .fullScreenButton:
            self = .button
        case .text, .heading, .image, .icon, .cell, .menuItem, .menuBarItem, .progress,
            .activityIndicator, .ratingIndicator, .levelIndicator, .valueIndicator, .map,
            .statusItem, .tableRow, .outlineRow, .layoutItem, .readOnlyText:
            self = .text
        default: self = .other
        }
    }
}
