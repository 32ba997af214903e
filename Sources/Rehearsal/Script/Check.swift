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
    private let compiled: Compiled

    /// Compiled once for all the rounds of a block. Nothing changes it, so threads may share it.
    private final class Compiled: @unchecked Sendable {
        let regex: Regex<AnyRegexOutput>

        init(_ text: String) throws {
            regex = try Regex(text)
        }
    }

    /// Throws in the words of the parser of regular expressions.
    public init(_ text: String) throws {
        compiled = try Compiled(text)
        self.text = text
    }

    public static func == (a: Pattern, b: Pattern) -> Bool { a.text == b.text }

    /// Whether it is found anywhere in a text.
    public func matches(_ other: String) -> Bool {
        (try? compiled.regex.firstMatch(in: other)) != nil
    }
}
