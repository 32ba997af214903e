import ScreenModel

/// The rotor's menu (VO-U) and the actions menu (VO-Command-Space) of the Mac: up and down go
/// through the entries, left and right through the lists, activating takes one (WWDC25-229, H).
extension Reader {
    /// Opens the list with this name, else the one that was open last, else the first.
    mutating func openRotorMenu(_ name: String?) {
        guard isMac else {
            play(.unknown)
            return
        }
        let options = menuOptions
        guard let first = options.first else {
            play(.none)
            note("nothing here for the rotor's menu")
            return
        }
        guard let name else {
            openRotorMenu(options.contains(rotor.user) ? rotor.user : first)
            return
        }
        guard let found = RotorOption.named(name, in: options, language: language) else {
            play(.unknown)
            let book = Phrasebook.of(language: language)
            let names = options.map { book.rotorName($0).text }
            note("the rotor's menu has no '\(name)'\(NearestName.suggestion(for: name, in: names))")
            return
        }
        openRotorMenu(found)
    }

    private mutating func openRotorMenu(_ option: RotorOption) {
        let offered = CustomRotors.offered(at: cursor, in: scene)
        if let custom = offered.first(where: { $0.option == option }) {
            let reachable = custom.items.indices.filter { target(of: custom.items[$0]) != nil }
            menu = MacMenu(
                option: option, source: .items(custom.items), entries: reachable.map(Int32.init),
                revision: scene.revision)
        } else {
            menu = MacMenu(
                option: option, source: .stops, entries: scene.kinds.all(option),
                revision: scene.revision)
        }
        // Arrow Quick Nav goes on in the list that was open last (Kevin Yank's article, M).
        rotor.turn(to: option)
        lastOption = option
        say(.mac(.rotorMenu(option)))
        sayEntry()
    }

    mutating func openActionsMenu() {
        guard isMac else {
            play(.unknown)
            return
        }
        let actions = cursor.flatMap { scene.element(at: $0).extras.actions } ?? []
        guard !actions.isEmpty else {
            play(.none)
            note("no actions here")
            return
        }
        menu = MacMenu(
            option: nil, source: .actions(actions), entries: actions.indices.map(Int32.init),
            revision: scene.revision)
        say(.mac(.actionsMenu(actions.count)))
        sayEntry()
    }

    /// The lists that apply: what the screen has of each kind, then the app's own.
    private var menuOptions: [RotorOption] {
        let custom = CustomRotors.offered(at: cursor, in: scene)
        let kinds: [RotorOption] = [
            .headings, .links, .formControls, .landmarks, .tables, .lists, .images,
        ]
        return kinds.filter { kind in
            scene.kinds.hasAny(kind) && !custom.contains { $0.replaces(kind) }
        } + custom.map(\.option)
    }

    /// What a gesture does while a menu is open. False closes it: the gesture then means what it
    /// means without one.
    mutating func performInMenu(_ gesture: Gesture) -> Bool {
        guard let open = menu, open.revision == scene.revision else {
            menu = nil
            return false
        }
        switch gesture {
        case .swipe(.down): step(open.place + 1, .next)
        case .swipe(.up): step(open.place - 1, .previous)
        case .firstItem: step(0, .previous)
        case .lastItem: step(open.entries.count - 1, .next)
        case .swipe(.right): changeList(.next)
        case .swipe(.left): changeList(.previous)
        case .doubleTap: take(open)
        case .type(let text), .paste(let text): narrowMenu(to: open.typed + text)
        case .delete(.previous): narrowMenu(to: String(open.typed.dropLast()))
        case .scrub: closeMenu()
        case .rotorMenu(nil) where open.option != nil: closeMenu()
        case .actionsMenu where open.option == nil: closeMenu()
        case .wait, .pause, .mute, .curtain: return false
        default:
            menu = nil
            return false
        }
        return true
    }

    private mutating func closeMenu() {
        menu = nil
        note("the menu is closed")
    }

    private mutating func step(_ place: Int, _ direction: SearchDirection) {
        guard let open = menu, (0..<open.entries.count).contains(place) else {
            reachBoundary(direction)
            return
        }
        menu?.place = place
        sayEntry()
    }

    private mutating func changeList(_ direction: SearchDirection) {
        let options = menuOptions
        guard let option = menu?.option, let here = options.firstIndex(of: option) else {
            reachBoundary(direction)
            return
        }
        let place = direction == .next ? here + 1 : here - 1
        guard options.indices.contains(place) else {
            reachBoundary(direction)
            return
        }
        openRotorMenu(options[place])
    }

    /// Goes to the entry, or performs it and says its name.
    private mutating func take(_ open: MacMenu) {
        let entry = menuEntry(open.place)
        menu = nil
        switch entry {
        case .element(let index):
            guard case .items(let items) = open.source, let option = open.option else {
                focus(on: index, .rotor)
                return
            }
            let place = Int(open.entries[open.place])
            reach(index, items[place].range)
            if cursor == index { customPlace = CustomPlace(rotor: option, place: place) }
        case .action(let action):
            say(name(of: action))
            perform(action)
        case nil: play(.none)
        }
    }
}
