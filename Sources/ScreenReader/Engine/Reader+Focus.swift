import ScreenModel

/// Where the cursor goes, and what landing there brings with it.
extension Reader {
    /// The stop under the cursor as it is, without naming containers again.
    func stop(at index: ElementIndex) -> Stop {
        scene.stop(at: index, from: index, language: settings.language)
    }

    /// Moves the cursor and speaks.
    mutating func focus(on index: ElementIndex, _ reason: FocusReason) {
        let previous = cursor
        land(on: index, reason, from: previous)
        let stop = scene.stop(at: index, from: previous, language: settings.language)
        emit(.focus(stop, reason))
        if previous != index { play(.tick) }
        if let previous, scene.order.container(of: previous) != scene.order.container(of: index) {
            play(.container)
        }
        if stop.element.effectiveTraits.contains(.secureTextField) { play(.secure) }
        say(.stop(stop, reason))
        announceRotorIfChanged()
        if previous != index {
            if let previous { runElementEffects(.blur, of: previous) }
            runElementEffects(.focus, of: index)
        }
    }

    /// The state changes of landing on `index`, without events.
    private mutating func land(
        on index: ElementIndex, _ reason: FocusReason, from previous: ElementIndex?
    ) {
        scene.cursor = index
        review = nil
        if previous != index {
            actionPlace = nil
            contentPlace = nil
        }
        if reason != .rotor { customPlace = nil }
        let element = stop(at: index).element
        let kinds = Reader.automaticKinds(of: element)
        rotor.land(automatic: automaticOption(of: element), kinds: kinds)
    }

    private static func automaticKinds(of element: Element) -> Set<RotorOption> {
        var kinds: Set<RotorOption> = []
        if element.effectiveTraits.contains(.adjustable) { kinds.insert(.adjustValue) }
        if element.extras.actions?.isEmpty == false { kinds.insert(.actions) }
        return kinds
    }

    private func automaticOption(of element: Element) -> RotorOption? {
        guard settings.autoRotor == .on else { return nil }
        let kinds = Reader.automaticKinds(of: element)
        let preferred: [RotorOption] =
            settings.autoRotorFirst == .adjust
            ? [.adjustValue, .actions] : [.actions, .adjustValue]
        return preferred.first(where: kinds.contains)
    }

    /// The rotor shows another option after a landing: nothing is spoken.
    private mutating func announceRotorIfChanged() {
        let option = rotor.current(in: RotorRing.options(at: cursor, in: scene))
        guard option != lastOption else { return }
        lastOption = option
        emit(.rotor(option))
    }

    /// The first focus of a screen: the file's entry, a default focus, else the first stop that
    /// is no spinner and, where there is one, the first heading after a tab switch is not asked
    /// for here (EhPanda log of iOS 26.5, H).
    mutating func focusFirst(_ reason: FocusReason = .screen) {
        scene.refresh()
        guard let index = firstFocus() else {
            scene.cursor = nil
            return
        }
        scene.cursor = nil
        focus(on: index, reason)
    }

    func firstFocus() -> ElementIndex? {
        let order = scene.order
        if scene.presentations.isEmpty, let entry = scene.screen.entry,
            let index = scene.index(of: entry), order.position(of: index) != nil
        {
            return index
        }
        if let index = defaultFocus() { return index }
        return order.stops.first { scene.tree[$0].type != .activityIndicator }
            ?? order.stops.first
    }

    /// `accessibilityDefaultFocus` (WWDC25-229).
    func defaultFocus() -> ElementIndex? {
        scene.order.stops.first {
            scene.tree[$0].hasExtras && scene.tree[$0].extras.defaultFocus == true
        }
    }

    /// The first stop after the navigation bar.
    func firstContent() -> ElementIndex? {
        scene.order.stops.first { !scene.order.isInNavigationBar($0) } ?? scene.order.stops.first
    }

    func firstHeading() -> ElementIndex? {
        scene.kinds.place(of: .headings, from: -1, .next).map { scene.order.stops[$0] }
    }

    /// Puts a cursor whose element is no stop any more on the one now in its place, the last one
    /// if there is none (UI tests of iOS 27, M).
    mutating func settle() {
        guard let lost = scene.cursor else {
            scene.refresh()
            return
        }
        let place = scene.order.position(of: lost)
        scene.refresh()
        guard scene.order.position(of: lost) == nil, !scene.order.sideStops.contains(lost) else {
            return
        }
        scene.cursor = nil
        guard let last = scene.order.stops.indices.last else { return }
        note("the focused element is gone: focus goes to the one in its place")
        focus(on: scene.order.stops[min(place ?? 0, last)], .layout)
    }
}

extension Reader {
    /// Moves the cursor without naming the element: what is said comes from elsewhere.
    mutating func moveSilently(to index: ElementIndex) {
        let previous = cursor
        land(on: index, .rotor, from: previous)
        emit(.focus(scene.stop(at: index, from: previous, language: settings.language), .rotor))
        if previous != index { play(.tick) }
        announceRotorIfChanged()
    }
}
