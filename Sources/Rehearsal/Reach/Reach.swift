import ScreenModel
import ScreenReader

/// The cheapest way to each element: shortest paths over the reader's own states, exact. Each
/// gesture costs 1.
///
/// While a path is gone no time passes: what a screen does by the clock is left out.
public struct Reach: Sendable {
    public typealias Start = NavigationStart

    /// What is known of one element.
    public enum Result: Sendable, Equatable {
        case path(GesturePath)
        /// No gesture path leads there.
        case unreachable
        /// None was found among so many states; there may be one.
        case notFound(states: Int)

        public var path: GesturePath? {
            if case .path(let path) = self { path } else { nil }
        }
        public var cost: Int? { path?.cost }
    }

    /// States that a search looks at before it gives up.
    public static let mostStates = 1_000_000

    /// Stops in reading order, those of the status bar behind them.
    public let targets: [ElementIndex]
    private let search: PathSearch
    private let swiping: PathSearch

    /// Finds paths to all stops of a session's present screen. A session that was not started is
    /// started first.
    public init(
        in session: Session, from start: Start = .cursor, verbs: Verbs = .gestures,
        mostStates: Int = Reach.mostStates
    ) {
        var session = session
        if !session.hasStarted { _ = session.start() }
        targets = session.stops + session.sideStops
        var search = PathSearch(session, from: start, verbs, mostStates)
        search.run(until: targets)
        self.search = search
        var swiping = PathSearch(session, from: start, .swipes, mostStates)
        swiping.run(until: targets)
        self.swiping = swiping
    }

    /// The element where the paths begin; nil where the cursor cannot go there.
    public var start: ElementIndex? { search.start }

    /// The cheapest path to one of the targets.
    public func result(to element: ElementIndex) -> Result { search.result(to: element) }

    /// How many gestures it takes, without the path: that of a long way costs as much as it is long.
    public func cost(to element: ElementIndex) -> Int? { search.cost(to: element) }

    public func path(to element: ElementIndex) -> GesturePath? { result(to: element).path }

    /// How many swipes right or left lead there; nil where they do not.
    public func swipes(to element: ElementIndex) -> Int? { swiping.cost(to: element) }

    /// The cheapest path to one element, also to one that is no stop now. Looks no further than it
    /// has to.
    public static func cost(
        to element: ElementIndex, in session: Session, from start: Start = .cursor,
        verbs: Verbs = .gestures, mostStates: Int = Reach.mostStates
    ) -> Result {
        var search = PathSearch(session, from: start, verbs, mostStates)
        search.run(until: [element])
        return search.result(to: element)
    }
}
