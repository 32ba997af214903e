import ScreenModel

/// The walk from a scope down to its stops: what is pruned, what is a leaf, what stays together.
/// Works with stacks of its own: a tree may be deeper than the machine's.
struct ScreenWalk {
    private let tree: ElementTree
    private let visualOrder: VisualOrder
    private let modalScope: ModalScope
    private let ids: ElementIDs
    /// Elements whose text is another one's label, and which then are no stops.
    private let labels: Set<ElementIndex>
    private var units: [Unit] = []
    private var visited: Visits

    /// What was met already: a flag for each element of a walk that may meet all, a set where a
    /// walk stays below one.
    private struct Visits {
        var flags: [Bool] = []
        var few: Set<ElementIndex> = []

        mutating func meet(_ index: ElementIndex) -> Bool {
            guard flags.indices.contains(index.place) else { return few.insert(index).inserted }
            defer { flags[index.place] = true }
            return !flags[index.place]
        }
    }

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

    init(screen: Screen, modalScope: ModalScope, ids: ElementIDs) {
        tree = screen.tree
        visualOrder = VisualOrder(
            idiom: screen.effectiveIdiom, direction: screen.effectiveDirection)
        self.modalScope = modalScope
        self.ids = ids
        visited = Visits()
        labels = ScreenWalk.labels(in: screen.tree, ids)
    }

    /// What `labeledBy` names. A label that names another one still is a label: two that name
    /// each other leave the first one a stop.
    private static func labels(in tree: ElementTree, _ ids: ElementIDs) -> Set<ElementIndex> {
        var labels: Set<ElementIndex> = []
        for place in 1..<max(tree.count, 1) {
            let index = ElementIndex(place)
            guard tree[index].hasExtras, let id = tree[index].extras.labeledBy,
                !labels.contains(index), tree.isAttached(index),
                let label = ids.index(of: id, in: tree), label != index
            else { continue }
            labels.insert(label)
        }
        return labels
    }

    /// The stops of `scope` and below, in reading order.
    mutating func stops(below scope: ElementIndex) -> [ElementIndex] {
        visited = Visits(flags: Array(repeating: false, count: tree.count))
        defer { visited = Visits() }
        units = [Unit(element: scope, parent: -1, isGroup: true, isExplicit: false)]
        var top = scope
        if modalScope == .screen, let modal = lastModal(below: scope) { top = modal }
        var stack: [Visit] = []
        if top == .root {
            pushChildren(of: .root, under: 0, to: &stack)
        } else {
            stack.append(Visit(element: top, parent: 0))
        }
        return finish(&stack)
    }

    /// What a stop would hold if it were none, in reading order.
    mutating func parts(below stop: ElementIndex) -> [ElementIndex] {
        let order = tree[stop].hasExtras ? tree[stop].extras.order : nil
        units = [Unit(element: stop, parent: -1, isGroup: true, isExplicit: order != nil)]
        var stack: [Visit] = []
        if let order {
            pushMembers(order, under: 0, to: &stack)
        } else {
            pushChildren(of: stop, under: 0, to: &stack)
        }
        _ = visited.meet(stop)
        return finish(&stack)
    }

    private mutating func finish(_ stack: inout [Visit]) -> [ElementIndex] {
        while let visit = stack.popLast() { self.visit(visit, &stack) }
        sortGroups()
        defer { units = [] }
        return flattened()
    }

    private mutating func visit(_ visit: Visit, _ stack: inout [Visit]) {
        let index = visit.element
        guard visited.meet(index) else { return }
        guard tree[index].hidden != true, labels.isEmpty || !labels.contains(index) else { return }
        let isStop = tree[index].isStop
        guard !tree[index].isPruned(isStop: isStop) else { return }
        if isStop {
            let unit = add(index, under: visit.parent, isGroup: false, isExplicit: false)
            if let frame = tree[index].frame, frame.isUsable { units[unit].place = frame.origin }
        } else if tree[index].hasExtras, let order = tree[index].extras.order {
            let unit = add(index, under: visit.parent, isGroup: true, isExplicit: true)
            pushMembers(order, under: unit, to: &stack)
        } else {
            let unit =
                tree[index].keepsTogether
                ? add(index, under: visit.parent, isGroup: true, isExplicit: false) : visit.parent
            pushChildren(of: index, under: unit, to: &stack)
        }
    }

    private func pushMembers(_ order: [String], under unit: Int, to stack: inout [Visit]) {
        for id in order.reversed() {
            guard let member = ids.index(of: id, in: tree) else { continue }
            stack.append(Visit(element: member, parent: unit))
        }
    }

    /// All children, or the last modal one: a modal element hides its siblings
    /// (AccessibilitySnapshot, H), even while nothing below it is a stop.
    private func pushChildren(of index: ElementIndex, under unit: Int, to stack: inout [Visit]) {
        let bottom = stack.count
        var child = tree[index].links.lastChild
        while !child.isNone {
            let visit = Visit(element: child, parent: unit)
            if tree[child].isModal, tree[child].hidden != true {
                stack.removeSubrange(bottom...)
                stack.append(visit)
                return
            }
            stack.append(visit)
            child = tree[child].links.previous
        }
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
            let sorted = sorted(members)
            units[unit].members = units[unit].isExplicit ? members : sorted
            units[unit].place = place(ofGroup: unit, first: sorted.first)
        }
    }

    private func isEmptyGroup(_ unit: Int) -> Bool {
        units[unit].isGroup && units[unit].members.isEmpty
    }

    /// A group stands where the member stands that its frames put first, in whatever order it is
    /// read. An explicit group in a tab bar has a place of its own (AccessibilitySnapshot, H).
    private func place(ofGroup unit: Int, first: Int?) -> Point? {
        let group = units[unit]
        if group.isExplicit, group.parent >= 0,
            tree[units[group.parent].element].effectiveTraits.contains(.tabBar),
            let frame = tree[group.element].frame, frame.isUsable
        {
            return frame.origin
        }
        return first.flatMap { units[$0].place }
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
        let priorities = members.map { member in
            let element = units[member].element
            return tree[element].hasExtras ? tree[element].extras.sortPriority ?? 0 : 0
        }
        guard priorities.contains(where: { $0 != 0 }) else {
            return visualOrder.stableSorted(places).map { members[$0] }
        }
        let levels = Dictionary(grouping: members.indices) { priorities[$0] }
        return levels.sorted { $0.key > $1.key }.flatMap { _, chosen in
            visualOrder.stableSorted(chosen.map { places[$0] }).map { members[chosen[$0]] }
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
