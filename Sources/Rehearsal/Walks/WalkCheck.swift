import ScreenModel
import ScreenReader

/// Walks over all stops of a screen, forward and backward, and what they meet that a user should
/// not meet.
public struct WalkCheck: Sendable {
    public let problems: [WalkProblem]

    /// Checks the present scope of a session, which may have been started or not.
    public init(_ session: Session) {
        problems = []
    }

    /// The problems of one kind.
    public func problems(of kind: WalkProblem.Kind) -> [WalkProblem] {
        problems.filter { $0.kind == kind }
    }
}
