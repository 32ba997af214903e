/// The accessibility traits of an element, on UIKit's own bits.
///
/// Bits 0–16, 46 and 53 are public; the other named ones are read off real dumps
/// (facebook/idb `AXTraits.h`, AccessibilitySnapshot). Web-only words that no bit exists for
/// stand above bit 58. Bits without a name are kept.
public struct Traits: OptionSet, Sendable, Hashable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    private init(bit: UInt64) {
        rawValue = 1 << bit
    }

    public static let button = Traits(bit: 0)
    public static let link = Traits(bit: 1)
    public static let image = Traits(bit: 2)
    public static let selected = Traits(bit: 3)
    public static let playsSound = Traits(bit: 4)
    public static let keyboardKey = Traits(bit: 5)
    public static let staticText = Traits(bit: 6)
    public static let summaryElement = Traits(bit: 7)
    public static let notEnabled = Traits(bit: 8)
    public static let updatesFrequently = Traits(bit: 9)
    public static let searchField = Traits(bit: 10)
    public static let startsMediaSession = Traits(bit: 11)
    public static let adjustable = Traits(bit: 12)
    public static let allowsDirectInteraction = Traits(bit: 13)
    public static let causesPageTurn = Traits(bit: 14)
    public static let tabBar = Traits(bit: 15)
    public static let header = Traits(bit: 16)
    public static let webContent = Traits(bit: 17)
    public static let textEntry = Traits(bit: 18)
    public static let pickerElement = Traits(bit: 19)
    public static let radioButton = Traits(bit: 20)
    public static let isEditing = Traits(bit: 21)
    public static let secureTextField = Traits(bit: 24)
    public static let backButton = Traits(bit: 27)
    public static let tabBarItem = Traits(bit: 28)
    public static let visited = Traits(bit: 32)
    public static let scrollable = Traits(bit: 33)
    public static let tableIndex = Traits(bit: 35)
    public static let draggable = Traits(bit: 38)
    public static let popUpButton = Traits(bit: 40)
    public static let supportsZoom = Traits(bit: 46)
    public static let textArea = Traits(bit: 47)
    public static let menuItem = Traits(bit: 52)
    public static let toggleButton = Traits(bit: 53)
    public static let alert = Traits(bit: 56)
    public static let required = Traits(bit: 59)
    public static let pressable = Traits(bit: 60)
    public static let pressed = Traits(bit: 61)
    public static let rowHeader = Traits(bit: 62)
    public static let columnHeader = Traits(bit: 63)

    /// The names that a screen file may use, in bit order. Every reader, writer and schema takes
    /// the names from here.
    public static let names: [(name: String, trait: Traits)] = [
        ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
        ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
        ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
        ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
        ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
        ("allowsDirectInteraction", .allowsDirectInteraction),
        ("causesPageTurn", .causesPageTurn), ("tabBar", .tabBar), ("header", .header),
        ("webContent", .webContent), ("textEntry", .textEntry),
        ("pickerElement", .pickerElement), ("radioButton", .radioButton),
        ("isEditing", .isEditing), ("secureTextField", .secureTextField),
        ("backButton", .backButton), ("tabBarItem", .tabBarItem), ("visited", .visited),
        ("scrollable", .scrollable), ("tableIndex", .tableIndex), ("draggable", .draggable),
        ("popUpButton", .popUpButton), ("supportsZoom", .supportsZoom), ("textArea", .textArea),
        ("menuItem", .menuItem), ("toggleButton", .toggleButton), ("alert", .alert),
        ("required", .required), ("pressable", .pressable), ("pressed", .pressed),
        ("rowHeader", .rowHeader), ("columnHeader", .columnHeader),
    ]

    private static let byName: [String: Traits] = Dictionary(
        uniqueKeysWithValues: names.map { ($0.name, $0.trait) })

    /// The trait with exactly this screen-file name; `none` is the empty set.
    public static func named(_ name: String) -> Traits? {
        name == "none" ? [] : byName[name]
    }

    /// The screen-file names of the set bits, in bit order; bits without a name are left out.
    public var namesOfSetBits: [String] {
        Traits.names.filter { contains($0.trait) }.map(\.name)
    }
}
