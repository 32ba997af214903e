import ScreenModel
import ScreenReader

/// One of the two screens, taken apart for the comparison.
struct ComparedScreen: Sendable {
    /// All stops in reading order, then those of the status bar.
    var stops: [ComparedStop] = []
    /// How many of them are in the reading order.
    var mainCount: Int
    var containers: [ComparedContainer]
    /// Where VoiceOver starts, as a place in `stops`.
    var start: Int?

    init(_ session: Session, leavingOut unknown: Facets) {
        mainCount = session.stops.count
        var nest = ContainerNest(session)
        stops.reserveCapacity(mainCount + session.sideStops.count)
        for (list, isSide) in [(session.stops, false), (session.sideStops, true)] {
            var previous: ElementIndex?
            for (place, index) in list.enumerated() {
                let stop = session.stop(at: index, from: previous)
                previous = index
                var compared = ComparedStop(
                    stop, session.utterance(of: stop), index: place + 1, isSide: isSide,
                    leavingOut: unknown)
                compared.container = nest.enter(at: index, stop: stops.count)
                stops.append(compared)
            }
        }
        containers = nest.containers
        identify()
        start = ComparedScreen.start(of: session, stops)
    }

    /// Ids that the app gave to one stop alone.
    private mutating func identify() {
        var first: [String: Int] = [:]
        first.reserveCapacity(stops.count)
        for place in stops.indices where !ComparedStop.isPlaceName(stops[place].id) {
            if let other = first[stops[place].id] {
                stops[other].identity = nil
            } else {
                first[stops[place].id] = place
                stops[place].identity = stops[place].id
            }
        }
    }

    /// VoiceOver comes to a copy of the screen: what happens then changes nothing here.
    private static func start(of session: Session, _ stops: [ComparedStop]) -> Int? {
        var session = session
        _ = session.start()
        guard let cursor = session.cursor else { return nil }
        return stops.firstIndex { $0.element == cursor }
    }
}
