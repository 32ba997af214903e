import ScreenModel

/// The value of an element as it is spoken.
struct SpokenValue {
    let phrase: Phrase
    let from: ElementKey
    let rule: String
    var confidence = Segment.Confidence.high
    /// Words of VoiceOver's own, in the language of its phrasebook.
    var isOwnWords = false
}

extension ElementSpeech {
    /// A range input in web content says its number and its text, everything else one of them
    /// (a11ysupport.io, M).
    func addValue(to segments: inout [Segment]) {
        guard let value = spokenValue else { return }
        guard stop.isInWebArea, traits.contains(.adjustable), let text = element.value,
            !text.isEmpty, let number = ElementSpeech.number(of: element, shared)
        else {
            segments.append(segment(for: value))
            return
        }
        segments.append(segment(for: number))
        segments.append(own(.value, text, from: .value, "value"))
    }

    private func segment(for value: SpokenValue) -> Segment {
        if value.isOwnWords {
            return word(
                .value, value.phrase, from: value.from.rawValue, value.rule, value.confidence)
        }
        var segment = own(
            .value, value.phrase.text, from: value.from, value.rule, value.confidence)
        if element.hasExtras, let punctuation = contextPunctuation {
            var voice = VoiceAttributes()
            voice.punctuation = punctuation
            segment.voice = voice
        }
        return segment
    }

    /// That of a switch or radio button is a state and no value; a secure field is counted
    /// (a11ysupport.io, M); an empty text field says its placeholder (UITextField reports it as
    /// the value, H); numbers go through their format.
    static func value(
        of element: Element, traits: Traits, _ settings: Settings, _ shared: SharedPhrasebook
    ) -> SpokenValue? {
        if traits.contains(.toggleButton) { return nil }
        // AccessibilitySnapshot knows no radio buttons.
        if traits.contains(.radioButton), settings.profile == .device { return nil }
        let text = element.value ?? ""
        if text.isEmpty || (element.hasExtras && element.extras.range?.format != nil),
            let number = number(of: element, shared)
        {
            return number
        }
        if !text.isEmpty {
            guard traits.contains(.secureTextField), settings.secureValue == .count else {
                return SpokenValue(phrase: Phrase(text), from: .value, rule: "value")
            }
            return SpokenValue(
                phrase: shared.book.characters(text.count), from: .value, rule: "value.secure",
                confidence: .medium, isOwnWords: true)
        }
        if let placeholder = element.placeholder, !placeholder.isEmpty,
            !traits.isDisjoint(with: [.textEntry, .searchField])
        {
            return SpokenValue(
                phrase: Phrase(placeholder), from: .placeholder, rule: "value.placeholder")
        }
        return nil
    }

    /// The number of an adjustable: through its format, else a page control's page, progress in
    /// percent (L), or the number alone as the language writes it.
    private static func number(of element: Element, _ shared: SharedPhrasebook) -> SpokenValue? {
        guard element.hasExtras, let range = element.extras.range, let now = range.now else {
            return nil
        }
        if range.format == nil {
            if element.type == .pageControl, let pages = range.max {
                let phrase = shared.book.pageControlValue(Int(clamping: now), Int(clamping: pages))
                return SpokenValue(phrase: phrase, from: .now, rule: "value.page", isOwnWords: true)
            }
            if element.type == .progress, let percent = percent(of: now, in: range) {
                return SpokenValue(
                    phrase: shared.book.percent(percent), from: .now, rule: "value.progress",
                    confidence: .low, isOwnWords: true)
            }
        }
        let text = ValueText.formatted(
            now, range.format, decimalSeparator: shared.book.decimalSeparator)
        return SpokenValue(phrase: Phrase(text), from: .now, rule: "value.now")
    }

    /// From 0 to 1 where the file names no limits, as UIProgressView counts.
    private static func percent(of now: Double, in range: ValueRange) -> Int? {
        let low = range.min ?? 0
        let high = range.max ?? 1
        guard high > low, now.isFinite, range.max != nil || now <= high else { return nil }
        let share = (now - low) / (high - low)
        guard share.isFinite else { return nil }
        return Int(clamping: (min(max(share, 0), 1) * 100).rounded())
    }
}
