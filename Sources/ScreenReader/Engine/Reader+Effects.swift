import ScreenModel

/// What the app does when VoiceOver acts.
extension Reader {
    mutating func run(_ effects: [Effect]) {
        for effect in effects { run(effect) }
    }

    private mutating func run(_ effect: Effect) {
        switch effect {
        case .set(let id, let patch):
            withElement(id) { reader, index in
                reader.change(index, patch.keys) { patch.apply(to: &$0) }
            }
        case .toggle(let id): withElement(id) { $0.toggle($1) }
        case .select(let id): withElement(id) { $0.select($1) }
        case .announce(let text, let priority): announce(text, priority)
        case .layoutChanged(let argument): layoutChanged(argument)
        case .screenChanged(let id): screenChanged(id)
        case .present(let id): withElement(id) { $0.present($1) }
        case .dismiss(let id): withElement(id) { $0.dismiss($1) }
        case .push(let file): push(file, replacing: false)
        case .replace(let file): push(file, replacing: true)
        case .pop:
            if scenes.count > 1 { pop() } else { note("nothing to pop: this is the first screen") }
        case .insert(let fragment, let parent, let position): insert(fragment, parent, position)
        case .remove(let id):
            withElement(id) { reader, index in reader.scene.remove(index) }
        case .play(let name):
            note("plays '\(name)'")
        case .open(let url):
            note("opens \(url)")
        case .after(let seconds, let effects):
            timers.append(
                Timer(due: clock + max(0, seconds), scene: scenes.count, effects: effects))
        case .unknown(let name):
            note("unknown effect '\(name)'")
        }
    }

    mutating func runElementEffects(_ event: ElementEvent, of index: ElementIndex) {
        guard scene.tree[index].hasExtras, let effects = scene.tree[index].extras.on?[event] else {
            return
        }
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

    /// Changes an element and says what is new of it where it is focused.
    mutating func change(
        _ index: ElementIndex, _ keys: [ElementKey], _ body: (inout Element) -> Void
    ) {
        let old = scene.tree[index]
        scene.change(index, keys: keys, body)
        afterChange(of: index, from: old, keys: keys)
    }

    mutating func afterChange(of index: ElementIndex, from old: Element, keys: [ElementKey]) {
        let new = scene.tree[index]
        let values = (Reader.plainValue(of: old), Reader.plainValue(of: new))
        if values.0 != values.1 {
            emit(.value(index, id: scene.tree.id(of: index), old: values.0, new: values.1))
        }
        if new.type == .stepper { updateButtons(of: index) }
        guard let cursor, index == cursor, new != old else { return }
        let stop = stop(at: cursor)
        guard !stop.element.effectiveTraits.contains(.startsMediaSession) else { return }
        say(.change(stop, Reader.spokenKeys(keys, old, new)))
    }

    /// The keys whose words are new: a trait that came is said, one that went is not.
    private static func spokenKeys(
        _ keys: [ElementKey], _ old: Element, _ new: Element
    ) -> [ElementKey] {
        keys.filter { key in
            switch key {
            case .selected: new.selected == true
            case .enabled: new.enabled == false
            case .traits: new.effectiveTraits.subtracting(old.effectiveTraits) != []
            default: true
            }
        }
    }

    private static func plainValue(of element: Element) -> String? {
        element.value
            ?? element.extras.range.flatMap { range in
                range.now.map { NumberText.formatted($0, range.format) }
            }
    }

    /// Both buttons of a stepper carry its value.
    private mutating func updateButtons(of stepper: ElementIndex) {
        let value = Reader.plainValue(of: scene.tree[stepper])
        for button in scene.tree.children(of: stepper) {
            change(button, [.value]) { $0.value = value }
        }
    }

    private mutating func toggle(_ index: ElementIndex) {
        let element = scene.tree[index]
        if element.value != nil {
            change(index, [.value]) { $0.value = $0.value == "1" ? "0" : "1" }
        } else if let expanded = element.expanded {
            change(index, [.expanded]) { $0.expanded = !expanded }
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
        change(index, [.selected]) { element in
            element.selected = isSelected
            if !isSelected { element.traits?.remove(.selected) }
        }
    }

    private mutating func insert(_ fragment: ElementFragment, _ parent: String?, _ position: Int?) {
        guard let parent else {
            _ = scene.insert(fragment, into: .root, at: position)
            return
        }
        withElement(parent) { reader, index in
            _ = reader.scene.insert(fragment, into: index, at: position)
        }
    }

    /// High and default announcements interrupt, low ones wait until nothing else is spoken
    /// (WWDC23-10036, H).
    private mutating func announce(_ text: String, _ priority: AnnouncementPriority?) {
        guard !isMuted else { return }
        let event = ReaderEvent.speak(.text(text, language: nil), .announce, priority)
        if priority == .low { waiting.append(event) } else { emit(event) }
    }
}
