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
        /// The hint that is not heard because hints are off.
        let lost: String?
        /// Nothing but in the snapshot profile.
        let legend: [SnapshotLegend]
    }

    let stops: [Entry]
    let side: [Entry]

    init(_ session: Session) {
        stops = Transcript.entries(session.stops, session)
        side = Transcript.entries(session.sideStops, session)
    }

    /// All stops, each with the name that a picture and a list give it: its number, in the status
    /// bar after an S.
    var named: [(name: String, entry: Entry)] {
        stops.map { (String($0.index), $0) } + side.map { (Transcript.sideName($0), $0) }
    }

    static func sideName(_ entry: Entry) -> String { "S\(entry.index)" }

    var isEmpty: Bool { stops.isEmpty && side.isEmpty }

    /// One stop, as a walk meets it that comes from the stop before it.
    static func entry(_ index: ElementIndex, _ session: Session) -> Entry {
        let isSide = session.position(of: index) == nil
        let list = isSide ? session.sideStops : session.stops
        let place = (isSide ? list.firstIndex(of: index) : session.position(of: index)) ?? 0
        return entry(index, place, from: place > 0 ? list[place - 1] : nil, session)
    }

    private static func entry(
        _ index: ElementIndex, _ place: Int, from previous: ElementIndex?, _ session: Session
    ) -> Entry {
        let stop = session.stop(at: index, from: previous)
        return Entry(
            index: place + 1, stop: stop, utterance: session.utterance(of: stop),
            lost: session.lostHint(of: stop),
            legend: session.settings.profile == .snapshot ? session.legend(of: stop) : [])
    }

    private static func entries(_ indices: [ElementIndex], _ session: Session) -> [Entry] {
        var previous: ElementIndex?
        return indices.enumerated().map { place, index in
            defer { previous = index }
            return entry(index, place, from: previous, session)
        }
    }
}
