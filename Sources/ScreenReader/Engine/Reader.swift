import ScreenModel

/// VoiceOver itself: where the cursor is, what the rotor is on, what each gesture does.
///
/// A value: a copy is a fork, and costs a few reference counts at any size of screen. It knows no
/// words; what it needs to spell a description it asks `describe` for.
struct Reader: Sendable {
    var settings: Settings {
        didSet {
            for place in scenes.indices {
                if settings.modalScope != oldValue.modalScope {
                    scenes[place].modalScope = settings.modalScope
                }
                let style = NavigationStyle(settings, scenes[place].screen)
                if style != scenes[place].style { scenes[place].style = style }
            }
        }
    }
    /// The screens that were pushed, the present one last. Never empty.
    var scenes: [Scene]
    var rotor: RotorState
    /// The option that the last landing or turn left the rotor on.
    var lastOption: RotorOption
    /// Where reading by character, word or line is.
    var review: TextReview?
    /// What is selected and copied, and how far the text at the cursor was counted.
    var text = TextState()
    /// The highlighted entry of the Actions rotor; nil before the first.
    var actionPlace: Int?
    /// The entry of the More Content rotor that was read last.
    var contentPlace: Int?
    /// The entry of a custom rotor that was reached last; tells ranges of one element apart.
    var customPlace: CustomPlace?
    /// The highlighted entry of the Audio Graph rotor; nil before the first.
    var chartPlace: Int?
    /// What was searched for last.
    var sought: String?
    /// The Mac's menu that is open.
    var menu: MacMenu?
    /// The Mac's slider whose value the arrows change now.
    var adjusted: ElementIndex?
    var isQuickNavOn = false
    var isSingleKeyQuickNavOn = false
    /// Gestures are named instead of played.
    var isHelpOn = false
    /// The next swipe goes to the app.
    var isPassingThrough = false
    /// Touches go to the app: every gesture but the scrub.
    var isDirectTouchOn = false
    var isMuted = false
    var isCurtainOn = false
    var hasStarted = false
    /// Nothing is told of what happens: a search for paths plays thousands of gestures.
    var isSilent = false
    /// Whether time passes by itself: gestures take their time then, as they do for a user.
    var isLive = false
    /// Since the start.
    var clock = SessionTime.zero
    var timers = Agenda<Timer>()
    /// What the clock runs to now; nil while no time passes.
    var period: Period?
    /// What a polled element has to tell.
    var poll: Poll?
    /// When the cursor came to where it is.
    var landedAt = SessionTime.zero
    var events: [ReaderEvent] = []
    var speaker = Speaker()
    /// While VoiceOver reads on by itself.
    var reading: Reading?
    /// What the app announced last.
    var posted: Announcement?
    var lastScroll: ScrollPost?
    /// Revisions of screens that are gone.
    var revisionsBefore = 0
    /// The place in `scenes` of the screen that effects act on: the last one, but for a timer of
    /// a screen that another one covers.
    var place = 0
    /// While the effects of a screen that disappears run.
    var isLeaving = false
    /// Grows whenever the cursor is put somewhere.
    var landings = 0
    var bounds = EffectBounds()

    let loader: Session.ScreenLoader
    /// The description that was spoken for an element, without its hint.
    let describe: @Sendable (Stop, Settings) -> String
    /// Whether anything is said of a change.
    let hasWords: @Sendable (Announcement, Settings) -> Bool
    /// How many characters an announcement is spoken in, hint and all.
    let spokenLength: @Sendable (Announcement, Settings, _ language: String) -> Int

    init(
        screen: Screen, settings: Settings, loader: @escaping Session.ScreenLoader,
        describe: @escaping @Sendable (Stop, Settings) -> String,
        hasWords: @escaping @Sendable (Announcement, Settings) -> Bool,
        spokenLength: @escaping @Sendable (Announcement, Settings, String) -> Int
    ) {
        self.settings = settings
        self.loader = loader
        self.describe = describe
        self.hasWords = hasWords
        self.spokenLength = spokenLength
        let scene = Scene(
            screen: screen, modalScope: settings.modalScope,
            style: NavigationStyle(settings, screen))
        scenes = [scene]
        let initial = Reader.initialOption(settings, scene)
        rotor = RotorState(initial: initial)
        lastOption = initial
        self.scene.startUpdates(at: clock)
    }

    /// Plays one gesture and tells what came of it.
    mutating func handle(_ gesture: Gesture) -> [ReaderEvent] {
        collect(isTimed: isLive || gesture.isOfTime) {
            $0.stopSpeech(for: gesture)
            if $0.scene.isStale { $0.settle() }
            $0.perform(gesture)
        }
    }

    /// VoiceOver comes to the first screen.
    mutating func start() -> [ReaderEvent] {
        hasStarted = true
        return collect(isTimed: isLive) {
            $0.emit(.screen($0.scene.title))
            $0.appear {
                $0.isMac ? $0.startOnMac() : $0.focusFirst(usesEntry: true, isNoted: false)
            }
            $0.saySummary()
        }
    }

    /// The settings changed: what is said of it, and a cursor that is on no stop any more.
    mutating func adapt(saying announcements: [Announcement]) -> [ReaderEvent] {
        guard scene.isStale || !announcements.isEmpty else { return [] }
        return collect(isTimed: isLive) { reader in
            for announcement in announcements { reader.say(announcement) }
            reader.settle(follows: !announcements.isEmpty)
        }
    }

    /// Lets time pass. Seconds; what comes due happens at its own time.
    mutating func advance(by seconds: Double) -> [ReaderEvent] {
        collect(isTimed: true) {
            if $0.scene.isStale { $0.settle() }
            $0.pass(seconds)
        }
    }

    var scene: Scene {
        // Lends the screen in place, as an array's own subscript does not: a copy costs dozens of
        // reference counts, and each gesture asks a dozen times.
        unsafeAddress { scenes.address(of: place) }
        _modify { yield &scenes[place] }
    }

    /// Whether effects act on a screen that another one covers: nobody sees or hears it.
    var isCovered: Bool { place < scenes.count - 1 }

    var cursor: ElementIndex? { scene.cursor }

    mutating func emit(_ event: ReaderEvent) {
        if isSilent { return }
        switch event {
        case .speak(let announcement, let speechClass, _):
            speak(announcement, speechClass, .follows)
            return
        case .sound, .appSound:
            if settings.sounds == .off || isCovered { return }
        case .note: break
        default: if isCovered { return }
        }
        events.append(event)
    }

    mutating func play(_ sound: SoundToken) {
        emit(.sound(sound))
    }

    mutating func note(_ text: String) {
        emit(.note(text))
    }

    /// Names the rule that decided where the focus goes.
    mutating func note(focus rule: String) {
        if !isCovered { emit(.note("focus: " + rule)) }
    }

    /// Runs `body` and gives back what it emitted. A cursor whose stop went away goes to the one
    /// in its place.
    private mutating func collect(
        isTimed: Bool, _ body: (inout Reader) -> Void
    ) -> [ReaderEvent] {
        beginCall(isTimed: isTimed)
        bounds = EffectBounds()
        body(&self)
        settle()
        announceRotorIfChanged()
        return endCall()
    }

    static func initialOption(_ settings: Settings, _ scene: Scene) -> RotorOption {
        if settings.initialRotor != "auto" {
            let ring = RotorRing.options(
                at: scene.order.stops.first, in: scene, settings.rotorOptions)
            let named = RotorOption.named(
                settings.initialRotor, in: ring,
                language: settings.language ?? scene.screen.language ?? "")
            if let named { return named }
        }
        return scene.kinds.hasAny(.headings) ? .headings : .characters
    }
}

extension Array {
    /// Where an element lies, for as long as the array is only read; the nearest one for a place
    /// outside. Not for empty arrays.
    fileprivate func address(of place: Int) -> UnsafePointer<Element> {
        withUnsafeBufferPointer { elements in
            UnsafePointer(
                elements.baseAddress.unsafelyUnwrapped + Swift.min(Swift.max(place, 0), count - 1))
        }
    }
}
