import ScreenModel

/// Through containers, on the Mac and in the Grouped style of iOS: among siblings, in and out.
extension Reader {
    /// Whether the Mac's VoiceOver plays.
    var isMac: Bool { scene.order.isMac }

    /// Next or previous sibling; a slider that the user interacts with changes instead. False
    /// where everything is one sequence, and where the cursor is nowhere or in the status bar.
    mutating func moveAmongSiblings(_ direction: SearchDirection) -> Bool {
        guard let nest = scene.order.nest, let cursor,
            let here = scene.order.position(of: cursor)
        else { return false }
        if adjusted == cursor {
            adjust(increases: direction == .next)
        } else if let target = nest.neighbor(of: here, direction) {
            focus(on: target, .move)
        } else if settings.wrap == .on,
            let target = nest.end(around: here, first: direction == .next)
        {
            play(direction == .next ? .wrapNext : .wrapPrevious)
            focus(on: target, .move)
        } else {
            reachBoundary(direction)
        }
        return true
    }

    /// Goes into the container under the cursor, to its first member (WWDC25-229, H); on a slider
    /// of the Mac the arrows change its value from now on (aria-at's command tables, H). On iOS a
    /// swipe with two fingers does so in the Grouped style, and nothing in the flat one (M).
    mutating func interact() {
        guard let nest = scene.order.nest else {
            play(.unknown)
            return
        }
        guard let cursor, let here = scene.order.position(of: cursor) else {
            play(.none)
            return
        }
        let first = nest.firstMember(of: here)
        guard isMac else {
            if first != nil { play(.in) }
            focus(onFound: first, .move)
            return
        }
        let container = stop(at: cursor)
        if let first {
            play(.in)
            let member = scene.stop(at: first, from: nil, settings: settings)
            focus(on: first, .move, saying: .mac(.interact(container, first: member)))
        } else if MacRole(container.element, isInWeb: container.isInWebArea).isAdjustable,
            adjusted != cursor
        {
            play(.in)
            adjusted = cursor
            say(.mac(.interact(container, first: nil)))
        } else {
            play(.none)
        }
    }

    /// Goes out to the container that holds the siblings. What VoiceOver says then no source
    /// quotes (L); on iOS it is the container again.
    mutating func stopInteracting() {
        guard let nest = scene.order.nest else {
            play(.unknown)
            return
        }
        guard let cursor, let here = scene.order.position(of: cursor) else {
            play(.none)
            return
        }
        let isAdjusting = adjusted == cursor
        guard let target = isAdjusting ? cursor : nest.owner(of: here) else {
            play(.none)
            return
        }
        play(.out)
        let names = isMac && settings.stopPhrase == .outOf
        if names { speak(.mac(.stopInteracting(stop(at: target))), .focus, .focus) }
        focus(on: target, .move, follows: names)
    }

    /// What is heard of containers on landing: that one can be entered.
    func playsCanEnter(_ stop: Stop) -> Bool {
        guard let mac = stop.mac else { return stop.isGroup }
        return mac.isSealed && mac.own?.items ?? 0 > 0
    }

    /// The same, and that the cursor crossed into another one.
    mutating func playContainer(_ stop: Stop, from previous: ElementIndex?) {
        if playsCanEnter(stop) { play(.canEnter) }
        if let previous, crosses(from: previous, to: stop) { play(.container) }
    }

    private func crosses(from previous: ElementIndex, to stop: Stop) -> Bool {
        if let mac = stop.mac { return !mac.entered.isEmpty }
        let order = scene.order
        let from = order.container(of: previous)
        let to = order.outerContainer(of: stop.index)
        // Where they are entered and left, going out crosses into none.
        return order.nest == nil ? from != to : order.commonContainer(of: from, to) != to
    }

    /// Reading on past the end of a landmark says so (log of Chrome, H); a jump into another
    /// container names both (macOS 15.4, aria-at, H). Whether anything was said.
    mutating func sayCrossing(
        from previous: ElementIndex, to index: ElementIndex, _ reason: FocusReason
    ) -> Bool {
        guard isMac, previous != index else { return false }
        switch reason {
        case .move:
            guard let from = scene.order.position(of: previous),
                let to = scene.order.position(of: index), from < to
            else { return false }
            let left = scene.landmarksLeft(from: previous, to: index)
            for (place, landmark) in left.enumerated() {
                speak(.mac(.endOf(landmark)), .focus, place == 0 ? .focus : .follows)
            }
            return !left.isEmpty
        case .rotor, .touch, .layout, .search:
            let crossing = scene.crossing(from: previous, to: index)
            guard crossing.left != nil || crossing.entered != nil else { return false }
            speak(
                .mac(.crossing(left: crossing.left, entered: crossing.entered)), .focus, .focus)
            return true
        case .screen: return false
        }
    }
}
