/// Which rotor of one screen is which of the other: those of one name and kind, at the same stops
/// first; then those of one kind with mostly the same items, which have another name now.
struct RotorMatching {
    typealias Rotor = RotorSurvey.Rotor

    private struct Name: Hashable {
        var kind: Rotor.Kind
        var name: String
        /// Nil where the place does not count.
        var stops: [String]??

        init(_ rotor: Rotor, at stops: [String]??) {
            kind = rotor.kind
            name = rotor.name
            self.stops = stops
        }
    }

    private let old: [Rotor]
    private let new: [Rotor]
    private let ids: StopIDs
    private var newPlaces: [Int: Int] = [:]
    private var isTaken: [Bool]

    /// For each old rotor that stays the place of the new one.
    static func partners(_ old: [Rotor], _ new: [Rotor], _ ids: StopIDs) -> [Int: Int] {
        var matching = RotorMatching(old, new, ids)
        matching.matchNames { .some($0) }
        matching.matchNames { _ in nil }
        matching.matchItems()
        return matching.newPlaces
    }

    private init(_ old: [Rotor], _ new: [Rotor], _ ids: StopIDs) {
        self.old = old
        self.new = new
        self.ids = ids
        isTaken = Array(repeating: false, count: new.count)
    }

    private mutating func matchNames(_ stops: ([String]?) -> [String]??) {
        var places: [Name: [Int]] = [:]
        for place in new.indices.reversed() where !isTaken[place] {
            places[Name(new[place], at: stops(new[place].offeredAt)), default: []].append(place)
        }
        for place in old.indices where newPlaces[place] == nil {
            let name = Name(old[place], at: stops(ids.mapped(old[place].offeredAt)))
            if let partner = places[name]?.popLast() { pair(place, partner) }
        }
    }

    private mutating func pair(_ place: Int, _ partner: Int) {
        newPlaces[place] = partner
        isTaken[partner] = true
    }

    /// An item that is in more rotors tells nothing.
    private static let mostRotors = 8

    private mutating func matchItems() {
        var rotors: [RotorPlace: [Int]] = [:]
        for place in new.indices where !isTaken[place] {
            for item in new[place].items {
                rotors[RotorPlace(item.id, item, new[place].kind), default: []].append(place)
            }
        }
        guard !rotors.isEmpty else { return }
        for place in old.indices where newPlaces[place] == nil {
            let rotor = old[place]
            var shared: [Int: Int] = [:]
            for item in rotor.items {
                let found = rotors[RotorPlace(ids.new(item.id), item, rotor.kind)] ?? []
                guard found.count <= RotorMatching.mostRotors else { continue }
                for other in found where !isTaken[other] && new[other].kind == rotor.kind {
                    shared[other, default: 0] += 1
                }
            }
            let best = shared.max { ($0.value, $1.key) < ($1.value, $0.key) }
            guard let best, best.value * 2 > max(rotor.items.count, new[best.key].items.count)
            else { continue }
            pair(place, best.key)
        }
    }
}

/// Where an item of a rotor leads, in the names of the new screen.
struct RotorPlace: Hashable {
    private var id: String
    private var range: Range<Int>?
    /// Of what one stop has several of: its actions, its custom content.
    private var speech: String?

    init(_ id: String, _ item: RotorSurvey.Item, _ kind: RotorSurvey.Rotor.Kind) {
        self.id = id
        range = item.range
        speech = kind == .elements || kind == .custom ? nil : item.speech
    }
}
