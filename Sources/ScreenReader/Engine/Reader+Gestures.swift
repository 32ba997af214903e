import ScreenModel

extension Reader {
    /// The one place where gestures are told apart.
    mutating func perform(_ gesture: Gesture) {
        switch gesture {
        case .swipe(.right): move(.next)
        case .swipe(.left): move(.previous)
        case .swipe(.down): stepRotor(.next)
        case .swipe(.up): stepRotor(.previous)
        case .scroll(let direction): scroll(direction)
        case .firstItem: moveToEnd(first: true)
        case .lastItem: moveToEnd(first: false)
        case .moveIn, .moveOut: play(.unknown)
        case .touch(let index): touch(index)
        case .tap(let point): tap(point)
        case .choose(let index): choose(index)
        case .doubleTap: activate()
        case .tripleTap: longPress()
        case .scrub: escape()
        case .magicTap: magicTap()
        case .rotor(let turn): turnRotor(turn)
        case .perform(let name): performAction(named: name)
        case .search(let option, let direction): search(option, direction)
        case .readAll: readAll(fromTop: false)
        case .readFromTop: readAll(fromTop: true)
        case .read(let unit): read(unit)
        case .statusBar: moveToStatusBar()
        case .pause: pause()
        case .mute: toggleMute()
        case .curtain: toggleCurtain()
        case .wait(let seconds): runTimers(until: clock + max(0, seconds))
        }
    }

    private mutating func pause() {
        isPaused.toggle()
        note(isPaused ? "speech paused" : "speech goes on")
    }

    /// Sounds stay while speech is off (read off iOS 14). The words are general knowledge (L).
    private mutating func toggleMute() {
        if isMuted {
            isMuted = false
            say(.speechOn)
        } else {
            say(.speechOff)
            isMuted = true
        }
    }

    private mutating func toggleCurtain() {
        isCurtainOn.toggle()
        say(isCurtainOn ? .curtainOn : .curtainOff)
    }

    /// Reads on to the last stop. Each element is focused in turn, as a listener hears it.
    private mutating func readAll(fromTop: Bool) {
        let stops = scene.order.stops
        let here = cursor.flatMap { scene.order.position(of: $0) } ?? 0
        let start = fromTop ? 0 : here
        guard stops.indices.contains(start) else {
            play(.none)
            return
        }
        for index in stops[start...] { focus(on: index, .move) }
    }

    private mutating func read(_ unit: ReadingUnit) {
        guard let cursor else {
            play(.none)
            return
        }
        let stop = stop(at: cursor)
        switch unit {
        case .hint:
            say(.hint(stop))
        case .summary:
            guard let position = scene.order.position(of: cursor) else {
                play(.none)
                return
            }
            say(.position(position + 1, of: scene.order.stops.count))
        case .line: repeatUnit(.lines)
        case .word: repeatUnit(.words)
        case .character: repeatUnit(.characters)
        }
    }
}
