import ScreenModel

/// What VoiceOver says now, and what waits to be said: who ends whom, without any clock.
///
/// iOS 17's priorities (WWDC23-10036, H; facebook/react-native#54289 hears the same): a high
/// announcement ends all but a high one that runs, a default one ends focus speech, default and
/// low ones, a low one waits until nothing else is said, the cursor's speech ends all but high
/// ones. An announcement without a priority is default, but is lost while focus speech runs
/// (developers' reports, M).
struct SpeechQueue: Sendable {
    /// How an utterance comes in.
    enum Manner: Sendable, Equatable {
        /// The cursor moved.
        case focus
        /// An answer to a gesture, a change of what is focused: it waits for what is being said.
        case follows
        case announcement(AnnouncementPriority?)
    }

    struct Item: Sendable {
        var announcement: Announcement
        var speechClass: SpeechClass
        var priority: AnnouncementPriority?
        var manner: Manner
        /// The place of its event among those of the present call.
        var event: Int?
        var hasBegun = false
        /// Takes its time, but is not heard: reading goes on while speech is off.
        var isSilent = false

        fileprivate var isHigh: Bool { manner == .announcement(.high) }
        fileprivate var isLow: Bool { manner == .announcement(.low) }
    }

    /// What came of a new item.
    struct Outcome {
        /// Those that it ended or dropped, in their order.
        var ended: [Item] = []
        /// It will never be said.
        var isLost = false
    }

    /// Where an app changes without end, no more changes wait; in use a few do.
    static let mostWaiting = 1_000

    private(set) var running: Item?
    /// From `first` on; what is before was said.
    private var queue: [Item] = []
    private var first = 0
    private var low: [Item] = []

    var hasWaiting: Bool { first < queue.count || !low.isEmpty }
    var isIdle: Bool { running == nil && !hasWaiting }

    /// How many changes of the focused element wait: so far VoiceOver is behind.
    var waitingChanges: Int { queue[first...].count { $0.announcement.isAboutChange } }

    mutating func post(_ item: Item) -> Outcome {
        var outcome = Outcome()
        switch item.manner {
        case .focus: outcome.ended = end { !$0.isHigh }
        case .announcement(.high): outcome.ended = end(keepsWaiting: false) { !$0.isHigh }
        case .announcement(nil) where saysFocus: outcome.isLost = true
        case .announcement(.low):
            if low.count < SpeechQueue.mostWaiting {
                low.append(item)
            } else {
                outcome.isLost = true
            }
            return outcome
        case .announcement: outcome.ended = end { !$0.isHigh }
        case .follows: outcome.isLost = queue.count - first >= SpeechQueue.mostWaiting
        }
        if !outcome.isLost { queue.append(item) }
        return outcome
    }

    /// The user does something: what is being said ends, but for a high announcement.
    mutating func stop() -> [Item] {
        end { !$0.isHigh }
    }

    /// The next one is said, if nothing is.
    mutating func begin() -> Item? {
        guard running == nil else { return nil }
        if first < queue.count {
            running = queue[first]
            first += 1
            if first == queue.count {
                queue.removeAll(keepingCapacity: true)
                first = 0
            } else if first > 64, first * 2 > queue.count {
                queue.removeFirst(first)
                first = 0
            }
        } else if !low.isEmpty {
            running = low.removeFirst()
        }
        running?.hasBegun = true
        return running
    }

    /// Names the event of the one that is said.
    mutating func setEvent(_ event: Int?) {
        running?.event = event
    }

    /// Events of an earlier call are gone.
    mutating func forgetEvents() {
        running?.event = nil
    }

    /// What is said comes to its end.
    mutating func finish() {
        running = nil
    }

    /// All of it was heard.
    mutating func clear() {
        running = nil
        queue.removeAll(keepingCapacity: true)
        first = 0
        low = []
    }

    private var saysFocus: Bool {
        running?.speechClass == .focus || queue[first...].contains { $0.speechClass == .focus }
    }

    private mutating func end(
        keepsWaiting: Bool = true, where isEnded: (Item) -> Bool
    ) -> [Item] {
        if running == nil, !hasWaiting { return [] }
        var ended: [Item] = []
        if let item = running, isEnded(item) {
            ended.append(item)
            running = nil
        }
        guard hasWaiting else { return ended }
        let waiting = queue[first...]
        ended += waiting.filter { !keepsWaiting || isEnded($0) } + low
        queue = keepsWaiting ? waiting.filter { !isEnded($0) } : []
        first = 0
        low = []
        return ended
    }
}
