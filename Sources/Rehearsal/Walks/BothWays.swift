import ScreenModel
import ScreenReader

/// The walk forward and the walk backward: whether they agree, and where the cursor is kept or led
/// back.
///
/// VoiceOver moves through one list in both directions (UI tests of iOS 27, M), and only the app
/// can move the cursor away from where a swipe put it (`accessibilityElementDidBecomeFocused`,
/// layout changes: UIKit documentation, H).
struct BothWays {
    private(set) var problems: [WalkProblem] = []
    private let start: Session

    init(_ session: Session) {
        start = session
        guard !session.stops.isEmpty else { return }
        var places: [StopWalk.Place] = [.screen]
        var entered: Set<ElementIndex> = []
        while let place = places.popLast() {
            let forward = StopWalk(session, in: place, .next)
            let backward = StopWalk(session, in: place, .previous)
            note(forward, .next)
            note(backward, .previous)
            compare(forward, backward)
            goOn(after: forward)
            guard session.isGrouped else { continue }
            // A walk that is led out of its container meets others again.
            for stop in forward.visited.reversed()
            where session.holdsStops(stop) && entered.insert(stop).inserted {
                places.append(.container(stop))
            }
        }
    }

    /// Looks for more of the same behind what ended a walk.
    private mutating func goOn(after walk: StopWalk) {
        var walk = walk
        for _ in 0..<BothWays.mostEnds {
            guard let stop = walk.lastPlace, walk.end != .boundary, !start.isGrouped else { return }
            // What bounces the cursor back stands behind the stop: the one after that is next.
            guard stop + 2 < start.stops.count else { return }
            var session = start
            _ = session.perform(.touch(start.stops[stop + 2]))
            guard session.cursor == start.stops[stop + 2] else { return }
            walk = StopWalk(from: session, .next)
            note(walk, .next)
        }
    }

    private static let mostEnds = 50

    private mutating func note(_ walk: StopWalk, _ direction: SearchDirection) {
        let swipe = direction == .next ? "a swipe right" : "a swipe left"
        switch walk.end {
        case .boundary: return
        case .stuck(let stop, let over):
            add(.trap, stop, "\(swipe) does not leave it\(BothWays.cause(over))")
        case .round(let from, let to, let over, let isForGood):
            add(
                .loop, to,
                "\(swipe) from \(start.name(from)) comes back to it\(BothWays.cause(over))")
            if isForGood {
                add(
                    .trap, from,
                    "the cursor does not get past it: \(swipe) leads back to \(start.name(to)) "
                        + "each time")
            }
        case .restless(let from, let over):
            let first = over.map { ": '\($0)' and others move it to each other" } ?? ""
            add(.loop, from, "after \(swipe) the cursor does not come to rest\(first)")
        case .elsewhere(let from, let over):
            let opener = over.map { "coming to '\($0)'" } ?? "a swipe"
            add(.trap, from, "the walk ends here: \(opener) brings another screen")
        }
    }

    private static func cause(_ over: String?) -> String {
        over.map { ": '\($0)', where it leads, moves the cursor back" } ?? ""
    }

    private mutating func add(
        _ kind: WalkProblem.Kind, _ index: ElementIndex, _ text: String
    ) {
        let problem = start.problem(kind, at: index, text)
        if !problems.contains(problem) { problems.append(problem) }
    }

    /// Backward is forward reversed. One sentence for a pair of walks: a stop that one of them
    /// leaves out, else the first place where they part.
    private mutating func compare(_ forward: StopWalk, _ backward: StopWalk) {
        let back = Array(backward.visited.reversed())
        guard forward.visited != back else { return }
        let (there, here) = (Set(forward.visited), Set(back))
        let lost = forward.visited.filter { !here.contains($0) }
        let added = back.filter { !there.contains($0) }
        if let first = lost.first {
            add(.order, first, "the walk backward does not come to \(start.names(lost))")
        }
        if let first = added.first {
            add(.order, first, "the walk forward does not come to \(start.names(added))")
        }
        guard lost.isEmpty, added.isEmpty,
            let place = back.indices.first(where: { back[$0] != forward.visited[$0] })
        else { return }
        add(
            .order, back[place],
            "the walk backward has it where the walk forward has "
                + start.name(forward.visited[place]))
    }
}

extension StopWalk {
    /// The place of the last stop that it came to before it ended, among the session's stops.
    fileprivate var lastPlace: Int? {
        switch end {
        case .boundary: nil
        case .stuck(let stop, _), .round(let stop, _, _, _), .elsewhere(let stop, _),
            .restless(let stop, _):
            session.position(of: stop)
        }
    }
}
