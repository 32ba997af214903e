import ScreenModel

/// A screen being walked, with words: the reader and the speech generator behind one call. Plain
/// mode, the terminal interface and scripts each hold one.
public struct Session: Sendable {
    var reader: Reader
    private(set) var speech: SpeechGenerator
    private var lastUtterance: Utterance?

    /// Reads the screen file that `push` and `replace` name, relative to the first one's folder.
    public typealias ScreenLoader = @Sendable (_ path: String) -> LoadedScreen

    /// What came of reading a screen file.
    public enum LoadedScreen: Sendable {
        case screen(Screen)
        /// Why it cannot be read, in words for a note.
        case failure(String)
    }

    public init(screen: Screen, settings: Settings, loader: @escaping ScreenLoader) {
        speech = SpeechGenerator(settings: settings)
        reader = Reader(screen: screen, settings: settings, loader: loader) { stop, settings in
            SpeechGenerator(settings: settings).written(of: stop).text
        } hasWords: { announcement, settings in
            SpeechGenerator(settings: settings).hasWords(announcement)
        } spokenLength: { announcement, settings, language in
            SpeechGenerator(settings: settings)
                .utterance(for: announcement, language: language, textLanguage: language)
                .spoken.count
        }
    }

    /// Whether time passes by itself, as in the interface: what a gesture makes VoiceOver say
    /// takes its time then, and the rest of it comes with `advance`. In a script a gesture takes
    /// no time, and all of it is heard at once.
    public var isLive: Bool {
        get { reader.isLive }
        set { reader.isLive = newValue }
    }

    /// Whether something is being said that takes its time.
    public var isSpeaking: Bool { reader.speaker.queue.running != nil }

    /// Whether the last call ended speech that an earlier one had begun.
    public var hasCutEarlierSpeech: Bool { reader.speaker.hasCutEarlier }

    /// What the user chose; a change counts from the next gesture on.
    public var settings: Settings {
        get { reader.settings }
        set {
            reader.settings = newValue
            speech.settings = newValue
        }
    }

    /// Whether VoiceOver came to the screen.
    public var hasStarted: Bool { reader.hasStarted }

    /// VoiceOver comes to the screen: the first focus and what is said of it.
    public mutating func start() -> [SessionEvent] {
        worded(reader.start())
    }

    /// Plays one gesture: what it brought about, in order.
    public mutating func perform(_ gesture: Gesture) -> [SessionEvent] {
        worded(reader.handle(gesture))
    }

    /// What was spoken last, as text and hint; nil before anything was.
    public var lastSpoken: String? { lastUtterance?.spoken }

    /// Lets real time pass, in seconds: what the screen does by itself happens.
    public mutating func advance(by seconds: Double) -> [SessionEvent] {
        worded(reader.advance(by: seconds))
    }

    mutating func worded(_ events: [ReaderEvent]) -> [SessionEvent] {
        let result = events.map(worded)
        for case .speech(let speech) in result where !speech.isDropped {
            lastUtterance = speech.utterance
        }
        return result
    }

    private func worded(_ event: ReaderEvent) -> SessionEvent {
        switch event {
        case .focus(let stop, let path, let reason):
            return .focus(id: stop.id, path: path, reason)
        case .speak(let announcement, let speechClass, let priority):
            return .speech(spoken(announcement, speechClass, priority))
        case .cut(let announcement, let speechClass, let priority, let isHeard):
            var cut = spoken(announcement, speechClass, priority)
            cut.isCut = true
            cut.isDropped = !isHeard
            return .speech(cut)
        case .sound(let sound): return .sound(sound)
        case .appSound(let name): return .appSound(name)
        case .rotor(let option): return .rotor(name: name(of: option))
        case .value(_, let id, let old, let new): return .value(id: id, old: old, new: new)
        case .screen(let title): return .screen(title: title)
        case .boundary(let direction): return .boundary(direction)
        case .copySpeech:
            return .note(lastSpoken.map { "copied: \($0)" } ?? "nothing was spoken yet")
        case .note(let text): return .note(text)
        }
    }

    private func spoken(
        _ announcement: Announcement, _ speechClass: SpeechClass, _ priority: AnnouncementPriority?
    ) -> SessionEvent.Speech {
        let utterance = speech.utterance(
            for: announcement, language: reader.language, textLanguage: reader.textLanguage)
        return SessionEvent.Speech(
            utterance, speechClass: speechClass, priority: priority?.rawValue,
            language: utterance.segments.first?.language ?? reader.language)
    }

    private func name(of option: RotorOption) -> String {
        Phrasebook.of(language: reader.language).rotorName(option).text
    }
}

/// What front ends ask about the present state.
extension Session {
    /// The screen as it is now.
    public var screen: Screen { reader.scene.screen }
    /// The screen's title; a dump knows the app's name alone.
    public var title: String? { reader.scene.title }
    /// The platform that is played: the user's choice, else the screen's.
    public var platform: Platform { settings.platform ?? screen.platform }
    /// The language of VoiceOver's own words: the user's choice, else the screen's, else English.
    public var language: String { reader.language }
    /// Changes whenever the tree, its order or the screen changes.
    public var revision: Int { reader.revisionsBefore + reader.scene.revision }
    /// The element under the cursor; nil on a screen without stops.
    public var cursor: ElementIndex? { reader.cursor }
    /// The stops in reading order, within the present scope.
    public var stops: [ElementIndex] { reader.scene.order.stops }
    /// Stops that "status bar" reaches.
    public var sideStops: [ElementIndex] { reader.scene.order.sideStops }

    /// The place of an element in `stops`, in constant time; nil where it is no stop.
    public func position(of index: ElementIndex) -> Int? {
        reader.scene.order.position(of: index)
    }

    /// The spoken names of the rotor's ring for the present focus, clockwise.
    public var rotorNames: [String] { reader.ring.map(name(of:)) }

    /// The place of the current option in `rotorNames`.
    public var rotorPlace: Int {
        let ring = reader.ring
        return ring.firstIndex(of: reader.rotor.current(in: ring)) ?? 0
    }

    public var rotorName: String { name(of: reader.rotor.current(in: reader.ring)) }

    /// A stop as a cursor meets it that comes from `previous`, the stop before it in a walk.
    public func stop(at index: ElementIndex, from previous: ElementIndex? = nil) -> Stop {
        reader.scene.stop(at: index, from: previous, settings: settings)
    }

    /// What is said of a stop when the cursor comes to it.
    public func utterance(of stop: Stop) -> Utterance { speech.utterance(of: stop) }

    /// The same as the voice speaks it, also where the settings leave text as it is written.
    /// Computed on each call.
    public func voiced(_ utterance: Utterance) -> Utterance {
        speech.voiced(utterance, language: language)
    }

    /// What is said of a stop while the cursor stays in its container.
    public func utterance(of index: ElementIndex) -> Utterance {
        speech.utterance(of: stop(at: index, from: index))
    }

    /// The label and the value of a stop for the eye: as a device speaks them, whatever the user
    /// turned off.
    public func shownTexts(of index: ElementIndex) -> (label: String?, value: String?) {
        var plain = Settings()
        plain.platform = settings.platform
        plain.language = settings.language
        let stop = reader.scene.stop(at: index, from: index, settings: plain)
        let segments = SpeechGenerator(settings: plain).utterance(of: stop).segments
        return (
            segments.first { $0.kind == .label }?.asWritten,
            segments.first { $0.kind == .value }?.asWritten
        )
    }

    /// Keys and gestures go to the app until Esc or a scrub.
    public var isDirectTouchOn: Bool { reader.isDirectTouchOn }
    public var isMuted: Bool { reader.isMuted }
    public var isCurtainOn: Bool { reader.isCurtainOn }

    /// Seconds until something happens by itself; nil when nothing is due.
    public var secondsUntilNextEvent: Double? { reader.secondsUntilNextEvent }

    /// The element that a script's or command's `#id`, `@path` or `"TEXT" n` names.
    public func element(named name: ElementName) -> ElementIndex? {
        switch name {
        case .id(let id):
            return reader.scene.index(of: id)
        case .label(let label, let number):
            guard number > 0 else { return nil }
            let merged = reader.scene.merged
            let found = stops.lazy.filter { index in
                if let element = merged[index] { return element.label == label }
                return reader.scene.tree[index].label == label
            }
            return found.dropFirst(number - 1).first
        }
    }
}

/// How a command names an element.
public enum ElementName: Sendable, Hashable {
    /// `#pay`, `#"Click Me"`, `@0/3/1`.
    case id(String)
    /// The nth stop with this label, from 1.
    case label(String, Int)
}
