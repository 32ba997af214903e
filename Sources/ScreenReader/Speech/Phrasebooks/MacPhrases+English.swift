extension MacPhrases {
    /// English as VoiceOver on the Mac speaks it (WWDC25-229, logs of Safari and Chrome, aria-at's
    /// recorded results). Role words that nobody quotes are AppKit's standard descriptions.
    static let english = MacPhrases(
        role: englishWord(of:),
        hintRole: { role in
            switch role {
            case .text: "selectable text"
            case .textField: "text field"
            case .textArea, .webTextArea: "text area"
            default: nil
            }
        },
        headingLevel: { "heading level \($0)" },
        landmark: englishLandmark(of:),
        minimize: "Minimize",
        fullScreen: .unverified("Full Screen"),
        close: .unverified("Close"),
        selected: "selected",
        checked: "checked",
        unchecked: "unchecked",
        mixed: "mixed",
        on: "on",
        off: .unverified("off"),
        collapsed: "collapsed",
        expanded: "expanded",
        dimmed: "dimmed",
        required: "required",
        visited: .unverified("visited"),
        blank: "blank",
        current: { kind in
            kind == "page"
                ? "current page" : .unverified("current \(kind == "true" ? "item" : kind)")
        },
        popUp: { kind in
            switch kind {
            case .menu: "menu pop up"
            case .dialog: "dialog pop up"
            case .listBox: "list box pop up"
            }
        },
        insertion: { insertion in
            switch insertion {
            case .atEnd: "insertion at end of text"
            case .atStart: .unverified("insertion at beginning of text")
            case .between(let before, let after):
                .unverified("insertion between \(before) and \(after)")
            case .selection(let count):
                .unverified(count == 1 ? "1 character selected" : "\(count) characters selected")
            }
        },
        items: { $0 == 1 ? "1 item" : "\($0) items" },
        position: { "\($0) of \($1)" },
        outlinePosition: { "(\($0) of \($1))" },
        rowPosition: { .unverified("row \($0) of \($1)") },
        contentIsEmpty: "content is empty",
        interact: { "In \($0)" },
        stopInteracting: { .unverified("Out of \($0)") },
        endOf: { "end of \($0)" },
        crossing: { left, entered in
            let sentences = [left.map { "Leaving \($0)." }, entered.map { "Entering \($0)." }]
            return Phrase(
                sentences.compactMap { $0 }.joined(separator: " "),
                isUnverified: left == nil || entered == nil)
        },
        voiceOverOn: { "VoiceOver on \($0)" },
        hasKeyboardFocus: { "\($0) has keyboard focus" },
        isInCursor: { "\($0) is in the VoiceOver cursor" },
        rotorMenu: { "\($0) menu" },
        actionsMenu: { count in
            count == 1 ? .unverified("Actions menu, 1 item") : "Actions menu, \(count) items"
        },
        webNavigation: { navigation in
            switch navigation {
            case .group: "Groups, web navigation"
            case .dom: .unverified("DOM order, web navigation")
            }
        },
        quickNav: { $0 ? "arrow quick key nav on" : "arrow quick key nav off" },
        singleKeyQuickNav: { $0 ? "single quick key nav on" : "single quick key nav off" },
        noun: { _, word, hasArticle in
            guard hasArticle else { return word }
            let isVowel = word.first.map { "aeiouAEIOU".contains($0) } ?? false
            return (isVowel ? "an " : "a ") + word
        },
        currentlyOn: { "You are currently on \($0)." },
        currentlyOnInside: { "You are currently on \($0), inside of \($1)." },
        clickButton: "To click this button, press Control-Option-Space.",
        clickLink: "To click this link, press Control-Option-Space.",
        typeText: "To enter text in this field, type.",
        interactWithSlider:
            "To start interacting with the slider, press Control-Option-Shift-Down Arrow.",
        enterWebArea: "To enter the web area, press Control-Option-Shift-Down Arrow.",
        isDimmed: "This item is dimmed.",
        navigateToolbar: """
            To navigate items on this toolbar, press Control-Option, and then Up Arrow, Down \
            Arrow, Left Arrow, or Right Arrow. To exit this toolbar, press \
            Control-Option-Shift-Up Arrow.
            """,
        exitWebArea: "To exit this web area, press Control-Option-Shift-Up Arrow."
    )
}

private func englishWord(of role: MacRole) -> Phrase {
    switch role {
    case .button: "button"
    case .menuButton: "menu button"
    case .popUpButton: "pop up button"
    case .checkbox: "checkbox"
    case .switch: "switch"
    case .toggle: "toggle button"
    case .radioButton: "radio button"
    case .tab: "tab"
    case .textField: "edit text"
    case .secureTextField: "secure text field"
    case .searchField: "search text field"
    case .emailField: "email field"
    case .readOnlyText: "clickable text"
    case .comboBox: "combo box"
    case .textArea: "edit text"
    case .webTextArea: "text entry area"
    case .text: .unverified("text")
    case .heading: .unverified("heading")
    case .link: "link"
    case .image: "image"
    case .slider: "slider"
    case .horizontalSlider: "horizontal slider"
    case .verticalSlider: .unverified("vertical slider")
    case .stepper: "stepper"
    case .splitter: .unverified("splitter")
    case .verticalSplitter: "vertical splitter"
    case .horizontalSplitter: .unverified("horizontal splitter")
    case .valueIndicator: .unverified("value indicator")
    case .levelIndicator: .unverified("level indicator")
    case .progressIndicator: .unverified("progress indicator")
    case .busyIndicator: .unverified("busy indicator")
    case .colorWell: .unverified("color well")
    case .scrollBar: .unverified("scroll bar")
    case .disclosureTriangle: .unverified("disclosure triangle")
    case .summary: "summary"
    case .menu: "menu"
    case .menuItem: "menu item"
    case .menuBar: .unverified("menu bar")
    case .menuBarItem: .unverified("menu bar item")
    case .group: "group"
    case .radioGroup: "radio group"
    case .tabGroup: "tab group"
    case .toolbar: "toolbar"
    case .scrollArea: "scroll area"
    case .splitGroup: .unverified("split group")
    case .list: "list"
    case .table: "table"
    case .outline: .unverified("outline")
    case .outlineRow: "outline row"
    case .row: .unverified("row")
    case .column: .unverified("column")
    case .cell: .unverified("cell")
    case .browser: .unverified("browser")
    case .grid: .unverified("grid")
    case .webArea: "web content"
    case .landmark: .unverified("landmark")
    case .window: "window"
    case .dialog: .unverified("dialog")
    case .sheet: .unverified("sheet")
    case .drawer: .unverified("drawer")
    case .popover: .unverified("popover")
    case .helpTag: .unverified("help tag")
    case .none: ""
    }
}

private func englishLandmark(of kind: String) -> Phrase {
    switch kind {
    case "main", "complementary", "banner": Phrase(kind)
    case "contentinfo", "contentInfo": .unverified("content information")
    default: .unverified(kind)
    }
}
