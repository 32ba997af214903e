/// Which stops and which containers of two screens are the same ones.
struct ScreenPairs: Sendable {
    /// For each old stop the place of the new one.
    private(set) var newStops: [Int?]
    private(set) var oldStops: [Int?]
    /// For each old container the place of the new one.
    private(set) var newContainers: [Int?]
    private(set) var oldContainers: [Int?]
    /// The old stops that changed their place among those that stay in one list.
    private(set) var moved: Set<Int>

    /// Finds the same pairs whichever of the two screens is called the old one: where several are
    /// as good, the order of the arguments must not decide.
    init(_ old: ComparedScreen, _ new: ComparedScreen) {
        let isTurned = ScreenPairs.precedes(new.stops, old.stops)
        let (first, second) = isTurned ? (new, old) : (old, new)
        let stops = StopMatching.partners(first.stops, second.stops)
        let containers = ContainerMatching.partners(first, second, stops)
        let (back, containersBack) = (
            ScreenPairs.turned(stops, second.stops.count),
            ScreenPairs.turned(containers, second.containers.count)
        )
        newStops = isTurned ? back : stops
        oldStops = isTurned ? stops : back
        newContainers = isTurned ? containersBack : containers
        oldContainers = isTurned ? containers : containersBack
        let moved = ScreenPairs.moved(first.stops, second.stops, stops)
        self.moved = isTurned ? Set(moved.compactMap { stops[$0] }) : moved
    }

    func newStop(of place: Int) -> Int? { newStops[place] }

    private static func turned(_ partners: [Int?], _ count: Int) -> [Int?] {
        var back: [Int?] = Array(repeating: nil, count: count)
        for (place, partner) in partners.enumerated() {
            if let partner { back[partner] = place }
        }
        return back
    }

    private static func moved(
        _ old: [ComparedStop], _ new: [ComparedStop], _ partners: [Int?]
    ) -> Set<Int> {
        var kept: [(old: Int, new: Int)] = []
        for (place, partner) in partners.enumerated() {
            guard let partner, old[place].isSide == new[partner].isSide else { continue }
            kept.append((place, partner))
        }
        let run = RisingRun.longest(kept.map(\.new))
        var moved: Set<Int> = []
        guard run.count < kept.count else { return moved }
        var next = 0
        for (position, pair) in kept.enumerated() {
            if next < run.count, run[next] == position {
                next += 1
            } else {
                moved.insert(pair.old)
            }
        }
        return moved
    }

    private static func precedes(_ a: [ComparedStop], _ b: [ComparedStop]) -> Bool {
        guard a.count == b.count else { return a.count < b.count }
        for (x, y) in zip(a, b) where x.words != y.words || x.id != y.id {
            return (x.words, x.id) < (y.words, y.id)
        }
        return false
    }
}
