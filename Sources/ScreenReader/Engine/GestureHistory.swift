/// What was before the last gestures, so that a front end can take them back and do them again.
/// It has nothing to do with an app's own undo.
///
/// A session is a value whose copies share what did not change; so a step costs little, and there
/// are never more than `capacity` of them.
public struct GestureHistory<State: Sendable>: Sendable {
    /// How many gestures can be taken back.
    public static var capacity: Int { 50 }

    private struct Step {
        var state: State
        /// The gesture between this state and the one after it.
        let gesture: String
    }

    private var before: [Step] = []
    private var after: [Step] = []

    public init() {}

    /// A gesture is about to be made in this state.
    public mutating func record(_ state: State, before gesture: String) {
        after = []
        before.append(Step(state: state, gesture: gesture))
        if before.count > Self.capacity { before.removeFirst() }
    }

    /// The state before the last gesture, which had this name; nil where there is none.
    public mutating func takeBack(from now: State) -> (state: State, gesture: String)? {
        guard let step = before.popLast() else { return nil }
        after.append(Step(state: now, gesture: step.gesture))
        return (step.state, step.gesture)
    }

    /// The state after the gesture that was taken back last.
    public mutating func takeAgain(from now: State) -> (state: State, gesture: String)? {
        guard let step = after.popLast() else { return nil }
        before.append(Step(state: now, gesture: step.gesture))
        return (step.state, step.gesture)
    }

    /// Changes all states alike: what is no gesture, such as a setting that the user chose, is not
    /// taken back.
    public mutating func change(_ body: (inout State) -> Void) {
        for place in before.indices { body(&before[place].state) }
        for place in after.indices { body(&after[place].state) }
    }
}
