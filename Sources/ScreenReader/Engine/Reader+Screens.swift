import ScreenModel

/// The screens that are pushed and left, and where focus goes then. Most of these rules were read
/// off a log of the real VoiceOver on iOS 26.5 (EhPanda walkthrough notes); each says in a note
/// that it decided.
extension Reader {
    /// Another screen comes up over this one, or in its place.
    mutating func push(_ file: String, replacing: Bool) {
        guard !isCovered, !isLeaving else {
            note("a screen that is covered or disappears cannot open \(file)")
            return
        }
        let screen: Screen
        let path = scene.folder + file
        switch loader(path) {
        case .screen(let loaded): screen = loaded
        case .failure(let reason):
            note("cannot open \(file): \(reason)")
            return
        }
        let wasInBar = cursor.map(scene.order.isInNavigationBar) ?? false
        let wasOnTab = cursor.map(isTab) ?? false
        leave()
        if replacing {
            dropTimers()
            scenes.removeLast()
        } else {
            scene.pauseUpdates(at: clock)
        }
        var next = Scene(
            screen: screen, modalScope: settings.modalScope,
            style: NavigationStyle(settings, screen))
        let end = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
        next.folder = String(path[..<end])
        next.startUpdates(at: clock)
        scenes.append(next)
        arrive { reader in
            if reader.entry() != nil || reader.defaultFocus() != nil {
                reader.focusFirst(usesEntry: true)
            } else if replacing {
                reader.focusReplaced(afterTab: wasOnTab)
            } else if wasInBar, let back = reader.backButton() {
                reader.note(focus: "the back button, since focus was in the navigation bar")
                reader.focus(on: back, .screen)
            } else if let content = reader.firstContent() {
                reader.note(focus: "the first element after the navigation bar")
                reader.focus(on: content, .screen)
            }
        }
    }

    /// The earlier screen as it was left; focus does not go back to the row that was tapped
    /// (3 of 3 in the log, H).
    mutating func pop() {
        guard !isCovered, !isLeaving else {
            note("a screen that is covered or disappears cannot go back")
            return
        }
        guard scenes.count > 1 else {
            note("nothing to pop: this is the first screen")
            return
        }
        leave()
        dropTimers()
        scenes.removeLast()
        scenes[scenes.count - 1].resumeUpdates(at: clock)
        arrive { reader in
            let left = reader.cursor
            // VoiceOver comes from another screen: it enters every container anew.
            reader.scene.cursor = nil
            if reader.settings.returnFocusPop == .restore, let left,
                reader.scene.order.isReachable(left)
            {
                reader.note(focus: "back on what opened the screen (returnFocus.pop)")
                reader.focus(on: left, .screen)
            } else if let content = reader.firstContent() {
                reader.note(focus: "the first element after the navigation bar (returnFocus.pop)")
                reader.focus(on: content, .screen)
            }
        }
    }

    /// Runs what the screen does as it disappears, but for leading elsewhere.
    private mutating func leave() {
        isLeaving = true
        runScreenEffects(.disappear)
        isLeaving = false
        revisionsBefore += scene.revision + 1
    }

    private mutating func arrive(_ rule: (inout Reader) -> Void) {
        place = scenes.count - 1
        review = nil
        customPlace = nil
        actionPlace = nil
        contentPlace = nil
        scene.refresh()
        emit(.screen(scene.title))
        play(.screen)
        appear { reader in
            reader.scene.refresh()
            rule(&reader)
        }
    }

    private func isTab(_ index: ElementIndex) -> Bool {
        scene.order.context(of: index).isTab || scene.traits(at: index).contains(.tabBarItem)
    }

    /// A tab switch leads to the new screen's heading (log, H), any other replacement to what a
    /// first screen has.
    private mutating func focusReplaced(afterTab: Bool) {
        if afterTab, let heading = firstHeading() {
            note(focus: "the first heading after a tab switch")
            focus(on: heading, .screen)
        } else {
            focusFirst()
        }
    }

    private func backButton() -> ElementIndex? {
        scene.order.stops.first { scene.traits(at: $0).contains(.backButton) }
    }

    /// The element to go to, or a text to speak; without either the cursor stays.
    mutating func layoutChanged(_ argument: String?) {
        scene.refresh()
        guard let argument else { return }
        guard let index = scene.index(of: argument) else {
            let announcement = Announcement.text(argument, language: nil)
            posted = announcement
            speak(announcement, .announce, .follows)
            return
        }
        if let target = stop(touchedAt: index) {
            note(focus: "the element that the notification names")
            focus(on: target, .layout)
        } else {
            note("'\(argument)' is no element that VoiceOver can go to")
        }
    }

    mutating func screenChanged(_ id: String?) {
        scene.refresh()
        play(.screen)
        if let id {
            if let target = scene.index(of: id).flatMap(stop(touchedAt:)) {
                note(focus: "the element that the notification names")
                focus(on: target, .screen)
                return
            }
            note("'\(id)' is no element that VoiceOver can go to")
        }
        focusFirst()
    }
}
