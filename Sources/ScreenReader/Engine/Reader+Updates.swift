import ScreenModel

/// Elements that the app changes by the clock, and how VoiceOver keeps up with the focused one.
extension Reader {
    /// The next element changes. One that changes too often to play each step in the time that
    /// passes takes all of them at once, at the time of the last.
    mutating func update() {
        guard let (first, due) = scene.updates.popFirst() else { return }
        var update = first
        let index = update.index
        guard scene.tree.isAttached(index), let updates = scene.tree[index].extras.updates else {
            return
        }
        if let period {
            var later = (period.end - due).count(of: updates.period)
            if let values = updates.values {
                later = min(later, Int64(values.count - update.place - 1))
            }
            if later >= period.mostUpdates(ofEach: scene.updates.count + 1) {
                if !update.isNoted {
                    note("'\(scene.tree.id(of: index))' changes too often: not each step is played")
                }
                update.isNoted = true
                update.steps += later
                update.place += Int(later)
                scene.updates.add(update, due: due + updates.period * later)
                return
            }
        }
        guard apply(updates, update) else { return }
        update.place += 1
        update.steps = 1
        scene.updates.add(update, due: due + updates.period)
    }

    /// Takes the step; false where no other follows it.
    private mutating func apply(_ updates: Updates, _ update: ElementUpdate) -> Bool {
        let index = update.index
        if let values = updates.values {
            guard values.indices.contains(update.place) else { return false }
            change(index) { $0.value = values[update.place] }
            return values.indices.contains(update.place + 1)
        }
        guard let count = updates.count,
            let counted = Adjusting.counted(scene.tree[index], by: count * Double(update.steps))
        else {
            scene.resting.insert(index)
            return false
        }
        setValue(of: index, to: counted)
        if Adjusting.counted(counted, by: count) == nil {
            scene.resting.insert(index)
            return false
        }
        return true
    }

    /// The focused element changed and is polled: it is told with the next look at it, as it is
    /// then. The looks are a second apart (L), counted from when the cursor came.
    mutating func setPoll(since heard: Element) {
        guard poll?.heard == nil else { return }
        poll = Poll(heard: heard, due: lookTime(from: max(clock, poll?.due ?? .zero)))
    }

    /// When the polled element is looked at, if it has something to tell.
    var lookDue: SessionTime? {
        guard let poll, poll.heard != nil, !speaker.isPaused else { return nil }
        return poll.due
    }

    /// A look at the polled element. While something is said nothing is told: what is told is
    /// never old.
    mutating func look() {
        guard let heard = poll?.heard, let cursor else {
            poll = nil
            return
        }
        let next = clock + Poll.period
        guard speaker.queue.isIdle else {
            poll = Poll(heard: heard, due: lookTime(from: max(next, speaker.end)))
            return
        }
        poll = Poll(heard: nil, due: lookTime(from: next))
        say(.change(stop(at: cursor), from: heard))
    }

    /// The first look at `time` or later.
    private func lookTime(from time: SessionTime) -> SessionTime {
        let look = landedAt + Poll.period * (time - landedAt).count(of: Poll.period)
        return look < time ? look + Poll.period : look
    }
}

/// What VoiceOver has to tell of a polled element.
struct Poll: Sendable {
    /// As it was told last; nil where it has not changed since.
    var heard: Element?
    /// When it is looked at next.
    var due: SessionTime

    /// The time between two looks (L).
    static let period = SessionTime.second
}
