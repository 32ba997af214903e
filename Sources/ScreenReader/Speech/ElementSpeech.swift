import ScreenModel

/// The parts of one element's utterance, each as segments that name the property they come from.
struct ElementSpeech {
    let stop: Stop
    let settings: Settings
    private let shared: SharedPhrasebook
    let traits: Traits
    /// The value as it is spoken, before any switch turns it off.
    let spokenValue: SpokenValue?

    struct SpokenValue {
        let phrase: Phrase
        let from: ElementKey
        let rule: String
        let confidence: Segment.Confidence
        /// Words of VoiceOver's own, in the language of its phrasebook.
        let isOwnWords: Bool
    }

    init(stop: Stop, settings: Settings) {
        self.stop = stop
        self.settings = settings
        shared = Phrasebook.shared(language: stop.wordsLanguage)
        traits = stop.element.effectiveTraits
        spokenValue = ElementSpeech.value(of: stop.element, traits: traits, settings, shared)
    }

    var element: Element {
        _read { yield stop.element }
    }

    var book: Phrasebook {
        _read { yield shared.book }
    }

    /// A switch's value is its state and never a value (AccessibilitySnapshot, H).
    var isToggle: Bool { traits.contains(.toggleButton) }

    /// A segment in VoiceOver's own words.
    func word(
        _ kind: Segment.Kind, _ phrase: Phrase, from: String, _ rule: String,
        _ confidence: Segment.Confidence = .high
    ) -> Segment {
        Segment(
            kind, phrase.text, from: from, rule: rule, confidence: confidence,
            language: shared.language,
            isUnverified: phrase.isUnverified ?? shared.isUnverified)
    }

    /// A segment in the app's words.
    func own(
        _ kind: Segment.Kind, _ text: String, from: ElementKey, _ rule: String,
        _ confidence: Segment.Confidence = .high
    ) -> Segment {
        Segment(
            kind, text, from: from.rawValue, rule: rule, confidence: confidence,
            language: stop.language)
    }
}
