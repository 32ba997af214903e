import ScreenModel

/// Elements whose texts come from others: SwiftUI's `combine`, and labels given by `labeledBy`.
enum MergedElements {
    /// The merged form of each stop that has one.
    static func all(in tree: ElementTree, stops: [ElementIndex]) -> [ElementIndex: Element] {
        var result: [ElementIndex: Element] = [:]
        var ids: ElementIDs?
        for index in stops where tree[index].hasExtras {
            let extras = tree[index].extras
            guard extras.childrenBehavior == .combine || extras.labeledBy != nil else { continue }
            var element = tree[index]
            if extras.childrenBehavior == .combine { combine(index, in: tree, into: &element) }
            if let label = extras.labeledBy {
                let known = ids ?? ElementIDs(tree)
                ids = known
                if let source = known.index(of: label, in: tree) {
                    element.label = tree[source].label ?? tree[source].value ?? element.label
                }
            }
            result[index] = element
        }
        return result
    }

    /// Labels, values and hints in document order without doubles, joined ", "; traits united;
    /// one button below gives its activation, several become custom actions (square/Blueprint's
    /// re-implementation, M). A button beside other texts gives its label to the actions alone
    /// (CVS Health, M).
    private static func combine(
        _ index: ElementIndex, in tree: ElementTree, into element: inout Element
    ) {
        let parts = visibleParts(below: index, in: tree)
        let buttons = parts.filter { tree[$0].effectiveTraits.contains(.button) }
        let hasOtherText = parts.contains { !buttons.contains($0) && tree[$0].hasText }
        let speaking = hasOtherText ? parts.filter { !buttons.contains($0) } : parts
        element.label = element.label ?? joined(speaking.map { tree[$0].label })
        element.value = element.value ?? joined(speaking.map { tree[$0].value })
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
        for part in parts {
            actions += tree[part].extras.actions ?? []
            if let content = tree[part].extras.content {
                extras.content = (extras.content ?? []) + content
            }
            if let rotors = tree[part].extras.rotors {
                extras.rotors = (extras.rotors ?? []) + rotors
            }
        }
        extras.actions = actions.isEmpty ? nil : actions
        element.extras = extras
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
