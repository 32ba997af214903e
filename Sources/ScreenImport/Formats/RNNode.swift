import ScreenModel

/// One host component: what its attributes say.
struct RNNode {
    let parent: Int
    let isText: Bool
    private(set) var type: ElementType
    var element = Element()
    /// Accessible by itself; what lies above it can still cover it.
    var isStop: Bool
    let isHidden: Bool
    /// The texts inside that belong to it, in order.
    var texts: [String] = []
    private(set) var unknownRole: String?

    private let attributes: [String: JSXScanner.Value]

    init(name: String, attributes: [String: JSXScanner.Value], parent: Int) {
        self.parent = parent
        self.attributes = attributes
        let kind = RNNode.kind(name)
        isText = kind == .text
        type = kind ?? .other
        func flag(_ name: String) -> Bool? { RNNode.flag(attributes[name]) }
        isHidden =
            flag("accessibilityElementsHidden") == true || flag("aria-hidden") == true
            || RNNode.isNotDisplayed(attributes["style"])
        let isStopByItself = kind == .text || kind == .textField || kind == .switch
        isStop = flag("accessible") ?? isStopByItself
        readTexts()
        readField()
        readRole()
        readStates()
        readActions()
    }

    /// The type that a host component's name tells, with or without its native prefix.
    private static func kind(_ name: String) -> ElementType? {
        if name.hasSuffix("TextInput") || name.hasSuffix("TextInputView") { return .textField }
        if name == "Text" || name == "RCTText" || name.hasSuffix(".Text") { return .text }
        if name.hasSuffix("Switch") { return .switch }
        if name.hasSuffix("Slider") { return .slider }
        if name.hasSuffix("Image") || name.hasSuffix("ImageView") { return .image }
        if name.hasSuffix("ScrollView") { return .scrollArea }
        if name.hasSuffix("ActivityIndicator") || name.hasSuffix("ActivityIndicatorView") {
            return .activityIndicator
        }
        return nil
    }

    private static func isNotDisplayed(_ style: JSXScanner.Value?) -> Bool {
        guard case .expression(let text) = style, text.contains("display") else { return false }
        return JSXObject(text)["display"] == "none"
    }

    private static func flag(_ value: JSXScanner.Value?) -> Bool? {
        switch value {
        case .expression(let text), .string(let text):
            switch text.filter({ !$0.isWhitespace }) {
            case "true": true
            case "false": false
            default: nil
            }
        case nil: nil
        }
    }

    /// A text, or the number or words between braces; `nil` for objects and functions.
    private func text(_ names: String...) -> String? {
        for name in names {
            switch attributes[name] {
            case .string(let text): return text
            case .expression(let text):
                let plain = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                if Double(plain) != nil { return plain }
                if plain.count > 1, plain.first == "\"", plain.last == "\"" {
                    return String(plain.dropFirst().dropLast())
                }
            case nil: break
            }
        }
        return nil
    }

    private func object(_ name: String) -> JSXObject? {
        guard case .expression(let text) = attributes[name] else { return nil }
        return JSXObject(text)
    }

    private mutating func readTexts() {
        element.label = text("accessibilityLabel", "aria-label")
        if type == .image, element.label == nil { element.label = text("alt") }
        element.hint = text("accessibilityHint")
        element.id = text("testID", "id", "nativeID")
        element.language = text("accessibilityLanguage")
        let value = object("accessibilityValue")
        element.value = value?["text"] ?? value?["now"] ?? text("aria-valuetext", "aria-valuenow")
    }

    private mutating func readField() {
        guard type == .textField else { return }
        if flag("multiline") == true { type = .textArea }
        if flag("secureTextEntry") == true { type = .secureTextField }
        element.value = element.value ?? text("value", "defaultValue")
        element.placeholder = text("placeholder")
        if flag("editable") == false { element.enabled = false }
    }

    private func flag(_ name: String) -> Bool? {
        RNNode.flag(attributes[name])
    }

    private mutating func readRole() {
        guard let role = text("role", "accessibilityRole"), role != "none" else {
            setLikelyTraits()
            return
        }
        if let traits = RNNode.traitsOfRole[role] {
            element.traits = traits
            if type == .other, let known = RoleWords.type(role) { type = known }
        } else if let known = RoleWords.type(role) {
            type = known
            setLikelyTraits()
        } else {
            unknownRole = role
            setLikelyTraits()
        }
    }

    /// What says no role has the traits of its component, and a plain view none.
    private mutating func setLikelyTraits() {
        element.traits = type.likelyTraits
        if element.traits != [] { element.derived.insert(.traits) }
    }

    /// As React Native maps roles to traits on iOS (RCTViewManager, M).
    private static let traitsOfRole: [String: Traits] = [
        "button": .button, "togglebutton": .button, "dropdownlist": .button, "link": .link,
        "search": .searchField, "searchbox": .searchField, "image": .image, "img": .image,
        "imagebutton": [.image, .button], "keyboardkey": .keyboardKey, "text": .staticText,
        "adjustable": .adjustable, "slider": .adjustable, "header": .header,
        "heading": .header, "summary": .summaryElement, "switch": [.button, .toggleButton],
        "tabbar": .tabBar, "tablist": .tabBar, "alert": [], "group": [], "presentation": [],
    ]

    private mutating func readStates() {
        let states = object("accessibilityState")
        func state(_ name: String) -> Bool? {
            switch states?[name] {
            case "true": true
            case "false": false
            default: flag("aria-\(name)")
            }
        }
        if let isDisabled = state("disabled") { element.enabled = !isDisabled }
        element.selected = state("selected")
        element.expanded = state("expanded")
        let isOn = state("checked") ?? (type == .switch ? flag("value") ?? flag("on") : nil)
        if let isOn {
            if type == .radioButton {
                element.selected = element.selected ?? isOn
            } else {
                element.value = element.value ?? (isOn ? "1" : "0")
            }
        } else if states?["checked"] == "mixed" {
            element.value = element.value ?? "mixed"
        }
        if type == .switch, flag("disabled") == true { element.enabled = false }
    }

    private mutating func readActions() {
        guard let objects = object("accessibilityActions")?.objects else { return }
        let system = ["activate", "increment", "decrement", "longpress", "magicTap", "escape"]
        let own = objects.compactMap { action in
            action["name"].flatMap { system.contains($0) ? nil : action["label"] ?? $0 }
        }
        if !own.isEmpty { element.extras.actions = own.map { CustomAction(name: $0) } }
    }
}
