import ScreenModel

/// VoiceOver itself: where the cursor is, what the rotor is on, what each gesture does.
///
/// A value: a copy is a fork, and costs a few reference counts at any size of screen. It knows no
/// words; what it needs to spell a description it asks `describe` for.
public struct Reader: Sendable {
    var settings: Settings
    /// The screens that were pushed, the present one last. Never empty.
    var scenes: [Scene]
    var rotor: RotorState
    /// The option that the last landing or turn left the rotor on.
    var lastOption: RotorOption
    /// Where reading by character, word or line is.
    var review: TextReview?
    /// The highlighted entry of the Actions rotor; nil before the first.
    var actionPlace: Int?
    /// The entry of the More Content rotor that was read last.
    var contentPlace: Int?
    /// The entry of a custom rotor that was reached last; tells ranges of one element apart.
    var customPlace: Int?
    var isMuted = false
    var isPaused = false
    var isCurtainOn = false
    /// Seconds since the start.
    var clock = 0.0
    var timers: [Timer] = []
    var events: [ReaderEvent] = []
    /// Announcements of low priority: spoken when nothing else is.
    var waiting: [ReaderEvent] = []
    /// Revisions of screens that are gone.
    var revisionsBefore = 0

    let loader: Session.ScreenLoader
    /// The description that was spoken for an element, without its hint.
    let describe: @Sendable (Stop, Settings) -> String

    init(
        screen: Screen, settings: Settings, loader: @escaping Session.ScreenLoader,
        describe: @escaping @Sendable (Stop, Settings) -> String
    ) {
        self.settings = settings
        self.loader = loader
        self.describe = describe
        let scene = Scene(screen: screen, modalScope: settings.modalScope)
        scenes = [scene]
        let initial = Reader.initialOption(settings, scene)
        rotor = RotorState(initial: initial)
        lastOption = initial
    }

    /// Plays one gesture and tells what came of it.
    mutating func handle(_ gesture: Gesture) -> [ReaderEvent] {
        collect { $0.perform(gesture) }
    }

    /// VoiceOver comes to the first screen.
    mutating func start() -> [ReaderEvent] {
        collect {
            $0.emit(.screen($0.scene.screen.title))
            $0.runScreenEffects(.appear)
            $0.focusFirst()
        }
    }

    /// Lets time pass. Seconds; what comes due happens at its own time.
    mutating func advance(by seconds: Double) -> [ReaderEvent] {
        collect { $0.runTimers(until: $0.clock + max(0, seconds)) }
    }

    var scene: Scene {
        get { scenes[scenes.count - 1] }
        _modify { yield &scenes[scenes.count - 1] }
    }

    var cursor: ElementIndex? { scene.cursor }

    mutating func emit(_ event: ReaderEvent) {
        if isMuted, case .speak = event { return }
        if settings.sounds == .off, case .sound = event { return }
        events.append(event)
    }

    mutating func say(_ announcement: Announcement) {
        emit(.speak(announcement, .focus, nil))
    }

    mutating func play(_ sound: SoundToken) {
        emit(.sound(sound))
    }

    mutating func note(_ text: String) {
        emit(.note(text))
    }

    /// Runs `body` and gives back what it emitted, low announcements last. A cursor whose stop
    /// went away goes to the one in its place.
    private mutating func collect(_ body: (inout Reader) -> Void) -> [ReaderEvent] {
        events = []
        waiting = []
        body(&self)
        settle()
        events += waiting
        waiting = []
        defer { events = [] }
        return events
    }

    private static func initialOption(_ settings: Settings, _ scene: Scene) -> RotorOption {
        if settings.initialRotor != "auto" {
            let ring = RotorRing.options(at: scene.order.stops.first, in: scene)
            let wanted = settings.initialRotor.lowercased()
            let named = ring.first {
                Phrasebook.english.rotorName($0).lowercased() == wanted
            }
            if let named { return named }
        }
        return scene.kinds.hasAny(.headings) ? .headings : .characters
    }
}
