import ScreenModel

/// What front ends ask about containers, and about the VoiceOver of the Mac.
extension Session {
    /// Whether the cursor goes into containers instead of through everything in one sequence.
    public var isGrouped: Bool {
        switch reader.scene.style {
        case .flat: false
        case .grouped: true
        case .mac(let walk): !walk.isFlat
        }
    }

    /// Whether an element is a container that is a stop, and holds others.
    public func holdsStops(_ index: ElementIndex) -> Bool {
        let order = reader.scene.order
        guard let nest = order.nest, let place = order.position(of: index) else { return false }
        return nest.firstMember(of: place) != nil
    }

    /// Whether a menu of VoiceOver's is open: what is typed filters its entries.
    public var isInMenu: Bool { reader.menu != nil }

    /// The title and the entries of the menu that is open, with the place of the present one and
    /// what was typed.
    public var menu: (title: String, count: Int, place: Int, typed: String)? {
        guard let menu = reader.menu else { return nil }
        let announcement: MacAnnouncement =
            menu.option.map { .rotorMenu($0) } ?? .actionsMenu(menu.entries.count)
        let title = MacSpeech.segments(for: announcement, settings, language: language)
        return (title.map(\.asWritten).joined(), menu.entries.count, menu.place, menu.typed)
    }

    /// The text of an entry of the open menu, as it is spoken.
    public func menuEntry(_ place: Int) -> String {
        switch reader.menuEntry(place) {
        case .element(let index):
            MacSpeech.segments(
                for: .menuEntry(stop(at: index, from: index)), settings, language: language
            ).map(\.asWritten).joined()
        case .action(let action): action.name
        case nil: ""
        }
    }

    /// A stop's line in a list of items: on the Mac its label, then what it is.
    public func itemText(of index: ElementIndex) -> String {
        let stop = stop(at: index, from: index)
        return stop.mac == nil
            ? utterance(of: stop).text : MacSpeech.caption(of: stop, settings)
    }

    /// Obeys a line of `SettingVerb`. Returns what is so now, and what came of the change: a new way
    /// through web content is named, and a cursor on what is no stop any more goes to one. Nil for
    /// any other line.
    public mutating func change(
        _ line: String
    ) throws(SettingError) -> (now: String, events: [SessionEvent])? {
        let before = settings.webNavigation
        guard let now = try SettingVerb.obey(line, in: &settings) else { return nil }
        let isNamed = settings.webNavigation != before && reader.isMac
        let said = isNamed ? [.mac(.webNavigation(settings.webNavigation))] : [Announcement]()
        return (now, worded(reader.adapt(saying: said)))
    }
}
