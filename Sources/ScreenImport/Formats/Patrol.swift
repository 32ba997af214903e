import ScreenModel

extension ScreenFormat {
    /// The tree of native views that Patrol's test driver sends, or a list of them. (Patrol, L)
    static let patrol: ScreenFormat = ScreenFormat(
        id: "patrol", what: "a native tree of Patrol", command: "patrol's getNativeViews",
        known: [.label, .value, .type, .frame, .identifier],
        partlyKnown: [.enabled, .selected, .placeholder],
        support: .dump { RoleTree.read($0, patrolNotation, of: .patrol) }
    ) { $0.hasKeys("accessibilityLabel") && $0.hasKey("elementType", holding: .string) }
}

private let patrolNotation = RoleTree.Notation(
    keys: [
        "elementType": .role, "accessibilityLabel": .label, "label": .label, "title": .title,
        "value": .value, "placeholderValue": .placeholder, "identifier": .identifier,
        "frame": .frame, "isEnabled": .enabled, "enabled": .enabled, "isSelected": .selected,
        "selected": .selected, "hasFocus": .focused, "bundleId": .bundle,
        "children": .children,
    ],
    marks: ["elementType"], platform: .iOS)
