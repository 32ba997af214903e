import ScreenModel

extension ScreenFormat {
    /// The flat list of elements that Peekaboo's `see` prints of a Mac app. (Peekaboo, M)
    static let peekaboo: ScreenFormat = ScreenFormat(
        id: "peekaboo", what: "a Peekaboo snapshot", command: "peekaboo see --json",
        known: [.label, .value, .hint, .type, .frame, .identifier, .order],
        partlyKnown: [.enabled],
        support: .dump { RoleTree.read($0, peekabooNotation, of: .peekaboo) }
    ) { $0.hasKeys("ui_elements", "snapshot_id") }
}

private let peekabooNotation = RoleTree.Notation(
    keys: [
        "role": .role, "subrole": .subrole, "title": .title, "label": .label,
        "description": .label, "value": .value, "help": .hint, "identifier": .identifier,
        "bounds": .frame, "frame": .frame, "enabled": .enabled, "is_enabled": .enabled,
        "window_title": .window, "application_name": .app,
    ],
    marks: ["role"], isFlat: true)
