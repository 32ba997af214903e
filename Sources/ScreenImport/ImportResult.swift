import ScreenModel

/// An opened file.
public struct ImportResult: Sendable {
    public var screen: Screen
    /// What a person should know about a dump.
    public var notes: [ImportNote] = []
    /// What is odd about a native file that opens all the same, in the order of the file.
    public var warnings: [SourceMessage] = []
    /// The id of the format.
    public var format: String
    /// The element records of the file.
    public var nodeCount: Int
    /// Where its elements stand in the file; nil where that cannot be said, such as in a text that
    /// a string of the file held.
    public var places: ElementPlaces?
}
