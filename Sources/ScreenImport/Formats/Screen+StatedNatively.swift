import ScreenModel

extension Screen {
    /// A dump's screen as a native one: the stops and their order, which the dump's own rules
    /// decided, become `accessible`, `order` and a status bar, so that no reader needs those rules
    /// again. A native screen stays as it is.
    ///
    /// Stops without an id take the one of their path, so that they keep it in the new tree.
    func statedNatively() -> Screen {
        guard let stops = statedOrder?.filter({ !tree[$0].isOnSideList }) else { return self }
        var result = self
        result.statedOrder = nil
        result.format = ScreenFormat.native.id
        result.unknown = []
        result.tree = ElementTree()
        var top = Element()
        top.extras.order = stops.map { tree.id(of: $0) }
        top.accessible = false
        let root = result.tree.append(top, to: .root)
        var places: [ElementIndex: ElementIndex] = [.root: root]
        var side: [ElementIndex] = []
        for index in tree.descendants(of: .root) {
            let isBesideOrder = tree[index].isOnSideList && tree[index].accessible == true
            if isBesideOrder, !hasStatusBar(above: index) {
                side.append(index)
                continue
            }
            // A node below one that moved to the status bar moves nowhere.
            guard let parent = places[tree[index].links.parent] else { continue }
            places[index] = result.tree.append(native(index), to: parent)
        }
        if !side.isEmpty {
            var bar = Element()
            bar.type = .statusBar
            let bars = result.tree.append(bar, to: .root)
            for index in side { result.tree.append(native(index), to: bars) }
        }
        result.tree.seal()
        return result
    }

    private func hasStatusBar(above index: ElementIndex) -> Bool {
        tree.ancestors(of: index).contains { tree[$0].type == .statusBar }
    }

    private func native(_ index: ElementIndex) -> Element {
        var element = tree[index]
        element.derived = []
        element.isOnSideList = false
        if element.accessible == true {
            element.id = tree.id(of: index)
        } else {
            element.accessible = false
        }
        // An empty frame hides its element in a native screen.
        if element.frame?.isUsable == false { element.frame = nil }
        if let frame = element.frame, frame.width == 0, frame.height == 0 { element.frame = nil }
        return element
    }
}
