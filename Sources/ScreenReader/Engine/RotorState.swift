/// Which option the rotor is on, and why.
///
/// The option that the user turned to is remembered per kind, never per element. On an adjustable
/// element or one with actions the rotor turns by itself (WWDC19-250, EhPanda log; H), unless the
/// user turned away from that kind on the last such element; elsewhere the user's own choice is
/// back (L).
struct RotorState: Sendable, Hashable {
    /// The last explicit turn.
    private(set) var user: RotorOption
    /// The last explicit turn to an option that no app supplied.
    private(set) var userBeforeCustom: RotorOption
    /// What the focused element asks for.
    private(set) var automatic: RotorOption?
    private(set) var suppressed: Set<RotorOption> = []

    init(initial: RotorOption) {
        user = initial
        userBeforeCustom = initial
        if initial.isSupplied { userBeforeCustom = .characters }
    }

    /// The same but for the user's turns.
    func turned(to user: RotorOption, before: RotorOption) -> RotorState {
        var state = self
        state.user = user
        state.userBeforeCustom = before
        return state
    }

    /// The cursor came to an element that offers `ring` and asks for `automatic`; `kinds` are all
    /// the automatic kinds that it has.
    mutating func land(automatic: RotorOption?, kinds: Set<RotorOption>) {
        self.automatic = automatic
        suppressed.formIntersection(kinds)
    }

    /// The option that is current if the ring has it.
    var wanted: RotorOption {
        guard let automatic else { return user }
        return suppressed.contains(automatic) ? user : automatic
    }

    func current(in ring: [RotorOption]) -> RotorOption {
        if let automatic, !suppressed.contains(automatic), ring.contains(automatic) {
            return automatic
        }
        if ring.contains(user) { return user }
        if user.isSupplied, ring.contains(userBeforeCustom) { return userBeforeCustom }
        // The nearest member before it in the default order.
        return ring.last { $0.defaultPlace < user.defaultPlace } ?? ring.first ?? .characters
    }

    mutating func turn(to option: RotorOption) {
        if option == automatic {
            suppressed.remove(option)
            return
        }
        user = option
        if !option.isSupplied { userBeforeCustom = option }
        if let automatic { suppressed.insert(automatic) }
    }
}
