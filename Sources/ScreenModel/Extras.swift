/// The properties of an element that few elements have. See the screen file's keys
/// (`ElementKey`) for what each means.
public struct Extras: Sendable, Equatable {
    static let none = Extras()

    public var childrenBehavior: ChildrenBehavior?
    public var landmark: String?
    public var sortPriority: Double?
    public var alpha: Double?
    /// Ids of children or deeper elements: explicit `accessibilityElements`.
    public var order: [String]?
    public var visualFrame: Rect?
    public var activationPoint: Point?
    public var path: [Point]?
    public var headingLevel: Int?
    public var textualContext: TextualContext?
    public var speech: SpeechAttributes?
    public var actions: [CustomAction]?
    public var content: [CustomContent]?
    public var rotors: [CustomRotor]?
    public var steps: [String]?
    public var range: ValueRange?
    public var selection: Range<Int>?
    public var misspelled: [Range<Int>]?
    public var cell: TableCell?
    public var headers: TableHeaders?
    public var labeledBy: String?
    public var linked: [String]?
    public var defaultFocus: Bool?
    public var directTouch: DirectTouch?
    public var updates: Updates?
    public var scroll: ScrollStatus?
    public var popup: PopUpKind?
    public var orientation: Orientation?
    public var current: String?
    public var inputLabels: [String]?
    public var on: [ElementEvent: [Effect]]?
    /// What only the audit reads.
    public var audit: AuditFacts?

    public init() {}
}

/// `accessibilityTextualContext`.
public enum TextualContext: String, Sendable, CaseIterable {
    case wordProcessing, narrative, messaging, spreadsheet, fileSystem, sourceCode, console
}

/// Attributes of an attributed label.
public struct SpeechAttributes: Sendable, Equatable {
    public enum Punctuation: String, Sendable, CaseIterable {
        case all, none
    }

    public var spellOut: Bool?
    /// 0.0 to 2.0; 1.0 is the voice's own pitch.
    public var pitch: Double?
    public var punctuation: Punctuation?
    public var ipa: String?

    public init() {}
}

/// An app-supplied action of an element (`UIAccessibilityCustomAction`).
public struct CustomAction: Sendable, Equatable {
    public var name: String
    /// `edit` puts it into the Edit rotor.
    public var category: String?
    public var effects: [Effect]?

    public init(name: String, category: String? = nil, effects: [Effect]? = nil) {
        self.name = name
        self.category = category
        self.effects = effects
    }
}

/// One entry of an element's custom content (`AXCustomContent`).
public struct CustomContent: Sendable, Equatable {
    public enum Importance: String, Sendable, CaseIterable {
        case `default`, high
    }

    public var label: String?
    public var value: String?
    public var importance: Importance

    public init(label: String?, value: String?, importance: Importance = .default) {
        self.label = label
        self.value = value
        self.importance = importance
    }
}

/// A rotor that the app supplies, for an element or for the whole screen.
public struct CustomRotor: Sendable, Equatable {
    /// One place that a rotor leads to. `range` counts characters of the target's text.
    public struct Item: Sendable, Equatable {
        public var id: String
        public var range: Range<Int>?

        public init(id: String, range: Range<Int>? = nil) {
            self.id = id
            self.range = range
        }
    }

    public var name: String?
    /// One of the system rotor types, which then replaces the automatic one.
    public var system: String?
    public var items: [Item]
    /// `custom`: the app's order is meant and differs from the reading order.
    public var sorted: String?

    public init(name: String?, system: String? = nil, items: [Item], sorted: String? = nil) {
        self.name = name
        self.system = system
        self.items = items
        self.sorted = sorted
    }

    /// `UIAccessibilityCustomSystemRotorType` by name.
    public static let systemTypes: [String] = [
        "link", "visitedLink", "heading", "headingLevel1", "headingLevel2", "headingLevel3",
        "headingLevel4", "headingLevel5", "headingLevel6", "boldText", "italicText",
        "underlineText", "misspelledWord", "image", "textField", "table", "list", "landmark",
    ]
}

/// The numbers behind an adjustable element.
public struct ValueRange: Sendable, Equatable {
    public var min: Double?
    public var max: Double?
    /// What one increment adds; a tenth of the range where it is absent.
    public var step: Double?
    public var now: Double?
    /// `{}` stands for the number, `{t}` for minutes and seconds (m:ss).
    public var format: String?

    public init() {}

    public var isEmpty: Bool { self == ValueRange() }
}

/// The place of a cell in its data table, from 0, and the rows and columns that it spans.
public struct TableCell: Sendable, Equatable {
    public var row: Int?
    public var column: Int?
    public var rows: Int
    public var columns: Int

    public init(row: Int?, column: Int?, rows: Int = 1, columns: Int = 1) {
        self.row = row
        self.column = column
        self.rows = rows
        self.columns = columns
    }
}

/// The ids of a data table's header elements, by row and by column.
public struct TableHeaders: Sendable, Equatable {
    public var rows: [Int: [String]]
    public var columns: [Int: [String]]

    public init(rows: [Int: [String]] = [:], columns: [Int: [String]] = [:]) {
        self.rows = rows
        self.columns = columns
    }
}

/// `accessibilityDirectTouchOptions`.
public struct DirectTouch: Sendable, Equatable {
    public var silentOnTouch: Bool
    public var requiresActivation: Bool

    public init(silentOnTouch: Bool = false, requiresActivation: Bool = false) {
        self.silentOnTouch = silentOnTouch
        self.requiresActivation = requiresActivation
    }
}

/// How the app changes an element by itself.
public struct Updates: Sendable, Equatable {
    /// Seconds on the session's clock.
    public var every: Double
    /// Each is taken in turn; the last one stays.
    public var values: [String]?
    /// What each tick adds to `now`.
    public var count: Double?

    public init(every: Double, values: [String]? = nil, count: Double? = nil) {
        self.every = every
        self.values = values
        self.count = count
    }
}

/// What a three-finger swipe changes and says.
public struct ScrollStatus: Sendable, Equatable {
    public var axis: String?
    public var page: Int?
    public var pages: Int?
    public var status: String?
    /// First row and last row from 1, and how many there are where that is known.
    public var rows: [Int]?

    public init() {}
}

public enum PopUpKind: String, Sendable, CaseIterable {
    case menu, dialog, listBox
}

public enum Orientation: String, Sendable, CaseIterable {
    case horizontal, vertical
}

/// Facts that only the audit reads. Each is unknown while it is `nil`.
public struct AuditFacts: Sendable, Equatable {
    public var handlers: [String]?
    public var gestures: [String]?
    public var contextMenu: Bool?
    public var visibleText: String?
    public var textStyle: String?
    public var url: String?
    public var parts: [String]?
    public var live: String?
    public var category: String?
    public var system: Bool?
    public var ignore: [String]?

    public init() {}
}
