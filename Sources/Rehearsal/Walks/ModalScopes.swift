import ScreenModel
import ScreenReader

/// Which modal elements hide something now, and what they hide.
struct ModalScopes {
    /// Those that are shown and not behind another one, in document order.
    private(set) var shown: [ElementIndex] = []
    /// For each element whether a modal hides it, or it is hidden itself, or outside of what is
    /// presented.
    private(set) var isAway: [Bool]
    /// For each element whether a stop is below it, or it is one.
    private(set) var holdsStop: [Bool]

    /// Parents stand before their children in a tree's storage.
    init(_ session: Session) {
        let tree = session.screen.tree
        isAway = Array(repeating: false, count: tree.count)
        holdsStop = Array(repeating: false, count: tree.count)
        let side = Set(session.sideStops)
        var winners: [ElementIndex: ElementIndex] = [:]
        for place in 1..<max(tree.count, 1) {
            let index = ElementIndex(place)
            guard tree[index].isModal, tree[index].hidden != true, tree.isAttached(index) else {
                continue
            }
            // The last one among siblings hides the others.
            let parent = tree[index].links.parent
            let known = winners[parent]
            if known == nil || ModalScopes.follows(index, known ?? index, in: tree) {
                winners[parent] = index
            }
        }
        for place in 1..<max(tree.count, 1) {
            let index = ElementIndex(place)
            let parent = tree[index].links.parent
            guard tree.isAttached(index), parent.place >= 0 else {
                isAway[place] = true
                continue
            }
            if parent == .root, session.scope != .root { isAway[place] = true }
            if isAway[parent.place] { isAway[place] = true }
            if let modal = winners[parent], modal != index, !listsItsOwn(parent, tree) {
                isAway[place] = true
            }
            if tree[index].hidden == true { isAway[place] = true }
            // What was presented counts whatever is around it.
            if index == session.scope { isAway[place] = false }
            if session.position(of: index) != nil || side.contains(index) {
                holdsStop[place] = true
            }
        }
        for place in stride(from: tree.count - 1, to: 0, by: -1) where holdsStop[place] {
            let parent = tree[ElementIndex(place)].links.parent
            if parent.place >= 0 { holdsStop[parent.place] = true }
        }
        shown = winners.values.filter { !isAway[$0.place] }.sorted { $0.place < $1.place }
        shown.removeFirst(max(0, shown.count - ModalScopes.most))
        if session.settings.modalScope == .screen, let last = shown.last { hideOutside(last, tree) }
    }

    /// More modals in each other than any app has: each is compared with all that is outside.
    private static let most = 32

    /// What lists its elements is walked by its list, modal or not.
    private func listsItsOwn(_ parent: ElementIndex, _ tree: ElementTree) -> Bool {
        tree[parent].hasExtras && tree[parent].extras.order != nil
    }

    private mutating func hideOutside(_ modal: ElementIndex, _ tree: ElementTree) {
        var keeps = Array(repeating: false, count: tree.count)
        for index in [modal] + Array(tree.ancestors(of: modal)) + Array(tree.descendants(of: modal))
        {
            keeps[index.place] = true
        }
        for place in 1..<max(tree.count, 1) where !keeps[place] { isAway[place] = true }
        shown = [modal]
    }

    private static func follows(
        _ index: ElementIndex, _ other: ElementIndex, in tree: ElementTree
    ) -> Bool {
        tree[index].links.ordinal > tree[other].links.ordinal
    }

    /// Those with something to walk inside.
    var inEffect: [ElementIndex] { shown.filter { holdsStop[$0.place] } }
}
