import ScreenModel

/// What finds stops in other ways than by their order. Nothing that few gestures ask is built
/// before one asks, nor twice for the same order.
struct SceneIndices: Sendable {
    /// By a point.
    var frames: Built<StopFrames>?
    /// By what they are like.
    var same: Built<SameKinds>?
    /// By their labels.
    var labels: Built<StopLabels>?
    /// By rows.
    var rows: Built<StopRows>?
    /// The ends of areas.
    var areas: Built<ScreenAreas>?
    /// By links between texts.
    var links: Built<TextLinks>?
}

extension Scene {
    /// The stop drawn last of those whose outlines hold the point.
    mutating func stop(under point: Point) -> ElementIndex? {
        let built = indices.frames ?? Built(StopFrames(order: order, tree: tree))
        indices.frames = built
        return built.value.stop(under: point, in: tree)
    }

    /// The place of the next stop that `option` leads to.
    mutating func place(
        of option: RotorOption, from place: Int, _ direction: SearchDirection
    ) -> Int? {
        switch option {
        case .sameItem: return similar().value.sameRole(as: place, direction)
        case .sameHeadingLevel: return similar().value.sameLevel(as: place, direction)
        case .differentItem: return similar().value.otherRole(than: place, direction)
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

    private mutating func similar() -> Built<SameKinds> {
        let built = indices.same ?? Built(SameKinds(scene: self))
        indices.same = built
        return built
    }

    mutating func screenAreas() -> ScreenAreas {
        let built = indices.areas ?? Built(ScreenAreas(scene: self))
        indices.areas = built
        return built.value
    }

    /// The stop in the row above or below that is nearest from side to side.
    mutating func stop(above: Bool, of index: ElementIndex) -> ElementIndex? {
        let built = indices.rows ?? Built(StopRows(scene: self))
        indices.rows = built
        guard let place = order.position(of: index), let frame = tree[index].frame else {
            return nil
        }
        return built.value.place(above: above, of: place, middle: frame.x + frame.width / 2)
            .map { order.stops[$0] }
    }

    /// Where a text goes on that ends at `index`, or where it came from.
    mutating func linkedText(
        of index: ElementIndex, _ direction: SearchDirection
    ) -> ElementIndex? {
        let built = indices.links ?? Built(TextLinks(order: order, tree: tree, ids: ids))
        indices.links = built
        return built.value.neighbour(of: index, direction)
    }
}
