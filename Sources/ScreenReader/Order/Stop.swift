import ScreenModel

/// An element that the VoiceOver cursor visits, with what the screen around it adds, as it was
/// at one moment. Speech needs nothing else.
public struct Stop: Sendable, Equatable {
    public var index: ElementIndex
    public var id: String
    /// With what `combine` and `labeledBy` give it.
    public var element: Element
    public var context: StopContext
    /// The id of the container that provided the context; empty without one.
    public var contextID: String
    /// The id of the list or landmark that begins or ends here; in web content it may be another
    /// container. Empty without one.
    public var boundaryID: String
    /// The labels of the semantic groups that the cursor enters with this stop, outermost first,
    /// of tables in web content, and of an alert.
    public var entered: [EnteredContainer]
    /// The language of the app's text.
    public var language: String
    /// The language of VoiceOver's own words: that of the text where the profile has words in it,
    /// else the user's, else the screen's.
    public var wordsLanguage: String
    public var isInWebArea: Bool
    /// For a cell of a data table that gives the context.
    public var cell: CellContext?
    /// Where a landmark in web content begins or ends.
    public var landmark: WebLandmark?
    /// The language of a label that stands elsewhere, where that is another one.
    public var labelLanguage: String?
    /// A container that is one stop in the Grouped style of iOS.
    var isGroup = false
    /// What the Mac's VoiceOver needs beside; nil where that of iOS speaks.
    var mac: MacContext?

    public init(
        index: ElementIndex, id: String, element: Element,
        context: StopContext = StopContext(), contextID: String = "", boundaryID: String = "",
        entered: [EnteredContainer] = [], language: String = "en", wordsLanguage: String? = nil,
        isInWebArea: Bool = false, cell: CellContext? = nil, landmark: WebLandmark? = nil,
        labelLanguage: String? = nil
    ) {
        self.index = index
        self.id = id
        self.element = element
        self.context = context
        self.contextID = contextID
        self.boundaryID = boundaryID
        self.entered = entered
        self.language = language
        self.wordsLanguage = wordsLanguage ?? language
        self.isInWebArea = isInWebArea
        self.cell = cell
        self.landmark = landmark
        self.labelLanguage = labelLanguage
    }
}

/// A container that is named when the cursor crosses into it.
public struct EnteredContainer: Sendable, Equatable {
    public var id: String
    public var label: String
    /// The tag of the language of its label.
    public var language: String
    public var isAlert: Bool

    public init(id: String, label: String, language: String = "en", isAlert: Bool = false) {
        self.id = id
        self.label = label
        self.language = language
        self.isAlert = isAlert
    }
}

/// A landmark as web content names it at its first and last stop (a11ysupport.io, M).
public struct WebLandmark: Sendable, Equatable {
    public var label: String?
    /// Such as `navigation`.
    public var kind: String?
    /// The tag of the language of its label.
    public var language: String

    public init(label: String?, kind: String?, language: String = "en") {
        self.label = label
        self.kind = kind
        self.language = language
    }
}

/// What an element's containers add to its speech. On native screens the outermost container that
/// provides a context wins for everything below it (AccessibilitySnapshot, M).
public struct StopContext: Sendable, Equatable {
    /// The words for the first and last member of a list or landmark.
    public enum Boundary: Sendable, Equatable {
        case listStart, listEnd, landmarkStart, landmarkEnd
    }

    /// The first and last cell of a table in web content.
    public enum TableEdge: Sendable, Equatable {
        case start, end
    }

    /// The container that provided it; of several in web content the one that counts.
    public var container: ElementIndex = .none
    /// Whether that container lists its elements itself (`order`). AccessibilitySnapshot's
    /// release marks the ends of lists and landmarks for such containers alone.
    public var isExplicit = false
    /// Spoken as a tab, not as a button.
    public var isTab = false
    /// A tab of UITabBar itself, not of another view with its trait.
    public var isSystemTab = false
    /// From 1; 0 where nothing counts.
    public var position: Int32 = 0
    public var count: Int32 = 0
    public var boundary: Boundary?
    /// The list or landmark of the boundary.
    public var boundaryContainer: ElementIndex = .none
    /// The data table and the cell of it: the stop itself, or in web content what it lies in.
    public var table: ElementIndex = .none
    public var cell: ElementIndex = .none
    public var tableEdge: TableEdge?

    public init() {}
}
