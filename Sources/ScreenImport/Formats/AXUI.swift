import ScreenModel

extension ScreenFormat {
    /// The short tree of a Mac app that AXUI prints. Groups have no role word, or are bare lists;
    /// in its public dump an element's siblings stand inside it. (AXUI, M)
    static let axui: ScreenFormat = ScreenFormat(
        id: "axui", what: "an AXUI dump", command: "axui",
        known: [.label, .value, .type, .frame, .order],
        partlyKnown: [.hint, .enabled, .selected, .identifier],
        support: .dump { RoleTree.read($0, axuiNotation, of: .axui) }
    ) { $0.hasKeys("role") && $0.hasKey("bounds", holding: .array) }
}

private let axuiNotation = RoleTree.Notation(
    keys: [
        "role": .role, "subrole": .subrole, "name": .title, "desc": .label, "value": .value,
        "help": .hint, "identifier": .identifier, "bounds": .frame, "state": .inside,
        "enabled": .enabledControl, "selected": .selected, "focused": .focused,
        "children": .children,
    ],
    marks: ["role", "bounds"], nestsSiblings: true)
