/// An event of a session with its words: what every front end shows.
public enum SessionEvent: Sendable, Equatable {
    case focus(id: String, path: String, FocusReason)
    case speech(Speech)
    case sound(SoundToken)
    /// A sound of the app's, by its name; nothing is played.
    case appSound(String)
    case rotor(name: String)
    case value(id: String, old: String?, new: String?)
    case screen(title: String?)
    case boundary(SearchDirection)
    case note(String)
    /// A line of input that was not understood.
    case error(String)

    /// One utterance on its way to the listener.
    public struct Speech: Sendable, Equatable {
        public var utterance: Utterance
        public var speechClass: SpeechClass
        /// `low`, `default` or `high`, where the app said so.
        public var priority: String?
        public var language: String
        /// Ended or dropped before its end.
        public var isCut: Bool
        /// Cut before it began: not a word of it was heard.
        public var isDropped = false

        public init(
            _ utterance: Utterance, speechClass: SpeechClass = .focus, priority: String? = nil,
            language: String = "en", isCut: Bool = false
        ) {
            self.utterance = utterance
            self.speechClass = speechClass
            self.priority = priority
            self.language = language
            self.isCut = isCut
        }
    }
}
