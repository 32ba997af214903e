import ScreenModel

/// Effects that are due later on the session's clock.
struct Timer: Sendable {
    /// Seconds since the start.
    let due: Double
    /// The place in the stack of the screen that set it: it goes when its screen goes.
    let scene: Int
    let effects: [Effect]
}

extension Reader {
    /// Timers that one advance may run: a screen that sets timers of 0 seconds for ever must not
    /// hang.
    private static let mostTimers = 10_000

    /// Sets a timer. Seconds that are no time never come.
    mutating func setTimer(_ seconds: Double, _ effects: [Effect]) {
        guard seconds.isFinite else {
            note("'after' needs a number of seconds")
            return
        }
        timers.append(Timer(due: clock + max(0, seconds), scene: place, effects: effects))
    }

    /// Lets time pass. Seconds.
    mutating func pass(_ seconds: Double) {
        guard seconds.isFinite else { return }
        runTimers(until: clock + max(0, seconds))
    }

    /// Moves the clock, and runs what comes due in its order, each at its own time and on the
    /// screen that set it.
    private mutating func runTimers(until end: Double) {
        var left = Reader.mostTimers
        while let next = nextTimer(), timers[next].due <= end {
            guard left > 0 else {
                note("timers without end: the rest waits")
                break
            }
            left -= 1
            let timer = timers.remove(at: next)
            clock = max(clock, timer.due)
            place = min(timer.scene, scenes.count - 1)
            bounds = EffectBounds()
            run(timer.effects)
            place = scenes.count - 1
        }
        clock = max(clock, end)
    }

    func nextTimer() -> Int? {
        timers.indices.min { timers[$0].due < timers[$1].due }
    }

    /// The present screen goes: what it set goes with it.
    mutating func dropTimers() {
        timers.removeAll { $0.scene >= scenes.count - 1 }
    }
}
