import ScreenModel

/// One screen of the stack that `push` builds: its elements, their order, what is presented over
/// them, and where the cursor was left.
struct Scene: Sendable {
    private(set) var screen: Screen
    /// Where the cursor is; nil on a screen without stops.
    var cursor: ElementIndex?
    private(set) var presentations: [Presentation] = []
    private(set) var order: ReadingOrder
    private(set) var kinds: ElementKinds
    private var ids: ElementIDs
    private let modalScope: ModalScope
    /// The order has to be built again before the next question.
    private(set) var isStale = false
    /// Grows whenever the tree or the order changes.
    private(set) var revision = 0

    /// Something presented over the screen: its subtree is the whole scope.
    struct Presentation: Sendable {
        let element: ElementIndex
        /// Where the cursor was.
        let trigger: ElementIndex?
    }

    init(screen: Screen, modalScope: ModalScope) {
        self.screen = screen
        self.modalScope = modalScope
        ids = ElementIDs(screen.tree)
        order = ReadingOrder(screen: screen, modalScope: modalScope)
        kinds = ElementKinds(order: order, tree: screen.tree)
    }

    var scope: ElementIndex { presentations.last?.element ?? .root }
    var tree: ElementTree { screen.tree }

    func index(of id: String) -> ElementIndex? {
        ids.index(of: id, in: screen.tree)
    }

    /// Changes one element. The order is built again only when `keys` can change it.
    mutating func change(
        _ index: ElementIndex, keys: [ElementKey], _ change: (inout Element) -> Void
    ) {
        screen.tree.modify(index, change)
        revision += 1
        if !order.merged.isEmpty || keys.contains(where: ElementPatch.changesOrder) {
            isStale = true
        }
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

    mutating func remove(_ index: ElementIndex) {
        screen.tree.remove(index)
        isStale = true
    }

    mutating func present(_ index: ElementIndex) {
        presentations.append(Presentation(element: index, trigger: cursor))
        isStale = true
    }

    /// Takes away what is presented at `index` and all that was presented over it.
    mutating func dismiss(_ index: ElementIndex) -> Presentation? {
        guard let place = presentations.firstIndex(where: { $0.element == index }) else {
            return nil
        }
        let presentation = presentations[place]
        presentations.removeSubrange(place...)
        isStale = true
        return presentation
    }

    /// Builds the order and the searches again if a change made them stale.
    mutating func refresh() {
        guard isStale else { return }
        isStale = false
        revision += 1
        order = ReadingOrder(screen: screen, scope: scope, modalScope: modalScope)
        kinds = ElementKinds(order: order, tree: screen.tree)
    }

    /// The stop at `index`, as met by a cursor that comes from `previous`.
    func stop(
        at index: ElementIndex, from previous: ElementIndex?, language: String?
    ) -> Stop {
        let element = order.merged[index] ?? screen.tree[index]
        let context = order.context(of: index)
        return Stop(
            index: index, id: screen.tree.id(of: index), path: screen.tree.path(of: index),
            element: element, context: context,
            contextID: context.container.isNone ? "" : screen.tree.id(of: context.container),
            entered: entered(index, from: previous),
            language: element.language ?? language ?? screen.language ?? "en",
            isInWebArea: order.isInWebArea(index))
    }

    /// The named containers around `index` that were not around `previous`, outermost first.
    private func entered(
        _ index: ElementIndex, from previous: ElementIndex?
    ) -> [EnteredContainer] {
        let inside = order.containerChain(of: index)
        guard !inside.isEmpty else { return [] }
        let before = previous.map { Set(order.containerChain(of: $0)) } ?? []
        return inside.reversed().compactMap { place in
            guard !before.contains(place) else { return nil }
            let container = screen.tree[order.containers[place].element]
            let id = screen.tree.id(of: order.containers[place].element)
            if container.type == .alert {
                return EnteredContainer(id: id, label: "", isAlert: true)
            }
            guard container.isNamedOnEntry else { return nil }
            let texts = [container.label, container.value].compactMap { $0 }.filter { !$0.isEmpty }
            return EnteredContainer(id: id, label: texts.joined(separator: ", "))
        }
    }
}
