import ScreenModel
import ScreenReader

/// A breadth-first search over the reader's states.
struct PathSearch: Sendable {
    /// A state, and the best way to it that is known.
    private struct Node {
        let state: NavigationState
        /// The node before it; -1 at the start.
        var parent: Int32
        var step: Step
        var plainness: Plainness
        let level: Int32
        /// The rotor was turned for nothing but its next use.
        var isTurned = false
    }

    /// What was played last.
    private enum Step {
        case none
        /// A place in `verbs`.
        case verb(Int32)
        /// The number of a turn.
        case turn(Int32)
        /// A place in `choices`.
        case choice(Int32)
    }

    private(set) var states: NavigationStates
    private let verbs: [(verb: String, gesture: Gesture, usesRotor: Bool)]
    private let mostStates: Int
    private let mayTurn: Bool
    private let mayChoose: Bool
    private var nodes: [Node] = []
    private var nodeOf: [NavigationState: Int32] = [:]
    /// For each world and cursor the first node there; -1 while there is none.
    private var first: [[Int32]] = []
    /// For each element the best node on it; -1 while there is none.
    private var best: [Int32] = []
    private var choices: [String] = []
    /// States whose choices were played, their cursors aside: it leads to the same from each.
    private var chosen: Set<NavigationState> = []
    /// Whether every state was looked at that there is.
    private var isExhausted = false

    init(
        _ session: Session, from start: NavigationStart, _ wanted: Reach.Verbs, _ mostStates: Int,
        leavesOut: Bool = true
    ) {
        states = NavigationStates(of: session, from: start, leavesOut: leavesOut)
        let platform: MovingVerb.Platform = session.platform == .macOS ? .macOS : .iOS
        verbs = MovingVerb.all.filter {
            !$0.set.isDisjoint(with: wanted) && $0.platform ?? platform == platform
        }.compactMap { moving in
            (try? GestureVerb.parse(moving.verb, in: session)).map {
                (moving.verb, $0, $0 == .swipe(.up) || $0 == .swipe(.down))
            }
        }
        self.mostStates = mostStates
        mayTurn = wanted.contains(.gestures)
        mayChoose = wanted.contains(.itemChooser)
    }

    var start: ElementIndex? { states.start.flatMap(states.element) }

    /// Looks further and further until each of the elements is reached.
    mutating func run(until targets: [ElementIndex]) {
        guard let start = states.start else {
            isExhausted = true
            return
        }
        add(Node(state: start, parent: -1, step: .none, plainness: Plainness(), level: 0))
        var left = Set(targets)
        var level = 0..<1
        while true {
            for place in level { settle(place, &left) }
            if left.isEmpty || nodes.count >= mostStates { return }
            for place in level where nodes.count < mostStates {
                expand(place)
            }
            level = level.upperBound..<nodes.count
            if level.isEmpty {
                isExhausted = !states.isCut
                return
            }
        }
    }

    /// The length of the best path; nil where none was found.
    func cost(to element: ElementIndex) -> Int? {
        guard best.indices.contains(element.place), best[element.place] >= 0 else { return nil }
        return Int(nodes[Int(best[element.place])].level)
    }

    func result(to element: ElementIndex) -> Reach.Result {
        guard best.indices.contains(element.place), best[element.place] >= 0 else {
            return isExhausted ? .unreachable : .notFound(states: nodes.count)
        }
        var lines: [String] = []
        var place = best[element.place]
        while place >= 0, nodes.indices.contains(Int(place)) {
            let node = nodes[Int(place)]
            switch node.step {
            case .none: break
            case .verb(let verb): lines.append(verbs[Int(verb)].verb)
            case .turn(let turn): lines.append(states.allTurns[Int(turn)].verb)
            case .choice(let choice): lines.append(choices[Int(choice)])
            }
            place = node.parent
        }
        return .path(GesturePath(verbs: lines.reversed()))
    }

    /// The ways to a node are all known: it may be the best on its element.
    private mutating func settle(_ place: Int, _ left: inout Set<ElementIndex>) {
        guard let element = states.element(at: nodes[place].state) else { return }
        while best.count <= element.place { best.append(-1) }
        let known = Int(best[element.place])
        if known < 0 {
            best[element.place] = Int32(place)
            left.remove(element)
        } else if nodes[known].level == nodes[place].level,
            nodes[place].plainness < nodes[known].plainness
        {
            best[element.place] = Int32(place)
        }
    }

    private mutating func expand(_ place: Int) {
        let node = nodes[place]
        for (number, verb) in verbs.enumerated() where !node.isTurned || verb.usesRotor {
            if let found = states.state(after: verb.gesture, from: node.state) {
                reach(found, from: place, .verb(Int32(number)), kind: number)
            }
        }
        if mayTurn {
            let turns =
                node.isTurned
                ? states.turnsOnTop(at: node.state) : states.turns(at: node.state)
            for turn in turns { self.turn(turn, from: place) }
        }
        if mayChoose, !node.isTurned { choose(from: place) }
    }

    private mutating func turn(_ turn: RotorVerb, from place: Int) {
        let state = nodes[place].state
        guard let found = states.state(after: turn, from: state), found != state else { return }
        let kind = turn.kind == .named ? 0 : turn.kind == .next ? 1 : 2
        let known = reach(found, from: place, .turn(Int32(turn.number)), kind: verbs.count + kind)
        if let known, states.isIdle(found, after: state) { nodes[known].isTurned = true }
    }

    private mutating func choose(from place: Int) {
        let state = nodes[place].state
        guard chosen.insert(states.withoutCursor(state)).inserted else { return }
        for choice in states.choices(at: state) {
            guard let found = states.state(after: .choose(choice.element), from: state),
                nodeOf[found] == nil
            else { continue }
            choices.append(choice.verb)
            reach(found, from: place, .choice(Int32(choices.count - 1)), kind: verbs.count + 3)
        }
    }

    /// Takes up a step; gives the node that it leads to if that is not looked at before this level
    /// is through.
    @discardableResult
    private mutating func reach(
        _ state: NavigationState, from place: Int, _ step: Step, kind: Int
    ) -> Int? {
        let level = nodes[place].level + 1
        let plainness = nodes[place].plainness.with(kind)
        if let known = nodeOf[state].map(Int.init) {
            guard nodes[known].level == level else { return nil }
            if plainness < nodes[known].plainness {
                nodes[known].parent = Int32(place)
                nodes[known].step = step
                nodes[known].plainness = plainness
            }
            return known
        }
        if case .turn = step {
        } else if let first = firstNode(at: state),
            states.isCovered(
                state, extra: Int(level - nodes[first].level), by: nodes[first].state)
        {
            return nil
        }
        add(
            Node(
                state: state, parent: Int32(place), step: step, plainness: plainness, level: level))
        return nodes.count - 1
    }

    private mutating func add(_ node: Node) {
        let number = Int32(nodes.count)
        nodeOf[node.state] = number
        nodes.append(node)
        let (world, cursor) = (node.state.worldNumber, node.state.cursorNumber)
        while first.count <= world { first.append([]) }
        if first[world].count <= cursor {
            first[world] += Array(repeating: -1, count: cursor + 1 - first[world].count)
        }
        if first[world][cursor] < 0 { first[world][cursor] = number }
    }

    private func firstNode(at state: NavigationState) -> Int? {
        let (world, cursor) = (state.worldNumber, state.cursorNumber)
        guard first.indices.contains(world), first[world].indices.contains(cursor),
            first[world][cursor] >= 0
        else { return nil }
        return Int(first[world][cursor])
    }
}
