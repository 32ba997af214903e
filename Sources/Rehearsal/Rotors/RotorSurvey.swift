import ScreenModel
import ScreenReader

/// Every rotor that a screen offers: where, with which items, up to which boundary.
///
/// The items are those that the engine's own searches know, and each rotor is gone through on a
/// copy of the session, down from the first item and back up: what is said is what was heard there,
/// and where the two ways disagree is a problem. WWDC20-10116 asks for the same by hand: the name,
/// the order and the boundary of each rotor.
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
        public var items: [Item] = []
        /// What happens above the first item and below the last one; nil where there is no end, or
        /// where it depends on the element.
        public var first: Boundary?
        public var last: Boundary?
        /// What a tester should know: members that cannot be reached, loops, dead targets.
        public var problems: [String] = []
    }

    /// One place that a rotor leads to.
    public struct Item: Sendable, Equatable {
        public var id: String
        /// Characters of the element's text; nil for the whole element.
        public var range: Range<Int>?
        /// What is said on coming there.
        public var speech: String
        /// The option that the rotor goes to by itself there; nil where it stays.
        public var turnsTo: String?
    }

    /// What is heard at an end of a rotor.
    public struct Boundary: Sendable, Equatable {
        /// Tokens without their brackets.
        public var sounds: [String]
        /// Empty where nothing is said.
        public var speech: String
    }

    public let rotors: [Rotor]

    /// Surveys the present scope of a session, which may have been started or not.
    public init(_ session: Session) {
        let surveyor = RotorSurveyor(session)
        rotors = surveyor.offers.compactMap(surveyor.rotor(of:))
    }
}
