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
    /// Where the cursor came to first.
    var arrival: ElementIndex?
    /// The element that is being edited.
    var editing: ElementIndex?
    /// The Mac's keyboard focus, which is not the cursor.
    var keyboardFocus: ElementIndex?
    /// What tells of its changes wherever the cursor is.
    var watched: ElementIndex?
    /// Whether the file said what is selected in it.
    var hadSelection = false
    private(set) var presentations: [Presentation] = []
    private var builtOrder: Built<ReadingOrder>
    /// Elements whose text is put together from others.
    private(set) var merged: MergedElements
    private(set) var kinds: ElementKinds
    private(set) var ids: ElementIDs
    /// What few gestures ask; each built when it is first asked for.
    var indices = SceneIndices()
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
        let order = ReadingOrder(
            screen: self.screen, scope: .root, modalScope: modalScope, ids: ids, style: style)
        kinds = ElementKinds(order: order, tree: screen.tree)
        merged = order.merged
        builtOrder = Built(order.withoutMerged)
    }

    var order: ReadingOrder {
        _read { yield builtOrder.value }
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
        merged[index] ?? screen.tree[index]
    }

    func traits(at index: ElementIndex) -> Traits {
        merged.isEmpty
            ? screen.tree[index].effectiveTraits : element(at: index).effectiveTraits
    }

    /// The stop with what is to be read when the app is opened.
    var summary: ElementIndex? {
        order.stops.first { traits(at: $0).contains(.summaryElement) }
    }

    /// Changes one element, and what the order, the searches and merged elements know of it. The
    /// order is built again only when the change touches it.
    mutating func change(_ index: ElementIndex, _ change: (inout Element) -> Void) {
        let old = screen.tree[index]
        screen.tree.modify(index, change)
        revision += 1
        let new = screen.tree[index]
        if !merged.isEmpty || !SameKinds.areAlike(old, new) { indices.same = nil }
        if !merged.isEmpty || old.label != new.label { indices.labels = nil }
        if old.extras.linked != new.extras.linked { indices.links = nil }
        guard old.isOrdered(as: new) else {
            isStale = true
            return
        }
        guard !isStale else { return }
        if merged.isEmpty {
            kinds.change(from: old, to: new, at: searchedPosition(of: index))
            return
        }
        for stop in merged.merging(index, in: screen.tree) {
            let before = element(at: stop)
            merged.merge(stop, in: screen.tree)
            kinds.change(from: before, to: element(at: stop), at: searchedPosition(of: stop))
        }
        if merged[index] == nil {
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
        indices = SceneIndices()
        let old = builtOrder
        isNewStyle = style != orderedStyle
        orderedStyle = style
        let order = ReadingOrder(
            screen: screen, scope: scope, modalScope: modalScope, ids: ids, style: style)
        kinds = ElementKinds(order: order, tree: screen.tree)
        merged = order.merged
        builtOrder = Built(order.withoutMerged)
        if let cursor, !order.isReachable(cursor) {
            if let place = old.value.position(of: cursor) {
                lostPlace = placeLeft(by: place, in: old.value)
            }
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

    /// Changes what is selected; nothing else depends on it.
    mutating func setSelection(of index: ElementIndex, _ selection: Range<Int>) {
        guard tree[index].extras.selection != selection else { return }
        screen.tree.modify(index) { $0.select(selection) }
    }
}
