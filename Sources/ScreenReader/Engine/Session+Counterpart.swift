import ScreenModel

extension Session {
    /// The stop of this screen that stands for the one under the cursor of `earlier`, a session on
    /// the same screen read before: the one with its id, else at its path, else in its place.
    public func counterpart(ofCursorIn earlier: Session) -> ElementIndex? {
        guard let cursor = earlier.cursor else { return nil }
        let tree = earlier.screen.tree
        for name in [tree.id(of: cursor), "@" + tree.path(of: cursor)] {
            if let found = element(named: .id(name)), position(of: found) != nil { return found }
        }
        guard let place = earlier.position(of: cursor), let last = stops.indices.last else {
            return nil
        }
        return stops[min(place, last)]
    }
}
