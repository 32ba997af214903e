import ScreenModel

/// What front ends ask about the VoiceOver of the Mac.
extension Session {
    /// Whether the cursor goes into containers instead of through everything in one sequence.
    public var isGrouped: Bool { reader.scene.macWalk.map { !$0.isFlat } ?? false }

    /// Whether an element is a container of the Mac that is a stop, and holds others.
    public func holdsStops(_ index: ElementIndex) -> Bool {
        let order = reader.scene.order
        guard let nest = order.nest, let place = order.position(of: index) else { return false }
        return nest.firstMember(of: place) != nil
    }

    /// The title and the entries of the menu that is open, with the place of the present one.
    public var menu: (title: String, count: Int, place: Int)? {
        guard let menu = reader.menu else { return nil }
        let announcement: MacAnnouncement =
            menu.option.map { .rotorMenu($0) } ?? .actionsMenu(menu.entries.count)
        let title = MacSpeech.utterance(for: announcement, settings, language: language).text
        return (title, menu.entries.count, menu.place)
    }

    /// The text of an entry of the open menu, as it is spoken.
    public func menuEntry(_ place: Int) -> String {
        switch reader.menuEntry(place) {
        case .element(let index):
            MacSpeech.utterance(
                for: .menuEntry(stop(at: index, from: index)), settings, language: language
            ).text
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

    /// Obeys `NAME=VALUE`. Returns the setting, and what VoiceOver says of the change: a new way
    /// through web content is named.
    public mutating func change(
        _ assignment: String
    ) throws(SettingError) -> (setting: Setting, events: [SessionEvent]) {
        let before = settings.webNavigation
        let setting = try settings.assign(assignment)
        guard settings.webNavigation != before, reader.isMac else { return (setting, []) }
        return (
            setting, worded([.speak(.mac(.webNavigation(settings.webNavigation)), .focus, nil)])
        )
    }
}
