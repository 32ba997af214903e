import ScreenModel

/// What is presented, pushed and left, and where focus goes then. Most of these rules were read
/// off a log of the real VoiceOver on iOS 26.5 (EhPanda walkthrough notes); each says in a note
/// that it decided.
extension Reader {
    mutating func present(_ index: ElementIndex) {
        if scene.presentations.contains(where: { $0.element == index }) { return }
        change(index, [.hidden]) { $0.hidden = nil }
        scene.present(index)
        scene.refresh()
        let element = scene.tree[index]
        emit(.screen(element.label))
        switch element.type {
        case .alert: play(.alert)
        case .popover: play(.popover)
        default: play(.screen)
        }
        let isAlert = element.type == .alert
        if let target = defaultFocus() {
            note("focus: the default focus of what is presented")
            focus(on: target, .screen)
        } else if isAlert, let title = firstHeading() {
            note("focus: the title of the alert")
            focus(on: title, .screen)
        } else if let first = scene.order.stops.first {
            note("focus: the first element of what is presented")
            focus(on: first, .screen)
        } else {
            scene.cursor = nil
        }
    }

    mutating func dismiss(_ index: ElementIndex) {
        guard let presentation = scene.dismiss(index) else {
            note("'\(scene.tree.id(of: index))' is not presented")
            return
        }
        let type = scene.tree[index].type
        scene.change(index, keys: [.hidden]) { $0.hidden = true }
        scene.refresh()
        play(.screen)
        emit(.screen(scene.screen.title))
        let rule = returnRule(of: type)
        if rule.restores, let trigger = presentation.trigger,
            scene.order.position(of: trigger) != nil
        {
            note("focus: back on what opened it (\(rule.name))")
            focus(on: trigger, .screen)
        } else if let heading = firstHeading() {
            note("focus: the first heading of the screen (\(rule.name))")
            focus(on: heading, .screen)
        } else {
            note("focus: the first element of the screen (\(rule.name))")
            focusFirst()
        }
    }

    private func returnRule(of type: ElementType?) -> (name: String, restores: Bool) {
        switch type {
        case .sheet, .actionSheet:
            ("returnFocus.sheet", settings.returnFocusSheet == .restore)
        case .alert, .dialog:
            ("returnFocus.alert", settings.returnFocusAlert == .restore)
        case .menu: ("returnFocus.menu", settings.returnFocusMenu == .restore)
        case .popover: ("returnFocus.popover", settings.returnFocusPopover == .restore)
        default: ("returnFocus.cover", settings.returnFocusCover == .restore)
        }
    }

    /// Another screen comes up over this one, or in its place.
    mutating func push(_ file: String, replacing: Bool) {
        let screen: Screen
        switch loader(file) {
        case .screen(let loaded): screen = loaded
        case .failure(let reason):
            note("cannot open \(file): \(reason)")
            return
        }
        let wasInBar = cursor.map { scene.order.isInNavigationBar($0) } ?? false
        runScreenEffects(.disappear)
        revisionsBefore += scene.revision + 1
        if replacing {
            dropTimers()
            scenes.removeLast()
        }
        scenes.append(Scene(screen: screen, modalScope: settings.modalScope))
        emit(.screen(screen.title))
        play(.screen)
        runScreenEffects(.appear)
        scene.refresh()
        if replacing || screen.entry != nil || defaultFocus() != nil {
            focusFirst()
        } else if wasInBar, let back = backButton() {
            note("focus: the back button, since focus was in the navigation bar")
            focus(on: back, .screen)
        } else if let content = firstContent() {
            note("focus: the first element after the navigation bar")
            focus(on: content, .screen)
        }
    }

    private func backButton() -> ElementIndex? {
        scene.order.stops.first { scene.tree[$0].effectiveTraits.contains(.backButton) }
    }

    /// The earlier screen as it was left; focus does not go back to the row that was tapped
    /// (3 of 3 in the log, H).
    mutating func pop() {
        runScreenEffects(.disappear)
        revisionsBefore += scene.revision + 1
        dropTimers()
        scenes.removeLast()
        emit(.screen(scene.screen.title))
        play(.screen)
        runScreenEffects(.appear)
        scene.refresh()
        if settings.returnFocusPop == .restore, let cursor,
            scene.order.position(of: cursor) != nil
        {
            note("focus: back on what opened the screen (returnFocus.pop)")
            focus(on: cursor, .screen)
        } else if let content = firstContent() {
            note("focus: the first element after the navigation bar (returnFocus.pop)")
            focus(on: content, .screen)
        }
    }

    /// The element to go to, or a text to speak; without either the cursor stays.
    mutating func layoutChanged(_ argument: String?) {
        scene.refresh()
        guard let argument else { return }
        if let index = scene.index(of: argument), scene.order.position(of: index) != nil {
            focus(on: index, .layout)
        } else {
            emit(.speak(.text(argument, language: nil), .announce, nil))
        }
    }

    mutating func screenChanged(_ id: String?) {
        scene.refresh()
        play(.screen)
        if let id, let index = scene.index(of: id), scene.order.position(of: index) != nil {
            focus(on: index, .screen)
        } else {
            focusFirst()
        }
    }
}
