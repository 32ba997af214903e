import ScreenReader

/// A way from one element to another: gestures that a user can make, one verb each.
public struct GesturePath: Sendable, Equatable {
    /// As the script language writes them.
    public var verbs: [String]
    public var cost: Int { verbs.count }

    public init(verbs: [String]) {
        self.verbs = verbs
    }
}
