import ScreenModel
import ScreenReader

/// Elements as tests find them.
extension ExportScene {
    mutating func element(at index: ElementIndex, in session: Session) -> ExportedElement {
        let own = session.screen.tree[index]
        var element = ExportedElement()
        element.label = own.label.flatMap { $0.isEmpty ? nil : $0 }
        // A test reads bullets there.
        if !own.effectiveTraits.contains(.secureTextField) {
            element.value = own.value.flatMap { $0.isEmpty ? nil : $0 }
        }
        guard let id = own.id, !id.isEmpty else {
            element.reason = "the element has no identifier"
            return element
        }
        if isDoubled(id, in: session) {
            element.reason = "several elements have its identifier"
        } else {
            element.identifier = id
        }
        return element
    }

    private mutating func isDoubled(_ id: String, in session: Session) -> Bool {
        if let doubled, (doubled.revision, doubled.screens) == (session.revision, screens) {
            return doubled.identifiers.contains(id)
        }
        let tree = session.screen.tree
        var known: Set<String> = []
        var found: Set<String> = []
        for index in tree.descendants(of: .root) {
            guard let id = tree[index].id, !id.isEmpty else { continue }
            if !known.insert(id).inserted { found.insert(id) }
        }
        doubled = (session.revision, screens, found)
        return found.contains(id)
    }
}
