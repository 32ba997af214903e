import ScreenModel

/// Effects that are due later on the session's clock.
struct Timer: Sendable {
    /// Seconds since the start.
    let due: Double
    /// How many screens were stacked when it was set: it goes when its screen goes.
    let scene: Int
    let effects: [Effect]
}

extension Reader {
    /// Effects due at once that one advance may run: a screen that sets timers of 0 seconds
    /// forever must not hang.
    private static let mostTimers = 10_000

    /// Moves the clock, and runs what comes due in its order, each at its own time.
    mutating func runTimers(until end: Double) {
        var left = Reader.mostTimers
        while left > 0, let place = nextTimer(), timers[place].due <= end {
            let timer = timers.remove(at: place)
            clock = max(clock, timer.due)
            left -= 1
            run(timer.effects)
        }
        clock = max(clock, end)
    }

    func nextTimer() -> Int? {
        timers.indices.min { timers[$0].due < timers[$1].due }
    }

    /// The present screen goes: what it set goes with it.
    mutating func dropTimers() {
        timers.removeAll { $0.scene >= scenes.count }
    }
}
