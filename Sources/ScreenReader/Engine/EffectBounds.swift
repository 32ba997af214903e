/// Keeps a screen whose effects call each other (a focus effect that moves the focus, a screen
/// that leaves as it appears) from going on for ever: how deep and how often effects may start
/// others in one gesture. What a person writes stays far below.
struct EffectBounds: Sendable {
    private var depth = 0
    private var runs = 0
    private(set) var isReached = false

    private static let deepest = 24
    private static let mostRuns = 1_000

    /// False where one more would be too much.
    mutating func enter() -> Bool {
        guard depth < EffectBounds.deepest, runs < EffectBounds.mostRuns else { return false }
        depth += 1
        runs += 1
        return true
    }

    mutating func leave() {
        depth -= 1
    }

    /// True the first time.
    mutating func reach() -> Bool {
        defer { isReached = true }
        return !isReached
    }
}
