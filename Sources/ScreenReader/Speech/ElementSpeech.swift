import ScreenModel

/// The parts of one element's utterance, each as segments that name the property they come from.
struct ElementSpeech {
    let stop: Stop
    let settings: Settings
    let shared: SharedPhrasebook
    let traits: Traits
    /// The value as it is spoken, before any switch turns it off.
    let spokenValue: SpokenValue?
    /// A label that is only this word is not spoken beside the role of a back button.
    let back: String

    /// `back` where it is another word than the phrasebook's.
    init(stop: Stop, settings: Settings, back: String? = nil) {
        self.stop = stop
        self.settings = settings
        shared = Phrasebook.shared(language: stop.wordsLanguage)
        traits = stop.element.effectiveTraits
        self.back = back ?? shared.book.back
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
