import ScreenModel

/// Where gestures lead, played by the reader itself but without a word: what a search for the
/// shortest path asks, for any state that it was in before.
///
/// A gesture is played on one reader that is put into each state in turn. Only when effects change
/// the screen is that a new `world`, a copy; equal ones are found again.
public struct NavigationStates: Sendable {
    public private(set) var start: NavigationState?
    /// Where it was not looked further, since effects change the screen without end.
    public private(set) var isCut = false

    private var scratch: Reader
    /// The world that `scratch` plays.
    private var present: Int32 = 0
    private var worlds: [NavigationWorld] = []
    private var worldsByPrint: [Int: [Int32]] = [:]
    private var rotors: [RotorState] = []
    private var rotorIDs: [RotorState: Int32] = [:]
    private var customs: [CustomPlace] = []
    private var customIDs: [CustomPlace: Int32] = [:]
    /// For each rotor and verb the rotor that it leads to; -1 while that is unknown.
    private var turned: [[Int32]] = []
    /// Every turn that was offered, by its number.
    public private(set) var allTurns: [RotorVerb] = []
    private var turnNumbers: [RotorVerb.Meaning: Int] = [:]
    private var rings: [NavigationRing] = []
    private var ringIDs: [NavigationRing.Key: Int32] = [:]
    private var alike: RotorAlikes?
    /// Of each of `rotors`; empty where nothing is known of the rings to come.
    private(set) var facts: [RotorFacts] = []
    /// Whether some stop is adjustable and has actions too.
    private(set) var hasElementsOfTwoKinds = true
    /// What changing worlds has cost so far, in elements gone through.
    private var work = 0
    private let depth: Int
    private let base: Int
    private let session: Session

    /// Bounds for screens that effects change without end.
    private static let mostWorlds = 2_000
    private static let mostWork = 20_000_000

    /// `leavesOut`: whether what is known of the rings may spare states.
    public init(of session: Session, from start: NavigationStart, leavesOut: Bool = true) {
        self.session = session
        scratch = session.reader
        scratch.isSilent = true
        if !scratch.hasStarted { _ = scratch.start() }
        scratch.settle()
        depth = scratch.scenes.count
        base = scratch.revisionsBefore
        let isThere = scratch.go(to: start)
        var reader = scratch
        reader.scene.indices = SceneIndices()
        let world = NavigationWorld(reader)
        worlds = [world]
        worldsByPrint[world.print] = [0]
        if leavesOut, !world.isModal, !scratch.hasMovesThatChangeRings {
            alike = RotorAlikes(of: scratch)
            hasElementsOfTwoKinds = scratch.hasElementsOfTwoKinds
        }
        if isThere { self.start = state(of: scratch, in: 0) }
    }

    /// The element under the cursor; nil on another screen than the one that it started from.
    public func element(at state: NavigationState) -> ElementIndex? {
        guard state.cursor >= 0, worlds[Int(state.world)].isOn(depth: depth, base) else {
            return nil
        }
        return ElementIndex(rawValue: state.cursor)
    }

    /// Where a gesture leads; nil where it would do something else than move.
    public mutating func state(
        after gesture: Gesture, from state: NavigationState
    ) -> NavigationState? {
        load(state)
        guard scratch.onlyMoves(gesture) else { return nil }
        scratch.bounds = EffectBounds()
        if !scratch.timers.isEmpty { scratch.timers = worlds[Int(state.world)].reader.timers }
        scratch.perform(gesture)
        scratch.settle()
        guard worlds[Int(state.world)].isLeft(by: scratch) else {
            return self.state(of: scratch, in: state.world)
        }
        defer { present = -1 }
        guard scratch.menu == nil, scratch.adjusted == nil else { return nil }
        guard let world = world(of: scratch) else { return nil }
        return self.state(of: scratch, in: world)
    }

    /// The turns of the rotor that can make a difference, clockwise.
    public mutating func turns(at state: NavigationState) -> [RotorVerb] {
        rings[ring(at: state)].verbs
    }

    /// The turns that can make a difference right after another one, which was idle.
    public mutating func turnsOnTop(at state: NavigationState) -> [RotorVerb] {
        rings[ring(at: state)].local
    }

    private mutating func ring(at state: NavigationState) -> Int {
        let known = worlds[Int(state.world)].ring(at: state.cursor)
        if known >= 0 { return Int(known) }
        load(state)
        let key = NavigationRing.Key(options: scratch.ring, language: scratch.language)
        let id = ringIDs[key] ?? Int32(rings.count)
        if Int(id) == rings.count {
            var ring = NavigationRing(key, alike)
            ring.number { turn in
                if let number = turnNumbers[turn.meaning] { return number }
                turnNumbers[turn.meaning] = allTurns.count
                allTurns.append(turn)
                return allTurns.count - 1
            }
            rings.append(ring)
            ringIDs[key] = id
        }
        worlds[Int(state.world)].setRing(at: state.cursor, id)
        return Int(id)
    }

    public mutating func state(
        after turn: RotorVerb, from state: NavigationState
    ) -> NavigationState? {
        if turn.kind != .named || worlds[Int(state.world)].isModal {
            return self.state(after: turn.gesture, from: state)
        }
        var next = state
        next.custom = -1
        next.rotor = rotor(state.rotor, after: turn)
        return next
    }

    private mutating func rotor(_ id: Int32, after turn: RotorVerb) -> Int32 {
        let place = Int(id)
        while turned.count <= place { turned.append([]) }
        while turned[place].count <= turn.number { turned[place].append(-1) }
        if turned[place][turn.number] >= 0 { return turned[place][turn.number] }
        var rotor = rotors[place]
        rotor.turn(to: turn.option)
        let found = self.id(of: rotor)
        turned[place][turn.number] = found
        return found
    }

    /// The same wherever the cursor stands.
    public func withoutCursor(_ state: NavigationState) -> NavigationState {
        NavigationState(world: state.world, cursor: -1, rotor: state.rotor, custom: -1)
    }

    /// What the item chooser leads to.
    public mutating func choices(at state: NavigationState) -> [ItemChoice] {
        let world = Int(state.world)
        if let known = worlds[world].choices { return known }
        var session = session
        session.reader = worlds[world].reader
        let choices = ItemChoice.all(in: session)
        worlds[world].choices = choices
        return choices
    }

    /// Puts the reader into a state that it was in.
    private mutating func load(_ state: NavigationState) {
        if present != state.world {
            if present >= 0 { worlds[Int(present)].reader.scene.indices = scratch.scene.indices }
            scratch = worlds[Int(state.world)].reader
            present = state.world
        }
        scratch.scene.cursor = state.cursor < 0 ? nil : ElementIndex(rawValue: state.cursor)
        scratch.rotor = rotors[Int(state.rotor)]
        scratch.customPlace = state.custom < 0 ? nil : customs[Int(state.custom)]
    }

    private mutating func state(of reader: Reader, in world: Int32) -> NavigationState {
        NavigationState(
            world: world, cursor: reader.cursor?.rawValue ?? -1, rotor: id(of: reader.rotor),
            custom: id(of: reader.customPlaceThatMatters))
    }

    private mutating func id(of rotor: RotorState) -> Int32 {
        if let id = rotorIDs[rotor] { return id }
        // Of those that never differ the first one stands for all.
        let plain = alike?.plain(rotor) ?? rotor
        let id = rotorIDs[plain] ?? Int32(rotors.count)
        if Int(id) == rotors.count {
            rotors.append(plain)
            if let known = alike?.facts(of: plain) { facts.append(known) }
            rotorIDs[plain] = id
        }
        rotorIDs[rotor] = id
        return id
    }

    private mutating func id(of place: CustomPlace?) -> Int32 {
        guard let place else { return -1 }
        if let id = customIDs[place] { return id }
        let id = Int32(customs.count)
        customs.append(place)
        customIDs[place] = id
        return id
    }

    /// The world that a reader is in; nil where there would be too many.
    private mutating func world(of reader: Reader) -> Int32? {
        work += reader.scene.tree.count
        guard work < NavigationStates.mostWork else {
            isCut = true
            return nil
        }
        let world = NavigationWorld(reader)
        for id in worldsByPrint[world.print] ?? [] where worlds[Int(id)].isSame(as: world) {
            return id
        }
        guard worlds.count < NavigationStates.mostWorlds else {
            isCut = true
            return nil
        }
        let id = Int32(worlds.count)
        worlds.append(world)
        worldsByPrint[world.print, default: []].append(id)
        return id
    }
}
