import ScreenModel
import ScreenReader

/// Every rotor that a screen offers: where, with which items, up to which boundary.
public struct RotorSurvey: Sendable {
    /// One rotor of the screen.
    public struct Rotor: Sendable, Equatable {
        /// What kind of list the rotor is, by its name in JSON.
        public enum Kind: String, Sendable, CaseIterable {
            case elements, custom, text, actions, content, setting
        }

        /// As VoiceOver speaks it.
        public var name: String
        public var kind: Kind
        /// The ids of the stops where the rotor has it, in reading order; nil for everywhere.
        public var offeredAt: [String]?
        public var items: [Item]
        /// What a tester should know: members that cannot be reached, loops, dead targets.
        public var problems: [String]
    }

    /// One place that a rotor leads to.
    public struct Item: Sendable, Equatable {
        public var id: String
        /// Characters of the element's text; nil for the whole element.
        public var range: Range<Int>?
        /// What is said on coming there.
        public var speech: String
    }

    public let rotors: [Rotor]

    /// Surveys the present scope of a session, which may have been started or not.
    public init(_ session: Session) {
        rotors = []
    }
}
