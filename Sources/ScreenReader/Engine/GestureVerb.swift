/// The script language's words for gestures: the one table that plain mode, the command line of
/// the interface and scripts read.
public struct GestureVerb: Sendable {
    /// `swipe right`; a slot that takes an argument is written as in the docs: `touch ELEMENT`.
    public let words: String
    /// One line for help.
    public let summary: String

    public static let all: [GestureVerb] = []

    /// Reads one line: a verb with its argument. `resolve` finds the element that a name means.
    public static func parse(
        _ line: String, in session: Session
    ) -> Result<Gesture, VerbError> {
        .failure(VerbError(description: "not understood"))
    }
}

/// Why a line is no gesture: what was wrong, and the nearest verb.
public struct VerbError: Error, Sendable, Equatable, CustomStringConvertible {
    public let description: String
}
