/// The shortest way to turn one sequence into another by taking out and putting in (Myers' greedy
/// algorithm), as long as it is short.
struct ShortestEdit {
    /// More edits are not tried: the work grows with them.
    static let mostEdits = 400

    private let a: [Int32]
    private let b: [Int32]
    /// For each number of edits how far into `a` each diagonal was reached; -1 where it cannot be.
    private var trace: [[Int]] = []

    /// The positions that stay, as pairs in order; nil where more edits would be needed.
    static func pairs(
        _ a: [Int32], _ b: [Int32], mostEdits: Int = mostEdits
    ) -> [(Int, Int)]? {
        var search = ShortestEdit(a: a, b: b)
        for edits in 0...min(a.count + b.count, mostEdits) where search.reachesEnd(edits) {
            return search.walkBack()
        }
        return nil
    }

    private init(a: [Int32], b: [Int32]) {
        self.a = a
        self.b = b
    }

    /// Goes as far as one edit more leads.
    private mutating func reachesEnd(_ edits: Int) -> Bool {
        var reached = Array(repeating: -1, count: edits + 1)
        defer { trace.append(reached) }
        for step in 0...edits {
            var x = start(step, of: edits)
            guard x >= 0 else { continue }
            // Diagonals are two apart: every other one is reached with this number of edits.
            var y = x - (2 * step - edits)
            while x < a.count, y < b.count, a[x] == b[y] {
                x += 1
                y += 1
            }
            reached[step] = x
            if x == a.count, y == b.count { return true }
        }
        return false
    }

    /// Where a diagonal begins with one edit more: after putting in or taking out, whichever leads
    /// further.
    private func start(_ step: Int, of edits: Int) -> Int {
        edits == 0 ? 0 : max(afterPuttingIn(step, of: edits), afterTakingOut(step, of: edits))
    }

    private func afterPuttingIn(_ step: Int, of edits: Int) -> Int {
        let before = trace[edits - 1]
        guard step < before.count, before[step] >= 0 else { return -1 }
        return before[step] - (2 * step - edits) <= b.count ? before[step] : -1
    }

    private func afterTakingOut(_ step: Int, of edits: Int) -> Int {
        let before = trace[edits - 1]
        guard step > 0, before[step - 1] >= 0 else { return -1 }
        return before[step - 1] < a.count ? before[step - 1] + 1 : -1
    }

    private func walkBack() -> [(Int, Int)] {
        var (x, y) = (a.count, b.count)
        var pairs: [(Int, Int)] = []
        for edits in trace.indices.reversed() {
            let step = (x - y + edits) / 2
            let begin = start(step, of: edits)
            while x > begin {
                x -= 1
                y -= 1
                pairs.append((x, y))
            }
            guard edits > 0 else { break }
            if afterPuttingIn(step, of: edits) == begin { y -= 1 } else { x -= 1 }
        }
        return pairs.reversed()
    }
}
