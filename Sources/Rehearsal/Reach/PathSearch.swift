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
    }

    /// What was played last.
    private enum Step {
        case none
        /// A place in `verbs`.
        case verb(Int32)
        /// A place in `turns`.
        case turn(Int32)
        /// A place in `choices`.
        case choice(Int32)
    }

    private(set) var states: NavigationStates
    private let verbs: [(verb: String, gesture: Gesture)]
    private let mostStates: Int
    private let mayTurn: Bool
    private let mayChoose: Bool
    private var nodes: [Node] = []
    private var nodeOf: [NavigationState: Int32] = [:]
    /// For each element the best node on it; -1 while there is none.
    private var best: [Int32] = []
    private var turns: [RotorVerb] = []
    private var turnIDs: [String: Int32] = [:]
    private var choices: [String] = []
    /// States whose choices were played, their cursors aside: it leads to the same from each.
    private var chosen: Set<NavigationState> = []
    /// Whether every state was looked at that there is.
    private var isExhausted = false

    init(
        _ session: Session, from start: NavigationStart, _ wanted: Reach.Verbs, _ mostStates: Int
    ) {
        states = NavigationStates(of: session, from: start)
        let platform: MovingVerb.Platform = session.platform == .macOS ? .macOS : .iOS
        verbs = MovingVerb.all.filter {
            !$0.set.isDisjoint(with: wanted) && $0.platform ?? platform == platform
        }.compactMap { moving in
            (try? GestureVerb.parse(moving.verb, in: session)).map { (moving.verb, $0) }
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
        nodeOf[start] = 0
        nodes.append(Node(state: start, parent: -1, step: .none, plainness: Plainness()))
        var left = Set(targets)
        var level = 0..<1
        while true {
            for place in level { settle(place, from: level.lowerBound, &left) }
            if left.isEmpty || nodes.count >= mostStates { return }
            for place in level where nodes.count < mostStates {
                expand(place, next: level.upperBound)
            }
            level = level.upperBound..<nodes.count
            if level.isEmpty {
                isExhausted = !states.isCut
                return
            }
        }
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
            case .turn(let turn): lines.append(turns[Int(turn)].verb)
            case .choice(let choice): lines.append(choices[Int(choice)])
            }
            place = node.parent
        }
        return .path(GesturePath(verbs: lines.reversed()))
    }

    /// The ways to a node are all known: it may be the best on its element. The nodes as near
    /// begin at `level`.
    private mutating func settle(
        _ place: Int, from level: Int, _ left: inout Set<ElementIndex>
    ) {
        guard let element = states.element(at: nodes[place].state) else { return }
        while best.count <= element.place { best.append(-1) }
        let known = Int(best[element.place])
        if known < 0 {
            best[element.place] = Int32(place)
            left.remove(element)
        } else if known >= level, nodes[place].plainness < nodes[known].plainness {
            best[element.place] = Int32(place)
        }
    }

    private mutating func expand(_ place: Int, next: Int) {
        let state = nodes[place].state
        for (number, verb) in verbs.enumerated() {
            if let found = states.state(after: verb.gesture, from: state) {
                reach(found, from: place, .verb(Int32(number)), kind: number, next)
            }
        }
        if mayTurn {
            for turn in states.turns(at: state) {
                guard let found = states.state(after: turn, from: state) else { continue }
                let kind = turn.kind == .named ? 0 : turn.kind == .next ? 1 : 2
                reach(found, from: place, .turn(id(of: turn)), kind: verbs.count + kind, next)
            }
        }
        if mayChoose { choose(from: place, next) }
    }

    private mutating func choose(from place: Int, _ next: Int) {
        let state = nodes[place].state
        guard chosen.insert(states.withoutCursor(state)).inserted else { return }
        for choice in states.choices(at: state) {
            guard let found = states.state(after: .choose(choice.element), from: state) else {
                continue
            }
            let isNew = nodeOf[found] == nil
            let number = Int32(choices.count)
            if isNew { choices.append(choice.verb) }
            if isNew { reach(found, from: place, .choice(number), kind: verbs.count + 3, next) }
        }
    }

    /// Takes up a step. `next` is where the nodes begin that are one step further than this one.
    private mutating func reach(
        _ state: NavigationState, from place: Int, _ step: Step, kind: Int, _ next: Int
    ) {
        let known = nodeOf[state].map(Int.init)
        if let known, known < next { return }
        let plainness = nodes[place].plainness.with(kind)
        guard let known else {
            nodeOf[state] = Int32(nodes.count)
            nodes.append(
                Node(state: state, parent: Int32(place), step: step, plainness: plainness))
            return
        }
        guard plainness < nodes[known].plainness else { return }
        nodes[known].parent = Int32(place)
        nodes[known].step = step
        nodes[known].plainness = plainness
    }

    private mutating func id(of turn: RotorVerb) -> Int32 {
        if let id = turnIDs[turn.verb] { return id }
        let id = Int32(turns.count)
        turns.append(turn)
        turnIDs[turn.verb] = id
        return id
    }
}
