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
    /// The language of VoiceOver's own words: that of the text where there is a phrasebook for
    /// it, else the user's, else the screen's.
    public var wordsLanguage: String
    public var isInWebArea: Bool
    /// What the Mac's VoiceOver needs beside; nil where that of iOS speaks.
    var mac: MacContext?

    public init(
        index: ElementIndex, id: String, path: String, element: Element,
        context: StopContext = StopContext(), contextID: String = "",
        entered: [EnteredContainer] = [], language: String = "en", wordsLanguage: String? = nil,
        isInWebArea: Bool = false
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
    /// Spoken as a tab, not as a button.
    public var isTab = false
    /// From 1; 0 where nothing counts.
    public var position: Int32 = 0
    public var count: Int32 = 0
    public var boundary: Boundary?

    public init() {}
}
