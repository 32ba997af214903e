import ScreenModel

/// What the app does when VoiceOver acts.
extension Reader {
    mutating func run(_ effects: [Effect]) {
        guard bounds.enter() else {
            if bounds.reach() { note("effects start each other without end: the rest is left out") }
            return
        }
        for effect in effects { run(effect) }
        bounds.leave()
    }

    private mutating func run(_ effect: Effect) {
        switch effect {
        case .set(let id, let patch):
            withElement(id) { reader, index in reader.change(index) { patch.apply(to: &$0) } }
        case .toggle(let id): withElement(id) { $0.toggle($1) }
        case .select(let id): withElement(id) { $0.select($1) }
        case .announce(let text, let priority): announce(text, priority)
        case .layoutChanged(let argument): layoutChanged(argument)
        case .screenChanged(let id): screenChanged(id)
        case .present(let id): withElement(id) { $0.present($1) }
        case .dismiss(let id): withElement(id) { $0.dismiss($1) }
        case .push(let file): push(file, replacing: false)
        case .replace(let file): push(file, replacing: true)
        case .pop: pop()
        case .insert(let fragment, let parent, let position): insert(fragment, parent, position)
        case .remove(let id):
            withElement(id) { reader, index in reader.scene.remove(index) }
        case .play(let name):
            emit(.appSound(name))
            note("plays '\(name)'")
        case .open(let url):
            note("opens \(url)")
        case .after(let seconds, let effects):
            setTimer(seconds, effects)
        case .unknown(let name):
            note("unknown effect '\(name)'")
        }
    }

    mutating func runElementEffects(_ event: ElementEvent, of index: ElementIndex) {
        guard scene.tree.contains(index), scene.tree[index].hasExtras,
            let effects = scene.tree[index].extras.on?[event]
        else { return }
        run(effects)
    }

    mutating func runScreenEffects(_ event: ScreenEvent) {
        guard let effects = scene.screen.on[event] else { return }
        run(effects)
    }

    private mutating func withElement(
        _ id: String, _ body: (inout Reader, ElementIndex) -> Void
    ) {
        guard let index = scene.index(of: id) else {
            note("no element has the id '\(id)'")
            return
        }
        body(&self, index)
    }

    /// Changes an element and says what is new of what is focused.
    mutating func change(_ index: ElementIndex, _ body: (inout Element) -> Void) {
        let old = scene.tree[index]
        let heard = cursor.map(scene.element(at:))
        scene.change(index, body)
        let new = scene.tree[index]
        if old.plainValue != new.plainValue {
            emit(
                .value(
                    index, id: scene.tree.id(of: index), old: old.toldValue, new: new.toldValue))
        }
        if let heard { sayChange(from: heard) }
        if index == scene.watched, index != cursor { say(.change(stop(at: index), from: old)) }
        if new.type == .stepper { updateButtons(of: index) }
        if old.hasExtras || new.hasExtras { scene.adaptUpdates(of: index, from: old, at: clock) }
    }

    /// VoiceOver stays quiet on what starts media (Apple's header, H). What changes by the clock
    /// and often is polled (UIKit's header, H).
    private mutating func sayChange(from heard: Element) {
        guard let cursor, scene.element(at: cursor) != heard else { return }
        let stop = stop(at: cursor)
        if heard.value != stop.element.value || heard.label != stop.element.label { review = nil }
        if heard.extras.actions != stop.element.extras.actions { actionPlace = nil }
        if heard.extras.content != stop.element.extras.content { contentPlace = nil }
        let traits = stop.element.effectiveTraits
        // While it reads on, an element that keeps changing does not hold it (L).
        let isRead = reading.map { $0.isTurning || period != nil } ?? false
        guard !traits.contains(.startsMediaSession), !isRead else { return }
        if period != nil, traits.contains(.updatesFrequently) {
            setPoll(since: heard)
        } else {
            say(.change(stop, from: poll?.heard ?? heard))
            poll = nil
        }
    }

    /// Both buttons of a stepper carry its value.
    private mutating func updateButtons(of stepper: ElementIndex) {
        let value = scene.tree[stepper].plainValue
        for button in scene.tree.children(of: stepper) {
            change(button) { $0.value = value }
        }
    }

    private mutating func toggle(_ index: ElementIndex) {
        let element = scene.tree[index]
        if element.value != nil {
            change(index) { $0.value = $0.value == "1" ? "0" : "1" }
        } else if let expanded = element.expanded {
            change(index) { $0.expanded = !expanded }
        } else {
            setSelected(!element.effectiveTraits.contains(.selected), index)
        }
    }

    mutating func select(_ index: ElementIndex) {
        let parent = scene.tree[index].links.parent
        guard !parent.isNone else { return }
        for sibling in scene.tree.children(of: parent)
        where sibling != index && scene.tree[sibling].effectiveTraits.contains(.selected) {
            setSelected(false, sibling)
        }
        setSelected(true, index)
    }

    private mutating func setSelected(_ isSelected: Bool, _ index: ElementIndex) {
        change(index) { element in
            element.selected = isSelected
            if !isSelected { element.traits?.remove(.selected) }
        }
    }

    private mutating func insert(_ fragment: ElementFragment, _ parent: String?, _ position: Int?) {
        guard let parent else {
            insert(fragment, into: .root, at: position)
            return
        }
        withElement(parent) { $0.insert(fragment, into: $1, at: position) }
    }

    private mutating func insert(
        _ fragment: ElementFragment, into parent: ElementIndex, at position: Int?
    ) {
        guard let index = scene.insert(fragment, into: parent, at: position) else { return }
        scene.startUpdates(below: index, at: clock)
    }

    private mutating func announce(_ text: String, _ priority: AnnouncementPriority?) {
        let announcement = Announcement.text(text, language: nil)
        posted = announcement
        speak(announcement, .announce, .announcement(priority))
    }
}
