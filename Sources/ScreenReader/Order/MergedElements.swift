import ScreenModel

/// Elements whose texts come from others: SwiftUI's `combine`, and labels given by `labeledBy`.
enum MergedElements {
    /// The merged form of a stop; nil where it takes nothing from others. On the Mac a combined
    /// element says the label of its one button too (WWDC25-229, H): `keepsButtonLabels`.
    static func merged(
        _ index: ElementIndex, in tree: ElementTree, _ ids: ElementIDs,
        keepsButtonLabels: Bool = false
    ) -> Element? {
        guard tree[index].hasExtras else { return nil }
        let label = tree[index].extras.labeledBy
        let combines = tree[index].extras.childrenBehavior == .combine
        guard combines || label != nil else { return nil }
        var element = tree[index]
        if combines { combine(index, in: tree, into: &element, keepsButtonLabels) }
        if let label, let source = ids.index(of: label, in: tree) {
            element.label = tree[source].label ?? tree[source].value ?? element.label
        }
        return element
    }

    /// The one part of a combined element with one of these traits, that acts for it; nil where
    /// `index` combines nothing, and where several could act.
    static func actor(
        _ traits: Traits, in index: ElementIndex, of tree: ElementTree
    ) -> ElementIndex? {
        guard tree[index].extras.childrenBehavior == .combine else { return nil }
        let able = visibleParts(below: index, in: tree).filter {
            !tree[$0].effectiveTraits.isDisjoint(with: traits)
        }
        return able.count == 1 ? able.first : nil
    }

    /// Labels, values and hints in document order without doubles, joined ", "; traits united;
    /// one button below gives its activation, several become custom actions (square/Blueprint's
    /// re-implementation, M). A button beside other texts gives its label to the actions alone
    /// (CVS Health, M).
    private static func combine(
        _ index: ElementIndex, in tree: ElementTree, into element: inout Element,
        _ keepsButtonLabels: Bool
    ) {
        let parts = visibleParts(below: index, in: tree)
        let buttons = parts.filter { isPlainButton(tree[$0]) }
        let others = parts.filter { !isPlainButton(tree[$0]) }
        let isOneButton = keepsButtonLabels && buttons.count == 1
        let speaking = others.contains { tree[$0].hasText } && !isOneButton ? others : parts
        element.label = element.label ?? joined(speaking.map { tree[$0].label })
        element.value = element.value ?? joined(speaking.map { tree[$0].plainValue })
        element.hint = element.hint ?? joined(speaking.map { tree[$0].hint })
        if element.traits == nil {
            var traits = element.effectiveTraits
            for part in speaking { traits.formUnion(tree[part].effectiveTraits) }
            if buttons.count == 1 { traits.insert(.button) }
            element.traits = traits
        }
        var extras = element.extras
        var actions = extras.actions ?? []
        if buttons.count == 1, let button = buttons.first {
            let own = tree[button].extras.on?[.activate]
            if extras.on?[.activate] == nil, let own {
                extras.on = (extras.on ?? [:]).merging([.activate: own]) { $1 }
            }
        } else {
            actions += buttons.compactMap { button in
                tree[button].label.map {
                    CustomAction(name: $0, effects: tree[button].extras.on?[.activate])
                }
            }
        }
        var content = extras.content ?? []
        var rotors = extras.rotors ?? []
        for part in parts where tree[part].hasExtras {
            actions += tree[part].extras.actions ?? []
            content += tree[part].extras.content ?? []
            rotors += tree[part].extras.rotors ?? []
        }
        extras.actions = actions.isEmpty ? nil : actions
        extras.content = content.isEmpty ? nil : content
        extras.rotors = rotors.isEmpty ? nil : rotors
        element.extras = extras
    }

    private static func isPlainButton(_ part: Element) -> Bool {
        part.effectiveTraits.contains(.button) && !part.effectiveTraits.contains(.toggleButton)
    }

    private static func visibleParts(
        below index: ElementIndex, in tree: ElementTree
    ) -> [ElementIndex] {
        var hidden: Set<ElementIndex> = []
        return tree.descendants(of: index).filter { part in
            if tree[part].hidden == true || hidden.contains(tree[part].links.parent) {
                hidden.insert(part)
                return false
            }
            return true
        }
    }

    private static func joined(_ texts: [String?]) -> String? {
        var seen: Set<String> = []
        let different = texts.compactMap { $0 }.filter { !$0.isEmpty && seen.insert($0).inserted }
        return different.isEmpty ? nil : different.joined(separator: ", ")
    }
}
