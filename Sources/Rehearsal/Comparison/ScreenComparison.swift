import ScreenModel
import ScreenReader

/// What changed for a VoiceOver user from one screen to another, whatever formats they were read
/// from.
public struct ScreenComparison: Sendable {
    /// Something that is true of a whole screen and is another one now.
    public struct Fact: Sendable, Equatable {
        /// By its name in JSON.
        public enum Name: String, Sendable {
            case title, platform, language, start
        }

        public var name: Name
        public var before: String?
        public var after: String?
    }

    public let facts: [Fact]
    /// Stops in the new reading order, each that went after the one that it followed; then the
    /// order, containers, rotors.
    public let changes: [ScreenChange]
    /// How many stops each screen has, those of the status bar included.
    public let stopCounts: (before: Int, after: Int)
    /// What one of the two files cannot know, so that nothing is said of it.
    public let notCompared: Facets

    public var isEmpty: Bool { facts.isEmpty && changes.isEmpty }

    /// `partlyKnown`: what one of the two files knows in part only, beside what its screen says.
    public init(_ old: Session, _ new: Session, partlyKnown: Facets = []) {
        self.init(
            old, new, rotors: (RotorSurvey(old).rotors, RotorSurvey(new).rotors),
            partlyKnown: partlyKnown)
    }

    init(
        _ old: Session, _ new: Session,
        rotors: (before: [RotorSurvey.Rotor], after: [RotorSurvey.Rotor]), partlyKnown: Facets = []
    ) {
        let unknown = old.screen.unknown.symmetricDifference(new.screen.unknown)
            .union(partlyKnown).intersection(ScreenComparison.heard)
        var before = ComparedScreen(old, leavingOut: unknown)
        var after = ComparedScreen(new, leavingOut: unknown)
        NumberedIDs.drop(&before.stops, &after.stops)
        let pairs = ScreenPairs(before, after)
        let stops = StopChanges(before, after, pairs, leavingOut: unknown)
        var changes = stops.changes
        if !unknown.contains(.containers) { changes += pairs.containerChanges(before, after) }
        if !unknown.contains(.rotors) {
            let ids = StopIDs(before.stops, after.stops, pairs)
            changes += RotorComparison(rotors.before, rotors.after, ids).changes
        }
        self.changes = changes
        facts =
            ScreenComparison.facts(old, new)
            + (ScreenComparison.knowSame(old, new)
                ? ScreenComparison.startFact(before, after, pairs) : [])
        stopCounts = (before.stops.count, after.stops.count)
        notCompared = unknown
    }

    /// What is heard of an element, or found by the rotor. A file may know the rest or not.
    private static let heard: Facets = [
        .label, .value, .hint, .traits, .enabled, .selected, .actions, .customContent,
        .containers, .rotors,
    ]

    /// Where a file says nothing of it nothing is known to have changed.
    private static func facts(_ old: Session, _ new: Session) -> [Fact] {
        var facts: [Fact] = []
        if let before = old.screen.title, let after = new.screen.title, before != after {
            facts.append(Fact(name: .title, before: before, after: after))
        }
        if old.platform != new.platform {
            facts.append(
                Fact(name: .platform, before: old.platform.name, after: new.platform.name))
        }
        if old.screen.language != nil, new.screen.language != nil, old.language != new.language {
            facts.append(Fact(name: .language, before: old.language, after: new.language))
        }
        return facts
    }

    /// A dump knows nothing of where the app sends VoiceOver; a screen file says so.
    private static func knowSame(_ old: Session, _ new: Session) -> Bool {
        (old.screen.format == "native") == (new.screen.format == "native")
    }

    /// The stop where VoiceOver starts, unless it is the same one.
    private static func startFact(
        _ before: ComparedScreen, _ after: ComparedScreen, _ pairs: ScreenPairs
    ) -> [Fact] {
        let partner = before.start.flatMap { pairs.newStop(of: $0) }
        guard before.start != nil || after.start != nil, partner != after.start || partner == nil
        else { return [] }
        return [
            Fact(
                name: .start, before: before.start.map { before.stops[$0].utterance },
                after: after.start.map { after.stops[$0].utterance })
        ]
    }
}
