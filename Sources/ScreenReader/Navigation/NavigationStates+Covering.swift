/// What a search may leave out, since another state on the same element makes up for it.
extension NavigationStates {
    /// Whether a state that took `extra` gestures more than `first`, on the same element, is no
    /// better for any way on.
    public func isCovered(
        _ state: NavigationState, extra: Int, by first: NavigationState
    ) -> Bool {
        guard !facts.isEmpty, state.world == first.world, state.cursor == first.cursor,
            state.custom == first.custom,
            let turns = facts[Int(first.rotor)].turns(to: facts[Int(state.rotor)])
        else { return false }
        // A turn forgets the entry.
        return turns <= extra && (turns == 0 || state.custom < 0)
    }

    /// Whether a turn is worth nothing before it is used: who moves on first can make it later.
    public func isIdle(_ turned: NavigationState, after state: NavigationState) -> Bool {
        guard !facts.isEmpty, turned.world == state.world else { return false }
        let (before, after) = (facts[Int(state.rotor)], facts[Int(turned.rotor)])
        if after.isOdd || after.isLocal && before.isSupplied { return false }
        // Once it is turned here, this element's own option stays turned off on the next one.
        return !hasElementsOfTwoKinds || after.suppressed.isSubset(of: before.suppressed)
    }
}

extension NavigationState {
    /// The screen that it is on; counted from 0.
    public var worldNumber: Int { Int(world) }
    /// Where the cursor is, from 1; 0 for nowhere.
    public var cursorNumber: Int { Int(cursor) + 1 }
}
