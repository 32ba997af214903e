import ScreenModel

/// Elements whose texts come from others: SwiftUI's `combine`, and labels given by `labeledBy`.
///
/// Built with the reading order; after a change of one element only those that take something
/// from it are put together again.
struct MergedElements: Sendable {
    /// The merged form of each element that takes something from others. An element that is part
    /// of another one stands here too.
    private(set) var elements: [ElementIndex: Element] = [:]
    /// What a combined element is made of, in reading order.
    private(set) var parts: [ElementIndex: [ElementIndex]] = [:]
    /// The element that gives a label, and those that it gives it to.
    private var labeled: [ElementIndex: [ElementIndex]] = [:]
    private var sources: [ElementIndex: ElementIndex] = [:]
    /// Inner elements have higher ones than those that are made of them.
    private var ranks: [ElementIndex: Int] = [:]
    /// On the Mac a combined element says the label of its one button too (WWDC25-229, H).
    private var saysButton = false

    var isEmpty: Bool { elements.isEmpty }

    subscript(index: ElementIndex) -> Element? { elements[index] }

    init() {}

    /// Merges these stops, what they combine and what labels them; inner elements before those
    /// that are made of them.
    init(
        of stops: some Sequence<ElementIndex>, in tree: ElementTree, _ ids: ElementIDs,
        walk: ScreenWalk, saysButton: Bool = false
    ) {
        self.saysButton = saysButton
        var walk = walk
        var found: [ElementIndex] = []
        var levels: [Int] = []
        var known: Set<ElementIndex> = []
        for stop in stops where MergedElements.merges(tree[stop]) {
            guard known.insert(stop).inserted else { continue }
            found.append(stop)
            levels.append(0)
        }
        var place = 0
        while place < found.count {
            let (index, level) = (found[place], levels[place])
            place += 1
            var others: [ElementIndex] = []
            if tree[index].extras.childrenBehavior == .combine {
                others = walk.parts(below: index)
                parts[index] = others
            }
            if let id = tree[index].extras.labeledBy, let source = ids.index(of: id, in: tree),
                source != index
            {
                sources[index] = source
                labeled[source, default: []].append(index)
                others.append(source)
            }
            guard level < MergedElements.deepest else { continue }
            for other in others where MergedElements.merges(tree[other]) {
                guard known.insert(other).inserted else { continue }
                found.append(other)
                levels.append(level + 1)
            }
        }
        for (rank, index) in found.enumerated() { ranks[index] = rank }
        for index in found.reversed() { merge(index, in: tree) }
    }

    /// Elements in elements in elements: what lies deeper says its own words alone. In a file as
    /// deep as no app is each would hold again all that is below it.
    private static let deepest = 32

    private static func merges(_ element: Element) -> Bool {
        element.hasExtras
            && (element.extras.childrenBehavior == .combine || element.extras.labeledBy != nil)
    }

    /// Puts an element together again after something that it takes changed.
    mutating func merge(_ index: ElementIndex, in tree: ElementTree) {
        var element = tree[index]
        if let parts = parts[index] {
            CombinedParts(
                parts.map { ($0, elements[$0] ?? tree[$0]) }, in: tree, saysButton: saysButton
            ).combine(into: &element)
        }
        if let source = sources[index], let label = label(from: elements[source] ?? tree[source]) {
            element.label = label
        }
        elements[index] = element
    }

    private func label(from source: Element) -> String? {
        if let label = source.label, !label.isEmpty { return label }
        return source.plainValue.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The language of the label that `index` takes from elsewhere, where that has one.
    func labelLanguage(of index: ElementIndex, in tree: ElementTree) -> String? {
        guard let source = sources[index] else { return nil }
        let element = elements[source] ?? tree[source]
        return label(from: element) == nil ? nil : element.language
    }

    /// The elements whose merged form takes something from `index`, those first that others are
    /// made of.
    func merging(_ index: ElementIndex, in tree: ElementTree) -> [ElementIndex] {
        var takers: [ElementIndex] = []
        var seen: Set<ElementIndex> = []
        var waiting = [index]
        while let next = waiting.popLast() {
            for taker in [next] + Array(tree.ancestors(of: next)) {
                guard seen.insert(taker).inserted else { break }
                if ranks[taker] != nil { takers.append(taker) }
                waiting += labeled[taker] ?? []
            }
        }
        return takers.sorted { (ranks[$0] ?? 0) > (ranks[$1] ?? 0) }
    }

    /// The part of a combined element that acts for it: the one that can be activated, or the
    /// first one that can be adjusted. Nil where `index` combines nothing, and where several could
    /// be activated: each of them is an action.
    func actor(_ traits: Traits, in index: ElementIndex, of tree: ElementTree) -> ElementIndex? {
        var actor: ElementIndex?
        while let parts = parts[actor ?? index] {
            let able = parts.filter {
                !(elements[$0] ?? tree[$0]).effectiveTraits.isDisjoint(with: traits)
            }
            guard able.count == 1 || traits == .adjustable, let first = able.first else { break }
            actor = first
        }
        return actor
    }
}
