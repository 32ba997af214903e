import ScreenModel

/// One step of an element that the app changes by the clock (`updates`).
struct ElementUpdate: Sendable {
    let index: ElementIndex
    /// The next of its values.
    var place = 0
    /// How many steps this one stands for.
    var steps: Int64 = 1
    /// Whether it was told that steps are left out.
    var isNoted = false
}

extension Scene {
    /// The app begins to change its elements.
    mutating func startUpdates(at now: SessionTime) {
        for place in 0..<tree.count {
            let index = ElementIndex(place)
            guard tree[index].hasExtras else { continue }
            startUpdate(of: index, at: now)
        }
    }

    /// The same for what was inserted later.
    mutating func startUpdates(below index: ElementIndex, at now: SessionTime) {
        startUpdate(of: index, at: now)
        for descendant in tree.descendants(of: index) { startUpdate(of: descendant, at: now) }
    }

    private mutating func startUpdate(of index: ElementIndex, at now: SessionTime) {
        guard let updates = tree[index].extras.updates, updates.changesAnything else { return }
        self.updates.add(
            ElementUpdate(index: index), due: (updatesPausedAt ?? now) + updates.period)
    }

    /// An effect may start and stop the changes, and move a count away from its limit.
    mutating func adaptUpdates(of index: ElementIndex, from old: Element, at now: SessionTime) {
        let new = tree[index].extras
        if old.extras.updates != new.updates {
            updates.removeAll { $0.index == index }
            resting.remove(index)
            startUpdate(of: index, at: now)
        } else if !resting.isEmpty, old.extras.range != new.range || old.value != tree[index].value,
            resting.remove(index) != nil
        {
            startUpdate(of: index, at: now)
        }
    }

    mutating func dropDetachedUpdates() {
        guard !updates.isEmpty else { return }
        updates.removeAll { !screen.tree.isAttached($0.index) }
    }

    /// Another screen covers this one: it stays as it was left.
    mutating func pauseUpdates(at now: SessionTime) {
        updatesPausedAt = now
    }

    mutating func resumeUpdates(at now: SessionTime) {
        guard let since = updatesPausedAt else { return }
        updatesPausedAt = nil
        updates.delay(by: now - since)
    }
}

extension Updates {
    /// The time between two changes: never nothing.
    var period: SessionTime {
        max(SessionTime(seconds: every), SessionTime(nanoseconds: 1))
    }

    fileprivate var changesAnything: Bool {
        if let values { return !values.isEmpty }
        return count.map { $0 != 0 && $0.isFinite } ?? false
    }
}
