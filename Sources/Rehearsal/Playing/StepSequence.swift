/// The numbers of a script's steps in the order in which they are played: blocks round and round.
public struct StepSequence: Sequence, IteratorProtocol {
    /// Blocks that repeat more than this never end for a person.
    public static let mostTurns = 1_000_000

    private let steps: [Script.Step]
    private var number = 0
    private var repeats: [(start: Int, left: Int)] = []
    private var turns = 0

    public init(_ script: Script) {
        steps = script.steps
    }

    /// Whether it ended before its end, since there were too many turns.
    public var isCut: Bool { turns > StepSequence.mostTurns }

    public mutating func next() -> Int? {
        while number < steps.count {
            turns += 1
            guard !isCut else { return nil }
            let now = number
            number += 1
            switch steps[now].action {
            case .repetition(let count, let end):
                if count == 0 {
                    number = end + 1
                } else {
                    repeats.append((now, count - 1))
                }
            case .repetitionEnd(let start):
                if let innermost = repeats.last, innermost.left > 0 {
                    repeats[repeats.count - 1].left -= 1
                    number = start + 1
                } else {
                    _ = repeats.popLast()
                }
            default: return now
            }
        }
        return nil
    }
}
