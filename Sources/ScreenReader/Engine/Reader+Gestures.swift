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
        case .pause: togglePause()
        case .mute: toggleMute()
        case .curtain: toggleCurtain()
        case .undo, .redo: undo()
        case .wait(let seconds): wait(seconds)
        }
    }

    private mutating func wait(_ seconds: Double) {
        pass(seconds)
        let count = speaker.queue.waitingChanges
        if count > 0 {
            note("behind the screen: \(count) \(count == 1 ? "change waits" : "changes wait")")
        }
    }

    /// No key of a screen file says what the app can undo.
    private mutating func undo() {
        play(.unknown)
        note("the file does not say what the app undoes")
    }

    private mutating func togglePause() {
        pause()
        note(speaker.isPaused ? "speech paused" : "speech goes on")
    }

    /// Sounds stay while speech is off (read off iOS 14). The words are general knowledge (L).
    private mutating func toggleMute() {
        if isMuted {
            isMuted = false
            say(.speechOn)
        } else {
            speaker.queue.clear()
            say(.speechOff)
            isMuted = true
        }
    }

    private mutating func toggleCurtain() {
        isCurtainOn.toggle()
        say(isCurtainOn ? .curtainOn : .curtainOff)
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
