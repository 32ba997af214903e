/// Lines that are written step by step, with loops where a block repeats the same ones.
struct ExportedLines {
    private(set) var lines: [String] = []
    private var loops: [Loop] = []

    private struct Loop {
        let step: Int
        /// How many rounds are still to come, with the one that is being written.
        var left: Int
        var current: [String] = []
        /// Rounds that wrote the same lines are counted.
        var rounds: [(count: Int, lines: [String])] = []
    }

    mutating func add(_ new: [String]) {
        if loops.isEmpty { lines += new } else { loops[loops.count - 1].current += new }
    }

    /// Begins a block that is repeated.
    mutating func begin(step: Int, rounds: Int) {
        loops.append(Loop(step: step, left: rounds))
    }

    /// Ends a round of the innermost block. Returns whether there is another one; behind the last
    /// the rounds become loops: one, unless they differ, as where each activates another element.
    mutating func endRound(_ written: (Int, [String]) -> [String]) -> Bool {
        guard var loop = loops.popLast() else { return false }
        if let last = loop.rounds.last, last.lines == loop.current {
            loop.rounds[loop.rounds.count - 1].count += 1
        } else if !loop.current.isEmpty {
            loop.rounds.append((1, loop.current))
        }
        loop.current = []
        loop.left -= 1
        if loop.left > 0 {
            loops.append(loop)
            return true
        }
        add(
            loop.rounds.flatMap {
                $0.count == 1 && loop.rounds.count > 1 ? $0.lines : written($0.count, $0.lines)
            })
        return false
    }
}
