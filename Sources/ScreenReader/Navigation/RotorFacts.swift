/// What it takes to make one rotor do what another one does on the same element.
struct RotorFacts: Sendable {
    /// The kinds of element that turn the rotor by themselves.
    struct Kinds: OptionSet {
        let rawValue: UInt8

        init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        init(_ option: RotorOption) {
            self.init(rawValue: option == .adjustValue ? 1 : option == .actions ? 2 : 4)
        }
    }

    /// Numbers of what the user's turn does, and the one before it.
    let user: Int32
    let before: Int32
    let isUseful: Bool
    let isSupplied: Bool
    /// Supplied, but not everywhere.
    let isLocal: Bool
    let isBeforeUseful: Bool
    /// Some ring lacks an option that matters here, and then another one stands for it.
    let isOdd: Bool
    let automatic: Kinds
    let suppressed: Kinds

    /// How many turns more a user with this rotor needs at most, now or later, to come wherever one
    /// with `other` comes, who stands on the same element; nil where that has no bound.
    ///
    /// The turns are made where they are needed: an option that is current there is in the ring
    /// there. Rotors that are the same but for what they suppress need a turn where the one is
    /// caught by an element's own option and the other is not.
    func turns(to other: RotorFacts) -> Int? {
        let isSame = user == other.user && before == other.before
        let more = other.suppressed.subtracting(suppressed)
        if isSame, more.isEmpty { return 0 }
        guard !other.isOdd else { return nil }
        let turns: Int
        if isSame || !other.isUseful {
            turns = 0
        } else if !other.isSupplied {
            turns = 1
        } else if !other.isBeforeUseful || before == other.before {
            turns = other.isLocal && isSupplied ? 2 : 1
        } else {
            turns = 2
        }
        if more.isEmpty { return turns }
        let isOne = more.isSubset(of: automatic)
        if turns > 0 { return isOne ? turns : turns + 1 }
        return (isOne ? 1 : 2) + (other.isLocal ? 1 : 0)
    }
}
