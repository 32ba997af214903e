import ScreenModel

/// Which text goes on in which: what the stops of a screen link.
///
/// The links of an element lead on, to one after the other, and from there back. Elements that
/// link each other, as the members of SwiftUI's `accessibilityLinkedGroup` do, say no direction:
/// there the reading order does.
struct TextLinks: Sendable {
    private var next: [ElementIndex: ElementIndex] = [:]
    private var previous: [ElementIndex: ElementIndex] = [:]

    init(order: ReadingOrder, tree: ElementTree, ids: ElementIDs) {
        var targets: [ElementIndex: [ElementIndex]] = [:]
        var linked: [ElementIndex: Set<ElementIndex>] = [:]
        let linking = order.stops.filter { tree[$0].hasExtras && tree[$0].extras.linked != nil }
        for stop in linking {
            targets[stop] = (tree[stop].extras.linked ?? []).compactMap { id in
                ids.index(of: id, in: tree).flatMap {
                    $0 != stop && order.position(of: $0) != nil ? $0 : nil
                }
            }
        }
        for (stop, found) in targets { linked[stop] = Set(found) }
        var sequences: [[ElementIndex]] = []
        for stop in linking {
            guard let here = order.position(of: stop), let all = targets[stop] else { continue }
            let mutual = all.filter { linked[$0]?.contains(stop) == true }
            let oneWay = all.filter { linked[$0]?.contains(stop) != true }
            let places = mutual.compactMap(order.position(of:)).filter { $0 > here }
            next[stop] = oneWay.first ?? places.min().map { order.stops[$0] }
            sequences.append(oneWay)
        }
        for sequence in sequences {
            for (from, to) in zip(sequence, sequence.dropFirst()) where next[from] == nil {
                next[from] = to
            }
        }
        turn(order)
    }

    /// Of several that lead to one element the nearest before it is the way back.
    private mutating func turn(_ order: ReadingOrder) {
        let ways = next.compactMap { from, to in
            order.position(of: from).map { (place: $0, from: from, to: to) }
        }
        for way in ways.sorted(by: { $0.place < $1.place }) {
            let isBefore = way.place < order.position(of: way.to) ?? 0
            if isBefore || previous[way.to] == nil { previous[way.to] = way.from }
        }
    }

    func neighbour(of index: ElementIndex, _ direction: SearchDirection) -> ElementIndex? {
        direction == .next ? next[index] : previous[index]
    }
}
