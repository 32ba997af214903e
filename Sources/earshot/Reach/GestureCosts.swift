import Rehearsal
import ScreenModel
import ScreenReader
import TerminalInterface

/// What the interface shows beside each stop.
enum GestureCosts {
    /// A search in the interface may take no longer than a person waits; what it does not come to
    /// is unknown.
    private static let mostStates = 20_000

    static func of(_ session: Session) -> [ElementIndex: GestureCost] {
        let reach = Reach(in: session, from: .start, mostStates: mostStates)
        var costs: [ElementIndex: GestureCost] = [:]
        for target in reach.targets {
            if let cost = reach.cost(to: target) {
                costs[target] = .gestures(cost)
            } else {
                costs[target] = reach.result(to: target) == .unreachable ? .unreachable : .unknown
            }
        }
        return costs
    }
}
