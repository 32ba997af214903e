import ScreenModel

extension ScreenFormat {
    /// The simulator's accessibility tree as baguette prints it, and look-alikes with the same
    /// keys. (tddworks/baguette, M)
    static let baguette: ScreenFormat = ScreenFormat(
        id: "baguette", what: "a baguette tree", command: "baguette describe-ui",
        known: [.label, .value, .hint, .type, .enabled, .frame, .identifier],
        support: .dump { content in
            var dump = RoleTree.read(content, baguetteNotation, of: .baguette)
            if !content.hasAnyKey("subrole", "help", "identifier") {
                dump.notes.append(
                    ImportNote(.name, "the tool is not known; read as baguette's tree of roles"))
            }
            return dump
        }
    ) { $0.hasKeys("role", "children") }
}

private let baguetteNotation = RoleTree.Notation(
    keys: [
        "role": .role, "subrole": .subrole, "label": .label, "title": .title, "value": .value,
        "help": .hint, "placeholder": .placeholder, "identifier": .identifier,
        "frame": .frame, "enabled": .enabled, "selected": .selected, "focused": .focused,
        "hidden": .hidden, "expanded": .expanded, "pid": .process, "children": .children,
    ],
    marks: ["role"], platform: .iOS)
