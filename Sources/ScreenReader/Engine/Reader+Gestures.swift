import ScreenModel

extension Reader {
    /// The one place where gestures are told apart.
    mutating func perform(_ gesture: Gesture) {
        if isHelpOn, names(gesture) { return }
        if menu != nil, performInMenu(gesture) { return }
        if isDirectTouchOn, passesDirectly(gesture) { return }
        if isPassingThrough, dragged(by: gesture) { return }
        switch gesture {
        case .swipe(.right): swipeAside(.next)
        case .swipe(.left): swipeAside(.previous)
        case .swipe(.down): stepRotor(.next)
        case .swipe(.up): stepRotor(.previous)
        case .scroll(let direction): scroll(direction)
        case .firstItem: moveToEnd(first: true)
        case .lastItem: moveToEnd(first: false)
        case .moveIn: interact()
        case .moveOut: stopInteracting()
        case .topOfContainer: moveToEdge(top: true)
        case .bottomOfContainer: moveToEdge(top: false)
        case .documentEdge(let direction): moveToDocumentEdge(direction)
        case .windowEdge(let direction): moveToWindowEdge(direction)
        case .visibleEdge(let direction): moveToVisibleEdge(direction)
        case .splitArea(let direction): moveToSplitArea(direction)
        case .skipGroup(let direction): skipGroup(direction)
        case .cell(let line, let direction): move(along: line, direction)
        case .linkedItem: moveToLinkedItem()
        case .vertical(let direction): moveVertically(direction)
        case .direct: play(.unknown)
        case .touch(let index): touch(index)
        case .tap(let point): tap(point)
        case .choose(let index): choose(index)
        case .find(let text): find(text)
        case .findAgain(let direction): findAgain(direction)
        case .doubleTap: activate()
        case .toggleDisclosure: toggleDisclosure()
        case .tripleTap: longPress()
        case .quadrupleTap: secondaryActivate()
        case .passThrough: passThrough()
        case .scrub: escape()
        case .magicTap: magicTap()
        case .rotor(let turn): turnRotor(turn)
        case .perform(let name): performAction(named: name)
        case .search(let option, let direction): search(option, direction)
        case .readAll: readAll(fromTop: false)
        case .readFromTop: readAll(fromTop: true)
        case .readWindow: readWindow()
        case .read(let unit): read(unit)
        case .type(let text): type(text)
        case .paste(let text): paste(text)
        case .delete(let direction): delete(direction)
        case .endEditing: endEditing()
        case .moveInText(let unit, let direction): stepText(unit, direction)
        case .toggleSelecting: toggleSelecting()
        case .statusBar: moveToStatusBar()
        case .pause: togglePause()
        case .mute: toggleMute()
        case .curtain: toggleCurtain()
        case .labelItem(let label): labelItem(label)
        case .undo, .redo: undoInApp()
        case .startHelp: startHelp()
        case .copySpeech: copySpeech()
        case .repeatSpeech: repeatSpeech()
        case .watchItem: watchItem()
        case .wait(let seconds): wait(seconds)
        case .rotorMenu(let name): openRotorMenu(name)
        case .actionsMenu: openActionsMenu()
        case .cursorToFocus: moveCursorToFocus()
        case .focusToCursor: moveFocusToCursor()
        case .quickNav: toggleQuickNav()
        case .singleKeyQuickNav: toggleSingleKeyQuickNav()
        case .webNavigation: toggleWebNavigation()
        }
    }

    private mutating func wait(_ seconds: Double) {
        pass(seconds)
        let count = speaker.queue.waitingChanges
        if count > 0 {
            note("behind the screen: \(count) \(count == 1 ? "change waits" : "changes wait")")
        }
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
        case .focus: describeFocus()
        case .summary where isMac: say(.mac(.inCursor(stop)))
        case .summary:
            guard let position = scene.order.position(of: cursor) else {
                play(.none)
                return
            }
            say(.position(position + 1, of: scene.order.stops.count))
        case .description where isMac: say(.mac(.inCursor(stop)))
        case .description:
            play(.none)
            note("the file does not say what a picture shows")
        case .helpTag, .windowSummary, .applicationSummary: readOnMac(unit, stop)
        case .column: readColumn()
        case .rowHeader: readHeaders(of: .row)
        case .columnHeader: readHeaders(of: .column)
        case .rowAndColumn: readRowAndColumn()
        case .url:
            guard stop.element.hasExtras, let url = stop.element.extras.audit?.url else {
                play(.none)
                return
            }
            say(.text(url, language: nil))
        case .line: repeatUnit(.line)
        case .word: repeatUnit(.word)
        case .character: repeatUnit(.character)
        case .selection: saySelection()
        }
    }
}
