import ScreenModel

extension Reader {
    /// Next or previous item. At the ends nothing moves and nothing is said (UI tests of iOS 27,
    /// M); `wrap` goes round instead.
    mutating func move(_ direction: SearchDirection) {
        let stops = movingStops
        guard !stops.isEmpty else {
            play(.none)
            return
        }
        guard let cursor, let place = place(of: cursor, in: stops) else {
            focus(on: stops[direction == .next ? 0 : stops.count - 1], .move)
            return
        }
        let target = direction == .next ? place + 1 : place - 1
        if stops.indices.contains(target) {
            focus(on: stops[target], .move)
        } else if settings.wrap == .on {
            play(direction == .next ? .wrapNext : .wrapPrevious)
            focus(on: stops[direction == .next ? 0 : stops.count - 1], .move)
        } else {
            reachBoundary(direction)
        }
    }

    mutating func reachBoundary(_ direction: SearchDirection) {
        emit(.boundary(direction))
        play(.boundary)
    }

    /// The list that the cursor moves in: the screen's, or the side list while it is there.
    private var movingStops: [ElementIndex] {
        guard let cursor, scene.order.position(of: cursor) == nil,
            scene.order.sideStops.contains(cursor)
        else { return scene.order.stops }
        return scene.order.sideStops
    }

    private func place(of index: ElementIndex, in stops: [ElementIndex]) -> Int? {
        scene.order.position(of: index) ?? stops.firstIndex(of: index)
    }

    mutating func moveToEnd(first: Bool) {
        let stops = scene.order.stops
        guard let target = first ? stops.first : stops.last else {
            play(.none)
            return
        }
        if target == cursor {
            reachBoundary(first ? .previous : .next)
        } else {
            focus(on: target, .move)
        }
    }

    mutating func moveToStatusBar() {
        guard let first = scene.order.sideStops.first else {
            play(.none)
            return
        }
        focus(on: first, .move)
    }

    /// A finger on an element: the stop that it is, is part of, or holds.
    mutating func touch(_ index: ElementIndex) {
        guard let target = stop(touchedAt: index) else {
            play(.none)
            return
        }
        focus(on: target, .touch)
    }

    mutating func choose(_ index: ElementIndex) {
        guard let target = stop(touchedAt: index) else {
            play(.none)
            return
        }
        focus(on: target, .search)
    }

    private func stop(touchedAt index: ElementIndex) -> ElementIndex? {
        func isStop(_ index: ElementIndex) -> Bool {
            scene.order.position(of: index) != nil || scene.order.sideStops.contains(index)
        }
        if isStop(index) { return index }
        return scene.tree.ancestors(of: index).first(where: isStop)
            ?? scene.tree.descendants(of: index).first(where: isStop)
    }

    /// A finger on a point: of the stops whose frames hold it, the one drawn last.
    mutating func tap(_ point: Point) {
        let hit = scene.order.stops.filter { scene.tree[$0].frame?.contains(point) == true }.max()
        guard let hit else {
            play(.none)
            return
        }
        focus(on: hit, .touch)
    }
}
