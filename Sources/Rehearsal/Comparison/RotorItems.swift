/// What became of the items of one rotor.
struct RotorItems {
    /// What is said of those that are new and those that are gone.
    private(set) var added: [String] = []
    private(set) var gone: [String] = []
    private(set) var isReordered = false

    /// But for those that the app lists, items belong to stops: what came or went with a stop is
    /// told by that stop, and the order is theirs.
    init(_ old: RotorSurvey.Rotor, _ new: RotorSurvey.Rotor, _ ids: StopIDs) {
        let follows = old.kind != .custom
        var places: [RotorPlace: [Int]] = [:]
        for (place, item) in new.items.enumerated().reversed() {
            places[RotorPlace(item.id, item, new.kind), default: []].append(place)
        }
        var kept: [Int] = []
        var rest: [RotorSurvey.Item] = []
        var isKept = Array(repeating: false, count: new.items.count)
        for item in old.items {
            let place = RotorPlace(ids.new(item.id), item, old.kind)
            if !ids.isRemoved(item.id), let partner = places[place]?.popLast() {
                kept.append(partner)
                isKept[partner] = true
            } else {
                rest.append(item)
            }
        }
        let left = new.items.enumerated().filter { !isKept[$0.offset] }
        let pairs = RotorItems.saidAlike(rest, left.map(\.element))
        let taken = Set(pairs.compactMap { $0 })
        for (place, item) in rest.enumerated() where pairs[place] == nil {
            if !(follows && ids.isRemoved(item.id)) { gone.append(RotorItems.name(item)) }
        }
        for (place, item) in left.enumerated() where !taken.contains(place) {
            if !(follows && ids.isAdded(item.element.id)) {
                added.append(RotorItems.name(item.element))
            }
        }
        isReordered = !follows && zip(kept, kept.dropFirst()).contains { $0 > $1 }
    }

    /// Items whose elements are no stops, and have other ids now, are known by what is said.
    private static func saidAlike(
        _ old: [RotorSurvey.Item], _ new: [RotorSurvey.Item]
    ) -> [Int?] {
        var places: [String: [Int]] = [:]
        for (place, item) in new.enumerated().reversed()
        where ComparedStop.isPlaceName(item.id) {
            places[item.speech, default: []].append(place)
        }
        return old.map { item in
            ComparedStop.isPlaceName(item.id) ? places[item.speech]?.popLast() : nil
        }
    }

    private static let longestName = 80

    private static func name(_ item: RotorSurvey.Item) -> String {
        guard !item.speech.isEmpty else { return "#\(item.id)" }
        let short = item.speech.prefix(longestName)
        return "\"\(short)\(short.endIndex < item.speech.endIndex ? "…" : "")\""
    }
}
