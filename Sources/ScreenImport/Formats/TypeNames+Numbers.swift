import ScreenModel

extension TypeNames {
    /// The type that an `elementType` number of XCUITest means, and its name there; `nil` for an
    /// unknown number. (XCUIElementTypes.h, H)
    static func type(number: Double?) -> (type: ElementType, name: String)? {
        guard let number, let place = Int(exactly: number), inOrder.indices.contains(place)
        else { return nil }
        return inOrder[place]
    }

    private static let inOrder: [(type: ElementType, name: String)] = {
        let names = """
            Any Other Application Group Window Sheet Drawer Alert Dialog Button RadioButton \
            RadioGroup CheckBox DisclosureTriangle PopUpButton ComboBox MenuButton \
            ToolbarButton Popover Keyboard Key NavigationBar TabBar TabGroup Toolbar StatusBar \
            Table TableRow TableColumn Outline OutlineRow Browser CollectionView Slider \
            PageIndicator ProgressIndicator ActivityIndicator SegmentedControl Picker \
            PickerWheel Switch Toggle Link Image Icon SearchField ScrollView ScrollBar \
            StaticText TextField SecureTextField DatePicker TextView Menu MenuItem MenuBar \
            MenuBarItem Map WebView IncrementArrow DecrementArrow Timeline RatingIndicator \
            ValueIndicator SplitGroup Splitter RelevanceIndicator ColorWell HelpTag Matte \
            DockItem Ruler RulerMarker Grid LevelIndicator Cell LayoutArea LayoutItem Handle \
            Stepper Tab TouchBar StatusItem
            """
        return names.split(separator: " ").map { name in
            (TypeNames.type(String(name)) ?? .other, String(name))
        }
    }()
}
