import ScreenModel

extension Reader {
    /// The default action of the focused element, or the highlighted one of the Actions rotor.
    mutating func activate() {
        guard let cursor else {
            play(.none)
            return
        }
        let element = stop(at: cursor).element
        if rotor.current(in: ring) == .actions, let actionPlace {
            let entries = actionEntries(of: element)
            if entries.indices.contains(actionPlace), case .app(let action) = entries[actionPlace] {
                perform(action)
                return
            }
        }
        guard !element.effectiveTraits.contains(.notEnabled) else {
            play(.none)
            note("dimmed: it cannot be activated")
            return
        }
        play(.activate)
        if let effects = element.extras.on?[.activate] {
            run(effects)
        } else {
            activateByType(cursor, element)
        }
    }

    /// What the system control of this type does by itself.
    private mutating func activateByType(_ index: ElementIndex, _ element: Element) {
        let parent = scene.tree[index].links.parent
        if !parent.isNone, scene.tree[parent].type == .stepper {
            stepStepper(parent, increases: scene.tree[parent].links.firstChild != index)
            return
        }
        if !parent.isNone, scene.tree[parent].type == .segmented {
            select(index)
            return
        }
        switch element.type {
        case .switch, .checkbox, .toggle:
            change(index, [.value]) { $0.value = $0.value == "1" ? "0" : "1" }
        case .tab:
            select(index)
        case .disclosure, .disclosureTriangle:
            change(index, [.expanded]) { $0.expanded = !($0.expanded ?? false) }
        case .textField, .secureTextField, .searchField, .textArea:
            edit(index, element)
        case .backButton:
            goBack()
        default:
            break
        }
    }

    private mutating func edit(_ index: ElementIndex, _ element: Element) {
        guard !element.effectiveTraits.contains(.isEditing) else { return }
        change(index, [.traits]) { $0.traits = $0.effectiveTraits.union(.isEditing) }
        runElementEffects(.edit, of: index)
    }

    /// One button of a stepper: its numbers stand on the stepper, both buttons say the value.
    private mutating func stepStepper(_ stepper: ElementIndex, increases: Bool) {
        let before = scene.tree[stepper]
        if let effects = before.extras.on?[increases ? .increment : .decrement] {
            run(effects)
            return
        }
        guard let changed = Adjusting.step(before, increases: increases) else {
            reachBoundary(increases ? .next : .previous)
            return
        }
        let old = scene.tree[stepper]
        scene.change(stepper, keys: [.now]) { element in
            element.value = changed.value
            element.extras = changed.extras
        }
        afterChange(of: stepper, from: old, keys: [.value, .now])
    }

    /// A long press or the context menu.
    mutating func longPress() {
        guard let cursor, let effects = stop(at: cursor).element.extras.on?[.longPress] else {
            play(.none)
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
        if let effects = scene.screen.on[.back], scene.presentations.isEmpty {
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
        if let own = stop(at: cursor).element.extras.on?[event] { return own }
        for ancestor in scene.tree.ancestors(of: cursor) {
            let element = scene.tree[ancestor]
            if element.hasExtras, let effects = element.extras.on?[event] { return effects }
            if ancestor == scene.scope { break }
        }
        return nil
    }
}
