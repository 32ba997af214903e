import ScreenReader

/// A line that moves the cursor and does nothing else: no activation, no change of a value.
///
/// To add one: a line in `all`. Of paths that cost the same the one with fewer verbs wins, then
/// the one whose verbs stand first.
struct MovingVerb: Sendable {
    let verb: String
    let set: Reach.Verbs
    /// Where the words differ.
    var platform: Platform?

    enum Platform: Sendable { case iOS, macOS }

    init(_ verb: String, _ set: Reach.Verbs = .gestures, on platform: Platform? = nil) {
        self.verb = verb
        self.set = set
        self.platform = platform
    }

    static let all: [MovingVerb] =
        [
            MovingVerb("swipe right", [.gestures, .swipes]),
            MovingVerb("swipe left", [.gestures, .swipes]),
            MovingVerb("swipe down"),
            MovingVerb("swipe up"),
            MovingVerb("first item"),
            MovingVerb("last item"),
            MovingVerb("move in", on: .iOS),
            MovingVerb("move out", on: .iOS),
            MovingVerb("interact", on: .macOS),
            MovingVerb("stop interacting", on: .macOS),
            MovingVerb("next container"),
            MovingVerb("previous container"),
            MovingVerb("top of container"),
            MovingVerb("bottom of container"),
            MovingVerb("linked item"),
            MovingVerb("status bar"),
            MovingVerb("item below", .keyboard),
            MovingVerb("item above", .keyboard),
            MovingVerb("next row", .keyboard),
            MovingVerb("previous row", .keyboard),
            MovingVerb("next column", .keyboard),
            MovingVerb("previous column", .keyboard),
        ] + searches

    private static let searches: [MovingVerb] = [
        "heading", "link", "control", "text field", "search field", "button", "image", "table",
        "list", "landmark", "visited link", "text", "same item", "different item", "same heading",
    ].flatMap { [MovingVerb("next \($0)", .keyboard), MovingVerb("previous \($0)", .keyboard)] }
}

extension Reach {
    /// Which verbs a path may hold.
    public struct Verbs: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// Swipes aside alone.
        public static let swipes = Verbs(rawValue: 1)
        /// What fingers do: swipes, the rotor, jumps to ends, containers, links.
        public static let gestures = Verbs(rawValue: 2)
        /// The searches and moves that a keyboard has keys for.
        public static let keyboard = Verbs(rawValue: 4)
        /// Going to an item by its text.
        public static let itemChooser = Verbs(rawValue: 8)
    }
}
