import ScreenModel
import ScreenReader

/// One way over the stops of a screen, or of a container that is entered: from an end to the
/// other, swipe by swipe.
struct StopWalk {
    private(set) var session: Session
    private(set) var visited: [ElementIndex] = []
    private(set) var end = End.boundary

    /// How it ended.
    enum End: Equatable {
        case boundary
        /// Swipes do not get past `at`; `over` is what the cursor came to before it was moved back.
        case stuck(at: ElementIndex, over: String?)
        /// A swipe came to a stop that was passed; whether it does so each time.
        case round(from: ElementIndex, to: ElementIndex, over: String?, isForGood: Bool)
        /// A swipe that comes to the same element again and again before it rests.
        case restless(from: ElementIndex, over: String?)
        /// Coming to `over` brought another screen.
        case elsewhere(from: ElementIndex, over: String?)
    }

    /// Where it begins.
    enum Place {
        case screen
        /// In the container, which is entered with its own gesture.
        case container(ElementIndex)
    }

    /// A walk forward begins at the first stop, one backward at the last.
    init(_ session: Session, in place: Place, _ direction: SearchDirection) {
        self.session = session
        self.session.begin(place, direction)
        walk(direction)
    }

    /// Goes on from the stop under the cursor of a session.
    init(from session: Session, _ direction: SearchDirection) {
        self.session = session
        walk(direction)
    }

    /// A cursor that stays twice is not let on; an effect may do its work the first time.
    private static let patience = 3

    private mutating func walk(_ direction: SearchDirection) {
        guard let first = session.cursor else { return }
        visited = [first]
        var places = [first: 0]
        var stays = 0
        // More swipes than this only go round.
        for _ in 0..<(session.stops.count * 2 + 8) {
            guard let here = session.cursor else { return }
            let step = session.swipe(direction)
            if step.isBoundary { return }
            guard !step.isElsewhere, let next = session.cursor else {
                end = .elsewhere(from: here, over: step.over)
                return
            }
            guard !step.isRestless else {
                end = .restless(from: here, over: step.over)
                return
            }
            if next == here {
                stays += 1
                guard stays < StopWalk.patience else {
                    end = .stuck(at: here, over: step.over)
                    return
                }
                continue
            }
            stays = 0
            if let place = places[next] {
                let isForGood = goesRound(here, next, of: visited.count - place, direction)
                end = .round(from: here, to: next, over: step.over, isForGood: isForGood)
                return
            }
            places[next] = visited.count
            visited.append(next)
        }
    }

    /// Whether going on comes to the same step again.
    private func goesRound(
        _ from: ElementIndex, _ to: ElementIndex, of length: Int, _ direction: SearchDirection
    ) -> Bool {
        var session = session
        for _ in 0..<(length + StopWalk.patience) {
            let here = session.cursor
            let step = session.swipe(direction)
            if step.isBoundary || step.isElsewhere { return false }
            if here == from, session.cursor == to { return true }
        }
        return false
    }
}

extension Session {
    struct SwipeResult {
        var isBoundary = false
        var isElsewhere = false
        /// One element twice: effects move the cursor to and fro.
        var isRestless = false
        /// The id of what the cursor came to first, where it was moved on from there.
        var over: String?
    }

    fileprivate mutating func swipe(_ direction: SearchDirection) -> SwipeResult {
        var result = SwipeResult()
        var landings: [String] = []
        for event in perform(.swipe(direction == .next ? .right : .left)) {
            switch event {
            case .boundary: result.isBoundary = true
            case .screen: result.isElsewhere = true
            case .focus(let id, _, _): landings.append(id)
            default: break
            }
        }
        result.isRestless = Set(landings).count < landings.count
        if landings.count > 1 || result.isElsewhere { result.over = landings.first }
        return result
    }

    fileprivate mutating func begin(_ place: StopWalk.Place, _ direction: SearchDirection) {
        switch place {
        case .container(let container):
            _ = perform(.touch(container))
            _ = perform(.moveIn)
            if direction == .previous { _ = perform(.bottomOfContainer) }
        case .screen where platform == .macOS:
            // There the ends are those of the container around the cursor.
            if let first = stops.first { _ = perform(.touch(first)) }
            if direction == .previous { _ = perform(.bottomOfContainer) }
        case .screen:
            _ = perform(direction == .next ? .firstItem : .lastItem)
        }
    }
}
