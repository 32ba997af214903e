/// The place of an element in the flat storage of its tree. Stable while the tree lives: elements
/// that are removed keep their place, inserted ones get new ones.
public struct ElementIndex: Hashable, Comparable, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    public init(_ place: Int) {
        rawValue = Int32(truncatingIfNeeded: place)
    }

    /// The element above everything: it has no properties and is never a stop.
    public static let root = ElementIndex(rawValue: 0)
    /// No element.
    public static let none = ElementIndex(rawValue: -1)

    public var place: Int { Int(rawValue) }
    public var isNone: Bool { rawValue < 0 }

    public static func < (a: ElementIndex, b: ElementIndex) -> Bool {
        a.rawValue < b.rawValue
    }
}
