import ScreenModel

/// All that decides where the next gesture leads, in four numbers: a search for paths holds
/// hundreds of thousands of them. They mean something to the `NavigationStates` that made them.
public struct NavigationState: Hashable, Sendable {
    /// The screen as effects left it, and VoiceOver's modes.
    var world: Int32
    /// The element under the cursor; -1 for none.
    var cursor: Int32
    /// What the rotor is on, and what it falls back on.
    var rotor: Int32
    /// The entry of a custom rotor that was reached last; -1 for none.
    var custom: Int32

    public func hash(into hasher: inout Hasher) {
        hasher.combine(UInt64(UInt32(bitPattern: world)) << 32 | UInt64(UInt32(bitPattern: cursor)))
        hasher.combine(UInt64(UInt32(bitPattern: rotor)) << 32 | UInt64(UInt32(bitPattern: custom)))
    }
}

/// Where a path begins.
public enum NavigationStart: Sendable, Equatable {
    /// Where the cursor is now, with the rotor as it is.
    case cursor
    /// Where the cursor came to when the present screen came up, with the rotor as it was then.
    case start
    /// On an element that a finger touched, with the rotor as that leaves it.
    case element(ElementIndex)
}

/// One turn of the rotor, as a line of a script.
public struct RotorVerb: Sendable {
    public enum Kind: Sendable { case named, next, previous }

    public let kind: Kind
    public let verb: String
    /// The same for equal verbs that lead to the same, from 0.
    public internal(set) var number = 0
    /// What it leads to.
    let option: RotorOption
    let gesture: Gesture

    /// One name may mean several options, each somewhere else.
    struct Meaning: Hashable {
        let verb: String
        let option: RotorOption
    }

    var meaning: Meaning { Meaning(verb: verb, option: option) }

    init(_ kind: Kind, _ verb: String, _ option: RotorOption, _ turn: RotorTurn) {
        self.kind = kind
        self.verb = verb
        self.option = option
        gesture = .rotor(turn)
    }
}
