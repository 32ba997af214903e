import ScreenModel

/// One screen of the stack that `push` builds: its elements, their order, what is presented over
/// them, and where the cursor was left.
struct Scene: Sendable {
    private(set) var screen: Screen
    /// The folder of its file within that of the first screen, with a slash at its end; empty for
    /// that folder itself. Other screens are named relative to it.
    var folder = ""
    /// Where the cursor is; nil on a screen without stops.
    var cursor: ElementIndex?
    /// The element that is being edited.
    var editing: ElementIndex?
    /// The Mac's keyboard focus, which is not the cursor.
    var keyboardFocus: ElementIndex?
    /// What tells of its changes wherever the cursor is.
    var watched: ElementIndex?
    /// Whether the file said what is selected in it.
    var hadSelection = false
    private(set) var presentations: [Presentation] = []
    private(set) var order: ReadingOrder
    private(set) var kinds: ElementKinds
    private var ids: ElementIDs
    /// Finds stops by a point; built when it is first asked for.
    private var frames: StopFrames?
    /// The stops by what they are and by rows; each built when it is first asked for.
    private var same: SameKinds?
    private var rows: StopRows?
    /// The ends of areas; built when they are first asked for.
    private var areas: ScreenAreas?
    /// Finds linked texts; built when it is first asked for.
    private var links: TextLinks?
    /// The order has to be built again before the next question.
    private(set) var isStale = false
    /// Grows whenever the tree or the order changes.
    private(set) var revision = 0
    /// When elements change by themselves.
    var updates = Agenda<ElementUpdate>()
    /// Counts that are at their limit: they go on when something else changes them.
    var resting: Set<ElementIndex> = []
    /// Since when the updates stand still, while another screen covers this one.
    var updatesPausedAt: SessionTime?
    /// Whether the order was built for another style of navigation the last time.
    private(set) var isNewStyle = false
    private var orderedStyle: NavigationStyle
    /// The place in `order.stops` where the cursor's element stood that is no stop any more.
    private(set) var lostPlace: Int?

    var modalScope: ModalScope {
        didSet { if modalScope != oldValue { isStale = true } }
    }

    var style: NavigationStyle {
        didSet { if style != oldValue { isStale = true } }
    }

    /// Something presented over the screen: its subtree is the whole scope.
    struct Presentation: Sendable {
        let element: ElementIndex
        /// Where the cursor was.
        let trigger: ElementIndex?
    }

    init(screen: Screen, modalScope: ModalScope, style: NavigationStyle) {
        self.screen = screen
        self.screen.tree.seal()
        self.modalScope = modalScope
        self.style = style
        orderedStyle = style
        ids = ElementIDs(screen.tree)
        order = ReadingOrder(
            screen: self.screen, scope: .root, modalScope: modalScope, ids: ids, style: style)
        kinds = ElementKinds(order: order, tree: screen.tree)
    }

    var scope: ElementIndex { presentations.last?.element ?? .root }

    /// A dump knows the app's name alone.
    var title: String? { screen.title ?? screen.app }

    var tree: ElementTree {
        _read { yield screen.tree }
    }

    func index(of id: String) -> ElementIndex? {
        ids.index(of: id, in: screen.tree)
    }

    /// The element with what others give it; what the cursor meets there.
    func element(at index: ElementIndex) -> Element {
        order.merged[index] ?? screen.tree[index]
    }

    func traits(at index: ElementIndex) -> Traits {
        order.merged.isEmpty
            ? screen.tree[index].effectiveTraits : element(at: index).effectiveTraits
    }

    /// Changes one element, and what the order, the searches and merged elements know of it. The
    /// order is built again only when the change touches it.
    mutating func change(_ index: ElementIndex, _ change: (inout Element) -> Void) {
        let old = screen.tree[index]
        screen.tree.modify(index, change)
        revision += 1
        let new = screen.tree[index]
        if !order.merged.isEmpty || !SameKinds.areAlike(old, new) { same = nil }
        if old.extras.linked != new.extras.linked { links = nil }
        guard old.isOrdered(as: new) else {
            isStale = true
            return
        }
        guard !isStale else { return }
        if order.merged.isEmpty {
            kinds.change(from: old, to: new, at: searchedPosition(of: index))
            return
        }
        for stop in order.merged.merging(index, in: screen.tree) {
            let before = element(at: stop)
            order.merged.merge(stop, in: screen.tree)
            kinds.change(from: before, to: element(at: stop), at: searchedPosition(of: stop))
        }
        if order.merged[index] == nil {
            kinds.change(from: old, to: new, at: searchedPosition(of: index))
        }
    }

    /// The place of a stop that searches by traits lead to: a group of iOS is none of them.
    private func searchedPosition(of index: ElementIndex) -> Int? {
        order.position(of: index).flatMap { order.isGroup(at: $0) ? nil : $0 }
    }

    mutating func insert(
        _ fragment: ElementFragment, into parent: ElementIndex, at position: Int?
    ) -> ElementIndex? {
        guard let index = screen.tree.insert(fragment, into: parent, at: position) else {
            return nil
        }
        ids.add([index], of: screen.tree)
        ids.add(screen.tree.descendants(of: index), of: screen.tree)
        isStale = true
        return index
    }

    /// Takes an element away, and with it what was presented there or below it.
    mutating func remove(_ index: ElementIndex) {
        screen.tree.remove(index)
        dropDetachedUpdates()
        presentations.removeAll { !screen.tree.isAttached($0.element) }
        isStale = true
    }

    mutating func present(_ index: ElementIndex) {
        presentations.append(Presentation(element: index, trigger: cursor))
        isStale = true
    }

    /// Takes away and hides what is presented at `index` and all that was presented over it.
    mutating func dismiss(_ index: ElementIndex) -> Presentation? {
        guard let place = presentations.firstIndex(where: { $0.element == index }) else {
            return nil
        }
        let presentation = presentations[place]
        for gone in presentations[place...] { change(gone.element) { $0.hidden = true } }
        presentations.removeSubrange(place...)
        isStale = true
        return presentation
    }

    /// Builds the order and the searches again if a change made them stale.
    mutating func refresh() {
        guard isStale else { return }
        isStale = false
        revision += 1
        frames = nil
        rows = nil
        areas = nil
        same = nil
        links = nil
        let old = order
        isNewStyle = style != orderedStyle
        orderedStyle = style
        order = ReadingOrder(
            screen: screen, scope: scope, modalScope: modalScope, ids: ids, style: style)
        kinds = ElementKinds(order: order, tree: screen.tree)
        if let cursor, !order.isReachable(cursor) {
            if let place = old.position(of: cursor) { lostPlace = placeLeft(by: place, in: old) }
        } else {
            lostPlace = nil
        }
    }

    /// Where a stop would stand now that was at `place` in `old`: behind the nearest stop before
    /// it that is left.
    private func placeLeft(by place: Int, in old: ReadingOrder) -> Int {
        for stop in old.stops[..<place].reversed() {
            if let left = order.position(of: stop) { return left + 1 }
        }
        return 0
    }

    /// Where a text goes on that ends at `index`, or where it came from.
    mutating func linkedText(
        of index: ElementIndex, _ direction: SearchDirection
    ) -> ElementIndex? {
        let links = links ?? TextLinks(order: order, tree: tree, ids: ids)
        self.links = links
        return links.neighbour(of: index, direction)
    }

    /// Changes what is selected; nothing else depends on it.
    mutating func setSelection(of index: ElementIndex, _ selection: Range<Int>) {
        guard tree[index].extras.selection != selection else { return }
        screen.tree.modify(index) { $0.select(selection) }
    }

    /// The stop drawn last of those whose outlines hold the point.
    mutating func stop(under point: Point) -> ElementIndex? {
        let index = frames ?? StopFrames(order: order, tree: screen.tree)
        frames = index
        return index.stop(under: point, in: screen.tree)
    }

    /// The place of the next stop that `option` leads to.
    mutating func place(
        of option: RotorOption, from place: Int, _ direction: SearchDirection
    ) -> Int? {
        switch option {
        case .sameItem: return similar().sameRole(as: place, direction)
        case .sameHeadingLevel: return similar().sameLevel(as: place, direction)
        case .differentItem: return similar().otherRole(than: place, direction)
        default: return kinds.place(of: option, from: place, direction)
        }
    }

    /// Where a search goes on from the other end of the screen: the first or last place of
    /// `option`, if the cursor is not there already.
    func outermostPlace(
        of option: RotorOption, from place: Int, _ direction: SearchDirection
    ) -> Int? {
        let places = kinds.all(option)
        let found = direction == .next ? places.first : places.last
        return found.flatMap { Int($0) == place ? nil : Int($0) }
    }

    private mutating func similar() -> SameKinds {
        let built = same ?? SameKinds(scene: self)
        same = built
        return built
    }

    mutating func screenAreas() -> ScreenAreas {
        let built = areas ?? ScreenAreas(scene: self)
        areas = built
        return built
    }

    /// The stop in the row above or below that is nearest from side to side.
    mutating func stop(above: Bool, of index: ElementIndex) -> ElementIndex? {
        let built = rows ?? StopRows(scene: self)
        rows = built
        guard let place = order.position(of: index), let frame = tree[index].frame else {
            return nil
        }
        return built.place(above: above, of: place, middle: frame.x + frame.width / 2)
            .map { order.stops[$0] }
    }
}
