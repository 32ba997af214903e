import ScreenModel

/// The changes of stops, and of their order.
struct StopChanges {
    private(set) var changes: [ScreenChange] = []
    private let old: ComparedScreen
    private let new: ComparedScreen
    private let pairs: ScreenPairs
    private let unknown: Facets
    /// Whether more than half of the stops that stay moved: then each of them would say that it
    /// moved, and none how. One change of the order stands for all.
    private let isReordered: Bool
    /// For each container whether it stays, else what is around it.
    private let oldKept: [Int?]
    private let newKept: [Int?]

    init(
        _ old: ComparedScreen, _ new: ComparedScreen, _ pairs: ScreenPairs,
        leavingOut unknown: Facets
    ) {
        self.old = old
        self.new = new
        self.pairs = pairs
        self.unknown = unknown
        oldKept = StopChanges.kept(old.containers, pairs.newContainers)
        newKept = StopChanges.kept(new.containers, pairs.oldContainers)
        let kept = pairs.newStops.lazy.filter { $0 != nil }.count
        isReordered = pairs.moved.count * 2 > kept
        addStops()
        if isReordered { changes.append(orderChange) }
    }

    /// In the new order; what went comes where the stop before it stands, or stood.
    private mutating func addStops() {
        if old.mainCount > 0 { addRemoved(from: 0) }
        var sideBegan = false
        for (place, stop) in new.stops.enumerated() {
            if stop.isSide, !sideBegan {
                sideBegan = true
                addRemoved(from: old.mainCount)
            }
            if let before = pairs.oldStops[place] {
                if let change = change(of: before, place) { changes.append(change) }
                if before + 1 != old.mainCount { addRemoved(from: before + 1) }
            } else {
                changes.append(
                    ScreenChange(kind: .added, id: stop.id, before: nil, after: stop.heard))
            }
        }
        if !sideBegan { addRemoved(from: old.mainCount) }
    }

    /// The run of stops that went and begins here.
    private mutating func addRemoved(from start: Int) {
        var place = start
        while place < old.stops.count, pairs.newStops[place] == nil {
            if place > start, place == old.mainCount { return }
            let stop = old.stops[place]
            changes.append(
                ScreenChange(kind: .removed, id: stop.id, before: stop.heard, after: nil))
            place += 1
        }
    }

    /// What is new of a stop that stays; nil for nothing.
    private func change(of oldPlace: Int, _ newPlace: Int) -> ScreenChange? {
        let (before, after) = (old.stops[oldPlace], new.stops[newPlace])
        let respeaking = respeaking(before, after)
        let containers = containerChange(before, after)
        let isCrossing = before.isSide != after.isSide
        let hasMoved = isCrossing || (!isReordered && pairs.moved.contains(oldPlace))
        guard hasMoved || respeaking != .none || containers != nil else { return nil }
        let kind: ScreenChange.Kind =
            if hasMoved {
                .moved
            } else if respeaking == .words || containers == nil {
                .respoken
            } else {
                .container
            }
        return ScreenChange(
            kind: kind, id: after.id, before: before.heard, after: after.heard,
            respeaking: respeaking, containers: containers)
    }

    private func respeaking(_ a: ComparedStop, _ b: ComparedStop) -> ScreenChange.Respeaking {
        let isOther =
            a.words != b.words || (!unknown.contains(.hint) && a.hint != b.hint)
            || (unknown.contains(.traits) && !a.role.isEmpty && !b.role.isEmpty && a.role != b.role)
        if isOther { return a.utterance == b.utterance && a.hint == b.hint ? .none : .words }
        if a.surroundings != b.surroundings { return .surroundings }
        return a.place == b.place ? .none : .place
    }

    /// Between containers that are on both screens: one that is new or gone says so itself.
    private func containerChange(
        _ before: ComparedStop, _ after: ComparedStop
    ) -> ScreenChange.ContainerChange? {
        guard !unknown.contains(.containers) else { return nil }
        let from = before.container.flatMap { oldKept[$0] }
        let to = after.container.flatMap { newKept[$0] }
        guard from.flatMap({ pairs.newContainers[$0] }) != to else { return nil }
        return ScreenChange.ContainerChange(
            before: from.map { old.containers[$0].title },
            after: to.map { new.containers[$0].title })
    }

    private static func kept(_ containers: [ComparedContainer], _ partners: [Int?]) -> [Int?] {
        var kept: [Int?] = Array(repeating: nil, count: containers.count)
        for (place, container) in containers.enumerated() {
            kept[place] = partners[place] != nil ? place : container.parent.flatMap { kept[$0] }
        }
        return kept
    }

    private var orderChange: ScreenChange {
        let stays = new.stops.indices.compactMap { place in
            pairs.oldStops[place].map { (old: $0, new: place) }
        }
        let isReversed =
            pairs.moved.count + 1 == stays.count
            && zip(stays, stays.dropFirst()).allSatisfy { $0.old > $1.old }
        let count = pairs.moved.count
        return ScreenChange(
            kind: .order,
            text: isReversed
                ? "the order of the \(stays.count) stops that stay is reversed"
                : "\(count) of the \(stays.count) stops that stay come in another order",
            shifts: stays.filter { pairs.moved.contains($0.old) }.map {
                let after = new.stops[$0.new].heard
                return ScreenChange(
                    kind: .moved, id: after.id, before: old.stops[$0.old].heard, after: after)
            })
    }
}

extension ComparedStop {
    var heard: ScreenChange.Heard {
        ScreenChange.Heard(id: id, index: index, isSide: isSide, utterance: utterance, hint: hint)
    }
}
