import ScreenReader

/// A numbered list of plain mode, answered by a number.
struct PlainList {
    struct Entry {
        let name: String
        let gesture: Gesture
    }

    /// What the entries are: `rotor options`.
    let title: String
    let entries: [Entry]

    static func rotors(_ session: Session) -> PlainList {
        let place = session.rotorPlace
        let entries = session.rotorNames.enumerated().map { number, name in
            Entry(name: number == place ? name + ", current" : name, gesture: .rotor(.named(name)))
        }
        return PlainList(title: "rotor options", entries: entries)
    }

    static func actions(_ session: Session) -> PlainList {
        let entries = session.actions.map { Entry(name: $0.name, gesture: .perform($0.name)) }
        return PlainList(title: "actions", entries: entries)
    }

    static func items(_ session: Session) -> PlainList {
        let entries = session.stops.map { stop in
            Entry(name: session.itemText(of: stop), gesture: .choose(stop))
        }
        return PlainList(title: "items", entries: entries)
    }

    /// The size first, then a line for each entry.
    var lines: [String] {
        ["\(entries.count) \(title)"]
            + entries.enumerated().map {
                "\($0 + 1). \($1.name.isEmpty ? Utterance.silence : $1.name)"
            }
    }
}
