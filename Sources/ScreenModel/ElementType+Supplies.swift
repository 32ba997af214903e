/// What a type supplies to an element that does not say it itself.
extension ElementType {
    /// The traits of the system control of this type.
    public var suppliedTraits: Traits {
        switch self {
        case .text, .readOnlyText: .staticText
        case .heading: .header
        case .image: .image
        case .button, .disclosure, .disclosureTriangle, .menuButton, .toolbarButton,
            .minimizeButton, .closeButton, .fullScreenButton:
            .button
        case .link: .link
        case .menuItem: .menuItem
        case .keyboardKey: .keyboardKey
        case .tab: .tabBarItem
        case .backButton: [.backButton, .button]
        case .popUpButton: [.button, .popUpButton]
        case .switch, .checkbox, .toggle: [.button, .toggleButton]
        case .radioButton: .radioButton
        case .slider, .pageControl: .adjustable
        case .picker, .pickerWheel: [.adjustable, .pickerElement]
        case .textField, .emailField, .comboBox: .textEntry
        case .secureTextField: [.textEntry, .secureTextField]
        case .searchField: [.textEntry, .searchField]
        case .textArea: [.textEntry, .textArea]
        case .tabBar: .tabBar
        default: []
        }
    }

    /// Control types are stops even with children below them.
    public var isControl: Bool {
        switch self {
        case .button, .link, .menuItem, .keyboardKey, .tab, .backButton, .popUpButton,
            .disclosure, .switch, .checkbox, .slider, .picker, .pageControl, .textField,
            .secureTextField, .searchField, .textArea, .radioButton, .toggle, .comboBox,
            .menuButton, .toolbarButton, .disclosureTriangle, .pickerWheel, .emailField,
            .readOnlyText, .minimizeButton, .closeButton, .fullScreenButton:
            true
        default: false
        }
    }

    /// The container kind of this type, for an element that names none.
    public var suppliedContainer: ContainerKind {
        switch self {
        case .group: .semanticGroup
        case .segmented: .series
        default: .none
        }
    }

    /// Holds other elements by its nature, so it is no stop of its own even while it is empty.
    public var isContainer: Bool {
        switch self {
        case .tabBar, .segmented, .alert, .sheet, .navigationBar, .statusBar, .group, .list,
            .table, .toolbar, .scrollArea, .window, .webArea, .menu, .dialog, .popover,
            .actionSheet, .application, .drawer, .radioGroup, .tabGroup, .tableColumn,
            .outline, .browser, .collectionView, .datePicker, .menuBar, .splitGroup, .matte,
            .layoutArea, .touchBar, .keyboard, .stepper:
            true
        default: false
        }
    }

    /// Whether a screen of this type covers what lies below it until it is dismissed.
    public var isModal: Bool {
        self == .alert || self == .sheet
    }
}
