import ScreenModel

/// Everything about the reader that a user can choose, on every command and live. The first value
/// of each is the default: documented behaviour where it is documented, measured where it was
/// measured.
public struct Settings: Sendable, Equatable {
    public enum Switch: String, Sendable, CaseIterable { case on, off }
    public enum Off: String, Sendable, CaseIterable { case off, on }
    public enum Place: String, Sendable, CaseIterable { case after, before, none }
    public enum StatePlace: String, Sendable, CaseIterable { case afterRoles, beforeRoles }
    public enum BoundaryPlace: String, Sendable, CaseIterable { case afterRoles, inRoles }
    public enum ToggleOrder: String, Sendable, CaseIterable { case roleFirst, stateFirst }
    public enum SecureValue: String, Sendable, CaseIterable { case count, raw }
    public enum ContentText: String, Sendable, CaseIterable { case value, labelAndValue }
    public enum ActionsPhrase: String, Sendable, CaseIterable { case both, short, long, off }
    public enum MoreContent: String, Sendable, CaseIterable { case speak, sound, pitch, none }
    public enum SnapshotLevel: String, Sendable, CaseIterable { case main, next }
    public enum PunctuationLevel: String, Sendable, CaseIterable { case some, all, none }
    public enum Numbers: String, Sendable, CaseIterable { case words, digits }
    public enum Join: String, Sendable, CaseIterable { case comma, xcui }
    public enum NotFound: String, Sendable, CaseIterable { case speak, silent }
    public enum ReturnFirst: String, Sendable, CaseIterable { case first, restore }
    public enum ReturnRestore: String, Sendable, CaseIterable { case restore, first }
    public enum AutoRotorFirst: String, Sendable, CaseIterable { case adjust, actions }
    public enum ScrollPhrase: String, Sendable, CaseIterable { case auto, pages, rows }
    public enum Capitals: String, Sendable, CaseIterable { case cap, pitch, sound, none }
    public enum Phonetics: String, Sendable, CaseIterable {
        case off, characterAndPhonetics, phoneticsOnly
    }
    public enum TypingEcho: String, Sendable, CaseIterable {
        case characters, words, charactersAndWords, none
    }
    public enum TypingMode: String, Sendable, CaseIterable { case standard, touch, directTouch }
    public enum LabelItemGesture: String, Sendable, CaseIterable { case hold, doubleTapHold }
    public enum Sounds: String, Sendable, CaseIterable { case text, off }
    public enum RoleFirst: String, Sendable, CaseIterable { case web, always, never }
    public enum StopPhrase: String, Sendable, CaseIterable { case outOf, none }
    public enum ItemCount: String, Sendable, CaseIterable { case direct, stops }
    public enum Navigation: String, Sendable, CaseIterable { case auto, flat, grouped }
    public enum WebNavigation: String, Sendable, CaseIterable { case dom, group }
    public enum Browser: String, Sendable, CaseIterable { case safari, chrome }

    /// nil follows the screen.
    public var platform: Platform?
    /// nil follows the screen. A BCP 47 tag.
    public var language: String?

    public var profile = Profile.device
    public var snapshotLevel = SnapshotLevel.main
    public var join = Join.comma
    public var hints = Switch.on
    public var traitPosition = Place.after
    public var containerContext = Switch.on
    public var containerLabels = Switch.on
    public var tableHeaders = Switch.on
    public var rowColumnNumbers = Switch.on
    public var speakValue = Switch.on
    public var customContent = Switch.on
    public var customContentText = ContentText.value
    public var moreContent = MoreContent.speak
    public var actionsPhrase = ActionsPhrase.both
    public var boundaryPlace = BoundaryPlace.afterRoles
    public var expandedPlace = StatePlace.afterRoles
    public var toggleOrder = ToggleOrder.roleFirst
    public var headingLevel = Switch.on
    public var secureValue = SecureValue.count
    public var buttonHint = Off.off
    public var speechProcessing = Off.off
    public var punctuation = PunctuationLevel.some
    public var capitals = Capitals.cap
    public var numbers = Numbers.words

    public var modalScope = ModalScope.siblings
    /// `auto`: Headings if the screen has one, else Characters; or an option's spoken name.
    public var initialRotor = "auto"
    public var autoRotor = Switch.on
    public var autoRotorFirst = AutoRotorFirst.adjust
    public var notFound = NotFound.speak
    public var actionsWrap = Off.off
    public var wrap = Off.off
    public var returnFocusPop = ReturnFirst.first
    public var returnFocusSheet = ReturnFirst.first
    public var returnFocusCover = ReturnRestore.restore
    public var returnFocusAlert = ReturnRestore.restore
    public var returnFocusMenu = ReturnRestore.restore
    public var returnFocusPopover = ReturnRestore.restore
    public var scrollPhrase = ScrollPhrase.auto
    public var phonetics = Phonetics.off
    public var typingEcho = TypingEcho.characters
    /// Of the on-screen keyboard, which a terminal has not: what the rotor's Typing Mode is on.
    public var typingMode = TypingMode.standard
    /// Sources disagree on the gesture (iPhone commands of iOS 14, H; Theory of a Blindman, M).
    public var labelItemGesture = LabelItemGesture.hold
    public var sounds = Sounds.text
    /// Options that are added to the rotor's ring.
    public var rotorOptions = OptInOptions.none
    /// In percent, 0 to 100.
    public var speakingRate = 50
    public var volume = 100

    /// `auto`: containers are entered on macOS, iOS has one sequence.
    public var navigation = Navigation.auto
    /// Of macOS, as the next four.
    public var webNavigation = WebNavigation.dom
    public var macRoleFirst = RoleFirst.web
    public var stopPhrase = StopPhrase.outOf
    public var itemCount = ItemCount.direct
    public var browser = Browser.safari

    public init() {}
}

/// How the segments of an utterance become text: as a device speaks them, or as
/// AccessibilitySnapshot prints them in its reference images.
public enum Profile: String, Sendable, CaseIterable {
    case device, snapshot
}
