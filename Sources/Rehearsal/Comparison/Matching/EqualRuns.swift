/// Pairs of equal items of two sequences, in order, as many as can be found in about linear time:
/// first what stands once on each side, then the shortest edit between these.
enum EqualRuns {
    /// Sequences inside each other are looked at so often.
    private static let mostRounds = 24

    private struct Work {
        var a: [Int]
        var b: [Int]
        var round: Int
    }

    static func pairs(_ a: [Int32], _ b: [Int32]) -> [(Int, Int)] {
        var pairs: [(Int, Int)] = []
        var waiting = [Work(a: Array(a.indices), b: Array(b.indices), round: 0)]
        while var work = waiting.popLast() {
            trim(&work, a, b, &pairs)
            guard !work.a.isEmpty, !work.b.isEmpty else { continue }
            let anchors = work.round < mostRounds ? anchors(work, a, b) : []
            if anchors.isEmpty {
                pairs += shortest(work, a, b)
                continue
            }
            var (fromA, fromB) = (0, 0)
            for (first, second) in anchors + [(work.a.count, work.b.count)] {
                if first < work.a.count { pairs.append((work.a[first], work.b[second])) }
                waiting.append(
                    Work(
                        a: Array(work.a[fromA..<first]), b: Array(work.b[fromB..<second]),
                        round: work.round + 1))
                (fromA, fromB) = (first + 1, second + 1)
            }
        }
        return pairs
    }

    /// Equal ends, and what the other side has not at all.
    private static func trim(
        _ work: inout Work, _ a: [Int32], _ b: [Int32], _ pairs: inout [(Int, Int)]
    ) {
        var start = 0
        while start < work.a.count, start < work.b.count, a[work.a[start]] == b[work.b[start]] {
            pairs.append((work.a[start], work.b[start]))
            start += 1
        }
        var (endA, endB) = (work.a.count, work.b.count)
        while endA > start, endB > start, a[work.a[endA - 1]] == b[work.b[endB - 1]] {
            endA -= 1
            endB -= 1
            pairs.append((work.a[endA], work.b[endB]))
        }
        let ofA = Set(work.a[start..<endA].map { a[$0] })
        let common = ofA.intersection(work.b[start..<endB].map { b[$0] })
        work.a = work.a[start..<endA].filter { common.contains(a[$0]) }
        work.b = work.b[start..<endB].filter { common.contains(b[$0]) }
    }

    /// What stands once on each side and keeps its order.
    private static func anchors(_ work: Work, _ a: [Int32], _ b: [Int32]) -> [(Int, Int)] {
        func once(_ places: [Int], _ keys: [Int32]) -> [Int32: Int] {
            var found: [Int32: Int] = [:]
            for (position, place) in places.enumerated() {
                found[keys[place]] = found[keys[place]] == nil ? position : -1
            }
            return found
        }
        let onceInB = once(work.b, b)
        let onceInA = once(work.a, a)
        let both = work.a.indices.compactMap { position -> (Int, Int)? in
            let key = a[work.a[position]]
            guard onceInA[key] == position, let other = onceInB[key], other >= 0 else {
                return nil
            }
            return (position, other)
        }
        return RisingRun.longest(both.map(\.1)).map { both[$0] }
    }

    /// Where too much changed the first, second, third of the same are taken for the same.
    private static func shortest(_ work: Work, _ a: [Int32], _ b: [Int32]) -> [(Int, Int)] {
        let (keysA, keysB) = (work.a.map { a[$0] }, work.b.map { b[$0] })
        let pairs = ShortestEdit.pairs(keysA, keysB) ?? inTurn(keysA, keysB)
        return pairs.map { (work.a[$0.0], work.b[$0.1]) }
    }

    private static func inTurn(_ a: [Int32], _ b: [Int32]) -> [(Int, Int)] {
        var places: [Int32: [Int]] = [:]
        for place in b.indices.reversed() { places[b[place], default: []].append(place) }
        let both = a.indices.compactMap { place -> (Int, Int)? in
            places[a[place]]?.popLast().map { (place, $0) }
        }
        return RisingRun.longest(both.map(\.1)).map { both[$0] }
    }
}
