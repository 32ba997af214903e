import ScreenModel

/// Finding items by their text (iPhone commands: Item Text Search; the Mac's VO-F, VO-G and
/// VO-Shift-G; H for the commands, L for what they look at).
extension Reader {
    mutating func find(_ text: String) {
        guard !text.isEmpty else {
            play(.none)
            note("find needs a text")
            return
        }
        sought = text
        findAgain(.next)
    }

    /// The next or previous item whose label or value holds the text, in any case.
    mutating func findAgain(_ direction: SearchDirection) {
        guard let sought else {
            play(.none)
            note("nothing was searched for yet")
            return
        }
        let stops = scene.order.stops
        let wanted = sought.lowercased()
        let step = direction == .next ? 1 : -1
        let here = cursor.flatMap(scene.order.position(of:))
        var place = here.map { $0 + step } ?? (direction == .next ? 0 : stops.count - 1)
        while stops.indices.contains(place) {
            if holds(wanted, stops[place]) {
                focus(on: stops[place], .search)
                return
            }
            place += step
        }
        play(.none)
        note("no \(direction == .next ? "next" : "previous") item with the text \"\(sought)\"")
    }

    private func holds(_ wanted: String, _ index: ElementIndex) -> Bool {
        let element = scene.element(at: index)
        return [element.label, element.plainValue].contains {
            $0?.lowercased().contains(wanted) == true
        }
    }
}
