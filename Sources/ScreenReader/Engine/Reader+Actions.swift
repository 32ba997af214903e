import ScreenModel

/// Custom actions, custom content, values that can be adjusted.
extension Reader {
    /// The app's actions in file order, then VoiceOver's own (EhPanda log, M).
    func actionEntries(of element: Element) -> [ActionEntry] {
        let own = (element.extras.actions ?? []).filter { !$0.isForEditing }
        let hasMenu =
            element.extras.on?[.longPress] != nil || element.extras.audit?.contextMenu == true
        return own.map(ActionEntry.app) + [.activate] + (hasMenu ? [.contextMenu] : [])
    }

    /// Stepping to an action says its name; nothing runs before it is activated (UI tests of
    /// iOS 27, H).
    mutating func stepActions(_ direction: SearchDirection) {
        guard let cursor else { return }
        let element = scene.element(at: cursor)
        let entries = actionEntries(of: element)
        var target = (actionPlace ?? -1) + (direction == .next ? 1 : -1)
        if settings.actionsWrap == .on {
            if target < 0 { target = entries.count - 1 }
            if target == entries.count { target = 0 }
        }
        guard entries.indices.contains(target) else {
            reachBoundary(direction)
            return
        }
        actionPlace = target
        say(.action(entries[target], language: element.language))
    }

    mutating func performAction(named name: String) {
        guard let cursor else {
            play(.none)
            return
        }
        let element = scene.element(at: cursor)
        let actions = element.extras.actions ?? []
        guard let action = actions.first(where: { $0.name == name }) else {
            play(.unknown)
            let suggestion = NearestName.suggestion(for: name, in: actions.map(\.name))
            note("no action '\(name)' here\(suggestion)")
            return
        }
        if isMac { say(.action(.app(action), language: element.language)) }
        perform(action)
    }

    mutating func perform(_ action: CustomAction) {
        play(.activate)
        run(action.effects ?? [])
    }

    mutating func stepContent(_ direction: SearchDirection) {
        guard let cursor else { return }
        let element = scene.element(at: cursor)
        let content = element.extras.content ?? []
        guard let target = step(from: contentPlace, of: content.count, direction) else { return }
        contentPlace = target
        say(.content(content[target], language: element.language))
    }

    /// Swipe up is increment. The new value alone is spoken (EhPanda log, H); at a limit the
    /// unchanged one. Of a combined element the one part that can be adjusted acts.
    mutating func adjust(increases: Bool) {
        guard let cursor else { return }
        let target = scene.merged.actor(.adjustable, in: cursor, of: scene.tree) ?? cursor
        let element = scene.tree[target]
        let (revision, eventCount) = (scene.revision, events.count)
        if let effects = element.extras.on?[increases ? .increment : .decrement] {
            run(effects)
            // An app that answered in any way was not at its limit.
            guard scene.revision == revision, events.count == eventCount else { return }
        } else if let changed = Adjusting.step(element, increases: increases) {
            setValue(of: target, to: changed)
            return
        }
        if element.extras.steps == nil, element.extras.range == nil,
            element.extras.on?[increases ? .increment : .decrement] == nil
        {
            note("the file does not say how this value changes")
        }
        reachBoundary(increases ? .previous : .next)
        say(.value(stop(at: cursor)))
    }

    /// Takes over a new value and says it.
    mutating func setValue(of index: ElementIndex, to changed: Element) {
        change(index) { element in
            element.value = changed.value
            element.extras = changed.extras
        }
    }
}
