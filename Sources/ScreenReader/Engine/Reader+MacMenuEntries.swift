import ScreenModel

/// The entries of the Mac's menus: what they are, how they are said, how typing filters them.
extension Reader {
    /// Typing filters the entries (Kevin Yank's article, H); a text that none holds changes
    /// nothing (L).
    mutating func narrowMenu(to text: String) {
        guard let open = menu else { return }
        let wanted = text.lowercased()
        var narrowed = open
        let isFound = narrowed.narrow(to: text) { place in
            menuText(of: entry(place, of: open))?.lowercased().contains(wanted) == true
        }
        guard isFound else {
            play(.none)
            return
        }
        menu = narrowed
        sayEntry()
    }

    private func menuText(of entry: MenuEntry?) -> String? {
        switch entry {
        case .element(let index):
            let label = scene.element(at: index).label ?? ""
            return label.isEmpty ? MacSpeech.caption(of: stop(at: index), settings) : label
        case .action(let action): return action.name
        case nil: return nil
        }
    }

    enum MenuEntry {
        case element(ElementIndex)
        case action(CustomAction)
    }

    /// An entry of the open menu.
    func menuEntry(_ place: Int) -> MenuEntry? {
        guard let menu, menu.entries.indices.contains(place) else { return nil }
        return entry(menu.entries[place], of: menu)
    }

    /// The entry at a place in the menu's source.
    private func entry(_ place: Int32, of menu: MacMenu) -> MenuEntry? {
        let place = Int(place)
        switch menu.source {
        case .stops:
            let stops = scene.order.stops
            return stops.indices.contains(place) ? .element(stops[place]) : nil
        case .items(let items):
            guard items.indices.contains(place) else { return nil }
            return target(of: items[place]).map { .element($0) }
        case .actions(let actions):
            return actions.indices.contains(place) ? .action(actions[place]) : nil
        }
    }

    mutating func sayEntry() {
        switch menu.flatMap({ menuEntry($0.place) }) {
        case .element(let index): say(.mac(.menuEntry(stop(at: index))))
        case .action(let action): say(name(of: action))
        case nil: break
        }
    }

    /// Actions are those of the element under the cursor.
    func name(of action: CustomAction) -> Announcement {
        .action(.app(action), language: cursor.flatMap { scene.element(at: $0).language })
    }
}
