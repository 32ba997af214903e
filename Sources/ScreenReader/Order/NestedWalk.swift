import ScreenModel

/// The walk from a scope down to its containers and stops, in the file's order: the accessibility
/// children of AppKit are ordered, not laid out. With a stack of its own: a tree may be deeper than
/// the machine's.
struct NestedWalk {
    private let tree: ElementTree
    private let ids: ElementIDs
    private let modalScope: ModalScope
    private let style: MacWalk
    private let labels: Set<ElementIndex>
    private let hasOneWindow: Bool
    private var visited: [Bool]
    private var order = NestedOrder()

    private struct Visit {
        let element: ElementIndex
        /// The container around it.
        let container: Int32
        /// The one of those that is left by stopping to interact.
        let owner: Int32
        /// Behind all that a container holds which is read through: its own number.
        var leaves: Int32?
    }

    static func order(
        of screen: Screen, scope: ElementIndex, modalScope: ModalScope, style: MacWalk,
        _ ids: ElementIDs
    ) -> NestedOrder {
        var walk = NestedWalk(screen, modalScope, style, ids)
        if let stated = screen.statedOrder, screen.platform != .macOS, scope == .root {
            for index in stated where screen.tree.contains(index) && !walk.visited[index.place] {
                walk.visited[index.place] = true
                walk.addStop(index, in: Visit(element: index, container: -1, owner: -1))
            }
        } else {
            walk.run(from: scope)
        }
        walk.countLeaves()
        return walk.order
    }

    private init(
        _ screen: Screen, _ modalScope: ModalScope, _ style: MacWalk, _ ids: ElementIDs
    ) {
        tree = screen.tree
        self.ids = ids
        self.modalScope = modalScope
        self.style = style
        labels = ScreenWalk.labels(in: screen.tree, ids)
        var windows = 0
        for index in screen.tree.descendants(of: .root)
        where screen.tree[index].type == .window && screen.tree[index].hidden != true {
            windows += 1
        }
        hasOneWindow = windows == 1
        visited = Array(repeating: false, count: screen.tree.count)
        order.innermost = Array(repeating: -1, count: screen.tree.count)
    }

    private mutating func run(from scope: ElementIndex) {
        var stack: [Visit] = []
        var top = Visit(element: scope, container: -1, owner: -1)
        if modalScope == .screen, let modal = ScreenWalk.lastModal(below: scope, in: tree) {
            top = Visit(element: modal, container: -1, owner: -1)
        }
        if top.element == .root {
            pushChildren(of: top, to: &stack)
        } else if tree[top.element].hidden != true {
            // What is presented stands for itself, without a container around its members.
            if kind(of: top.element) == .element {
                stack.append(top)
            } else {
                pushChildren(of: top, to: &stack)
            }
        }
        while let visit = stack.popLast() {
            if let number = visit.leaves { leave(number, visit) } else { self.visit(visit, &stack) }
        }
    }

    private func kind(of index: ElementIndex) -> Element.NestedKind {
        tree[index].type == .window && hasOneWindow
            ? .wrapper : tree[index].nestedKind
    }

    private mutating func visit(_ visit: Visit, _ stack: inout [Visit]) {
        let index = visit.element
        guard !visited[index.place] else { return }
        visited[index.place] = true
        guard tree[index].hidden != true, labels.isEmpty || !labels.contains(index) else { return }
        var kind = kind(of: index)
        if kind == .container, tree[index].isOnSideList { kind = .wrapper }
        guard !tree[index].isPruned(isStop: kind == .element) else { return }
        switch kind {
        case .element: addStop(index, in: visit)
        case .wrapper:
            order.innermost[index.place] = visit.container
            pushChildren(of: visit, to: &stack)
        case .container: open(visit, &stack)
        }
    }

    private mutating func open(_ visit: Visit, _ stack: inout [Visit]) {
        let index = visit.element
        let number = Int32(order.containers.count)
        let outer = visit.container < 0 ? nil : order.containers[Int(visit.container)]
        let isWebArea = tree[index].type == .webArea
        let isInWeb = outer?.isWeb ?? false
        let isSealed = !style.isFlat && (!isInWeb || style.entersWebGroups)
        order.containers.append(
            NestedOrder.Container(
                element: index, parent: visit.container, isSealed: isSealed,
                isWeb: isInWeb || isWebArea, webArea: isWebArea ? number : outer?.webArea ?? -1))
        order.innermost[index.place] = number
        if visit.container >= 0 { order.containers[Int(visit.container)].items += 1 }
        if isSealed {
            order.add(index, own: number, owner: visit.owner)
        } else {
            stack.append(
                Visit(element: index, container: number, owner: visit.owner, leaves: number))
        }
        pushChildren(
            of: Visit(
                element: index, container: number, owner: isSealed ? number : visit.owner),
            to: &stack)
        // The number of stops before its members, until `leave` compares.
        if !isSealed { order.containers[Int(number)].leaves = Int32(order.stops.count) }
    }

    /// A container that is read through and holds nothing is a stop itself.
    private mutating func leave(_ number: Int32, _ visit: Visit) {
        let isEmpty = Int(order.containers[Int(number)].leaves) == order.stops.count
        order.containers[Int(number)].leaves = 0
        if isEmpty { order.add(visit.element, own: number, owner: visit.owner) }
    }

    private mutating func addStop(_ index: ElementIndex, in visit: Visit) {
        if tree[index].isOnSideList {
            order.sideStops.append(index)
            return
        }
        order.innermost[index.place] = visit.container
        if visit.container >= 0 { order.containers[Int(visit.container)].items += 1 }
        order.add(index, own: -1, owner: visit.owner)
        if let kind = tree[index].numberedKind {
            order.numbering.count(index, kind, in: visit.container)
        }
    }

    /// The elements that an explicit order names, else all children, higher priorities first; or
    /// the last modal one, which hides its siblings.
    private func pushChildren(of visit: Visit, to stack: inout [Visit]) {
        let index = visit.element
        var members: [ElementIndex] = []
        if tree[index].hasExtras, let named = tree[index].extras.order {
            members = named.compactMap { ids.index(of: $0, in: tree) }
        } else {
            members = Array(tree.children(of: index))
            if let modal = members.last(where: { tree[$0].isModal && tree[$0].hidden != true }) {
                members = [modal]
            }
            if members.contains(where: { priority(of: $0) != 0 }) {
                members = members.enumerated().sorted {
                    (-priority(of: $0.element), $0.offset) < (-priority(of: $1.element), $1.offset)
                }.map(\.element)
            }
        }
        for member in members.reversed() {
            stack.append(
                Visit(element: member, container: visit.container, owner: visit.owner))
        }
    }

    private func priority(of index: ElementIndex) -> Double {
        tree[index].hasExtras ? tree[index].extras.sortPriority ?? 0 : 0
    }

    /// From inner containers to outer ones, which stand before them.
    private mutating func countLeaves() {
        for (place, stop) in order.stops.enumerated() where order.links[place].own < 0 {
            let number = Int(order.innermost[stop.place])
            if order.containers.indices.contains(number) { order.containers[number].leaves += 1 }
        }
        for number in order.containers.indices.reversed() {
            let parent = Int(order.containers[number].parent)
            if parent >= 0 { order.containers[parent].leaves += order.containers[number].leaves }
        }
    }
}
