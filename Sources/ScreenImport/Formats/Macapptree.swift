import ScreenModel

extension ScreenFormat {
    /// The tree that MacPaw's macapptree prints of a Mac app. It writes spaces in names as `_`,
    /// and false for `enabled` where the app says nothing. (macapptree source, M)
    static let macapptree: ScreenFormat = ScreenFormat(
        id: "macapptree", what: "a macapptree dump", command: "python -m macapptree.main -a BUNDLE",
        known: [.label, .value, .type, .frame, .order],
        partlyKnown: [.enabled, .hint, .identifier],
        support: .dump { content in
            var dump = RoleTree.read(content, macapptreeNotation, of: .macapptree)
            if dump.hasUnderscores {
                dump.notes.append(
                    ImportNote(.name, "names hold '_' where the app may have spaces"))
            }
            return dump
        }
    ) { $0.hasKeys("role_description", "absolute_position") }
}

private let macapptreeNotation = RoleTree.Notation(
    keys: [
        "role": .role, "subrole": .subrole, "name": .title, "description": .label,
        "value": .value, "help": .hint, "identifier": .identifier,
        "absolute_position": .position, "size": .size, "enabled": .enabledControl,
        "selected": .selected, "children": .children, "application": .app,
    ],
    marks: ["role"])

extension Dump {
    fileprivate var hasUnderscores: Bool {
        tree.descendants(of: .root).contains { tree[$0].label?.contains("_") == true }
    }
}
