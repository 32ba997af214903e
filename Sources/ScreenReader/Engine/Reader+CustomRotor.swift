import ScreenModel

/// The entry of one custom rotor.
struct CustomPlace: Sendable, Hashable {
    let rotor: RotorOption
    let place: Int
}

/// Rotors that the app supplies: its own order, and ranges of text.
extension Reader {
    /// The app's next or previous result, in the app's order. Past the last one only the boundary
    /// is signalled (WWDC20-10116, H).
    mutating func stepSupplied(_ option: RotorOption, _ direction: SearchDirection) {
        let offered = CustomRotors.offered(at: cursor, in: scene)
        guard let rotor = offered.first(where: { $0.option == option }) else { return }
        let last = customPlace.flatMap { $0.rotor == option ? $0.place : nil }
        var place =
            last ?? self.place(in: rotor.items)
            ?? (direction == .next ? -1 : rotor.items.count)
        repeat {
            place += direction == .next ? 1 : -1
        } while rotor.items.indices.contains(place) && target(of: rotor.items[place]) == nil
        guard rotor.items.indices.contains(place), let target = target(of: rotor.items[place])
        else {
            reachBoundary(direction)
            return
        }
        reach(target, rotor.items[place].range)
        if cursor == target { customPlace = CustomPlace(rotor: option, place: place) }
    }

    /// Where the cursor stands among the items. In a text with ranges the first use starts at the
    /// beginning of the text (WWDC20-10116, H).
    func place(in items: [CustomRotor.Item]) -> Int? {
        guard let cursor else { return nil }
        // Looked up are only those that may be it: a rotor may have thousands.
        let own = scene.tree[cursor].id
        var found: Int?
        for place in items.indices where found == nil {
            let id = items[place].id
            if id == own || id.hasPrefix("@"), scene.index(of: id) == cursor { found = place }
        }
        guard let first = found else { return nil }
        return items[first].range == nil ? first : first - 1
    }

    func target(of item: CustomRotor.Item) -> ElementIndex? {
        guard let index = scene.index(of: item.id), scene.order.position(of: index) != nil else {
            return nil
        }
        return index
    }

    /// Says once, on turning to it, what is wrong with a rotor: on a device it is only silence.
    mutating func noteProblems(of option: RotorOption) {
        guard
            let rotor = CustomRotors.offered(at: cursor, in: scene).first(where: {
                $0.option == option
            })
        else { return }
        if rotor.items.isEmpty { note("the rotor has no items") }
        let dead = rotor.items.filter { target(of: $0) == nil }.map { "'\($0.id)'" }
        if !dead.isEmpty {
            note("the rotor leads nowhere at \(dead.joined(separator: ", "))")
        }
        var seen: Set<String> = []
        for item in rotor.items where item.range == nil && !seen.insert(item.id).inserted {
            note("the rotor names '\(item.id)' twice: a walk through it comes back there")
        }
    }

    /// With a range VoiceOver speaks the text of the range (WWDC20-10116, H).
    mutating func reach(_ index: ElementIndex, _ range: Range<Int>?) {
        guard let range else {
            focus(on: index, .rotor)
            return
        }
        let element = scene.element(at: index)
        let ranged = element.rangedText
        text.offsets.take(ranged)
        guard text.offsets.clamped(range) == range else {
            note("the rotor's range \(range.lowerBound)–\(range.upperBound) is outside the text")
            focus(on: index, .rotor)
            return
        }
        let found = text.offsets.indices(of: range)
        let part = Announcement.text(String(ranged[found]), language: element.language)
        focus(on: index, .rotor, saying: part)
        guard cursor == index else { return }
        review = TextReview(text: ranged, start: found.lowerBound)
        if let target = textTarget, target.isEdited {
            scene.setSelection(of: target.index, range.lowerBound..<range.lowerBound)
        }
    }
}
