import ScreenModel
import ScreenReader

/// Checks of the ways through a screen.
extension Player {
    func fails(
        within count: Int, _ name: ElementName, from start: Check.Start, in session: Session
    ) -> StepFailure? {
        let target: ElementIndex
        var from = Reach.Start.cursor
        do throws(VerbError) {
            target = try session.find(name)
            switch start {
            case .cursor: break
            case .start: from = .start
            case .element(let name): from = .element(try session.find(name))
            }
        } catch {
            return StepFailure(error.description)
        }
        let gestures = "\(count) \(count == 1 ? "gesture" : "gestures")"
        switch Reach.cost(to: target, in: session, from: from) {
        case .path(let path) where path.cost <= count: return nil
        case .path(let path):
            return StepFailure(
                "the cheapest way takes more", expected: "at most \(gestures)",
                actual: "\(path.cost): \(path.verbs.joined(separator: ", "))")
        case .unreachable:
            return StepFailure(
                "no gesture leads there", expected: "at most \(gestures)", actual: "no way")
        case .notFound(let states):
            return StepFailure(
                "no way was found among \(states) states", expected: "at most \(gestures)")
        }
    }

    /// Whether a walk meets something of a kind.
    func fails(none kind: WalkProblem.Kind, in session: Session) -> StepFailure? {
        let problems = WalkCheck(session, [kind]).problems
        guard let first = problems.first else { return nil }
        let count = problems.count - 1
        return StepFailure(
            first.text + (count > 0 ? ", and \(count) more" : ""),
            actual: problems.compactMap(\.id).isEmpty
                ? nil
                : problems.compactMap(\.id).prefix(Player.mostNamed).map {
                    VerbTokens.text(of: .id($0))
                }.joined(separator: ", "))
    }

    private static let mostNamed = 10
}
