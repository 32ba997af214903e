import ScreenModel

/// One kind of file that can be recognised: what it is, which command makes it, what it can say of
/// an element, and how it is read.
///
/// To add one: a file with a `static let`, a line in `all` at its place in the order of detection,
/// and a pair of fixtures.
public struct ScreenFormat: Sendable {
    /// What `earshot` does with such a file.
    enum Support: Sendable {
        /// Our own file: its faults are errors with their place, nothing is repaired.
        case native
        case dump(@Sendable (Content) -> Dump)
        /// Recognised, but no reader exists. The text says what helps meanwhile.
        case notRead(advice: String)
        /// Cannot be opened, with what to use in its place.
        case refused(instead: String)
    }

    /// The name in reports and for `--format-in`.
    public let id: String
    /// What it is, as the object of "this looks like …".
    public let what: String
    /// The commands that make such a file.
    public let command: String
    /// What it says of every element; what is absent there is none.
    public let known: Facets
    /// What it says sometimes, or in some dialects.
    public let partlyKnown: Facets
    let detect: @Sendable (Content) -> Bool
    let support: Support

    init(
        id: String, what: String, command: String, known: Facets = [], partlyKnown: Facets = [],
        support: Support, detect: @escaping @Sendable (Content) -> Bool
    ) {
        self.id = id
        self.what = what
        self.command = command
        self.known = known
        self.partlyKnown = partlyKnown
        self.support = support
        self.detect = detect
    }

    /// Whether files of this format can be opened.
    public var isReadable: Bool {
        switch support {
        case .native, .dump: true
        case .notRead, .refused: false
        }
    }

    /// All formats in the order in which they are tried: the first one that fits is it.
    public static let all: [ScreenFormat] = [
        .native, .detoxXML, .androidUIAutomator, .uiaXML, .mac2XML, .wdaXML, .rnJSX,
        .uiaJSON, .a11ySnapshot, .axorcist, .axJSON, .xcuiDict, .vodesign, .maestroJSON, .wdaJSON,
        .macapptree, .peekaboo, .pymobiledevice3, .goIOS, .patrol, .maestroStudio, .axui,
        .baguette, .flutter, .earlgrey, .xcuiText, .maestroCSV, .baepsae, .outline,
        .minddistrict, .axsnapshot, .chisel,
    ]

    /// The format with this id.
    public static func named(_ id: String) -> ScreenFormat? {
        all.first { $0.id == id }
    }

    func error() -> ImportError? {
        switch support {
        case .native, .dump: nil
        case .notRead(let advice): .notRead(what: what, advice: advice)
        case .refused(let instead): .refused(what: what, instead: instead)
        }
    }
}

extension Facets {
    static let all = Facets(Facets.names.map(\.facet))
}
