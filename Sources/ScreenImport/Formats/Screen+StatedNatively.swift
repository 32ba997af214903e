import ScreenModel

extension Screen {
    /// A dump's screen as a native one: the stops and their order, which the dump's own rules
    /// decided, become `accessible`, `order` and a status bar, so that no reader needs those rules
    /// again. A native screen stays as it is. On the Mac the order is the file's, and containers
    /// that the cursor goes into say nothing.
    ///
    /// Stops without an id take the one of their path, so that they keep it in the new tree.
    func statedNatively() -> Screen {
        guard let statedOrder else { return self }
        let stops = statedOrder.filter { !tree[$0].isOnSideList }
        let beside = statedOrder.filter { tree[$0].isOnSideList }
        var result = self
        result.statedOrder = nil
        result.format = ScreenFormat.native.id
        result.unknown = []
        result.tree = ElementTree()
        let root = result.tree.append(holder(of: stops), to: .root)
        var places: [ElementIndex: ElementIndex] = [.root: root]
        let moved = Set(beside)
        for index in tree.descendants(of: .root) where !moved.contains(index) {
            // A node below one that moved to the status bar moves nowhere.
            guard let parent = places[tree[index].links.parent] else { continue }
            places[index] = result.tree.append(native(index), to: parent)
        }
        if !beside.isEmpty {
            var bar = holder(of: beside)
            bar.type = .statusBar
            let bars = result.tree.append(bar, to: .root)
            for index in beside { result.tree.append(native(index), to: bars) }
        }
        result.tree.seal()
        return result
    }

    /// No stop itself, with these in this order.
    private func holder(of stops: [ElementIndex]) -> Element {
        var element = Element()
        if platform != .macOS { element.extras.order = stops.map { tree.id(of: $0) } }
        element.accessible = false
        return element
    }

    private func native(_ index: ElementIndex) -> Element {
        var element = tree[index]
        element.derived = []
        element.isOnSideList = false
        if element.accessible == true {
            element.id = tree.id(of: index)
        } else if platform != .macOS || element.accessible == false {
            element.accessible = false
        }
        // An empty frame hides its element in a native screen.
        if element.frame?.isUsable == false { element.frame = nil }
        if let frame = element.frame, frame.width == 0, frame.height == 0 { element.frame = nil }
        return element
    }
}
