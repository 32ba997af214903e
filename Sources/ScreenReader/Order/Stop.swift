import ScreenModel

/// An element that the VoiceOver cursor visits, with what the screen around it adds, as it was
/// at one moment. Speech needs nothing else.
public struct Stop: Sendable, Equatable {
    public var index: ElementIndex
    public var id: String
    /// The place in the file's tree: `0/3/1`.
    public var path: String
    /// With what `combine` and `labeledBy` give it.
    public var element: Element
    public var context: StopContext
    /// The id of the container that provided the context; empty without one.
    public var contextID: String
    /// The labels of the semantic groups that the cursor enters with this stop, outermost first,
    /// and of an alert.
    public var entered: [EnteredContainer]
    /// The language of the app's text.
    public var language: String
    /// The language of VoiceOver's own words: that of the text where the profile has words in it,
    /// else the user's, else the screen's.
    public var wordsLanguage: String
    public var isInWebArea: Bool
    /// For a cell of a data table that gives the context.
    public var cell: CellContext?

    public init(
        index: ElementIndex, id: String, path: String, element: Element,
        context: StopContext = StopContext(), contextID: String = "",
        entered: [EnteredContainer] = [], language: String = "en", wordsLanguage: String? = nil,
        isInWebArea: Bool = false, cell: CellContext? = nil
    ) {
        self.index = index
        self.id = id
        self.path = path
        self.element = element
        self.context = context
        self.contextID = contextID
        self.entered = entered
        self.language = language
        self.wordsLanguage = wordsLanguage ?? language
        self.isInWebArea = isInWebArea
        self.cell = cell
    }
}

/// A container that is named when the cursor crosses into it.
public struct EnteredContainer: Sendable, Equatable {
    public var id: String
    public var label: String
    public var isAlert: Bool

    public init(id: String, label: String, isAlert: Bool = false) {
        self.id = id
        self.label = label
        self.isAlert = isAlert
    }
}

/// What an element's containers add to its speech. The outermost container that provides a
/// context wins for everything below it (AccessibilitySnapshot, M).
public struct StopContext: Sendable, Equatable {
    /// The words for the first and last member of a list or landmark.
    public enum Boundary: Sendable, Equatable {
        case listStart, listEnd, landmarkStart, landmarkEnd
    }

    /// The container that provided it.
    public var container: ElementIndex = .none
    /// Whether that container lists its elements itself (`order`). AccessibilitySnapshot's
    /// release marks the ends of lists and landmarks for such containers alone.
    public var isExplicit = false
    /// Spoken as a tab, not as a button.
    public var isTab = false
    /// From 1; 0 where nothing counts.
    public var position: Int32 = 0
    public var count: Int32 = 0
    public var boundary: Boundary?

    public init() {}
}
