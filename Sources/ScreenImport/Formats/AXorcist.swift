import ScreenModel

extension ScreenFormat {
    /// The answer of AXorcist's command line tool: the attributes of one element of a Mac app or
    /// of several, each with the path that leads to it. (AXorcist, M)
    static let axorcist: ScreenFormat = ScreenFormat(
        id: "axorcist", what: "an AXorcist answer", command: "axorc",
        known: [.label, .value, .type, .order],
        partlyKnown: [.hint, .enabled, .selected, .placeholder, .frame, .identifier],
        support: .dump { RoleTree.read($0, axorcistNotation, of: .axorcist) }
    ) { $0.hasKeys("attributes", "AXRole") }
}

private let axorcistNotation = RoleTree.Notation(
    keys: [
        "AXRole": .role, "AXSubrole": .subrole, "AXTitle": .title, "AXDescription": .label,
        "AXValue": .value, "AXHelp": .hint, "AXPlaceholderValue": .placeholder,
        "AXIdentifier": .identifier, "AXFrame": .frame, "AXPosition": .position,
        "AXSize": .size, "AXEnabled": .enabled, "AXSelected": .selected,
        "AXFocused": .focused, "AXHidden": .hidden, "AXExpanded": .expanded,
        "AXChildren": .children, "children": .children, "attributes": .inside, "path": .path,
    ],
    marks: ["AXRole"])
