import ScreenModel

extension Reader {
    /// Next or previous item. At the ends nothing moves and nothing is said (UI tests of iOS 27,
    /// M); `wrap` goes round instead.
    mutating func move(_ direction: SearchDirection) {
        if moveAmongSiblings(direction) { return }
        let (stops, here) = walk
        guard let first = stops.first, let last = stops.last else {
            play(.none)
            return
        }
        guard let here else {
            focus(on: direction == .next ? first : last, .move)
            return
        }
        let target = direction == .next ? here + 1 : here - 1
        if stops.indices.contains(target) {
            focus(on: stops[target], .move)
        } else if settings.wrap == .on {
            play(direction == .next ? .wrapNext : .wrapPrevious)
            focus(on: direction == .next ? first : last, .move)
        } else {
            reachBoundary(direction)
        }
    }

    mutating func reachBoundary(_ direction: SearchDirection) {
        emit(.boundary(direction))
        play(.boundary)
    }

    /// The place after or before `place` in a list of so many entries, in which nil stands before
    /// the first; at an end nil, and the boundary is signalled.
    mutating func step(from place: Int?, of count: Int, _ direction: SearchDirection) -> Int? {
        let target = (place ?? -1) + (direction == .next ? 1 : -1)
        guard (0..<count).contains(target) else {
            reachBoundary(direction)
            return nil
        }
        return target
    }

    /// The list that the cursor moves in and its place there: the screen's stops, or the side
    /// list while it is on that.
    private var walk: (stops: [ElementIndex], here: Int?) {
        let order = scene.order
        if let cursor, let place = order.sidePosition(of: cursor) {
            return (order.sideStops, place)
        }
        return (order.stops, cursor.flatMap(order.position(of:)))
    }

    /// The first or last item, on the Mac of the container; named again where the cursor is on it
    /// already.
    mutating func moveToEnd(first: Bool) {
        if isMac {
            moveToEdge(top: first)
            return
        }
        if let nest = scene.order.nest {
            focus(onFound: nest.end(around: nil, first: first), .move)
            return
        }
        let stops = scene.order.stops
        focus(onFound: first ? stops.first : stops.last, .move)
    }

    mutating func moveToStatusBar() {
        focus(onFound: scene.order.sideStops.first, .move)
    }

    /// A finger on an element: the stop that it is, is part of, or holds.
    mutating func touch(_ index: ElementIndex) {
        focus(onFound: stop(touchedAt: index), .touch)
    }

    mutating func choose(_ index: ElementIndex) {
        focus(onFound: stop(touchedAt: index), .search)
    }

    /// A finger on a point: of the stops whose outlines hold it, the one drawn last.
    mutating func tap(_ point: Point) {
        focus(onFound: scene.stop(under: point), .touch)
    }

    /// The first or last item of the innermost container (iPhone commands, H).
    mutating func moveToEdge(top: Bool) {
        if let nest = scene.order.nest {
            let here = cursor.flatMap(scene.order.position(of:))
            let isInside = here.flatMap(nest.owner(of:)) != nil
            focus(onFound: isMac || isInside ? nest.end(around: here, first: top) : nil, .move)
            return
        }
        guard let cursor, let place = scene.order.container(of: cursor) else {
            play(.none)
            return
        }
        let container = scene.order.containers[place]
        let target = Int(top ? container.firstStop : container.lastStop)
        guard scene.order.stops.indices.contains(target) else {
            play(.none)
            return
        }
        focus(on: scene.order.stops[target], .move)
    }

    /// The first of the elements that the focused one is linked with and that can be reached.
    mutating func moveToLinkedItem() {
        let ids = cursor.flatMap { scene.tree[$0].hasExtras ? scene.tree[$0].extras.linked : nil }
        var found: ElementIndex?
        for id in ids ?? [] where found == nil {
            found = scene.index(of: id).flatMap(stop(touchedAt:))
        }
        focus(onFound: found, isMac ? .search : .move)
    }

    mutating func focus(onFound index: ElementIndex?, _ reason: FocusReason) {
        if let index {
            focus(on: index, reason)
        } else {
            play(.none)
        }
    }

    /// Item above or below: within a data table the cell of the next row, else by geometry among
    /// the siblings (iPhone commands, the Mac's VO-Up and VO-Down, H; which item exactly, L). What
    /// has no frame is followed by the next or previous item on the Mac.
    mutating func moveVertically(_ direction: SearchDirection) {
        guard let cursor else {
            play(.none)
            return
        }
        if adjusted == cursor {
            // Up is more (aria-at's command tables, H).
            adjust(increases: direction == .previous)
            return
        }
        if isMac, scene.tree[cursor].frame?.isUsable != true, moveAmongSiblings(direction) {
            return
        }
        let found =
            neighbour(of: cursor, .row, direction)
            ?? scene.stop(above: direction == .previous, of: cursor)
        guard let target = found else {
            reachBoundary(direction)
            return
        }
        focus(on: target, .move)
    }
}
