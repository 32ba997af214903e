import ScreenModel
import ScreenReader

/// Every stop of a screen in order, each as a walk from the one before it meets it.
struct Transcript {
    /// One stop with what is spoken of it.
    struct Entry {
        /// From 1.
        let index: Int
        let stop: Stop
        let utterance: Utterance
        /// Nothing but in the snapshot profile.
        let legend: [SnapshotLegend]
    }

    let stops: [Entry]
    let side: [Entry]

    init(_ session: Session) {
        stops = Transcript.entries(session.stops, session)
        side = Transcript.entries(session.sideStops, session)
    }

    var isEmpty: Bool { stops.isEmpty && side.isEmpty }

    private static func entries(_ indices: [ElementIndex], _ session: Session) -> [Entry] {
        var previous: ElementIndex?
        return indices.enumerated().map { place, index in
            let stop = session.stop(at: index, from: previous)
            previous = index
            return Entry(
                index: place + 1, stop: stop, utterance: session.utterance(of: stop),
                legend: session.settings.profile == .snapshot ? session.legend(of: stop) : [])
        }
    }
}
