import ScreenModel

/// Options of the rotor that lead to the same places wherever the user has turned to them. A path
/// needs one of each; and none that leads nowhere.
///
/// It holds while no ring of the screen changes.
struct RotorAlikes: Sendable {
    /// What an option does in each ring of the screen.
    struct Class: Hashable {
        /// The option that is current once the user turned to it; nil where that leads nowhere.
        fileprivate var current: [RotorOption?] = []
        /// Supplied ones are themselves.
        fileprivate var supplied: RotorOption?
        /// While it is on, swipes aside select text.
        fileprivate var isSelecting = false
        fileprivate var fallback: [Fallback] = []

        /// Whether anybody would turn to it on the way.
        var isUseful: Bool {
            supplied != nil || current.contains { $0 != nil }
                || fallback.contains { $0 != .leadsNowhere }
        }
    }

    /// What an option does as the one that was current before a supplied one.
    fileprivate enum Fallback: Hashable {
        case absent, leadsNowhere
        case current(RotorOption)
    }

    private struct State: Hashable {
        let user: Class
        let before: [Fallback]
    }

    private var rings: [[RotorOption]] = []
    /// Those in which an option of the app's is missing that another ring has.
    private var lackingRings: [[RotorOption]] = []
    private var known: [State: (user: RotorOption, before: RotorOption)] = [:]
    /// Supplied options that some ring has and another one lacks.
    private(set) var local: Set<RotorOption> = []
    /// What options do that every ring has.
    private var everywhere: Set<Class> = []
    private var classIDs: [Class: Int32] = [:]
    private var fallbackIDs: [[Fallback]: Int32] = [:]

    /// nil where a name means two options of a ring: to reach the second one every step counts.
    init?(of reader: Reader) {
        let order = reader.scene.order
        var seen: Set<[RotorOption]> = []
        func add(_ ring: [RotorOption]) {
            if seen.insert(ring).inserted { rings.append(ring) }
        }
        let optIn = reader.settings.rotorOptions
        for stop in order.stops + order.sideStops {
            add(RotorRing.options(at: stop, in: reader.scene, optIn))
        }
        add(RotorRing.options(at: nil, in: reader.scene, optIn))
        for ring in rings {
            let key = NavigationRing.Key(options: ring, language: reader.language)
            guard ring.allSatisfy({ NavigationRing.name(of: $0, in: key) != nil }) else {
                return nil
            }
        }
        let supplied = Set(rings.joined().filter(\.isSupplied))
        lackingRings = rings.filter { !supplied.isSubset(of: $0) }
        local = supplied.filter { option in rings.contains { !$0.contains(option) } }
        for option in rings[0] where rings.allSatisfy({ $0.contains(option) }) {
            everywhere.insert(kind(of: option))
        }
    }

    func kind(of option: RotorOption) -> Class {
        var kind = Class()
        if option.isSupplied {
            kind.supplied = option
            return kind
        }
        let state = RotorState(initial: option)
        kind.current = rings.map { ring in
            let current = state.current(in: ring)
            return current.movesCursor ? current : nil
        }
        kind.isSelecting = option == .textSelection
        kind.fallback = fallback(on: option)
        return kind
    }

    /// The first state that was asked about of those that never differ from this one.
    mutating func plain(_ state: RotorState) -> RotorState {
        let key = State(
            user: kind(of: state.user), before: fallback(on: state.userBeforeCustom))
        let found = known[key] ?? (state.user, state.userBeforeCustom)
        known[key] = found
        return state.turned(to: found.user, before: found.before)
    }

    /// What a comparison of two rotors needs.
    mutating func facts(of state: RotorState) -> RotorFacts {
        let kind = kind(of: state.user)
        let before = fallback(on: state.userBeforeCustom)
        let kindID = classIDs[kind] ?? Int32(classIDs.count)
        classIDs[kind] = kindID
        let beforeID = fallbackIDs[before] ?? Int32(fallbackIDs.count)
        fallbackIDs[before] = beforeID
        let beforeKind = self.kind(of: state.userBeforeCustom)
        let isUselessBefore = before.allSatisfy { $0 == .leadsNowhere }
        let isOdd =
            kind.supplied == nil && kind.isUseful && !everywhere.contains(kind)
            || !isUselessBefore && !everywhere.contains(beforeKind)
        var suppressed: RotorFacts.Kinds = []
        for option in state.suppressed { suppressed.insert(RotorFacts.Kinds(option)) }
        return RotorFacts(
            user: kindID, before: beforeID, isUseful: kind.isUseful,
            isSupplied: kind.supplied != nil, isLocal: local.contains(state.user),
            isBeforeUseful: !isUselessBefore, isOdd: isOdd,
            automatic: state.automatic.map { RotorFacts.Kinds($0) } ?? [], suppressed: suppressed)
    }

    private func fallback(on option: RotorOption) -> [Fallback] {
        lackingRings.map { ring in
            guard ring.contains(option) else { return .absent }
            return option.movesCursor ? .current(option) : .leadsNowhere
        }
    }
}
