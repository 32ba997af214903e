import ScreenModel
import ScreenReader

/// For each element the stop around it, and the explicit `order` that leaves it out.
struct Listing {
    private var stops: [ElementIndex]
    private var owners: [ElementIndex]

    /// Parents stand before their children in a tree's storage.
    init(_ session: Session) {
        let tree = session.screen.tree
        stops = Array(repeating: .none, count: tree.count)
        owners = stops
        var members: [ElementIndex: Set<ElementIndex>] = [:]
        for place in 1..<max(tree.count, 1) {
            let index = ElementIndex(place)
            let parent = tree[index].links.parent
            guard parent.place >= 0 else { continue }
            stops[place] = stops[parent.place]
            // A container that is entered does not speak for what it holds.
            if parent != .root, session.isReachable(parent), !session.holdsStops(parent) {
                stops[place] = parent
            }
            owners[place] = owners[parent.place]
            if let own = members[parent] {
                owners[place] = own.contains(index) ? .none : parent
            } else if !owners[place].isNone, members[owners[place]]?.contains(index) == true {
                owners[place] = .none
            }
            if tree[index].hasExtras, let order = tree[index].extras.order, !tree[index].isStop {
                members[index] = Set(order.compactMap { session.element(named: .id($0)) })
            }
        }
    }

    /// The innermost stop around an element, itself left out.
    func stop(around index: ElementIndex) -> ElementIndex? {
        stops[index.place].isNone ? nil : stops[index.place]
    }

    /// What lists its elements, and not this one.
    func leaving(_ index: ElementIndex) -> ElementIndex? {
        owners[index.place].isNone ? nil : owners[index.place]
    }
}

extension Session {
    fileprivate func isReachable(_ index: ElementIndex) -> Bool {
        position(of: index) != nil
    }
}
