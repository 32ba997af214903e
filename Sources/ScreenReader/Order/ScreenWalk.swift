import ScreenModel

/// The walk from a scope down to its stops: what is pruned, what is a leaf, what stays together.
/// Works with stacks of its own: a tree may be deeper than the machine's.
struct ScreenWalk {
    private let tree: ElementTree
    private let visualOrder: VisualOrder
    private let modalScope: ModalScope
    private let ids: ElementIDs?
    /// Elements whose text is another one's label, and which then are no stops.
    private let labels: Set<ElementIndex>
    private var units: [Unit] = []
    private var visited: [Bool]
    /// For a stop that an explicit order names directly, the element that has the order.
    private(set) var explicitGroups: [ElementIndex: ElementIndex] = [:]

    /// A stop, or a group that is placed as one and then ordered inside.
    private struct Unit {
        let element: ElementIndex
        let parent: Int
        let isGroup: Bool
        let isExplicit: Bool
        var members: [Int] = []
        var place: Point?
    }

    private struct Visit {
        let element: ElementIndex
        let parent: Int
    }

    init(screen: Screen, modalScope: ModalScope) {
        tree = screen.tree
        visualOrder = VisualOrder(
            idiom: screen.effectiveIdiom, direction: screen.effectiveDirection)
        self.modalScope = modalScope
        visited = Array(repeating: false, count: screen.tree.count)
        let tree = screen.tree
        let all = tree.descendants(of: .root)
        let referring = all.filter { tree[$0].hasExtras && tree[$0].extras.refersToElements }
        ids = referring.isEmpty ? nil : ElementIDs(tree)
        var labels: Set<ElementIndex> = []
        for index in referring {
            guard let id = tree[index].extras.labeledBy,
                let label = ids?.index(of: id, in: tree), label != index
            else { continue }
            labels.insert(label)
        }
        self.labels = labels
    }

    /// The stops of `scope` and below, in reading order.
    mutating func stops(below scope: ElementIndex) -> [ElementIndex] {
        units = [Unit(element: scope, parent: -1, isGroup: true, isExplicit: false)]
        var top = scope
        if modalScope == .screen, let modal = lastModal(below: scope) { top = modal }
        var stack: [Visit] = []
        if top == .root {
            push(childrenToWalk(of: .root), under: 0, to: &stack)
        } else {
            stack.append(Visit(element: top, parent: 0))
        }
        while let visit = stack.popLast() { self.visit(visit, &stack) }
        sortGroups()
        return flattened()
    }

    private mutating func visit(_ visit: Visit, _ stack: inout [Visit]) {
        let index = visit.element
        guard !visited[index.place] else { return }
        visited[index.place] = true
        let element = tree[index]
        guard element.hidden != true, !labels.contains(index) else { return }
        let isStop = element.isStop
        guard !element.isPruned(isStop: isStop) else { return }
        if isStop {
            let unit = add(index, under: visit.parent, isGroup: false, isExplicit: false)
            units[unit].place = element.frame.flatMap { $0.isUsable ? $0.origin : nil }
            let parent = units[visit.parent]
            if parent.isExplicit { explicitGroups[index] = parent.element }
        } else if let order = element.extras.order, let ids {
            let unit = add(index, under: visit.parent, isGroup: true, isExplicit: true)
            let members = order.compactMap { ids.index(of: $0, in: tree) }
            push(members, under: unit, to: &stack)
        } else {
            let keepsTogether = element.groupsChildren == true || element.isMeaningfulContainer
            let unit =
                keepsTogether
                ? add(index, under: visit.parent, isGroup: true, isExplicit: false) : visit.parent
            push(childrenToWalk(of: index), under: unit, to: &stack)
        }
    }

    /// All children, or the last modal one: a modal element hides its siblings
    /// (AccessibilitySnapshot, H), even while nothing below it is a stop.
    private func childrenToWalk(of index: ElementIndex) -> [ElementIndex] {
        let children = Array(tree.children(of: index))
        let modal = children.last { tree[$0].isModal && tree[$0].hidden != true }
        return modal.map { [$0] } ?? children
    }

    private func lastModal(below scope: ElementIndex) -> ElementIndex? {
        var found: ElementIndex?
        for index in tree.descendants(of: scope) where tree[index].isModal {
            let isHidden =
                tree[index].hidden == true
                || tree.ancestors(of: index).contains { tree[$0].hidden == true }
            if !isHidden { found = index }
        }
        return found
    }

    private func push(_ elements: [ElementIndex], under unit: Int, to stack: inout [Visit]) {
        for element in elements.reversed() { stack.append(Visit(element: element, parent: unit)) }
    }

    private mutating func add(
        _ index: ElementIndex, under parent: Int, isGroup: Bool, isExplicit: Bool
    ) -> Int {
        units.append(
            Unit(element: index, parent: parent, isGroup: isGroup, isExplicit: isExplicit))
        units[parent].members.append(units.count - 1)
        return units.count - 1
    }

    /// Inner groups come after outer ones in `units`, so that going backwards each group finds
    /// its members placed already.
    private mutating func sortGroups() {
        for unit in units.indices.reversed() where units[unit].isGroup {
            let members = units[unit].members.filter { !isEmptyGroup($0) }
            units[unit].members = units[unit].isExplicit ? members : sorted(members)
            units[unit].place = place(ofGroup: unit)
        }
    }

    private func isEmptyGroup(_ unit: Int) -> Bool {
        units[unit].isGroup && units[unit].members.isEmpty
    }

    /// A group stands where its first member stands. An explicit group in a tab bar has a place
    /// of its own (AccessibilitySnapshot, H).
    private func place(ofGroup unit: Int) -> Point? {
        let group = units[unit]
        if group.isExplicit, group.parent >= 0,
            tree[units[group.parent].element].effectiveTraits.contains(.tabBar),
            let frame = tree[group.element].frame, frame.isUsable
        {
            return frame.origin
        }
        return group.members.first.flatMap { units[$0].place }
    }

    /// Higher sort priority first, then by frames. What has no usable frame stands with the
    /// member before it.
    private func sorted(_ members: [Int]) -> [Int] {
        var last: Point?
        var places: [Point] = []
        places.reserveCapacity(members.count)
        for member in members {
            last = units[member].place ?? last
            places.append(last ?? Point(x: -.infinity, y: -.infinity))
        }
        let priorities = members.map { tree[units[$0].element].extras.sortPriority ?? 0 }
        let levels = Set(priorities).sorted(by: >)
        guard levels.count > 1 else {
            return visualOrder.stableSorted(places).map { members[$0] }
        }
        return levels.flatMap { level in
            let chosen = members.indices.filter { priorities[$0] == level }
            return visualOrder.stableSorted(chosen.map { places[$0] }).map { members[chosen[$0]] }
        }
    }

    private func flattened() -> [ElementIndex] {
        var result: [ElementIndex] = []
        var stack = [0]
        while let unit = stack.popLast() {
            if units[unit].isGroup {
                stack.append(contentsOf: units[unit].members.reversed())
            } else {
                result.append(units[unit].element)
            }
        }
        return result
    }
}

extension Rect {
    var origin: Point { Point(x: x, y: y) }
}

extension Extras {
    /// Whether the reading order has to look elements up by id.
    var refersToElements: Bool { order != nil || labeledBy != nil }
}

extension Element {
    /// Whether the cursor stops on it: as written; else for controls, for elements that merge
    /// their children, and for what holds nothing and is no container.
    public var isStop: Bool {
        if let accessible { return accessible }
        if let type, type.isControl { return true }
        if hasExtras {
            if let behavior = extras.childrenBehavior, behavior != .contain { return true }
            if extras.order != nil { return false }
        }
        return links.firstChild.isNone && effectiveContainer == .none
            && !(type?.isContainer ?? false)
    }

    /// A transparent view is not walked, nor is one of no size that is a stop or lists its
    /// elements; an empty wrapper is (AccessibilitySnapshot, H).
    func isPruned(isStop: Bool) -> Bool {
        if hasExtras, let alpha = extras.alpha, alpha <= 0 { return true }
        guard let frame, frame.width == 0, frame.height == 0 else { return false }
        return isStop || extras.order != nil
    }
}
