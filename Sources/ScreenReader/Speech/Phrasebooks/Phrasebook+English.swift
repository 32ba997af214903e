extension Phrasebook {
    /// English as VoiceOver on iOS speaks it: states in lower case, roles with a capital first
    /// letter (EhPanda walkthrough notes' log of iOS 26.5, WWDC 2015–2019 demos,
    /// AccessibilitySnapshot).
    static let english = Phrasebook(
        language: "en",
        isUnverified: false,
        selected: "selected",
        dimmed: "dimmed",
        isEditing: "is editing",
        on: "on",
        off: "off",
        mixed: .unverified("mixed"),
        expanded: "expanded",
        collapsed: "collapsed",
        draggable: "draggable",
        button: "Button",
        backButton: "Back button",
        switchButton: "Switch button",
        tab: "Tab",
        textField: "Text field",
        secureTextField: "Secure text field",
        heading: "Heading",
        headingLevel: { "Heading level \($0)" },
        link: "Link",
        pickerItem: "Picker item",
        adjustable: "Adjustable",
        image: "Image",
        searchField: "Search field",
        menuItem: "Menu item",
        popUpButton: "Pop up button",
        alert: "Alert",
        back: "Back",
        listStart: "List start",
        listEnd: "List end",
        landmark: "Landmark",
        landmarkEnd: "End",
        position: { "\($0) of \($1)" },
        row: { "Row \($0)" },
        column: { "Column \($0)" },
        rowSpan: { "Spans \($0) rows" },
        columnSpan: { "Spans \($0) columns" },
        pageControlValue: { "page \($0) of \($1)" },
        characters: { $0 == 1 ? "1 character" : "\($0) characters" },
        moreContentAvailable: .unverified("More content available"),
        actionsAvailable: "Actions available",
        inProgress: .unverified("In progress"),
        activateHint: .unverified("Double tap to activate"),
        toggleHint: "Double tap to toggle setting.",
        editHint: "Double tap to edit.",
        misspelledHint: "Use the rotor to access Misspelled Words",
        adjustHint: "Swipe up or down with one finger to adjust the value.",
        expandHint: "Double tap to expand.",
        collapseHint: "Double tap to collapse.",
        actionsHint: "Swipe up or down to select a custom action, then double tap to activate.",
        rotorHint: { "Use the rotor to access \($0)" },
        dragHint: "Double tap and hold, wait for the sound, then drag to rearrange",
        notFound: { option in
            Phrase(
                "\(englishSingular(of: option)) not found", isUnverified: option != .headings)
        },
        rotorName: { Phrase(englishName(of: $0), isUnverified: unheardOptions.contains($0)) },
        activateDefault: .unverified("Activate, default"),
        page: { "Page \($0) of \($1)" },
        rows: { first, last, total in
            total.map { .unverified("Rows \(first) to \(last) of \($0)") }
                ?? "Rows \(first) to \(last)"
        },
        percent: { .unverified("\($0) percent") },
        speechOn: .unverified("Speech on"),
        speechOff: .unverified("Speech off"),
        curtainOn: .unverified("Screen curtain on"),
        curtainOff: .unverified("Screen curtain off"),
        capital: { .unverified("cap \($0)") },
        decimalSeparator: ".",
        fullStop: ".",
        symbols: .english,
        rotor: .english,
        text: .english,
        web: .english,
        mac: .english
    )
}

extension WebPhrases {
    fileprivate static let english = WebPhrases(
        multiLineTextField: "Multi line text field",
        radioButton: "Radio button",
        checkbox: "Checkbox",
        checked: "checked",
        unchecked: "unchecked",
        toggleButton: "Toggle button",
        pressed: "pressed",
        notPressed: .unverified("not pressed"),
        visited: "visited",
        required: "required",
        popUpButton: "Popup button",
        popUp: { kind in
            switch kind {
            case .menu: "menu popup"
            case .dialog: .unverified("dialog popup")
            case .listBox: .unverified("list box popup")
            }
        },
        rowHeader: "Row header",
        columnHeader: "Column header",
        tableStart: "Table start",
        tableEnd: "Table end",
        tableRows: { $0 == 1 ? "1 row" : "\($0) rows" },
        tableColumns: { $0 == 1 ? "1 column" : "\($0) columns" },
        landmarkKind: { $0 == "contentinfo" ? .unverified("content information") : Phrase($0) }
    )
}

/// Options whose names no source reports.
private let unheardOptions: Set<RotorOption> = [
    .adjustValue, .searchFields, .buttons, .sameItem, .sameHeadingLevel, .verticalNavigation,
    .hints, .punctuation, .audioGraph, .typingMode, .zoom, .navigationStyle,
]

/// The rotor's names as heard (iOS 26.5 log, WWDC 2020–2026) or from the API's own lists.
private func englishName(of option: RotorOption) -> String {
    switch option {
    case .edit: "Edit"
    case .textSelection: "Text Selection"
    case .characters: "Characters"
    case .words: "Words"
    case .lines: "Lines"
    case .speakingRate: "Speaking Rate"
    case .adjustValue: "Adjust Value"
    case .containers: "Containers"
    case .headings: "Headings"
    case .landmarks: "Landmarks"
    case .links: "Links"
    case .formControls: "Form Controls"
    case .textFields: "Text Fields"
    case .searchFields: "Search Fields"
    case .buttons: "Buttons"
    case .images: "Images"
    case .tables: "Tables"
    case .lists: "Lists"
    case .misspelledWords: "Misspelled Words"
    case .custom(let name): name
    case .system(let type): englishSystemRotors[type] ?? type
    case .moreContent: "More Content"
    case .audioGraph: "Audio Graph"
    case .directTouch: "Direct Touch"
    case .actions: "Actions"
    case .visitedLinks: "Visited Links"
    case .nonvisitedLinks: "Non-visited Links"
    case .staticText: "Static Text"
    case .sameItem: "Same Item"
    case .sameHeadingLevel: "Same Heading Level"
    case .differentItem: "Different Item"
    case .verticalNavigation: "Vertical Navigation"
    case .volume: "Volume"
    case .hints: "Hints"
    case .language: "Language"
    case .punctuation: "Punctuation"
    case .typingMode: "Typing Mode"
    case .zoom: "Zoom"
    case .navigationStyle: "Navigation Style"
    }
}

/// "Heading not found" was heard (flutter/flutter#102653, M); the other options follow its form (L).
private func englishSingular(of option: RotorOption) -> String {
    switch option {
    case .containers: "Container"
    case .headings: "Heading"
    case .landmarks: "Landmark"
    case .links: "Link"
    case .formControls: "Form control"
    case .textFields: "Text field"
    case .searchFields: "Search field"
    case .buttons: "Button"
    case .images: "Image"
    case .tables: "Table"
    case .lists: "List"
    case .misspelledWords: "Misspelled word"
    case .visitedLinks: "Visited link"
    case .nonvisitedLinks: "Non-visited link"
    case .sameHeadingLevel: "Same heading level"
    case .sameItem: "Same item"
    case .differentItem: "Different item"
    case .staticText: "Static text"
    case .edit, .textSelection, .characters, .words, .lines, .speakingRate, .adjustValue, .custom,
        .system,
        .moreContent, .audioGraph, .directTouch, .actions, .verticalNavigation, .volume, .hints,
        .language, .punctuation, .typingMode, .zoom, .navigationStyle:
        englishName(of: option)
    }
}

/// The names of the API's system rotor types (AccessibilitySnapshot, M).
private let englishSystemRotors: [String: String] = [
    "link": "Links", "visitedLink": "Visited Links", "heading": "Headings",
    "headingLevel1": "Heading 1", "headingLevel2": "Heading 2", "headingLevel3": "Heading 3",
    "headingLevel4": "Heading 4", "headingLevel5": "Heading 5", "headingLevel6": "Heading 6",
    "boldText": "Bold Text", "italicText": "Italic Text", "underlineText": "Underlined Text",
    "misspelledWord": "Misspelled Words", "image": "Images", "textField": "Text Fields",
    "table": "Tables", "list": "Lists", "landmark": "Landmarks",
]
