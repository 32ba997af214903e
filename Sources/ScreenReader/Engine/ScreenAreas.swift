import ScreenModel

/// The ends of what a user takes for an area: what a splitter parts, what is in view of a
/// container, a web document. Built when it is first asked for, once per change of the order.
struct ScreenAreas: Sendable {
    /// The first and the last stop of an area, as places in the order.
    struct Ends: Sendable, Equatable {
        var first: Int
        var last: Int
    }

    /// For each place the nearest splitter before and after it among its siblings; -1 for none.
    private var splittersBefore: [Int32] = []
    private var splittersAfter: [Int32] = []
    /// What is in view of each container that is entered, by its number; -1 for the screen.
    private var inView: [Int32: Ends] = [:]
    private var documents: [ElementIndex: Ends] = [:]

    init(scene: Scene) {
        if let nest = scene.order.nest, scene.order.isMac {
            findSplitters(nest, scene.tree)
            findInView(nest, scene)
        }
        findDocuments(scene)
    }

    func splitter(from place: Int, _ direction: SearchDirection) -> Int? {
        let found = direction == .next ? splittersAfter : splittersBefore
        guard found.indices.contains(place), found[place] >= 0 else { return nil }
        return Int(found[place])
    }

    /// nil where the file does not say what is in view.
    func inView(of container: Int32) -> Ends? { inView[container] }

    func document(_ index: ElementIndex) -> Ends? { documents[index] }

    private mutating func findSplitters(_ nest: NestedOrder, _ tree: ElementTree) {
        let count = nest.stops.count
        splittersBefore = Array(repeating: -1, count: count)
        splittersAfter = splittersBefore
        var last: [Int32: Int32] = [:]
        for place in 0..<count {
            let owner = nest.links[place].owner
            splittersBefore[place] = last[owner] ?? -1
            if tree[nest.stops[place]].type == .splitter { last[owner] = Int32(place) }
        }
        last = [:]
        for place in (0..<count).reversed() {
            let owner = nest.links[place].owner
            splittersAfter[place] = last[owner] ?? -1
            if tree[nest.stops[place]].type == .splitter { last[owner] = Int32(place) }
        }
    }

    /// What lies in the screen and in the frames of all containers around it.
    private mutating func findInView(_ nest: NestedOrder, _ scene: Scene) {
        let screen = ScreenAreas.view(of: scene)
        var views: [Rect?] = []
        views.reserveCapacity(nest.containers.count)
        for container in nest.containers {
            let outer = container.parent < 0 ? screen : views[Int(container.parent)]
            let frame = scene.tree[container.element].frame.flatMap { $0.isUsable ? $0 : nil }
            if let frame, let outer {
                views.append(frame.intersection(outer) ?? ScreenAreas.nothing)
            } else {
                views.append(frame ?? outer)
            }
        }
        for (place, index) in nest.stops.enumerated() {
            let owner = nest.links[place].owner
            guard let view = owner < 0 ? screen : views[Int(owner)],
                let frame = scene.tree[index].frame, frame.isUsable,
                let shown = frame.intersection(view), shown.width > 0, shown.height > 0
            else { continue }
            inView[owner, default: Ends(first: place, last: place)].last = place
        }
    }

    /// The screen itself, else the window or app that stands for it.
    private static func view(of scene: Scene) -> Rect? {
        if let size = scene.screen.size {
            return Rect(x: 0, y: 0, width: size.width, height: size.height)
        }
        let first = scene.tree[.root].links.firstChild
        guard !first.isNone, [.window, .application].contains(scene.tree[first].type),
            let frame = scene.tree[first].frame, frame.isUsable
        else { return nil }
        return frame
    }

    private static let nothing = Rect(x: 0, y: 0, width: 0, height: 0)

    private mutating func findDocuments(_ scene: Scene) {
        let tree = scene.tree
        // For each element the web area that it lies in: parents stand before their children.
        var around: [ElementIndex] = Array(repeating: .none, count: tree.count)
        var hasAny = false
        for place in 1..<max(tree.count, 1) {
            let parent = tree[ElementIndex(place)].links.parent
            guard !parent.isNone else { continue }
            let isArea = tree[parent].type == .webArea
            around[place] = isArea ? parent : around[parent.place]
            if isArea { hasAny = true }
        }
        guard hasAny else { return }
        for (place, index) in scene.order.stops.enumerated() {
            let area = around[index.place]
            guard !area.isNone else { continue }
            documents[area, default: Ends(first: place, last: place)].last = place
        }
        // An inner document is part of the outer one.
        for place in (1..<max(tree.count, 1)).reversed() {
            guard let inner = documents[ElementIndex(place)], !around[place].isNone else {
                continue
            }
            let outer = documents[around[place]] ?? inner
            documents[around[place]] = Ends(
                first: min(outer.first, inner.first), last: max(outer.last, inner.last))
        }
    }
}

extension Rect {
    /// What lies in both; nil for nothing. It may be a line or a point.
    fileprivate func intersection(_ other: Rect) -> Rect? {
        let (left, right) = (max(x, other.x), min(maxX, other.maxX))
        let (top, bottom) = (max(y, other.y), min(maxY, other.maxY))
        guard left <= right, top <= bottom else { return nil }
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
