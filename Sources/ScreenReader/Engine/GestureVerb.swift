import ScreenModel

/// The script language's words for gestures: the one table that plain mode, the command line of
/// the interface and scripts read.
///
/// To add one: a line in `all` (`GestureVerb+All.swift`).
public struct GestureVerb: Sendable {
    /// What follows the words.
    enum Argument: Sendable {
        case nothing
        case element
        case text(@Sendable (String) -> Gesture)
        case point(@Sendable (Point) -> Gesture)
        /// `3s`, `1.5s`.
        case seconds(@Sendable (Double) -> Gesture)
        /// A text that the item's own holds.
        case stop
        case optionalText(@Sendable (String?) -> Gesture)

        /// One of the gestures that it makes.
        fileprivate var sample: Gesture {
            switch self {
            case .nothing: .wait(0)
            case .element: .touch(.root)
            case .stop: .choose(.root)
            case .text(let make): make("")
            case .optionalText(let make): make(nil)
            case .point(let make): make(Point(x: 0, y: 0))
            case .seconds(let make): make(0)
            }
        }
    }

    /// As typed: `swipe right`.
    public let words: String
    /// The argument as the docs write it: `ELEMENT`, `"TEXT"`; empty for none.
    public let argumentWord: String
    /// One line for help.
    public let summary: String
    /// Apple's name of the command; nil for what is none of VoiceOver's.
    public let command: String?
    let argument: Argument
    /// The words with the argument, as help shows them.
    public var usage: String { argumentWord.isEmpty ? words : words + " " + argumentWord }
    /// What it does without an argument.
    let gesture: Gesture?

    init(_ words: String, _ gesture: Gesture, _ summary: String) {
        self.words = words
        self.gesture = gesture
        self.summary = summary
        command = gesture.hasAppleName ? gesture.command : nil
        argumentWord = ""
        argument = .nothing
    }

    init(
        _ words: String, _ argumentWord: String, _ argument: Argument, _ summary: String
    ) {
        self.words = words
        self.argumentWord = argumentWord
        self.summary = summary
        self.argument = argument
        let sample = argument.sample
        command = sample.hasAppleName ? sample.command : nil
        gesture = nil
    }
}

/// Why a line is no gesture: what was wrong, and the nearest verb.
public struct VerbError: Error, Sendable, Equatable, CustomStringConvertible {
    public let description: String
    /// Where in the line: characters, from 1.
    public let column: Int

    public init(_ description: String, column: Int = 1) {
        self.description = description
        self.column = column
    }
}
