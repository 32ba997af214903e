import ScreenModel

/// What each stop gets from the containers that provide a context: "Tab", "N of M", the start and
/// the end of lists and landmarks, a place in a table (AccessibilitySnapshot, M).
///
/// On native screens the outermost provider wins. Web content may have a place in a table, a
/// position and a boundary at once, as in "Column 2, Button, 1 of 1" (a11ysupport.io, M).
struct ContextRules {
    private let tree: ElementTree
    private let regions: ElementRegions
    private let ids: ElementIDs
    private var contexts: [StopContext] = []
    /// For each container that counts, how many members it has.
    private var counts: [ElementIndex: Int32] = [:]
    /// The places of the members that containers list themselves, from 1.
    private var listed: [ElementIndex: [ElementIndex: Int32]] = [:]
    /// The first and last stop in a list, landmark or web table, as places in the order.
    private var ends: [ElementIndex: (first: Int, last: Int)] = [:]
    /// The stops in a UITabBar, as places in the order.
    private var tabs: [ElementIndex: [Int]] = [:]

    init(tree: ElementTree, regions: ElementRegions, ids: ElementIDs) {
        self.tree = tree
        self.regions = regions
        self.ids = ids
    }

    mutating func contexts(of stops: [ElementIndex]) -> [StopContext] {
        contexts = Array(repeating: StopContext(), count: stops.count)
        for (position, stop) in stops.enumerated() {
            let providers = regions.providers(of: stop)
            guard !providers.outermost.isNone else { continue }
            if regions.isInWebArea(stop) {
                count(stop, at: position, in: providers.counter)
                bound(stop, at: position, in: providers.boundary)
                place(stop, at: position, in: providers)
                continue
            }
            switch tree[providers.outermost].contextKind {
            case .table where providers.table == providers.outermost:
                place(stop, at: position, in: providers)
            case .series, .tab: count(stop, at: position, in: providers.outermost)
            case .list, .landmark: bound(stop, at: position, in: providers.outermost)
            case .table, nil: break
            }
        }
        for position in contexts.indices where contexts[position].position > 0 {
            contexts[position].count = counts[contexts[position].container] ?? 0
        }
        for (container, ends) in ends { mark(ends.first, ends.last, of: container) }
        for (container, tabs) in tabs { fold(tabs, of: container, stops) }
        return contexts
    }

    private mutating func count(
        _ stop: ElementIndex, at position: Int, in container: ElementIndex
    ) {
        guard !container.isNone else { return }
        if isExplicit(container) {
            guard let number = members(of: container)[stop] else { return }
            contexts[position].position = number
        } else {
            let number = (counts[container] ?? 0) + 1
            counts[container] = number
            contexts[position].position = number
        }
        contexts[position].container = container
        contexts[position].isExplicit = isExplicit(container)
        contexts[position].isTab = tree[container].contextKind == .tab
        if contexts[position].isTab, tree[container].type == .tabBar {
            contexts[position].isSystemTab = true
            if !isExplicit(container) { tabs[container, default: []].append(position) }
        }
    }

    private func isExplicit(_ container: ElementIndex) -> Bool {
        tree[container].hasExtras && tree[container].extras.order != nil
    }

    /// A container that lists its elements counts these, also those that are no stops. What lies
    /// in a container among them is not found there and gets nothing (AccessibilitySnapshot, M).
    private mutating func members(of container: ElementIndex) -> [ElementIndex: Int32] {
        if let members = listed[container] { return members }
        var members: [ElementIndex: Int32] = [:]
        var number: Int32 = 0
        for id in tree[container].extras.order ?? [] {
            guard let member = ids.index(of: id, in: tree) else { continue }
            number += 1
            if members[member] == nil { members[member] = number }
        }
        listed[container] = members
        counts[container] = number
        return members
    }

    private mutating func bound(
        _ stop: ElementIndex, at position: Int, in container: ElementIndex
    ) {
        guard !container.isNone else { return }
        if contexts[position].container.isNone {
            contexts[position].container = container
            contexts[position].isExplicit = isExplicit(container)
        }
        guard isExplicit(container) else {
            note(position, in: container)
            return
        }
        guard let number = members(of: container)[stop] else { return }
        if number == 1 {
            contexts[position].mark(.start, of: container, in: tree)
        } else if number == counts[container] {
            contexts[position].mark(.end, of: container, in: tree)
        }
    }

    private mutating func note(_ position: Int, in container: ElementIndex) {
        ends[container] = (min(ends[container]?.first ?? position, position), position)
    }

    /// On native screens only what is a cell itself has a place; in web content also what lies in
    /// one.
    private mutating func place(
        _ stop: ElementIndex, at position: Int, in providers: ContextProviders
    ) {
        guard !providers.table.isNone else { return }
        let isWeb = regions.isInWebArea(stop)
        if isWeb { note(position, in: providers.table) }
        if tree[stop].hasExtras, tree[stop].extras.cell != nil {
            contexts[position].cell = stop
        } else if isWeb {
            contexts[position].cell = providers.cell
        }
        guard isWeb || !contexts[position].cell.isNone else { return }
        contexts[position].table = providers.table
        if contexts[position].container.isNone { contexts[position].container = providers.table }
    }

    /// A single member gets only the start.
    private mutating func mark(_ first: Int, _ last: Int, of container: ElementIndex) {
        contexts[first].mark(.start, of: container, in: tree)
        if last != first { contexts[last].mark(.end, of: container, in: tree) }
    }

    /// Since iOS 26 a tab bar may hold its buttons several times: a button that comes again has
    /// the place of the first one (AccessibilitySnapshot, M).
    private mutating func fold(
        _ tabs: [Int], of container: ElementIndex, _ stops: [ElementIndex]
    ) {
        let labels = tabs.map { tree[stops[$0]].label ?? "" }
        guard let first = labels.first, !first.isEmpty,
            let size = labels.dropFirst().firstIndex(of: first), labels.count % size == 0,
            Set(labels[..<size]).count == size,
            labels.indices.allSatisfy({ labels[$0] == labels[$0 % size] })
        else { return }
        for (number, position) in tabs.enumerated() {
            contexts[position].position = Int32(number % size) + 1
            contexts[position].count = Int32(size)
        }
    }
}

extension StopContext {
    /// The first or last stop that a container holds.
    fileprivate mutating func mark(
        _ edge: TableEdge, of container: ElementIndex, in tree: ElementTree
    ) {
        switch tree[container].contextKind {
        case .list: boundary = edge == .start ? .listStart : .listEnd
        case .landmark: boundary = edge == .start ? .landmarkStart : .landmarkEnd
        case .table:
            tableEdge = edge
            return
        case .series, .tab, nil: return
        }
        boundaryContainer = container
    }
}
