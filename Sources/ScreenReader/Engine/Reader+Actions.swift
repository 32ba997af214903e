import ScreenModel

/// Custom actions, custom content, values that can be adjusted.
extension Reader {
    /// The app's actions in file order, then VoiceOver's own (EhPanda log, M).
    func actionEntries(of element: Element) -> [ActionEntry] {
        (element.extras.actions ?? []).map(ActionEntry.app) + [.activate]
    }

    /// Stepping to an action says its name; nothing runs before it is activated (UI tests of
    /// iOS 27, H).
    mutating func stepActions(_ direction: SearchDirection) {
        guard let cursor else { return }
        let entries = actionEntries(of: stop(at: cursor).element)
        var target = (actionPlace ?? -1) + (direction == .next ? 1 : -1)
        if settings.actionsWrap == .on { target = (target + entries.count) % entries.count }
        guard entries.indices.contains(target) else {
            reachBoundary(direction)
            return
        }
        actionPlace = target
        say(.action(entries[target]))
    }

    mutating func performAction(named name: String) {
        guard let cursor else {
            play(.none)
            return
        }
        let actions = stop(at: cursor).element.extras.actions ?? []
        guard let action = actions.first(where: { $0.name == name }) else {
            play(.unknown)
            let nearest = NearestName.of(name, in: actions.map(\.name))
            note(
                "no action '\(name)' here"
                    + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
            return
        }
        perform(action)
    }

    mutating func perform(_ action: CustomAction) {
        play(.activate)
        run(action.effects ?? [])
    }

    mutating func stepContent(_ direction: SearchDirection) {
        guard let cursor else { return }
        let content = stop(at: cursor).element.extras.content ?? []
        let target = (contentPlace ?? -1) + (direction == .next ? 1 : -1)
        guard content.indices.contains(target) else {
            reachBoundary(direction)
            return
        }
        contentPlace = target
        say(.content(content[target]))
    }

    /// Swipe up is increment. The new value alone is spoken (EhPanda log, H); at a limit the
    /// unchanged one.
    mutating func adjust(increases: Bool) {
        guard let cursor else { return }
        let before = scene.tree[cursor]
        let event: ElementEvent = increases ? .increment : .decrement
        if let effects = before.extras.on?[event] {
            run(effects)
        } else if let changed = Adjusting.step(before, increases: increases) {
            setValue(of: cursor, to: changed)
            return
        }
        guard scene.cursor == cursor, scene.tree[cursor] == before else { return }
        reachBoundary(increases ? .previous : .next)
        say(.change(stop(at: cursor), [.value, .now, .placeholder]))
    }

    /// Takes over a new value and says it.
    mutating func setValue(of index: ElementIndex, to changed: Element) {
        let old = scene.tree[index]
        scene.change(index, keys: [.value]) { element in
            element.value = changed.value
            element.extras = changed.extras
        }
        afterChange(of: index, from: old, keys: [.value, .now])
    }
}

/// What one step does to an adjustable's value.
enum Adjusting {
    /// The element one step on; nil at a limit, and where the file does not say how it changes.
    static func step(_ element: Element, increases: Bool) -> Element? {
        var result = element
        var extras = element.extras
        if let steps = extras.steps {
            let here = steps.firstIndex(of: element.value ?? "")
            let target = (here ?? (increases ? -1 : steps.count)) + (increases ? 1 : -1)
            guard steps.indices.contains(target) else { return nil }
            result.value = steps[target]
            return result
        }
        guard var range = extras.range, let now = range.now ?? number(element.value) else {
            return nil
        }
        let moved = now + (increases ? size(of: range) : -size(of: range))
        let target = min(max(moved, range.min ?? -.infinity), range.max ?? .infinity)
        guard target != now else { return nil }
        range.now = (target * 1_000_000_000).rounded() / 1_000_000_000
        extras.range = range
        result.extras = extras
        result.value = nil
        return result
    }

    /// A tenth of the range where the file names no step; 1 without limits.
    private static func size(of range: ValueRange) -> Double {
        if let step = range.step { return step }
        guard let min = range.min, let max = range.max, max > min else { return 1 }
        return (max - min) / 10
    }

    private static func number(_ text: String?) -> Double? {
        text.flatMap { Double($0) }
    }
}
