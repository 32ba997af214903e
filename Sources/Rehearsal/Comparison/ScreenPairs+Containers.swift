extension ScreenPairs {
    /// Containers that are new, gone, or something else now. Those without stops are met by nobody.
    func containerChanges(_ old: ComparedScreen, _ new: ComparedScreen) -> [ScreenChange] {
        var changes: [ScreenChange] = []
        for (place, container) in old.containers.enumerated() {
            guard newContainers[place] == nil, let heard = container.heard(in: old) else {
                continue
            }
            changes.append(
                ScreenChange(
                    kind: .container, id: container.id, before: heard, after: nil,
                    text: "\(container.title) is gone"))
        }
        for (place, container) in new.containers.enumerated() {
            guard let heard = container.heard(in: new) else { continue }
            guard let before = oldContainers[place] else {
                changes.append(
                    ScreenChange(
                        kind: .container, id: container.id, before: nil, after: heard,
                        text: "\(container.title) is new"))
                continue
            }
            let earlier = old.containers[before]
            guard earlier.title != container.title else { continue }
            changes.append(
                ScreenChange(
                    kind: .container, id: container.id, before: earlier.heard(in: old),
                    after: heard, text: "\(earlier.title) is \(container.title) now"))
        }
        return changes
    }
}

extension ComparedContainer {
    /// At its first stop; nil while it holds none.
    fileprivate func heard(in screen: ComparedScreen) -> ScreenChange.Heard? {
        firstStop.map { place in
            ScreenChange.Heard(
                id: id, index: screen.stops[place].index, isSide: screen.stops[place].isSide,
                utterance: title)
        }
    }
}
