import ScreenModel
import ScreenReader

/// Walks over all stops of a screen, forward and backward, and what they meet that a user should
/// not meet.
///
/// The ways are played on a copy of the session, gesture by gesture, with `wrap` off: what moves
/// the cursor on the way is found where it happens. What cannot be heard on a walk, elements that
/// it passes over and what lies behind a modal, is read off the tree. Where a file cannot know
/// something, such as what a button of a dump does, nothing is said.
public struct WalkCheck: Sendable {
    /// Those of one kind together, in the order of `WalkProblem.Kind`.
    public let problems: [WalkProblem]

    /// Checks the present scope of a session, which may have been started or not: what happens on
    /// the screen's appearing happens before.
    public init(_ session: Session) {
        self.init(session, WalkProblem.Kind.allCases)
    }

    /// Looks for problems of some kinds alone.
    public init(_ session: Session, _ kinds: [WalkProblem.Kind]) {
        var trial = session.trial
        trial.settings.wrap = .off
        if trial.cursor == nil { _ = trial.start() }
        var found: [WalkProblem] = []
        if !Set(kinds).isDisjoint(with: [.order, .trap, .loop]) {
            found += BothWays(trial).problems
        }
        if kinds.contains(.trap) { found += ClosedModals(trial).problems }
        if kinds.contains(.jump) { found += PassedElements(trial).problems }
        if kinds.contains(.behind) { found += CoveredElements(trial).problems }
        problems = WalkProblem.Kind.allCases.filter(kinds.contains).flatMap { kind in
            found.filter { $0.kind == kind }
        }
    }

    /// The problems of one kind.
    public func problems(of kind: WalkProblem.Kind) -> [WalkProblem] {
        problems.filter { $0.kind == kind }
    }
}

extension Session {
    func problem(
        _ kind: WalkProblem.Kind, at index: ElementIndex?, _ text: String
    ) -> WalkProblem {
        WalkProblem(
            kind: kind, id: index.map { screen.tree.id(of: $0) },
            path: index.map { screen.tree.path(of: $0) }, text: text)
    }

    /// An id in quotes.
    func name(_ index: ElementIndex) -> String { "'\(screen.tree.id(of: index))'" }

    /// Some ids in quotes, the rest counted.
    func names(_ indices: some Collection<ElementIndex>) -> String {
        let shown = indices.prefix(5).map(name).joined(separator: ", ")
        return indices.count > 5 ? shown + " and \(indices.count - 5) more" : shown
    }
}
