import ScreenModel

/// Which elements the VoiceOver cursor visits, in what order, and what their containers add.
///
/// Built once per change of the tree's structure; every question that a gesture asks is then one
/// look into an array. The walk and the sort follow AccessibilitySnapshot's
/// `AccessibilityHierarchyParser` (H), whose authors compared it with devices.
public struct ReadingOrder: Sendable {
    /// The stops of the scope, in reading order.
    public internal(set) var stops: [ElementIndex] = []
    /// Reached by "status bar" alone.
    public internal(set) var sideStops: [ElementIndex] = []
    /// Meaningful containers, outer ones before inner ones.
    public internal(set) var containers: [Container] = []
    /// What the containers say at each stop; parallel to `stops`.
    var contexts: [StopContext] = []
    /// Elements whose text is put together from others.
    var merged: [ElementIndex: Element] = [:]

    private var positions: [Int32] = []
    private var regions = ElementRegions()

    /// A container that counts for the Containers rotor or is named on entering.
    public struct Container: Sendable, Equatable {
        public var element: ElementIndex
        /// The next container outside, as a place in `containers`; -1 for none.
        public var parent: Int32
        /// Its first and last stop as places in `stops`; -1 while it has none.
        public var firstStop: Int32 = -1
        public var lastStop: Int32 = -1
        /// Counts for the Containers rotor: alerts and unlabelled groups do not.
        public var isOffered: Bool
    }

    public init() {}

    /// Orders what `scope` holds: the whole screen, or what was presented over it.
    public init(screen: Screen, scope: ElementIndex = .root, modalScope: ModalScope = .siblings) {
        regions = ElementRegions(tree: screen.tree)
        containers = regions.containers
        let order: [ElementIndex]
        var explicitGroups: [ElementIndex: ElementIndex]?
        if let stated = screen.statedOrder, scope == .root {
            order = stated.filter { screen.tree.isAttached($0) && screen.tree[$0].hidden != true }
        } else {
            var walk = ScreenWalk(screen: screen, modalScope: modalScope)
            order = walk.stops(below: scope)
            explicitGroups = walk.explicitGroups
        }
        stops.reserveCapacity(order.count)
        for index in order {
            if screen.tree[index].isOnSideList {
                sideStops.append(index)
            } else {
                stops.append(index)
            }
        }
        if screen.statedOrder != nil, sideStops.isEmpty {
            sideStops = screen.tree.descendants(of: .root).filter {
                screen.tree[$0].isOnSideList && screen.tree[$0].accessible == true
            }
        }
        positions = Array(repeating: -1, count: screen.tree.count)
        for (position, index) in stops.enumerated() { positions[index.place] = Int32(position) }
        markContainers()
        contexts = ContextRules(
            tree: screen.tree, regions: regions, explicitGroups: explicitGroups
        ).contexts(of: stops)
        merged = MergedElements.all(in: screen.tree, stops: stops)
    }

    /// The place of `index` in `stops`; nil where it is no stop.
    public func position(of index: ElementIndex) -> Int? {
        guard positions.indices.contains(index.place), positions[index.place] >= 0 else {
            return nil
        }
        return Int(positions[index.place])
    }

    /// The innermost container around an element, as a place in `containers`.
    public func container(of index: ElementIndex) -> Int? {
        let place = regions.container(of: index)
        return place < 0 ? nil : Int(place)
    }

    public func isInWebArea(_ index: ElementIndex) -> Bool {
        regions.isInWebArea(index)
    }

    public func isInNavigationBar(_ index: ElementIndex) -> Bool {
        regions.isInNavigationBar(index)
    }

    public func context(of index: ElementIndex) -> StopContext {
        position(of: index).map { contexts[$0] } ?? StopContext()
    }

    /// The containers around `index`, innermost first, as places in `containers`.
    func containerChain(of index: ElementIndex) -> [Int] {
        var chain: [Int] = []
        var place = container(of: index)
        while let current = place {
            chain.append(current)
            let parent = containers[current].parent
            place = parent < 0 ? nil : Int(parent)
        }
        return chain
    }

    private mutating func markContainers() {
        for (position, index) in stops.enumerated() {
            for place in containerChain(of: index) {
                if containers[place].firstStop < 0 { containers[place].firstStop = Int32(position) }
                containers[place].lastStop = Int32(position)
            }
        }
    }
}

/// What a modal element hides. Sources disagree: AccessibilitySnapshot hides its siblings only
/// (H), Apple's header says everything outside it.
public enum ModalScope: String, Sendable, CaseIterable {
    case siblings, screen
}
