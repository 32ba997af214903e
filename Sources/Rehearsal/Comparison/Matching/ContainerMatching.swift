/// Which container of one screen is which of the other: by ids that the app gave, by names that
/// one alone has, by the stops that they hold, by kind and name.
struct ContainerMatching {
    private let old: [ComparedContainer]
    private let new: [ComparedContainer]
    private var newPlaces: [Int?]
    private var isTaken: [Bool]

    /// For each old container the place of the new one. One without stops has none.
    static func partners(
        _ old: ComparedScreen, _ new: ComparedScreen, _ stops: [Int?]
    ) -> [Int?] {
        guard !old.containers.isEmpty, !new.containers.isEmpty else {
            return Array(repeating: nil, count: old.containers.count)
        }
        var matching = ContainerMatching(old.containers, new.containers)
        matching.matchIdentities()
        matching.matchNames(unique: true)
        matching.matchHeld(old.stops, new.stops, stops)
        matching.matchNames(unique: false)
        return matching.newPlaces
    }

    private init(_ old: [ComparedContainer], _ new: [ComparedContainer]) {
        self.old = old
        self.new = new
        newPlaces = Array(repeating: nil, count: old.count)
        isTaken = Array(repeating: false, count: new.count)
    }

    private mutating func pair(_ place: Int, _ partner: Int) {
        guard newPlaces[place] == nil, !isTaken[partner], old[place].firstStop != nil,
            new[partner].firstStop != nil
        else { return }
        newPlaces[place] = partner
        isTaken[partner] = true
    }

    private mutating func matchIdentities() {
        var places: [String: Int] = [:]
        for (place, container) in new.enumerated() {
            if let identity = container.identity { places[identity] = place }
        }
        for (place, container) in old.enumerated() {
            if let partner = container.identity.flatMap({ places[$0] }) { pair(place, partner) }
        }
    }

    /// Each stop that stays, and each container that does, speaks for what is around it. Inner
    /// containers stand behind outer ones.
    private mutating func matchHeld(
        _ oldStops: [ComparedStop], _ newStops: [ComparedStop], _ stops: [Int?]
    ) {
        var votes = Votes(old.count, new.count)
        for (place, partner) in stops.enumerated() {
            guard let partner else { continue }
            votes.add(oldStops[place].container, newStops[partner].container)
        }
        for place in old.indices.reversed() {
            if newPlaces[place] == nil, let partner = votes.ofOld[place].place,
                votes.ofNew[partner].place == place
            {
                pair(place, partner)
            }
            if let partner = newPlaces[place] { votes.add(old[place].parent, new[partner].parent) }
        }
    }

    /// What speaks for each pair, and for each container the one with most votes; of several the
    /// one that had them first.
    private struct Votes {
        private struct Couple: Hashable {
            var old: Int
            var new: Int
        }

        private var counts: [Couple: Int] = [:]
        private(set) var ofOld: [(place: Int?, count: Int)]
        private(set) var ofNew: [(place: Int?, count: Int)]

        init(_ oldCount: Int, _ newCount: Int) {
            ofOld = Array(repeating: (nil, 0), count: oldCount)
            ofNew = Array(repeating: (nil, 0), count: newCount)
        }

        mutating func add(_ place: Int?, _ partner: Int?) {
            guard let place, let partner else { return }
            let count = counts[Couple(old: place, new: partner), default: 0] + 1
            counts[Couple(old: place, new: partner)] = count
            if count > ofOld[place].count { ofOld[place] = (partner, count) }
            if count > ofNew[partner].count { ofNew[partner] = (place, count) }
        }
    }

    private struct Name: Hashable {
        var kind: String
        var name: String

        init(_ container: ComparedContainer) {
            kind = container.kind
            name = container.name
        }
    }

    /// Pairs those that one container alone has on each side, or the first with the first.
    private mutating func matchNames(unique: Bool) {
        var oldPlaces: [Name: [Int]] = [:]
        var newNames: [Name: [Int]] = [:]
        for place in old.indices where newPlaces[place] == nil && isNamed(old[place]) {
            oldPlaces[Name(old[place]), default: []].append(place)
        }
        for place in new.indices where !isTaken[place] && isNamed(new[place]) {
            newNames[Name(new[place]), default: []].append(place)
        }
        for (name, places) in oldPlaces {
            guard let partners = newNames[name] else { continue }
            if unique, places.count != 1 || partners.count != 1 { continue }
            for (place, partner) in zip(places, partners) { pair(place, partner) }
        }
    }

    private func isNamed(_ container: ComparedContainer) -> Bool {
        !container.name.isEmpty && container.firstStop != nil
    }
}
