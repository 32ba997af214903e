import ScreenModel

extension JSONWriter {
    /// Effects by event, in the order of the events' table.
    mutating func events<Event>(_ events: [Event: [Effect]], for name: String)
    where Event: CaseIterable & RawRepresentable & Hashable, Event.RawValue == String {
        key(name)
        beginObject()
        for event in Event.allCases {
            if let effects = events[event] { self.effects(effects, for: event.rawValue) }
        }
        endObject()
    }

    /// Effects hold effects; the reader lets none in that are nested deeper than 64.
    mutating func effects(_ effects: [Effect], for name: String) {
        list(effects, for: name) { $0.effect($1) }
    }

    private mutating func effect(_ effect: Effect) {
        beginObject()
        switch effect {
        case .set(let id, let patch): self.patch(patch, of: id)
        case .toggle(let id): string(id, for: "toggle")
        case .select(let id): string(id, for: "select")
        case .announce(let text, let priority):
            string(text, for: "announce")
            string(priority?.rawValue, for: "priority")
        case .layoutChanged(let argument): notification("layoutChanged", argument)
        case .screenChanged(let argument): notification("screenChanged", argument)
        case .present(let id): string(id, for: "present")
        case .dismiss(let id): string(id, for: "dismiss")
        case .push(let file): string(file, for: "push")
        case .replace(let file): string(file, for: "replace")
        case .pop: bool(true, for: "pop")
        case .insert(let fragment, let parent, let position):
            key("insert")
            elements(below: .root, of: fragment.tree)
            string(parent, for: "into")
            integer(position, for: "at")
        case .remove(let id): string(id, for: "remove")
        case .play(let name): string(name, for: "play")
        case .open(let address): string(address, for: "open")
        case .after(let seconds, let effects):
            number(seconds, for: "after")
            self.effects(effects, for: "do")
        case .unknown(let name): if !name.isEmpty { bool(true, for: name) }
        }
        endObject()
    }

    private mutating func notification(_ name: String, _ argument: String?) {
        key(name)
        if let argument { string(argument) } else { null() }
    }

    private mutating func patch(_ patch: ElementPatch, of id: String) {
        key("set")
        beginObject()
        string(id, for: "element")
        for key in patch.keys {
            var probe = JSONWriter()
            probe.member(key, of: patch.values)
            if probe.isEmpty {
                self.key(key.rawValue)
                null()
            } else {
                member(key, of: patch.values)
            }
        }
        endObject()
    }
}
