import ScreenModel

/// A screen being walked, with words: the reader and the speech generator behind one call. Plain
/// mode, the terminal interface and scripts each hold one.
public struct Session: Sendable {
    public var settings: Settings

    /// Reads the screen file that `push` and `replace` name, relative to the first one's folder.
    public typealias ScreenLoader = @Sendable (_ path: String) -> LoadedScreen

    public enum LoadedScreen: Sendable {
        case screen(Screen)
        /// Why it cannot be read, in words for a note.
        case failure(String)
    }

    public init(screen: Screen, settings: Settings, loader: @escaping ScreenLoader) {
        self.settings = settings
    }

    /// VoiceOver comes to the screen: the first focus and what is said of it.
    public mutating func start() -> [SessionEvent] { [] }

    public mutating func perform(_ gesture: Gesture) -> [SessionEvent] { [] }

    /// The screen as it is now.
    public var screen: Screen { Screen() }
    /// The element under the cursor; nil on a screen without stops.
    public var cursor: ElementIndex? { nil }
    /// The stops in reading order, within the present scope.
    public var stops: [ElementIndex] { [] }
    /// The place of an element in `stops`, in constant time; nil where it is no stop.
    public func position(of index: ElementIndex) -> Int? { nil }
    /// Stops that "status bar" reaches.
    public var sideStops: [ElementIndex] { [] }
    /// The spoken names of the rotor's ring for the present focus, clockwise.
    public var rotorNames: [String] { [] }
    /// The place of the current option in `rotorNames`.
    public var rotorPlace: Int { 0 }
    /// What is said of a stop when the cursor comes to it from elsewhere on the screen.
    public func utterance(of index: ElementIndex) -> Utterance { Utterance([]) }
    /// The keys that are set on an element but not heard, in the table's order.
    public func unspoken(of index: ElementIndex) -> [ElementKey] { [] }
    public var isMuted: Bool { false }
    public var isCurtainOn: Bool { false }
    /// Seconds until the next thing that the screen does by itself; nil when nothing is due.
    public var secondsUntilNextEvent: Double? { nil }
    /// The element that a script's or command's `#id`, `@path` or `"TEXT" n` names.
    public func element(named name: ElementName) -> ElementIndex? { nil }
}

/// How a command names an element.
public enum ElementName: Sendable, Equatable {
    /// `#pay`, `#"Click Me"`, `@0/3/1`.
    case id(String)
    /// The nth stop with this label, from 1.
    case label(String, Int)
}
