import ScreenReader

/// The changes of rotors: those that are new or gone, have another name, are offered elsewhere, or
/// lead to other places.
///
/// What follows from the stops is left to them: a heading that was added is a new item of the
/// Headings rotor, and no change of that rotor. A list that the app made is compared whole.
struct RotorComparison {
    typealias Rotor = RotorSurvey.Rotor

    private(set) var changes: [ScreenChange] = []
    private let old: [Rotor]
    private let new: [Rotor]
    private let ids: StopIDs

    init(_ old: [Rotor], _ new: [Rotor], _ ids: StopIDs) {
        self.old = old
        self.new = new
        self.ids = ids
        let partners = RotorMatching.partners(old, new, ids)
        let taken = Set(partners.values)
        for (place, rotor) in old.enumerated() where partners[place] == nil {
            changes.append(change(rotor, place, nil, "\(title(rotor)) is gone"))
        }
        let oldPlaces = Dictionary(uniqueKeysWithValues: partners.map { ($1, $0) })
        for (place, rotor) in new.enumerated() {
            guard taken.contains(place), let before = oldPlaces[place] else {
                let items = RotorComparison.count(rotor.items.count, "item")
                let text = "\(title(rotor)) is new" + (rotor.items.isEmpty ? "" : ", with \(items)")
                changes.append(change(rotor, nil, place, text))
                continue
            }
            let differences = differences(old[before], rotor)
            guard !differences.isEmpty else { continue }
            changes.append(
                change(
                    rotor, before, place, "\(title(rotor)): " + differences.joined(separator: "; "))
            )
        }
    }

    private func title(_ rotor: Rotor) -> String { "rotor \"\(rotor.name)\"" }

    /// The place of a rotor in its survey is its index.
    private func change(
        _ rotor: Rotor, _ before: Int?, _ after: Int?, _ text: String
    ) -> ScreenChange {
        func heard(_ rotors: [Rotor], _ place: Int) -> ScreenChange.Heard {
            ScreenChange.Heard(index: place + 1, utterance: rotors[place].name)
        }
        return ScreenChange(
            kind: .rotor, id: nil, before: before.map { heard(old, $0) },
            after: after.map { heard(new, $0) }, text: text)
    }

    private func differences(_ a: Rotor, _ b: Rotor) -> [String] {
        var differences: [String] = []
        if a.name != b.name { differences.append("was called \"\(a.name)\"") }
        differences += offers(a, b)
        let items = RotorItems(a, b, ids)
        differences += RotorComparison.list(items.added, "item", "more")
        differences += RotorComparison.list(items.gone, "item", "less")
        if items.isReordered { differences.append("its items come in another order") }
        guard b.kind == .elements || b.kind == .custom else { return differences }
        differences += end("above the first item", a.first, b.first)
        return differences + end("below the last item", a.last, b.last)
    }

    /// What is heard where there is nothing further; of text and settings that is the element's.
    private func end(
        _ place: String, _ a: RotorSurvey.Boundary?, _ b: RotorSurvey.Boundary?
    ) -> [String] {
        guard let a, let b, a != b, !(RotorComparison.goesOn(a) && RotorComparison.goesOn(b))
        else { return [] }
        return ["\(place) \(RotorComparison.heard(b)), was \(RotorComparison.heard(a))"]
    }

    /// Whether the search goes on from the other end: what is said there is an item's.
    private static func goesOn(_ end: RotorSurvey.Boundary) -> Bool {
        end.sounds.contains(SoundToken.wrapNext.rawValue)
            || end.sounds.contains(SoundToken.wrapPrevious.rawValue)
    }

    private static func heard(_ end: RotorSurvey.Boundary) -> String {
        let speech = end.speech.isEmpty ? [] : ["\"\(end.speech)\""]
        let parts = speech + end.sounds.map { "[\($0)]" }
        return parts.isEmpty ? "nothing" : parts.joined(separator: " ")
    }

    private func offers(_ a: Rotor, _ b: Rotor) -> [String] {
        guard let before = a.offeredAt else {
            return b.offeredAt.map {
                ["offered at \(RotorComparison.count($0.count, "stop")), was everywhere"]
            } ?? []
        }
        guard let after = b.offeredAt else {
            return ["offered everywhere, was at \(RotorComparison.count(before.count, "stop"))"]
        }
        let mapped = Set(before.map(ids.new))
        let now = Set(after)
        let more = after.filter { !mapped.contains($0) && !ids.isAdded($0) }
        let fewer = before.filter { !now.contains(ids.new($0)) && !ids.isRemoved($0) }
        return RotorComparison.list(more.map { "#\($0)" }, "stop", "more that offers it")
            + RotorComparison.list(fewer.map { "#\($0)" }, "stop", "less that offers it")
    }

    private static func count(_ count: Int, _ noun: String) -> String {
        count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
    }

    private static let mostNamed = 3

    /// `2 items more: A, B`.
    private static func list(_ names: [String], _ noun: String, _ what: String) -> [String] {
        guard !names.isEmpty else { return [] }
        let named = names.prefix(mostNamed).joined(separator: ", ")
        let rest = names.count > mostNamed ? " and \(names.count - mostNamed) others" : ""
        return ["\(count(names.count, noun)) \(what): \(named)\(rest)"]
    }
}
