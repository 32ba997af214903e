import ScreenModel
import ScreenReader

/// Checks of the ways through a screen.
extension Player {
    func fails(
        within count: Int, _ name: ElementName, from start: Check.Start, in session: Session
    ) -> StepFailure? {
        StepFailure("not measured")
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
