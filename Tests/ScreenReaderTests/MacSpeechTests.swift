import ScreenModel
import ScreenReader
import Testing

/// Roles, states and the order of the parts: English.
@Suite struct MacSpeechTests {
    private static func labelled(
        _ type: ElementType, _ role: String, hint: String? = nil, web: Bool = false,
        holding children: [Sketch] = []
    ) -> MacCase {
        let text = role.isEmpty ? "Oat" : "Oat, \(role)"
        return MacCase(text, type, hint: hint, web: web, holding: children) { $0.label = "Oat" }
    }

    private static let seed = [Sketch("seed")]

    /// Each role's word.
    static let roles: [MacCase] = [
        labelled(.button, "button"), labelled(.backButton, "button"),
        labelled(.toolbarButton, "button"), labelled(.closeButton, "button"),
        labelled(.menuButton, "menu button"), labelled(.popUpButton, "pop up button"),
        labelled(.checkbox, "checkbox"), labelled(.switch, "switch"),
        labelled(.toggle, "toggle button"), labelled(.radioButton, "radio button"),
        labelled(.tab, "tab"), labelled(.textField, "edit text, blank"),
        labelled(.secureTextField, "secure text field"),
        labelled(.searchField, "search text field, blank"),
        labelled(.emailField, "email field, blank"), labelled(.readOnlyText, "clickable text"),
        labelled(.comboBox, "combo box"), labelled(.text, ""), labelled(.link, "link"),
        labelled(.image, "image"), labelled(.icon, "image"), labelled(.heading, "heading"),
        labelled(.slider, "slider"), labelled(.stepper, "stepper"),
        labelled(.splitter, "splitter"), labelled(.valueIndicator, "value indicator"),
        labelled(.levelIndicator, "level indicator"), labelled(.rating, "level indicator"),
        labelled(.progress, "progress indicator"),
        labelled(.activityIndicator, "busy indicator"),
        labelled(.busyIndicator, "busy indicator"), labelled(.colorWell, "color well"),
        labelled(.disclosureTriangle, "disclosure triangle"),
        labelled(.disclosureTriangle, "summary", web: true),
        labelled(.menuItem, "menu item"), labelled(.menuBarItem, "menu bar item"),
        labelled(.scrollBar, "scroll bar"), labelled(.outlineRow, "outline row"),
        labelled(.row, ""), labelled(.tableRow, ""), labelled(.cell, "cell"),
        labelled(.helpTag, "help tag"), labelled(.textArea, "edit text, insertion at end of text"),
        labelled(.textArea, "text entry area", web: true), labelled(.ruler, ""),
        labelled(.group, "group", holding: seed), labelled(.radioGroup, "radio group"),
        labelled(.segmented, "radio group", holding: seed), labelled(.tabGroup, "tab group"),
        labelled(.tabBar, "tab group", holding: seed), labelled(.toolbar, "toolbar"),
        labelled(.navigationBar, "toolbar", holding: seed), labelled(.scrollArea, "scroll area"),
        labelled(.splitGroup, "split group", holding: seed), labelled(.list, "list"),
        labelled(.table, "table"), labelled(.outline, "outline"),
        labelled(.column, "column", holding: seed), labelled(.browser, "browser"),
        labelled(.collectionView, "grid"), labelled(.menu, "menu"), labelled(.menuBar, "menu bar"),
        labelled(.dialog, "dialog"), labelled(.drawer, "drawer"), labelled(.popover, "popover"),
        labelled(.webArea, "web content", holding: seed).counting("1 item"),
        labelled(.webArea, "web content", holding: seed + [Sketch("b")]).counting("2 items"),
    ]

    /// By traits and by the kind of container, where a file names no type.
    static let untyped: [MacCase] = [
        MacCase("Oat, button", nil) { $0.plain(.button) },
        MacCase("Oat, heading", nil) { $0.plain(.header) },
        MacCase("Oat, link", nil) { $0.plain([.link, .button]) },
        MacCase("Oat, slider", nil) { $0.plain(.adjustable) },
        MacCase("Oat, edit text, blank", nil) { $0.plain(.textEntry) },
        MacCase("Oat, switch", nil) { $0.plain([.button, .toggleButton]) },
        MacCase("Oat, tab", nil) { $0.plain(.tabBarItem) },
        MacCase("Oat", nil) { $0.plain([]) },
        MacCase("Oat, list", nil, holding: seed) {
            $0.label = "Oat"
            $0.container = .list
        },
        MacCase("Oat, table", nil, holding: seed) {
            $0.label = "Oat"
            $0.container = .dataTable
        },
        MacCase("Oat, landmark", nil, holding: seed) {
            $0.label = "Oat"
            $0.container = .landmark
        },
        MacCase("Oat, navigation", nil, holding: seed) {
            $0.label = "Oat"
            $0.more { $0.landmark = "navigation" }
        },
        MacCase("Oat, group", nil, holding: seed) {
            $0.label = "Oat"
            $0.more { $0.childrenBehavior = .contain }
        },
        // Traits that were written replace those of the type.
        MacCase("Oat, link", .button) { $0.plain(.link) },
        MacCase("Oat", .button) { $0.plain([]) },
    ]

    static let states: [MacCase] = [
        MacCase("Oat, selected, radio button", .radioButton) { $0.state(selected: true) },
        MacCase("Oat, selected, radio button", .radioButton) { $0.state(value: "1") },
        MacCase("Oat, radio button", .radioButton) { $0.state(value: "0") },
        MacCase("Oat, selected, tab", .tab) { $0.state(selected: true) },
        MacCase("Oat, checked, checkbox", .checkbox) { $0.state(value: "1") },
        MacCase("Oat, unchecked, checkbox", .checkbox) { $0.state(value: "0") },
        MacCase("Oat, mixed, checkbox", .checkbox) { $0.state(value: "2") },
        MacCase("Oat, partly, checkbox", .checkbox) { $0.state(value: "partly") },
        MacCase("Oat, checkbox", .checkbox) { $0.state(value: "") },
        MacCase("Oat, on, switch", .switch) { $0.state(value: "1") },
        MacCase("Oat, off, switch", .switch) { $0.state(value: "0") },
        MacCase("Oat, on, toggle button", .toggle) { $0.state(value: "1") },
        MacCase("Oat, collapsed, button", .button) { $0.state(expanded: false) },
        MacCase("Oat, expanded, button", .disclosure) { $0.state(expanded: true) },
        MacCase("Oat, expanded, disclosure triangle", .disclosureTriangle) {
            $0.state(value: "1")
        },
        MacCase("Oat, collapsed, disclosure triangle", .disclosureTriangle) {
            $0.state(value: "0")
        },
        MacCase("Oat, required, edit text, blank", .textField) {
            $0.plain([.textEntry, .required])
        },
        MacCase("Oat, current page, button", .button) {
            $0.label = "Oat"
            $0.more { $0.current = "page" }
        },
        MacCase("Oat, current item, button", .button) {
            $0.label = "Oat"
            $0.more { $0.current = "true" }
        },
        MacCase("Oat, button", .button) {
            $0.label = "Oat"
            $0.more { $0.current = "false" }
        },
        MacCase("Oat, visited, link", .link) { $0.plain([.link, .visited]) },
        MacCase(
            "Oat, Rolled, dimmed, dialog pop up, selected, collapsed, required, button", .button
        ) {
            $0.plain([.button, .required])
            $0.hint = "Rolled"
            $0.enabled = false
            $0.selected = true
            $0.expanded = false
            $0.more { $0.popup = .dialog }
        },
    ]

    static let orders: [MacCase] = [
        MacCase("40 g, Oat, Per bowl, slider", .slider) {
            $0.state(value: "40 g")
            $0.hint = "Per bowl"
        },
        MacCase("2 bowls, Oat, stepper", .stepper) {
            $0.label = "Oat"
            $0.more {
                $0.range = ValueRange()
                $0.range?.now = 2
                $0.range?.format = "{} bowls"
            }
        },
        MacCase("rolled, Oat, edit text", .textField) { $0.state(value: "rolled") },
        MacCase("Oat, Kind, edit text", .textField) {
            $0.label = "Oat"
            $0.placeholder = "Kind"
        },
        MacCase("Kind, edit text", .textField) {
            $0.value = ""
            $0.placeholder = "Kind"
        },
        MacCase("edit text, blank", .textField),
        MacCase("3 characters, Oat, secure text field", .secureTextField) {
            $0.state(value: "abc")
        },
        MacCase("Oat, secure text field, blank", .secureTextField) { $0.state(value: "") },
        MacCase("bran, Oat, clickable text", .readOnlyText) { $0.state(value: "bran") },
        MacCase("bran, Oat, pop up button", .popUpButton) { $0.state(value: "bran") },
        MacCase("bran, Oat, menu pop up, collapsed, button", .button) {
            $0.state(value: "bran", expanded: false)
            $0.more { $0.popup = .menu }
        },
        MacCase("Oat, list box pop up, combo box", .comboBox) {
            $0.label = "Oat"
            $0.more { $0.popup = .listBox }
        },
        MacCase("Oat, £2, button", .button) { $0.state(value: "£2") },
        MacCase("Oat, 40 %, progress indicator", .progress) { $0.state(value: "40 %") },
        MacCase("Oat", .text) { $0.state(value: "Oat") },
        MacCase("bran", .text) { $0.value = "bran" },
        MacCase("Oat, new", .row) { $0.state(value: "new") },
        MacCase("Oat, organic, button", .button) {
            $0.label = "Oat"
            $0.more {
                $0.content = [
                    CustomContent(label: "Farming", value: "organic", importance: .high),
                    CustomContent(label: "Weight", value: "1 kg"),
                ]
            }
        },
        MacCase("Minimize, button", .minimizeButton), MacCase("Close, button", .closeButton),
        MacCase("Full Screen, button", .fullScreenButton),
        MacCase("vertical splitter", .splitter) { $0.more { $0.orientation = .vertical } },
        MacCase("horizontal splitter", .splitter) { $0.more { $0.orientation = .horizontal } },
        MacCase("vertical splitter", .splitter) {
            $0.frame = Rect(x: 0, y: 0, width: 8, height: 300)
        },
        MacCase("40 g, Oat, slider", .slider) {
            $0.state(value: "40 g")
            $0.more { $0.orientation = .horizontal }
        },
        MacCase("Oat, group, content is empty", .group) { $0.label = "Oat" },
        MacCase("group, content is empty", .group),
        MacCase("toolbar", .toolbar, holding: seed),
        MacCase("0 items, Oat, web content", .webArea) { $0.label = "Oat" },
    ]

    static let headings: [MacCase] = [
        MacCase("Oat, heading level 2", .heading) { $0.heading(2) },
        MacCase("heading level 2, Oat", .heading, web: true) { $0.heading(2) },
        MacCase("heading, Oat", .heading, web: true) { $0.heading(0) },
        MacCase("heading, Oat", .heading, web: true, ["headingLevel": "off"]) { $0.heading(2) },
        MacCase("link, Oat", .link, web: true) { $0.label = "Oat" },
        MacCase("link, heading level 3, Oat", .link, web: true) { $0.heading(3) },
        MacCase("Oat, link, heading level 3", .link) { $0.heading(3) },
        MacCase("link, Oat, Rolled, current page", .link, web: true) {
            $0.label = "Oat"
            $0.hint = "Rolled"
            $0.more { $0.current = "page" }
        },
        MacCase("Oat, button", .button, web: true) { $0.label = "Oat" },
        MacCase("Oat, link", .link, web: true, ["macRoleFirst": "never"]) { $0.label = "Oat" },
        MacCase("link, Oat", .link, ["macRoleFirst": "always"]) { $0.label = "Oat" },
        MacCase("Oat, link", .link, ["macRoleFirst": "web"]) { $0.label = "Oat" },
        MacCase("button, Oat", .button, ["traitPosition": "before"]) { $0.label = "Oat" },
        MacCase("Oat", .button, ["traitPosition": "none"]) { $0.label = "Oat" },
        MacCase("Oat, slider", .slider, ["speakValue": "off"]) { $0.state(value: "40 g") },
        MacCase("40 g Oat slider", .slider, ["join": "xcui"]) { $0.state(value: "40 g") },
    ]

    private static func text(
        _ insertion: String, _ selection: Range<Int>?, _ value: String? = "oats"
    ) -> MacCase {
        let parts = ["Oat", "edit text", value ?? "", insertion].filter { !$0.isEmpty }
        return MacCase(parts.joined(separator: ", "), .textArea) {
            $0.state(value: value)
            $0.more { $0.selection = selection }
        }
    }

    static let texts: [MacCase] = [
        text("insertion at end of text", nil), text("insertion at end of text", 4..<4),
        text("insertion at end of text", nil, nil), text("insertion at end of text", 0..<0, ""),
        text("insertion at end of text", 9..<9), text("insertion at beginning of text", 0..<0),
        text("insertion between a and t", 2..<2),
        text("insertion between comma and space", 4..<4, "oat, rye"),
        text("1 character selected", 1..<2),
        text("3 characters selected", 1..<9),
        MacCase("Oat, Rolled, edit text, Notes, insertion at end of text", .textArea) {
            $0.label = "Oat"
            $0.hint = "Rolled"
            $0.placeholder = "Notes"
        },
        MacCase("Oat, text entry area, oats", .textArea, web: true) { $0.state(value: "oats") },
        MacCase(
            "Oat, text entry area, oats, insertion at beginning of text", .textArea, web: true
        ) {
            $0.state(value: "oats")
            $0.more { $0.selection = 0..<0 }
        },
    ]

    @Test(arguments: roles + untyped + states + orders + headings + texts)
    func says(_ row: MacCase) throws { try row.check() }
}

extension MacCase {
    /// Web content says first how much it holds.
    func counting(_ items: String) -> MacCase {
        MacCase("\(items), \(text)", .webArea, holding: sketch.children) {
            $0 = sketch.element
        }
    }
}

extension Element {
    fileprivate mutating func plain(_ traits: Traits) {
        label = "Oat"
        self.traits = traits
    }

    fileprivate mutating func state(
        value: String? = nil, selected: Bool? = nil, expanded: Bool? = nil
    ) {
        label = "Oat"
        self.value = value
        self.selected = selected
        self.expanded = expanded
    }

    fileprivate mutating func heading(_ level: Int) {
        label = "Oat"
        more { $0.headingLevel = level }
    }
}
