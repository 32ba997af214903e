import ScreenModel

/// Finds the stops under a finger without looking at each: the frames in order of their upper
/// edges, with the lowest lower edge of every run of them in a tree of runs.
struct StopFrames: Sendable {
    private var stops: [ElementIndex] = []
    private var tops: [Double] = []
    /// A binary tree in an array, leaves last: the greatest lower edge below each node.
    private var bottoms: [Double] = []
    private var leaves = 1

    init(order: ReadingOrder, tree: ElementTree) {
        // A finger explores elements, not the groups around them.
        let touchable = order.stops.enumerated().lazy.filter { !order.isGroup(at: $0.offset) }
        let framed = (touchable.map(\.element) + order.sideStops).filter {
            tree[$0].frame?.isUsable == true
        }
        let sorted = framed.map { (stop: $0, frame: tree[$0].frame ?? .zero) }
            .sorted { $0.frame.y < $1.frame.y }
        stops = sorted.map(\.stop)
        tops = sorted.map(\.frame.y)
        while leaves < stops.count { leaves *= 2 }
        bottoms = Array(repeating: -.infinity, count: leaves * 2)
        for (place, entry) in sorted.enumerated() { bottoms[leaves + place] = entry.frame.maxY }
        for node in stride(from: leaves - 1, to: 0, by: -1) {
            bottoms[node] = max(bottoms[node * 2], bottoms[node * 2 + 1])
        }
    }

    /// The stop drawn last of those whose outlines hold the point.
    func stop(under point: Point, in tree: ElementTree) -> ElementIndex? {
        var hit: ElementIndex?
        var nodes = [1]
        // The frames before it begin at or above the point.
        let end = tops.partitionPoint(where: { $0 > point.y })
        while let node = nodes.popLast() {
            guard bottoms[node] > point.y, firstPlace(below: node) < end else { continue }
            if node < leaves {
                nodes.append(node * 2)
                nodes.append(node * 2 + 1)
            } else {
                let stop = stops[node - leaves]
                if stop > hit ?? .root, tree[stop].outlineContains(point) { hit = stop }
            }
        }
        return hit
    }

    private func firstPlace(below node: Int) -> Int {
        var node = node
        while node < leaves { node *= 2 }
        return node - leaves
    }
}

extension Rect {
    fileprivate static let zero = Rect(x: 0, y: 0, width: 0, height: 0)
}

extension Element {
    /// Whether a finger on the point touches it: inside its path where it has one
    /// (`accessibilityPath`), else its frame.
    fileprivate func outlineContains(_ point: Point) -> Bool {
        guard frame?.contains(point) == true else { return false }
        guard hasExtras, let path = extras.path, path.count > 2 else { return true }
        var isInside = false
        var previous = path[path.count - 1]
        for corner in path {
            if (corner.y > point.y) != (previous.y > point.y) {
                let share = (point.y - corner.y) / (previous.y - corner.y)
                if point.x < corner.x + share * (previous.x - corner.x) { isInside.toggle() }
            }
            previous = corner
        }
        return isInside
    }
}
