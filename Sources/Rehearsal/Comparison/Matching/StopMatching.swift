/// Which stop of one screen is which stop of the other.
///
/// In this order: by ids that the app gave; by words that one stop alone has; by equal words
/// between the same neighbours; equal words beside a stop that moved; by similar words; by place.
/// Each step takes about linear time, whatever the screens hold.
struct StopMatching {
    let old: [ComparedStop]
    let new: [ComparedStop]
    /// For each stop the place of its partner in the other screen; -1 for none.
    private(set) var newPlaces: [Int]
    private(set) var oldPlaces: [Int]
    /// The words of a stop as a number, the same on both sides; unequal in different lists.
    private var oldKeys: [Int32] = []
    private var newKeys: [Int32] = []

    /// For each old stop the place of the new one.
    static func partners(_ old: [ComparedStop], _ new: [ComparedStop]) -> [Int?] {
        var matching = StopMatching(old, new)
        matching.match()
        return matching.newPlaces.map { $0 < 0 ? nil : $0 }
    }

    private init(_ old: [ComparedStop], _ new: [ComparedStop]) {
        self.old = old
        self.new = new
        newPlaces = Array(repeating: -1, count: old.count)
        oldPlaces = Array(repeating: -1, count: new.count)
    }

    private mutating func match() {
        findKeys()
        matchIdentities()
        matchOnlyOnes()
        for gap in gaps() { matchEqual(in: gap) }
        extendMoves()
        matchAlone()
        matchSimilar()
    }

    mutating func pair(_ oldPlace: Int, _ newPlace: Int) {
        guard isFree(oldPlace, newPlace) else { return }
        newPlaces[oldPlace] = newPlace
        oldPlaces[newPlace] = oldPlace
    }

    func isFree(_ oldPlace: Int, _ newPlace: Int) -> Bool {
        newPlaces[oldPlace] < 0 && oldPlaces[newPlace] < 0
    }

    private mutating func findKeys() {
        var numbers: [String: Int32] = [:]
        numbers.reserveCapacity(old.count)
        func key(_ stop: ComparedStop) -> Int32 {
            let next = Int32(numbers.count) * 2
            let number = numbers[stop.words] ?? next
            if number == next { numbers[stop.words] = next }
            return stop.isSide ? number + 1 : number
        }
        oldKeys = old.map(key)
        newKeys = new.map(key)
    }

    private mutating func matchIdentities() {
        var places: [String: Int] = [:]
        for (place, stop) in new.enumerated() {
            if let identity = stop.identity { places[identity] = place }
        }
        guard !places.isEmpty else { return }
        for (place, stop) in old.enumerated() {
            if let identity = stop.identity, let partner = places[identity] {
                pair(place, partner)
            }
        }
    }

    /// Words that one stop alone has on each side, of those that are left.
    private mutating func matchOnlyOnes() {
        let onlyOld = onlyPlaces(oldKeys, old.indices.filter { newPlaces[$0] < 0 })
        let onlyNew = onlyPlaces(newKeys, new.indices.filter { oldPlaces[$0] < 0 })
        for place in old.indices where newPlaces[place] < 0 && old[place].isTelling {
            guard onlyOld[oldKeys[place]] == place, let partner = onlyNew[oldKeys[place]],
                partner >= 0
            else { continue }
            pair(place, partner)
        }
    }

    /// For each key the place where it stands; -1 where it stands more than once.
    private func onlyPlaces(_ keys: [Int32], _ places: [Int]) -> [Int32: Int] {
        var found: [Int32: Int] = [:]
        found.reserveCapacity(places.count)
        for place in places { found[keys[place]] = found[keys[place]] == nil ? place : -1 }
        return found
    }

    /// What lies between neighbours that stay in order on both sides.
    func gaps() -> [MatchingGap] {
        let paired = old.indices.filter { newPlaces[$0] >= 0 && isInOneList($0, newPlaces[$0]) }
        let kept = RisingRun.longest(paired.map { newPlaces[$0] })
        var gaps: [MatchingGap] = []
        var (oldStart, newStart) = (0, 0)
        func close(_ oldEnd: Int, _ newEnd: Int) {
            guard oldEnd > oldStart, newEnd > newStart else { return }
            let gap = MatchingGap(
                old: (oldStart..<oldEnd).filter { newPlaces[$0] < 0 },
                new: (newStart..<newEnd).filter { oldPlaces[$0] < 0 })
            if !gap.old.isEmpty, !gap.new.isEmpty { gaps.append(gap) }
        }
        for position in kept {
            let place = paired[position]
            close(place, newPlaces[place])
            (oldStart, newStart) = (place + 1, newPlaces[place] + 1)
        }
        close(old.count, new.count)
        return gaps
    }

    func isInOneList(_ oldPlace: Int, _ newPlace: Int) -> Bool {
        old[oldPlace].isSide == new[newPlace].isSide
    }

    private mutating func matchEqual(in gap: MatchingGap) {
        let pairs = EqualRuns.pairs(
            gap.old.map { oldKeys[$0] }, gap.new.map { newKeys[$0] })
        for (first, second) in pairs { pair(gap.old[first], gap.new[second]) }
    }

    /// What stands beside a stop that moved, and says the same, came along with it.
    private mutating func extendMoves() {
        for start in old.indices where newPlaces[start] >= 0 {
            for step in [1, -1] {
                var (place, partner) = (start + step, newPlaces[start] + step)
                while old.indices.contains(place), new.indices.contains(partner),
                    isFree(place, partner), oldKeys[place] == newKeys[partner]
                {
                    pair(place, partner)
                    (place, partner) = (place + step, partner + step)
                }
            }
        }
    }

    /// A stop that went alone, and one with the same words that came alone, are one that moved. A
    /// whole row that went and another one that came may hold equal buttons: these are two.
    private mutating func matchAlone() {
        var waiting: [Int32: [Int]] = [:]
        for place in old.indices.reversed()
        where old[place].isTelling && isAlone(place, newPlaces) {
            waiting[oldKeys[place], default: []].append(place)
        }
        guard !waiting.isEmpty else { return }
        let alone = new.indices.filter { isAlone($0, oldPlaces) }
        for partner in alone {
            if let place = waiting[newKeys[partner]]?.popLast() { pair(place, partner) }
        }
    }

    private func isAlone(_ place: Int, _ partners: [Int]) -> Bool {
        partners[place] < 0 && (place == 0 || partners[place - 1] >= 0)
            && (place + 1 == partners.count || partners[place + 1] >= 0)
    }
}

/// Stops without a partner between the same neighbours, as places.
struct MatchingGap {
    var old: [Int]
    var new: [Int]
}
