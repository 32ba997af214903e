import ScreenModel
import ScreenReader

/// What one row of the outline says of an element, beside what is spoken: label, value, and the
/// words of its role and state.
struct RowWords {
    var label: String
    var value: String?
    /// Role and states: `button selected`.
    var words: String
    /// `x` dimmed, `*` selected; the words say the same.
    var mark: String?

    init(_ index: ElementIndex, in session: Session, tree: ElementTree) {
        let element = tree[index]
        let traits = element.effectiveTraits
        let isToggle = traits.contains(.toggleButton)
        var label = element.label ?? ""
        var value = element.value
        if label.isEmpty || (value == nil && element.hasExtras) {
            let texts = session.shownTexts(of: index)
            if label.isEmpty { label = texts.label ?? element.placeholder ?? "" }
            if value == nil { value = texts.value }
        }
        if isToggle, value == "1" { value = "on" }
        if isToggle, value == "0" { value = "off" }
        if isToggle, value == "2" { value = "mixed" }
        if value?.isEmpty == true { value = nil }
        value = value.map { RowWords.shown($0, traits) }
        let excerpt = traits.contains(.isEditing) ? session.excerpt(of: index) : nil
        if let excerpt { value = RowWords.shown(excerpt) }
        self.value = value == label ? nil : value
        label = RowWords.shortened(label)
        self.label = label.isEmpty ? (self.value == nil ? "(no name)" : "") : label
        var words: [String] = []
        // The room is for the text around the insertion point.
        let needsRoom = excerpt.map { RowWords.shown($0).count > RowWords.short } ?? false
        if !needsRoom, let role = RowWords.role(of: element, traits) { words.append(role) }
        if traits.contains(.selected) { words.append("selected") }
        if traits.contains(.isEditing) { words.append("editing") }
        if let expanded = element.expanded { words.append(expanded ? "expanded" : "collapsed") }
        if traits.contains(.notEnabled) { words.append("dimmed") }
        self.words = words.joined(separator: " ")
        if traits.contains(.notEnabled) {
            mark = "x"
        } else if traits.contains(.selected) {
            mark = "*"
        }
    }

    /// A container's line: its label, else what it is.
    init(container element: Element) {
        let kind = RowWords.container(element)
        let name = element.label ?? ""
        label = name.isEmpty ? kind : name
        words = name.isEmpty ? "" : kind
    }

    /// An element that VoiceOver skips.
    init(skipped element: Element) {
        label = element.label ?? ""
        value = element.value.map { RowWords.shown($0, element.effectiveTraits) }
        if label.isEmpty {
            label = value ?? ""
            value = nil
        }
        words = "skipped"
    }

    private static func shown(_ value: String, _ traits: Traits) -> String {
        traits.contains(.secureTextField) ? Element.concealed(value) : shortened(value)
    }

    /// Text that is edited, with its insertion point as `|`, or `[` and `]` around what is
    /// selected.
    private static func shown(_ excerpt: TextExcerpt) -> String {
        let selected = excerpt.selected
        return excerpt.before + (selected.isEmpty ? "|" : "[" + selected + "]") + excerpt.after
    }

    /// No row is wider: the text of a whole book is not measured for each frame.
    private static func shortened(_ text: String) -> String {
        text.utf8.count > longest ? String(text.prefix(longest)) : text
    }

    private static let longest = 1_000
    /// Characters that leave room for the role.
    private static let short = 8

    private static func container(_ element: Element) -> String {
        switch element.effectiveContainer {
        case .none, .series: element.type.map(name) ?? "group"
        case .list: "list"
        case .landmark: "landmark"
        case .dataTable: "table"
        case .semanticGroup: "group"
        }
    }

    private static func role(of element: Element, _ traits: Traits) -> String? {
        if let type = element.type, isTypical(element, of: type, traits) {
            switch type {
            case .text, .cell, .other, .unknown, .group, .tableRow, .row, .layoutItem: break
            default: return name(type)
            }
        }
        return roles.first { traits.contains($0.trait) }?.word
    }

    /// Whether the type's word still fits: traits that were written speak for themselves, unless
    /// they only add to the type's.
    private static func isTypical(
        _ element: Element, of type: ElementType, _ traits: Traits
    ) -> Bool {
        guard element.traits != nil else { return true }
        return !type.suppliedTraits.isEmpty && traits.isSuperset(of: type.suppliedTraits)
    }

    /// The first that applies is shown.
    private static let roles: [(trait: Traits, word: String)] = [
        (.header, "heading"), (.adjustable, "adjustable"),
        (.secureTextField, "secure text field"), (.searchField, "search field"),
        (.textArea, "text area"), (.textEntry, "text field"), (.toggleButton, "switch"),
        (.tabBarItem, "tab"), (.backButton, "back button"), (.popUpButton, "pop-up button"),
        (.menuItem, "menu item"), (.radioButton, "radio button"), (.link, "link"),
        (.keyboardKey, "key"), (.button, "button"), (.image, "image"),
    ]

    /// A type in words: `textField` is "text field".
    private static func name(_ type: ElementType) -> String {
        names[type] ?? type.rawValue
    }

    private static let names: [ElementType: String] = {
        var result: [ElementType: String] = [:]
        for type in ElementType.allCases {
            var words = ""
            for character in type.rawValue {
                if character.isUppercase { words += " " }
                words += character.lowercased()
            }
            result[type] = words
        }
        result[.popUpButton] = "pop-up button"
        return result
    }()
}
