import ScreenModel

/// Which elements the VoiceOver cursor visits, in what order, and what their containers add.
///
/// Built once per change of the tree's structure; every question that a gesture asks is then one
/// look into an array. The walk and the sort follow AccessibilitySnapshot's
/// `AccessibilityHierarchyParser` (H), whose authors compared it with devices.
public struct ReadingOrder: Sendable {
    /// The stops of the scope, in reading order.
    public private(set) var stops: [ElementIndex] = []
    /// Reached by "status bar" alone.
    public private(set) var sideStops: [ElementIndex] = []
    /// Meaningful containers, outer ones before inner ones.
    public private(set) var containers: [Container] = []
    /// What the containers say at each stop; parallel to `stops`, or empty where none says
    /// anything.
    private var contexts: [StopContext] = []
    /// The cells of each data table.
    private var tables: [ElementIndex: TableIndex] = [:]
    /// Elements whose text is put together from others, as they were when it was built.
    private(set) var merged = MergedElements()

    /// For each element its place in `stops`, or -2 and below for places in `sideStops`.
    private var positions: [Int32] = []
    private var regions = ElementRegions()
    /// The containers that the cursor goes into; nil where everything is one sequence.
    private(set) var nest: NestedOrder?
    /// Whether the order is that of the Mac.
    let isMac: Bool

    /// A container that counts for the Containers rotor or is named on entering.
    public struct Container: Sendable, Equatable {
        public var element: ElementIndex
        /// The next container outside, as a place in `containers`; -1 for none.
        public var parent: Int32
        /// Its first and last stop as places in `stops`; -1 while it has none.
        public var firstStop: Int32 = -1
        public var lastStop: Int32 = -1
        /// Counts for the Containers rotor.
        public var isOffered: Bool
    }

    /// Orders what `scope` holds: the whole screen, or what was presented over it.
    public init(screen: Screen, scope: ElementIndex = .root, modalScope: ModalScope = .siblings) {
        self.init(
            screen: screen, scope: scope, modalScope: modalScope, ids: ElementIDs(screen.tree),
            style: .flat)
    }

    init(
        screen: Screen, scope: ElementIndex, modalScope: ModalScope, ids: ElementIDs,
        style: NavigationStyle
    ) {
        let tree = screen.tree
        isMac = style.isMac
        regions = ElementRegions(tree: tree, scope: scope)
        containers = regions.containers
        positions = Array(repeating: -1, count: tree.count)
        var walk = ScreenWalk(screen: screen, modalScope: modalScope, ids: ids)
        if case .mac(let mac) = style {
            let nest = NestedWalk.order(
                of: screen, scope: scope, modalScope: modalScope, style: mac, ids)
            take(nest.stops + nest.sideStops, of: tree)
            regions.take(containersOf: nest)
            containers = regions.containers
            self.nest = nest
        } else if let stated = screen.statedOrder, scope == .root {
            take(stated.filter { tree.contains($0) && regions.isShown($0) }, of: tree)
        } else {
            take(walk.stops(below: scope), of: tree)
        }
        if style == .grouped { group(tree, scope) }
        if regions.hasProviders { findContexts(tree, ids) }
        markContainers()
        if regions.hasTables { indexTables(tree, ids) }
        merged = MergedElements(
            of: stops + sideStops, in: tree, ids, walk: walk, saysButton: isMac)
    }

    /// Its owner keeps the merged elements, which change without the order.
    var withoutMerged: ReadingOrder {
        var order = self
        order.merged = MergedElements()
        return order
    }

    /// Takes up stops in order, each once.
    private mutating func take(_ order: [ElementIndex], of tree: ElementTree) {
        stops.reserveCapacity(order.count)
        for index in order where positions[index.place] == -1 {
            if tree[index].isOnSideList {
                positions[index.place] = -2 - Int32(sideStops.count)
                sideStops.append(index)
            } else {
                positions[index.place] = Int32(stops.count)
                stops.append(index)
            }
        }
    }

    /// Makes containers stops of their own.
    private mutating func group(_ tree: ElementTree, _ scope: ElementIndex) {
        let nest = NestedOrder(grouping: stops, in: regions, tree, scope: scope)
        self.nest = nest
        stops = nest.stops
        for (position, index) in stops.enumerated() { positions[index.place] = Int32(position) }
    }

    /// What containers add to the stops below them. A group of iOS gets nothing itself, nor does it
    /// count among the stops of another one.
    private mutating func findContexts(_ tree: ElementTree, _ ids: ElementIDs) {
        var rules = ContextRules(tree: tree, regions: regions, ids: ids)
        guard nest != nil, !isMac else {
            contexts = rules.contexts(of: stops)
            return
        }
        let leaves = stops.indices.filter { !isGroup(at: $0) }
        contexts = Array(repeating: StopContext(), count: stops.count)
        for (place, context) in zip(leaves, rules.contexts(of: leaves.map { stops[$0] })) {
            contexts[place] = context
        }
    }

    /// From inner containers to outer ones, each of which holds what the inner ones hold.
    private mutating func markContainers() {
        for (position, index) in stops.enumerated() {
            let place = Int(regions.container(of: index))
            guard containers.indices.contains(place) else { continue }
            containers[place].hold(Int32(position))
        }
        for place in containers.indices.reversed() {
            let inner = containers[place]
            guard inner.parent >= 0, inner.firstStop >= 0 else { continue }
            containers[Int(inner.parent)].hold(inner.firstStop)
            containers[Int(inner.parent)].hold(inner.lastStop)
        }
    }

    /// Every cell that VoiceOver can know of counts, stop or not.
    private mutating func indexTables(_ tree: ElementTree, _ ids: ElementIDs) {
        for place in 1..<max(tree.count, 1) {
            let index = ElementIndex(place)
            guard tree[index].hasExtras, let cell = tree[index].extras.cell,
                regions.isShown(index)
            else { continue }
            let table = regions.providers(of: tree[index].links.parent).table
            guard !table.isNone else { continue }
            tables[table, default: TableIndex(table, in: tree, ids)].add(index, at: cell)
        }
    }
}

extension ReadingOrder.Container {
    fileprivate mutating func hold(_ position: Int32) {
        if firstStop < 0 || position < firstStop { firstStop = position }
        if position > lastStop { lastStop = position }
    }
}

/// What gestures ask, each in constant time but for the depth of containers.
extension ReadingOrder {
    /// The place of `index` in `stops`; nil where it is no stop.
    public func position(of index: ElementIndex) -> Int? {
        guard positions.indices.contains(index.place), positions[index.place] >= 0 else {
            return nil
        }
        return Int(positions[index.place])
    }

    /// The place of `index` in `sideStops`; nil where it is none of them.
    public func sidePosition(of index: ElementIndex) -> Int? {
        guard positions.indices.contains(index.place), positions[index.place] < -1 else {
            return nil
        }
        return -2 - Int(positions[index.place])
    }

    /// Whether the cursor can be on `index`.
    func isReachable(_ index: ElementIndex) -> Bool {
        positions.indices.contains(index.place) && positions[index.place] != -1
    }

    /// The innermost container around an element, as a place in `containers`.
    public func container(of index: ElementIndex) -> Int? {
        let place = regions.container(of: index)
        return place < 0 ? nil : Int(place)
    }

    /// The innermost container around an element, itself excluded.
    func outerContainer(of index: ElementIndex) -> Int? {
        guard let place = container(of: index) else { return nil }
        return containers[place].element == index ? parentContainer(of: place) : place
    }

    /// Whether a stop of iOS is a container that can be entered.
    func isGroup(at position: Int) -> Bool {
        guard !isMac, let nest, nest.links.indices.contains(position) else { return false }
        return nest.links[position].own >= 0
    }

    func parentContainer(of place: Int) -> Int? {
        let parent = containers[place].parent
        return parent < 0 ? nil : Int(parent)
    }

    /// The innermost container around both containers or one of them. Inner containers stand
    /// behind outer ones.
    func commonContainer(of a: Int?, _ b: Int?) -> Int? {
        var first = a
        var second = b
        while let one = first, let other = second {
            if one == other { return one }
            if one > other {
                first = parentContainer(of: one)
            } else {
                second = parentContainer(of: other)
            }
        }
        return nil
    }

    /// Whether an element is web content.
    public func isInWebArea(_ index: ElementIndex) -> Bool {
        regions.isInWebArea(index)
    }

    /// Whether an element stands in a navigation bar.
    public func isInNavigationBar(_ index: ElementIndex) -> Bool {
        regions.isInNavigationBar(index)
    }

    /// What the containers around a stop add; nothing for what is no stop.
    public func context(of index: ElementIndex) -> StopContext {
        guard let position = position(of: index), contexts.indices.contains(position) else {
            return StopContext()
        }
        return contexts[position]
    }

    /// The cells of a data table.
    func table(_ index: ElementIndex) -> TableIndex? { tables[index] }

    /// Whether a container around some element offers rotors.
    var hasContainerRotors: Bool { regions.hasRotors }
}

/// What a modal element hides. Sources disagree: AccessibilitySnapshot hides its siblings only
/// (H), Apple's header says everything outside it.
public enum ModalScope: String, Sendable, CaseIterable {
    case siblings, screen
}
