/// A set of the facets that a dump may say nothing about. *Unknown* is never shown as *none*: no
/// hint in a page source does not mean that the element has no hint.
public struct Facets: OptionSet, Sendable, Hashable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    private init(bit: UInt32) {
        rawValue = 1 << bit
    }

    public static let label = Facets(bit: 0)
    public static let value = Facets(bit: 1)
    public static let hint = Facets(bit: 2)
    public static let traits = Facets(bit: 3)
    public static let type = Facets(bit: 4)
    public static let enabled = Facets(bit: 5)
    public static let selected = Facets(bit: 6)
    public static let placeholder = Facets(bit: 7)
    public static let frame = Facets(bit: 8)
    public static let identifier = Facets(bit: 9)
    public static let stops = Facets(bit: 10)
    public static let order = Facets(bit: 11)
    public static let actions = Facets(bit: 12)
    public static let customContent = Facets(bit: 13)
    public static let containers = Facets(bit: 14)
    public static let language = Facets(bit: 15)
    public static let rotors = Facets(bit: 16)
    public static let headingLevel = Facets(bit: 17)

    /// The facets in bit order with the words that reports use for them.
    public static let names: [(name: String, facet: Facets)] = [
        ("label", .label), ("value", .value), ("hint", .hint), ("traits", .traits),
        ("type", .type), ("enabled", .enabled), ("selected", .selected),
        ("placeholder", .placeholder), ("frame", .frame), ("identifier", .identifier),
        ("stops", .stops), ("order", .order), ("actions", .actions),
        ("custom content", .customContent), ("containers", .containers),
        ("language", .language), ("rotors", .rotors), ("heading level", .headingLevel),
    ]

    /// The words of the facets in the set.
    public var namesOfSetBits: [String] {
        Facets.names.filter { contains($0.facet) }.map(\.name)
    }
}
