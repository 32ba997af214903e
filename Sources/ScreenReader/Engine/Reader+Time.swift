import ScreenModel

/// Effects that are due later on the session's clock.
struct Timer: Sendable {
    /// The place in the stack of the screen that set it: it goes when its screen goes.
    let scene: Int
    let effects: [Effect]
}

/// Time that passes in one go.
struct Period: Sendable {
    let end: SessionTime
    /// Steps that elements may take in it by themselves, one by one.
    private let mostUpdates: Int

    init(from start: SessionTime, to end: SessionTime) {
        self.end = end
        let seconds = (end - start).seconds
        mostUpdates = Int(min(2_000 + 100 * seconds, 50_000))
    }

    /// Steps that each of so many elements may take.
    func mostUpdates(ofEach count: Int) -> Int64 {
        Int64(max(mostUpdates / max(count, 1), 1))
    }
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
        timers.add(
            Timer(scene: place, effects: effects), due: clock + SessionTime(seconds: seconds))
    }

    /// Lets time pass, in seconds: moves the clock, and what comes due happens at its own time.
    mutating func pass(_ seconds: Double) {
        guard seconds.isFinite else { return }
        let end = clock + SessionTime(seconds: seconds)
        period = Period(from: clock, to: end)
        defer { period = nil }
        var timersLeft = Reader.mostTimers
        while let (next, due) = nextHappening(), due <= end {
            clock = max(clock, due)
            switch next {
            case .speechEnd: endSpeech()
            case .timer:
                guard timersLeft > 0 else {
                    note("timers without end: the rest waits")
                    clock = max(clock, end)
                    return
                }
                timersLeft -= 1
                runTimer()
            case .update: update()
            case .look: look()
            }
            settle()
        }
        clock = max(clock, end)
    }

    /// Runs the next timer on the screen that set it.
    private mutating func runTimer() {
        guard let (timer, _) = timers.popFirst() else { return }
        place = min(timer.scene, scenes.count - 1)
        bounds = EffectBounds()
        run(timer.effects)
        place = scenes.count - 1
    }

    private enum Happening { case speechEnd, timer, update, look }

    /// What comes next by itself; at the same time, in this order.
    private func nextHappening() -> (Happening, SessionTime)? {
        var next: (Happening, SessionTime)?
        func consider(_ happening: Happening, _ due: SessionTime?) {
            guard let due, due < next?.1 ?? .latest else { return }
            next = (happening, due)
        }
        consider(.speechEnd, speechDue)
        consider(.timer, timers.nextDue)
        consider(.update, scene.updates.nextDue)
        consider(.look, lookDue)
        return next
    }

    /// Seconds until something happens that shows; nil when nothing is due. The end of speech that
    /// nothing follows does not show.
    var secondsUntilNextEvent: Double? {
        let isFollowed = speaker.queue.hasWaiting || reading != nil
        let due = [
            isFollowed ? speechDue : nil, timers.nextDue, scene.updates.nextDue, lookDue,
        ].compactMap { $0 }.min()
        return due.map { ($0 - clock).seconds }
    }

    /// The present screen goes: what it set goes with it.
    mutating func dropTimers() {
        let last = scenes.count - 1
        timers.removeAll { $0.scene >= last }
    }
}
