import ScreenModel

/// What an element is to VoiceOver on the Mac: AppKit's roles and subroles, told apart as far as
/// they are spoken differently.
///
/// To add one: a case here, its types in `init`, its word in each `MacPhrases`.
enum MacRole: Sendable, CaseIterable {
    case button, menuButton, popUpButton, checkbox, `switch`, toggle, radioButton, tab
    case textField, secureTextField, searchField, emailField, readOnlyText, comboBox
    case textArea, webTextArea
    case text, heading, link, image
    case slider, horizontalSlider, verticalSlider, stepper
    case splitter, verticalSplitter, horizontalSplitter
    case valueIndicator, levelIndicator, progressIndicator, busyIndicator, colorWell, scrollBar
    case disclosureTriangle, summary
    case menu, menuItem, menuBar, menuBarItem
    case group, radioGroup, tabGroup, toolbar, scrollArea, splitGroup, list, table, outline
    case outlineRow, row, column, cell, browser, grid, webArea, landmark
    case window, dialog, sheet, drawer, popover, helpTag
    /// AppKit has no word for it, or VoiceOver says none.
    case none

    /// `isInWeb`: web content has words of its own for some.
    init(_ element: Element, isInWeb: Bool) {
        if element.hasExtras, element.extras.landmark != nil, element.type?.isControl != true {
            self = .landmark
        } else if let role = MacRole.role(ofType: element, isInWeb) {
            self = role
        } else {
            self = MacRole.role(ofTraits: element, isInWeb)
        }
    }

    /// nil where the traits tell more.
    private static func role(ofType element: Element, _ isInWeb: Bool) -> MacRole? {
        guard let type = element.type else { return nil }
        // Written traits replace those of a type: then it is what they say.
        if let traits = element.traits, !type.suppliedTraits.isEmpty,
            !traits.isSuperset(of: type.suppliedTraits)
        {
            return nil
        }
        switch type {
        case .group, .cell, .row, .tableRow, .layoutItem, .other, .unknown:
            let role = role(ofTraits: element, isInWeb)
            if role != .none, role != .group, role != .text { return role }
        default: break
        }
        return role(of: type, element, isInWeb)
    }

    private static func role(
        of type: ElementType, _ element: Element, _ isInWeb: Bool
    ) -> MacRole? {
        switch type {
        case .textArea: isInWeb ? .webTextArea : .textArea
        case .disclosureTriangle: isInWeb ? .summary : .disclosureTriangle
        case .splitter:
            switch element.splitterOrientation {
            case .vertical: .verticalSplitter
            case .horizontal: .horizontalSplitter
            case nil: .splitter
            }
        case .other, .unknown: nil
        default: ofType[type]
        }
    }

    private static let ofType: [ElementType: MacRole] = [
        .text: .text, .heading: .heading, .image: .image, .icon: .image, .link: .link,
        .button: .button, .backButton: .button, .disclosure: .button, .toolbarButton: .button,
        .keyboardKey: .button, .minimizeButton: .button, .closeButton: .button,
        .fullScreenButton: .button, .menuButton: .menuButton, .popUpButton: .popUpButton,
        .picker: .popUpButton, .checkbox: .checkbox, .switch: .switch, .toggle: .toggle,
        .radioButton: .radioButton, .tab: .tab, .textField: .textField,
        .secureTextField: .secureTextField, .searchField: .searchField,
        .emailField: .emailField, .readOnlyText: .readOnlyText, .comboBox: .comboBox,
        .slider: .slider, .pageControl: .slider, .pickerWheel: .slider, .stepper: .stepper,
        .valueIndicator: .valueIndicator, .levelIndicator: .levelIndicator,
        .ratingIndicator: .levelIndicator, .relevanceIndicator: .levelIndicator,
        .gauge: .levelIndicator, .rating: .levelIndicator, .progress: .progressIndicator,
        .activityIndicator: .busyIndicator, .busyIndicator: .busyIndicator,
        .colorWell: .colorWell, .scrollBar: .scrollBar, .menu: .menu, .menuItem: .menuItem,
        .menuBar: .menuBar, .menuBarItem: .menuBarItem, .statusItem: .menuBarItem,
        .group: .group, .statusBar: .group, .carousel: .group, .pageView: .group, .map: .group,
        .chart: .group, .datePicker: .group, .matte: .group, .layoutArea: .group,
        .layoutItem: .group, .timeline: .group, .imageMap: .group, .keyboard: .group,
        .touchBar: .group, .radioGroup: .radioGroup, .segmented: .radioGroup,
        .tabGroup: .tabGroup, .tabBar: .tabGroup, .toolbar: .toolbar, .navigationBar: .toolbar,
        .scrollArea: .scrollArea, .splitGroup: .splitGroup, .list: .list, .table: .table,
        .outline: .outline, .outlineRow: .outlineRow, .row: .row, .tableRow: .row,
        .column: .column, .tableColumn: .column, .cell: .cell, .browser: .browser,
        .collectionView: .grid, .webArea: .webArea, .window: .window, .dialog: .dialog,
        .alert: .dialog, .sheet: .sheet, .actionSheet: .sheet, .drawer: .drawer,
        .popover: .popover, .helpTag: .helpTag,
    ]

    /// What an element without a type is by its traits, then by what kind of container it is.
    private static func role(ofTraits element: Element, _ isInWeb: Bool) -> MacRole {
        let traits = element.effectiveTraits
        if traits.contains(.textArea) { return isInWeb ? .webTextArea : .textArea }
        if let found = ofTrait.first(where: { traits.contains($0.trait) }) { return found.role }
        switch element.effectiveContainer {
        case .list: return .list
        case .landmark: return .landmark
        case .dataTable: return .table
        case .series: return .radioGroup
        case .semanticGroup: return .group
        case .none:
            let contains = element.hasExtras && element.extras.childrenBehavior == .contain
            return contains ? .group : .none
        }
    }

    /// The first that applies counts.
    private static let ofTrait: [(trait: Traits, role: MacRole)] = [
        (.secureTextField, .secureTextField), (.searchField, .searchField),
        (.textEntry, .textField), (.toggleButton, .switch), (.tabBarItem, .tab),
        (.radioButton, .radioButton), (.popUpButton, .popUpButton), (.adjustable, .slider),
        (.link, .link), (.menuItem, .menuItem), (.button, .button), (.header, .heading),
        (.image, .image), (.staticText, .text),
    ]
}

extension MacRole {
    /// Whether its name is spoken with an element: text speaks for itself, a row by its content.
    var isSpoken: Bool {
        switch self {
        case .text, .row, .none: false
        default: true
        }
    }

    /// A group of such counts "1 of 3", even of a single one.
    func numbers(_ kind: NestedOrder.Numbering.Kind) -> Bool {
        switch kind {
        case .radioButton: self == .radioGroup
        case .tab: self == .tabGroup
        case .outlineRow: self == .outline
        case .tableRow: self == .table
        }
    }

    var isTextField: Bool {
        switch self {
        case .textField, .secureTextField, .searchField, .emailField: true
        default: false
        }
    }

    var isTextArea: Bool { self == .textArea || self == .webTextArea }

    /// The user interacts with it to change its value.
    var isAdjustable: Bool {
        switch self {
        case .slider, .horizontalSlider, .verticalSlider, .stepper: true
        default: false
        }
    }
}

extension Element {
    /// As written, else by the frame: a bar that is higher than wide stands upright.
    fileprivate var splitterOrientation: Orientation? {
        if hasExtras, let orientation = extras.orientation { return orientation }
        guard let frame, frame.width != frame.height else { return nil }
        return frame.height > frame.width ? .vertical : .horizontal
    }
}
