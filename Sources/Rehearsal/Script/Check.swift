import ScreenModel
import ScreenReader

/// What a script expects.
public enum Check: Sendable, Equatable {
    /// The next utterance, all of it; the hint only where one is given.
    case hear(String, hint: String?)
    case hearContaining(String)
    case hearMatching(Pattern)
    case hearNothing
    case notHeard(String)
    case sound(SoundToken)
    /// A sound of the app's, by its name.
    case appSound(String)
    case focus(ElementName)
    case value(String)
    case rotor(String)
    case rotors([String])
    case actions([String])
    case screen(String)
    case stops(Int)
    case within(Int, ElementName, from: Start)
    /// The walk backward is the walk forward reversed.
    case orderAgrees
    /// A walk over all stops meets nothing of this kind.
    case none(WalkProblem.Kind)

    /// Where a path begins.
    public enum Start: Sendable, Equatable {
        case cursor, start
        case element(ElementName)
    }
}

/// A regular expression of a script, in Swift's own syntax.
public struct Pattern: Sendable, Equatable {
    /// Without the slashes.
    public let text: String

    /// Throws in the words of the parser of regular expressions.
    public init(_ text: String) throws {
        _ = try Regex(text)
        self.text = text
    }

    /// Whether it is found anywhere in a text.
    public func matches(_ other: String) -> Bool {
        guard let regex = try? Regex(text) else { return false }
        return (try? regex.firstMatch(in: other)) != nil
    }
}
