import ScreenModel

extension Reader {
    /// The default action of the focused element, or the highlighted one of the Actions rotor.
    mutating func activate() {
        guard let cursor else {
            play(.none)
            return
        }
        if performHighlightedEdit() || offerSuggestions() { return }
        if currentOption == .audioGraph, let chartPlace {
            performChart(chartPlace)
            return
        }
        switch highlightedAction(at: cursor) {
        case .app(let action):
            perform(action)
            return
        case .contextMenu:
            longPress()
            return
        case .activate, nil: break
        }
        guard !scene.traits(at: cursor).contains(.notEnabled) else {
            play(.none)
            note("dimmed: it cannot be activated")
            return
        }
        // General knowledge (L).
        if scene.traits(at: cursor).contains(.playsSound) {
            note("no click: it plays a sound of its own")
        } else {
            play(.activate)
        }
        scene.keyboardFocus = cursor
        if scene.allowsDirectTouch(at: cursor) { setDirectTouch(true) }
        // Of a combined element the one part that can be activated acts.
        let target =
            scene.merged.actor(CombinedParts.activated, in: cursor, of: scene.tree) ?? cursor
        if let effects = scene.tree[cursor].extras.on?[.activate]
            ?? scene.tree[target].extras.on?[.activate]
        {
            run(effects)
        } else {
            activateByType(target)
        }
    }

    private func highlightedAction(at index: ElementIndex) -> ActionEntry? {
        guard let actionPlace,
            currentOption == .actions
        else { return nil }
        let entries = actionEntries(of: scene.element(at: index))
        return entries.indices.contains(actionPlace) ? entries[actionPlace] : nil
    }

    /// What the system control of this type does by itself.
    private mutating func activateByType(_ index: ElementIndex) {
        let parent = scene.tree[index].links.parent
        if !parent.isNone, scene.tree[parent].type == .stepper {
            stepStepper(parent, increases: scene.tree[parent].links.firstChild != index)
            return
        }
        if !parent.isNone, scene.tree[parent].type == .segmented {
            select(index)
            return
        }
        switch scene.tree[index].type {
        case .switch, .checkbox, .toggle:
            change(index) { $0.value = $0.value == "1" ? "0" : "1" }
        case .tab:
            select(index)
        case .disclosure, .disclosureTriangle:
            change(index) { $0.expanded = !($0.expanded ?? false) }
        case .textField, .secureTextField, .searchField, .textArea:
            beginEditing(index)
        case .backButton:
            goBack()
        default:
            break
        }
    }

    /// One button of a stepper: its numbers stand on the stepper, both buttons say the value.
    private mutating func stepStepper(_ stepper: ElementIndex, increases: Bool) {
        if let effects = scene.tree[stepper].extras.on?[increases ? .increment : .decrement] {
            run(effects)
        } else if let changed = Adjusting.step(scene.tree[stepper], increases: increases) {
            setValue(of: stepper, to: changed)
        } else {
            reachBoundary(increases ? .next : .previous)
        }
    }

    /// A long press or the context menu.
    mutating func longPress() {
        guard let cursor, let effects = scene.element(at: cursor).extras.on?[.longPress] else {
            play(.none)
            if let cursor, scene.tree[cursor].extras.audit?.contextMenu == true {
                note("the file does not say what the context menu holds")
            }
            return
        }
        play(.activate)
        run(effects)
    }

    /// Asked of the focused element, then of each one around it, then of the screen (iPhone
    /// commands, H; the chain M).
    mutating func magicTap() {
        if let effects = effectsAround(.magicTap) ?? scene.screen.on[.magicTap] {
            play(.activate)
            run(effects)
        } else {
            play(.none)
        }
    }

    /// Escape goes up from the focus; then back, dismiss what is presented, or pop.
    mutating func escape() {
        if let effects = effectsAround(.escape) {
            run(effects)
        } else {
            goBack()
        }
    }

    private mutating func goBack() {
        if let effects = scene.screen.on[.back] {
            run(effects)
        } else if let presented = scene.presentations.last {
            dismiss(presented.element)
        } else if scenes.count > 1 {
            pop()
        } else {
            play(.none)
        }
    }

    private func effectsAround(_ event: ElementEvent) -> [Effect]? {
        guard let cursor else { return nil }
        var index = cursor
        while index != .root, !index.isNone {
            if scene.tree[index].hasExtras, let effects = scene.tree[index].extras.on?[event] {
                return effects
            }
            if index == scene.scope { break }
            index = scene.tree[index].links.parent
        }
        return nil
    }
}
