import ScreenModel

/// Where the cursor goes, and what landing there brings with it.
extension Reader {
    /// The stop under the cursor as it is, without naming containers again.
    func stop(at index: ElementIndex) -> Stop {
        scene.stop(at: index, from: index, settings: settings)
    }

    /// Moves the cursor and speaks: the element, or `instead` where something else is to be heard.
    /// `follows` what this landing has said already, instead of cutting it.
    mutating func focus(
        on index: ElementIndex, _ reason: FocusReason, saying instead: Announcement? = nil,
        follows: Bool = false
    ) {
        let previous = cursor
        land(on: index, from: previous)
        if !isSilent { tell(of: index, from: previous, reason, instead, follows: follows) }
        if previous != index {
            let landing = landings
            if let previous { runElementEffects(.blur, of: previous) }
            // What ran on leaving may have led elsewhere.
            if landing == landings { runElementEffects(.focus, of: index) }
        }
    }

    /// What is heard of a landing.
    private mutating func tell(
        of index: ElementIndex, from previous: ElementIndex?, _ reason: FocusReason,
        _ instead: Announcement?, follows: Bool
    ) {
        let stop = scene.stop(at: index, from: previous, settings: settings)
        emit(.focus(stop, path: scene.tree.path(of: index), reason))
        if previous != index { play(.tick) }
        playContainer(stop, from: previous)
        if stop.element.effectiveTraits.contains(.secureTextField) { play(.secure) }
        if settings.moreContent == .sound, stop.element.hasExtras,
            stop.element.extras.hasMoreContent
        {
            play(.content)
        }
        let crosses = previous.map { sayCrossing(from: $0, to: index, reason) } ?? false
        if reason != .touch || !stop.element.isSilentOnTouch {
            speak(
                instead ?? .stop(stop, reason), .focus,
                follows || crosses ? .follows : .focus)
        }
        announceRotorIfChanged()
    }

    /// The state changes of landing on `index`, without events.
    private mutating func land(on index: ElementIndex, from previous: ElementIndex?) {
        landings += 1
        landedAt = clock
        poll = nil
        scene.cursor = index
        adjusted = nil
        review = nil
        text.leave()
        customPlace = nil
        if previous != index {
            actionPlace = nil
            contentPlace = nil
            chartPlace = nil
            isDirectTouchOn = false
        }
        let traits = scene.traits(at: index)
        let kinds = automaticKinds(at: index, traits)
        let preferred: [RotorOption] =
            settings.autoRotorFirst == .adjust
            ? [.adjustValue, .actions] : [.actions, .adjustValue]
        let automatic =
            settings.autoRotor == .on ? preferred.first(where: kinds.contains) : nil
        rotor.land(automatic: automatic, kinds: kinds)
    }

    private func automaticKinds(at index: ElementIndex, _ traits: Traits) -> Set<RotorOption> {
        var kinds: Set<RotorOption> = []
        if traits.contains(.adjustable) { kinds.insert(.adjustValue) }
        if scene.tree[index].hasExtras || !scene.merged.isEmpty,
            scene.element(at: index).hasActions
        {
            kinds.insert(.actions)
        }
        return kinds
    }

    /// The rotor shows another option after a landing or a change: nothing is spoken.
    mutating func announceRotorIfChanged() {
        guard !isCovered else { return }
        let option = currentOption
        guard option != lastOption else { return }
        lastOption = option
        emit(.rotor(option))
    }

    /// Lets the screen's `appear` effects run, and focuses as `rule` says unless they did.
    mutating func appear(_ rule: (inout Reader) -> Void) {
        let landing = landings
        runScreenEffects(.appear)
        if landing == landings { rule(&self) }
        scene.arrival = scene.cursor
    }

    /// The first focus of a screen: the file's entry, a default focus, else the first stop that
    /// is no spinner (EhPanda log of iOS 26.5, H).
    mutating func focusFirst(usesEntry: Bool = false, isNoted: Bool = true) {
        scene.refresh()
        scene.cursor = nil
        func go(to target: ElementIndex, since rule: String) {
            if isNoted { note(focus: rule) }
            focus(on: target, .screen)
        }
        if usesEntry, let entry = entry() {
            go(to: entry, since: "the element that the file names as entry")
        } else if let preferred = defaultFocus() {
            go(to: preferred, since: "the default focus of the screen")
        } else if let first = scene.order.stops.first(where: {
            scene.tree[$0].type != .activityIndicator
        }) ?? scene.order.stops.first {
            go(to: first, since: "the first element of the screen")
        }
    }

    /// The app's summary is read once, when it is opened, and does not take the focus (UIKit's
    /// header, H).
    mutating func saySummary() {
        if let summary = scene.summary {
            speak(.stop(stop(at: summary), .screen), .announce, .follows)
        }
    }

    /// Where the file says that VoiceOver starts.
    func entry() -> ElementIndex? {
        guard scene.presentations.isEmpty, let id = scene.screen.entry else { return nil }
        return scene.index(of: id).flatMap(stop(touchedAt:))
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

    /// The stop that an element is, is part of, or holds.
    func stop(touchedAt index: ElementIndex) -> ElementIndex? {
        guard scene.tree.contains(index) else { return nil }
        if scene.order.isReachable(index) { return index }
        return scene.tree.ancestors(of: index).first(where: scene.order.isReachable)
            ?? scene.tree.descendants(of: index).first(where: scene.order.isReachable)
    }

    /// Puts a cursor whose element is no stop any more on the one now in its place, the last one
    /// if there is none (UI tests of iOS 27, M). An element that was built anew resets the focus
    /// (EhPanda log, H). Its focus effects may do the same again. `follows` what is said already.
    mutating func settle(follows: Bool = false) {
        repeat {
            scene.refresh()
            guard let lost = scene.cursor, !scene.order.isReachable(lost) else { continue }
            scene.cursor = nil
            if let id = scene.tree[lost].id, let again = scene.index(of: id), again != lost,
                scene.order.isReachable(again)
            {
                note("the focused element was built anew: focus as on a first screen")
                focusFirst()
                continue
            }
            guard let last = scene.order.stops.indices.last else { continue }
            note(
                scene.isNewStyle
                    ? "the container is no stop any more: focus goes to what it holds"
                    : "the focused element is gone: focus goes to the one in its place")
            let place = min(scene.lostPlace ?? 0, last)
            focus(on: scene.order.stops[place], .layout, follows: follows)
        } while scene.isStale
    }
}
