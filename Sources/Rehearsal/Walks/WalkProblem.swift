import ScreenModel

/// What a walk over all stops met that a user should not meet.
public struct WalkProblem: Sendable, Equatable {
    public enum Kind: String, Sendable, CaseIterable {
        /// The walk backward is not the walk forward reversed.
        case order
        /// The cursor cannot leave an element, or a group of them.
        case trap
        /// The walk comes to stops again that it has passed.
        case loop
        /// The walk passes over an element that can be seen.
        case jump
        /// Elements behind what is presented can be reached.
        case behind
    }

    public var kind: Kind
    /// The element that it is about; nil for the whole screen.
    public var id: String?
    /// Its place in the file's tree, `0/3/1`.
    public var path: String?
    /// One sentence for people, without a full stop.
    public var text: String

    public init(kind: Kind, id: String?, path: String? = nil, text: String) {
        self.kind = kind
        self.id = id
        self.path = path
        self.text = text
    }
}
