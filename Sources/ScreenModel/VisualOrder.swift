/// The comparator that puts elements into reading order by their frames.
///
/// Two origins on one line (less than `lineHeight` apart) are read in the direction of the
/// script, others from top to bottom. AccessibilitySnapshot `AccessibilityHierarchyParser`,
/// confirmed by its authors on devices back to iOS 15 (M). The comparator is **not transitive**,
/// so the sorting algorithm is part of the rule: see `stableSorted`.
public struct VisualOrder: Sendable, Equatable {
    /// Origins at least this many points apart vertically lie on different lines.
    public var lineHeight: Double
    public var isRightToLeft: Bool

    /// 8 points on a phone, 13 on every other idiom (AccessibilitySnapshot, M).
    public init(idiom: Idiom, direction: LayoutDirection) {
        lineHeight = idiom == .phone ? 8 : 13
        isRightToLeft = direction == .rightToLeft
    }

    /// Whether `a` is read before `b`. Origins in points.
    public func isBefore(_ a: Point, _ b: Point) -> Bool {
        if a.y != b.y, abs(a.y - b.y) >= lineHeight { return a.y < b.y }
        return isRightToLeft ? a.x > b.x : a.x < b.x
    }

    /// The places of `origins` in reading order: an insertion sort of runs of up to
    /// `runLength` members, merged above that, stable on the input order. n log n.
    public func stableSorted(_ origins: [Point]) -> [Int] {
        guard origins.count > 1 else { return Array(origins.indices) }
        var places = Array(origins.indices)
        var start = 0
        while start < places.count {
            let end = min(start + VisualOrder.runLength, places.count)
            insertionSort(&places, start..<end, origins)
            start = end
        }
        var merged = places
        var width = VisualOrder.runLength
        while width < places.count {
            var low = 0
            while low < places.count {
                let middle = min(low + width, places.count)
                let high = min(low + 2 * width, places.count)
                merge(places, low, middle, high, into: &merged, origins)
                low = high
            }
            swap(&places, &merged)
            width *= 2
        }
        return places
    }

    /// Members that one insertion sort takes, as Swift's own `sort` does in the parser this
    /// follows.
    static let runLength = 64

    private func insertionSort(_ places: inout [Int], _ range: Range<Int>, _ origins: [Point]) {
        for next in range.dropFirst() {
            let place = places[next]
            var gap = next
            while gap > range.lowerBound, isBefore(origins[place], origins[places[gap - 1]]) {
                places[gap] = places[gap - 1]
                gap -= 1
            }
            places[gap] = place
        }
    }

    private func merge(
        _ source: [Int], _ low: Int, _ middle: Int, _ high: Int, into target: inout [Int],
        _ origins: [Point]
    ) {
        var left = low
        var right = middle
        for place in low..<high {
            let takesRight =
                left == middle
                || (right < high && isBefore(origins[source[right]], origins[source[left]]))
            target[place] = source[takesRight ? right : left]
            if takesRight { right += 1 } else { left += 1 }
        }
    }
}
