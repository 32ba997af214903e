import ScreenModel

/// To the ends of areas: windows, documents, what is in view, what a splitter parts. The Mac's
/// commands are those of Apple's command charts (guidepup, H; what they do in detail, L).
extension Reader {
    /// The area before or after a splitter: the nearest one beside the cursor, else beside a
    /// container around it (VO-[ and VO-]).
    mutating func moveToSplitArea(_ direction: SearchDirection) {
        guard isMac, let nest = scene.order.nest else {
            play(.unknown)
            return
        }
        let areas = scene.screenAreas()
        var here = cursor.flatMap(scene.order.position(of:))
        while let place = here {
            let isSplitter = scene.tree[nest.stops[place]].type == .splitter
            let splitter = isSplitter ? place : areas.splitter(from: place, direction)
            if let target = splitter.flatMap({ nest.neighbor(of: $0, direction) }) {
                focus(on: target, .search)
                return
            }
            here = nest.owner(of: place).flatMap(scene.order.position(of:))
        }
        play(.none)
    }

    /// The first or last item of the window around the cursor, else of the screen (VO-Command-Home
    /// and VO-Command-End).
    mutating func moveToWindowEdge(_ direction: SearchDirection) {
        guard isMac, let nest = scene.order.nest else {
            play(.unknown)
            return
        }
        var window: NestedOrder.Container?
        var number = cursor.flatMap(scene.order.container(of:))
        while let here = number {
            let container = nest.containers[here]
            switch scene.tree[container.element].type {
            case .window, .dialog, .sheet, .drawer, .popover: window = container
            default: break
            }
            number = window == nil ? nest.parent(of: here) : nil
        }
        let members = window?.isSealed == true ? window?.members ?? nest.top : nest.top
        focus(onFound: nest.stop(direction == .next ? members.last : members.first), .search)
    }

    /// The first or last item of the web content around the cursor, else of the screen (iPhone
    /// commands: Top of Document, Bottom of Document, H).
    mutating func moveToDocumentEdge(_ direction: SearchDirection) {
        let area = cursor.flatMap { cursor in
            scene.tree[cursor].type == .webArea
                ? cursor
                : scene.tree.ancestors(of: cursor).first { scene.tree[$0].type == .webArea }
        }
        if let area, let ends = scene.screenAreas().document(area) {
            focus(on: scene.order.stops[direction == .next ? ends.last : ends.first], .move)
        } else if isMac {
            moveToWindowEdge(direction)
        } else {
            moveToEnd(first: direction == .previous)
        }
    }

    /// The first or last item in view of the container that the cursor is in (VO-Home and VO-End).
    mutating func moveToVisibleEdge(_ direction: SearchDirection) {
        guard isMac, let nest = scene.order.nest else {
            play(.unknown)
            return
        }
        let here = cursor.flatMap(scene.order.position(of:))
        let owner = here.map { nest.links[$0].owner } ?? -1
        guard let ends = scene.screenAreas().inView(of: owner) else {
            play(.none)
            note("the file does not say what is in view")
            return
        }
        focus(on: scene.order.stops[direction == .next ? ends.last : ends.first], .move)
    }

    /// Past the rest of the group that reading goes through in web content (Kevin Yank's article,
    /// M); anywhere else the same keys go through a text by character.
    mutating func skipGroup(_ direction: SearchDirection) {
        guard isMac, let nest = scene.order.nest else {
            play(.unknown)
            return
        }
        guard let cursor, scene.order.isInWebArea(cursor),
            !scene.traits(at: cursor).contains(.textEntry)
        else {
            stepText(.character, direction)
            return
        }
        guard let number = nest.outerContainer(of: cursor), !nest.containers[number].isSealed else {
            play(.none)
            note("no group here to skip")
            return
        }
        let group = scene.order.containers[number]
        let edge = Int(direction == .next ? group.lastStop : group.firstStop)
        guard let target = nest.neighbor(of: edge, direction) else {
            reachBoundary(direction)
            return
        }
        focus(on: target, .move)
    }
}
