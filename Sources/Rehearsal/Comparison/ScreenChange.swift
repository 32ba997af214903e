/// One thing that a VoiceOver user meets otherwise on the new screen.
///
/// A stop has one change at most. Its kind is the first of these that holds: it `moved` among the
/// stops that stay; it is `respoken`, with other words of its own or another hint; it lies in
/// another `container`; it is `respoken` because of what stands around it ("2 of 5", the end of a
/// list). `isRespoken` says of each kind whether other words are heard.
public struct ScreenChange: Sendable, Equatable {
    /// By its name in JSON.
    public enum Kind: String, Sendable, CaseIterable {
        case added, removed, moved, respoken, order, container, rotor
    }

    /// What is heard at one place of one screen.
    public struct Heard: Sendable, Equatable {
        public var id: String?
        /// From 1; nil of what has no place.
        public var index: Int?
        /// In the status bar, which has numbers of its own.
        public var isSide = false
        public var utterance: String
        public var hint = ""
    }

    /// How much of what is heard at a stop is new.
    public enum Respeaking: Sendable, Equatable {
        case none
        /// The place alone: "2 of 5", a row, a column.
        case place
        /// What the containers around it add.
        case surroundings
        /// The words of the element itself, or its hint.
        case words
    }

    public var kind: Kind
    /// On the new screen; of what went, on the old one. Nil of what has none.
    public var id: String?
    public var before: Heard?
    public var after: Heard?
    public var respeaking = Respeaking.none
    /// The containers that a stop lay in and lies in; nil where that is the same.
    public var containers: ContainerChange?
    /// One sentence without a full stop; of a stop nil, whose words tell it.
    public var text: String?
    /// Of an order that is another one: each stop that moved, in the new order.
    public var shifts: [ScreenChange] = []

    /// Titles of containers as reports name them; nil for none.
    public struct ContainerChange: Sendable, Equatable {
        public var before: String?
        public var after: String?
    }

    public var isRespoken: Bool { respeaking != .none }
}
