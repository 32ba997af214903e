import ScreenModel

/// What the containers of the Mac add to a stop, and where the cursor crosses their borders.
extension Scene {
    /// nil on iOS. `previous` is where the cursor comes from.
    func macContext(of index: ElementIndex, from previous: ElementIndex?) -> MacContext? {
        guard order.isMac, let nest = order.nest else { return nil }
        var context = MacContext()
        if let place = order.position(of: index), let own = nest.ownContainer(of: place) {
            context.own = macContainer(own, in: nest)
            context.isSealed = own.isSealed
        }
        let parent = tree[index].links.parent
        if !parent.isNone, tree[parent].type == .heading {
            context.headingLevel = tree[parent].extras.headingLevel ?? 0
        }
        guard let outer = nest.outerContainer(of: index) else { return context }
        let around = nest.containers[outer]
        context.containerID = tree.id(of: around.element)
        if let position = nest.numbering.position(of: index) {
            let role = MacRole(tree[around.element], isInWeb: around.isWeb)
            if role.numbers(position.kind) || (position.kind != .tableRow && position.count > 1) {
                context.number = position.number
                context.count = position.count
            }
        }
        let isEntering = previous != index
        if isEntering {
            // From a container to what it holds nothing new is entered.
            let from = previous.flatMap { order.container(of: $0) }
            context.entered = crossed(from: outer, notAround: from, in: nest)
                .filter { !nest.containers[$0].isSealed }
                .map { macContainer(nest.containers[$0], in: nest) }
        }
        if !around.isWeb {
            context.inside = macContainer(around, in: nest)
        } else if isEntering, around.webArea >= 0,
            !(previous.map { isInside($0, around.webArea, in: nest) } ?? false)
        {
            context.inside = macContainer(nest.containers[Int(around.webArea)], in: nest)
        }
        return context
    }

    /// More are not named at once, as in a file as deep as no app is.
    private static let mostCrossed = 32

    /// The containers from `inner` outwards that are not also `other` or around it, innermost
    /// first. Inner containers have higher numbers.
    private func crossed(from inner: Int?, notAround other: Int?, in nest: NestedOrder) -> [Int] {
        var result: [Int] = []
        var number = inner
        var other = other
        while let here = number, result.count < Scene.mostCrossed {
            while let there = other, there > here { other = nest.parent(of: there) }
            if here == other { break }
            result.append(here)
            number = nest.parent(of: here)
        }
        return result
    }

    /// Whether an element stands in a web area, however deep.
    private func isInside(_ index: ElementIndex, _ webArea: Int32, in nest: NestedOrder) -> Bool {
        var found = order.container(of: index).map { nest.containers[$0].webArea } ?? -1
        while found > webArea {
            found = nest.parent(of: Int(found)).map { nest.containers[$0].webArea } ?? -1
        }
        return found == webArea
    }

    func macContainer(_ container: NestedOrder.Container, in nest: NestedOrder) -> MacContainer {
        // Lent, not copied, where nothing is put together.
        if let element = merged[container.element] { return macContainer(container, element) }
        return macContainer(container, tree[container.element])
    }

    private func macContainer(
        _ container: NestedOrder.Container, _ element: Element
    ) -> MacContainer {
        MacContainer(
            id: tree.id(of: container.element),
            role: MacRole(element, isInWeb: order.isInWebArea(container.element)),
            label: element.label ?? "", landmark: element.hasExtras ? element.extras.landmark : nil,
            items: Int(container.items), stops: Int(container.leaves))
    }

    /// The landmarks of web content that a step on in reading order leaves, innermost first.
    func landmarksLeft(from previous: ElementIndex, to index: ElementIndex) -> [MacContainer] {
        guard let nest = order.nest else { return [] }
        return crossed(
            from: nest.outerContainer(of: previous), notAround: order.container(of: index), in: nest
        ).filter { nest.containers[$0].isWeb }
            .map { macContainer(nest.containers[$0], in: nest) }.filter { $0.role == .landmark }
    }

    /// The containers that a jump leaves and enters: of several the innermost with a name.
    func crossing(
        from previous: ElementIndex, to index: ElementIndex
    ) -> (left: MacContainer?, entered: MacContainer?) {
        guard let nest = order.nest else { return (nil, nil) }
        let sides = [(previous, index), (index, previous)].map { side, other in
            let around = nest.outerContainer(of: side)
            let notAround = nest.outerContainer(of: other)
            let containers = crossed(from: around, notAround: notAround, in: nest)
                .map { macContainer(nest.containers[$0], in: nest) }
            return containers.first { $0.hasName } ?? containers.first
        }
        return (sides[0], sides[1])
    }
}
