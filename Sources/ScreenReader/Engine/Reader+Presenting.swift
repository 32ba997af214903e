import ScreenModel

/// What is presented over a screen, and where focus goes then.
extension Reader {
    mutating func present(_ index: ElementIndex) {
        guard !scene.presentations.contains(where: { $0.element == index }) else {
            note("'\(scene.tree.id(of: index))' is presented already")
            return
        }
        change(index) { $0.hidden = nil }
        scene.present(index)
        scene.refresh()
        let type = scene.tree[index].type
        emit(.screen(scene.tree[index].label))
        switch type {
        case .alert: play(.alert)
        case .popover: play(.popover)
        default: play(.screen)
        }
        if let target = defaultFocus() {
            note(focus: "the default focus of what is presented")
            focus(on: target, .screen)
        } else if type == .alert, let title = firstHeading() {
            note(focus: "the title of the alert")
            focus(on: title, .screen)
        } else if let first = scene.order.stops.first {
            let what = type == .menu ? "item of the menu" : "element of what is presented"
            note(focus: "the first \(what)")
            focus(on: first, .screen)
        } else {
            scene.cursor = nil
        }
        scene.arrival = scene.cursor
    }

    mutating func dismiss(_ index: ElementIndex) {
        guard let presentation = scene.dismiss(index) else {
            note("'\(scene.tree.id(of: index))' is not presented")
            return
        }
        scene.refresh()
        play(.screen)
        let below = scene.presentations.last
        emit(.screen(below.map { scene.tree[$0.element].label } ?? scene.title))
        let rule = returnRule(of: scene.tree[index].type)
        if rule.restores, let trigger = presentation.trigger, scene.order.isReachable(trigger) {
            note(focus: "back on what opened it (\(rule.name))")
            focus(on: trigger, .screen)
        } else if let heading = firstHeading() {
            note(focus: "the first heading of the screen (\(rule.name))")
            focus(on: heading, .screen)
        } else {
            note(focus: "no heading, so as on a first screen (\(rule.name))")
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
}
