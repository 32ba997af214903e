import ScreenModel

/// The Mac's keyboard focus, which stands beside the cursor (WWDC25-229, H), and its modes.
extension Reader {
    /// VoiceOver starts, with the cursor on the keyboard focus (a tester's guide, WWDC25-229; H).
    mutating func startOnMac() {
        scene.refresh()
        scene.cursor = nil
        let window = scene.screen.title
        let app = scene.screen.app
        guard let target = initialFocus else {
            say(.mac(.start(app: app, window: window, focused: nil)))
            return
        }
        scene.keyboardFocus = target
        let focused = scene.stop(at: target, from: nil, settings: settings)
        focus(
            on: target, .screen,
            saying: .mac(.start(app: app, window: window, focused: focused)))
    }

    /// The file's entry or default focus, else the first native text field, else web content, else
    /// the first stop that is no spinner (L but for what the file says).
    private var initialFocus: ElementIndex? {
        if let stated = entry() ?? defaultFocus() { return stated }
        let stops = scene.order.stops
        let fields = scene.kinds.all(.textFields).lazy.map { stops[Int($0)] }
        return fields.first { !scene.order.isInWebArea($0) }
            ?? stops.first { scene.tree[$0].type == .webArea }
            ?? stops.first {
                ![.activityIndicator, .busyIndicator].contains(scene.tree[$0].type)
            } ?? stops.first
    }

    /// Where the keyboard focus is; with the cursor where it was lost. On iOS it is in what is
    /// edited.
    private var focused: ElementIndex? {
        guard isMac else { return editedElement.flatMap(stop(touchedAt:)) }
        if let focus = scene.keyboardFocus, scene.order.isReachable(focus) { return focus }
        return cursor
    }

    /// VO-F4. On iOS the item alone is said (L).
    mutating func describeFocus() {
        guard let focused else {
            play(.none)
            return
        }
        let stop = stop(at: focused)
        say(isMac ? .mac(.keyboardFocus(stop)) : .stop(stop, .search))
    }

    mutating func moveCursorToFocus() {
        focus(onFound: focused, .search)
    }

    mutating func moveFocusToCursor() {
        guard isMac else {
            play(.unknown)
            return
        }
        guard let cursor else {
            play(.none)
            return
        }
        scene.keyboardFocus = cursor
        say(.mac(.keyboardFocus(stop(at: cursor))))
    }

    /// Left and Right together (aria-at's command tables, H). What iOS says no source quotes.
    mutating func toggleQuickNav() {
        isQuickNavOn.toggle()
        play(isQuickNavOn ? .quickNavOn : .quickNavOff)
        if isMac { say(.mac(.quickNav(isQuickNavOn))) }
    }

    /// VO-Q, on iOS too (iPhone commands, H).
    mutating func toggleSingleKeyQuickNav() {
        isSingleKeyQuickNavOn.toggle()
        play(isSingleKeyQuickNavOn ? .quickNavOn : .quickNavOff)
        if isMac { say(.mac(.singleKeyQuickNav(isSingleKeyQuickNavOn))) }
    }

    mutating func toggleWebNavigation() {
        guard isMac else {
            play(.unknown)
            return
        }
        settings.webNavigation = settings.webNavigation == .dom ? .group : .dom
        say(.mac(.webNavigation(settings.webNavigation)))
    }
}
