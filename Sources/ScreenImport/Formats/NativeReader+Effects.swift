import ScreenModel

extension NativeReader {
    /// Effects by event, of an element or a screen.
    mutating func events<Event>(_ place: Int, depth: Int) throws(NativeFault) -> [Event: [Effect]]
    where Event: CaseIterable & RawRepresentable & Hashable, Event.RawValue == String {
        try expect(.object, place, "on", "an object with lists of effects")
        var result: [Event: [Effect]] = [:]
        try eachMember(of: place, named: NativeObject.names(Event.self)) {
            (reader, name, value) throws(NativeFault) in
            guard let event = Event(rawValue: name) else { return }
            result[event] = try reader.effects(value, name, depth: depth)
        }
        return result
    }

    /// A list of effects. Effects hold effects: past a fixed depth that is a fault, so that the
    /// calls in here cannot run away.
    mutating func effects(_ place: Int, _ key: String, depth: Int) throws(NativeFault) -> [Effect] {
        guard depth < NativeEffect.deepest else {
            throw NativeFault(
                offset: json.offset(place),
                problem: "effects nested deeper than \(NativeEffect.deepest)",
                expected: "flatter effects")
        }
        return try each(place, key, "effects") { reader, item throws(NativeFault) in
            try reader.effect(item, key, depth: depth + 1)
        }
    }

    private mutating func effect(_ place: Int, _ key: String, depth: Int) throws(NativeFault)
        -> Effect
    {
        try expect(.object, place, key, "a list of effects, which are objects")
        var found: (effect: NativeEffect, value: Int)?
        for member in json.members(place) {
            guard let effect = NativeEffect.named(json.name(ofKey: member.key)),
                effect.takesNull || json.kind(member.value) != .null
            else { continue }
            found = (effect, member.value)
            break
        }
        guard let found else { return unknownEffect(place) }
        for member in json.members(place) {
            let name = json.name(ofKey: member.key)
            let known = [found.effect.name] + found.effect.companions.map(\.name)
            if !known.contains(name) { warnUnknown("key", name, at: member.key, among: known) }
        }
        return try read(found.effect.name, found.value, of: place, depth: depth)
    }

    private mutating func unknownEffect(_ place: Int) -> Effect {
        guard let first = json.members(place).first(where: { _ in true }) else {
            warn(json.offset(place), "an effect without a name")
            return .unknown("")
        }
        let name = json.name(ofKey: first.key)
        warnUnknown("effect", name, at: first.key, among: Effect.names)
        return .unknown(name)
    }

    private mutating func read(
        _ name: String, _ value: Int, of place: Int, depth: Int
    ) throws(NativeFault) -> Effect {
        switch name {
        case "set": return try patch(value, depth: depth)
        case "toggle": return .toggle(try reference(value, name))
        case "select": return .select(try reference(value, name))
        case "announce":
            var priority: AnnouncementPriority?
            if let place = companion("priority", of: place) {
                priority = try choice(place, "priority")
            }
            return .announce(try text(value, name), priority: priority)
        case "layoutChanged": return .layoutChanged(try argument(value, name))
        case "screenChanged":
            let id = try argument(value, name)
            if let id { noteReference(id, at: value, from: name) }
            return .screenChanged(id)
        case "present": return .present(try reference(value, name))
        case "dismiss": return .dismiss(try reference(value, name))
        case "push": return .push(try text(value, name))
        case "replace": return .replace(try text(value, name))
        case "pop":
            guard json.kind(value) == .true else { throw wrong(value, name, "true") }
            return .pop
        case "insert":
            var parent: String?
            var position: Int?
            if let place = companion("into", of: place) { parent = try reference(place, "into") }
            if let place = companion("at", of: place) { position = try integer(place, "at") }
            return .insert(try readFragment(value, depth: depth), into: parent, at: position)
        case "remove": return .remove(try reference(value, name))
        case "play": return .play(try text(value, name))
        case "open": return .open(try text(value, name))
        default:
            let seconds = try number(value, name)
            guard let list = companion("do", of: place) else { return .after(seconds, []) }
            return .after(seconds, try effects(list, "do", depth: depth))
        }
    }

    private func companion(_ name: String, of place: Int) -> Int? {
        json.member(name, of: place).flatMap { json.kind($0) == .null ? nil : $0 }
    }

    private func argument(_ value: Int, _ name: String) throws(NativeFault) -> String? {
        json.kind(value) == .null ? nil : try text(value, name)
    }

    /// `{"element": ID, "KEY": VALUE, …}`; a key with null removes the old value.
    private mutating func patch(_ place: Int, depth: Int) throws(NativeFault) -> Effect {
        try expect(.object, place, "set", "an object with 'element' and the keys to change")
        guard let target = companion("element", of: place) else {
            throw NativeFault(
                offset: json.offset(place), problem: "'set' lacks 'element'",
                expected: "the id of the element that changes")
        }
        let id = try reference(target, "element")
        var keys: [ElementKey] = []
        for member in json.members(place) {
            guard let key = keyOfName[member.name] else { continue }
            if key == .id || key == .children {
                warn(json.offset(member.key), "'set' cannot change '\(key.rawValue)'")
            } else if !keys.contains(key) {
                keys.append(key)
            }
        }
        var values = Element()
        _ = try readMembers(of: place, into: &values, depth: depth, besides: "element")
        values.id = nil
        return .set(id: id, ElementPatch(keys: keys, values: values))
    }
}
