import ScreenModel

/// Puts announcements into words: as a device speaks them, on the Mac where a stop says so, or an
/// element of iOS as AccessibilitySnapshot prints it.
///
/// An element's utterance is put together from files that each speak about one thing: its text,
/// its roles, its containers, its hints. Nothing is joined here; renderers join segments.
struct SpeechGenerator: Sendable {
    var settings: Settings

    /// What is said of an element when the cursor comes to it. The order of the parts is
    /// AccessibilitySnapshot's, with the device's own pieces as logged on iOS 26.5 (H for all but
    /// the place of content, boundary and the two "available" phrases, M).
    func utterance(of stop: Stop) -> Utterance {
        voiced(segments(of: stop), stop.wordsLanguage, isMac: stop.mac != nil)
    }

    /// The same as it is written, whatever the voice makes of it.
    func written(of stop: Stop) -> Utterance {
        var segments = segments(of: stop)
        for place in segments.indices { segments[place].text = segments[place].asWritten }
        return Utterance(segments, join: join(isMac: stop.mac != nil))
    }

    private func segments(of stop: Stop) -> [Segment] {
        if stop.mac != nil { return MacSpeech.segments(of: stop, settings) }
        if settings.profile == .snapshot { return SnapshotSpeech(of: stop, settings).segments() }
        let parts = ElementSpeech(stop: stop, settings: settings)
        var segments: [Segment] = []
        segments.reserveCapacity(8)
        parts.addContainerEntry(to: &segments)
        if settings.traitPosition == .before { parts.addRoles(to: &segments) }
        parts.addText(to: &segments)
        if settings.traitPosition == .after { parts.addRoles(to: &segments) }
        parts.addContext(to: &segments)
        parts.addMore(to: &segments)
        let hints = segments.count
        parts.addHints(to: &segments)
        for place in (hints..<segments.count).dropLast() {
            segments[place].endSentenceOfItsLanguage()
        }
        return segments
    }

    /// The way of every utterance: here the voice processes its text, where the settings ask
    /// for it.
    private func voiced(
        _ segments: [Segment], _ language: String, isMac: Bool = false
    ) -> Utterance {
        var segments = segments
        if SpeechProcessing.isOn(settings) {
            SpeechProcessing(settings: settings, wordsLanguage: language).apply(to: &segments)
        }
        return Utterance(segments, join: join(isMac: isMac))
    }

    /// AccessibilitySnapshot prints nothing of the Mac.
    private func join(isMac: Bool) -> Utterance.Join {
        if settings.profile == .snapshot, !isMac { return .space }
        return settings.join == .comma ? .comma : .xcui
    }

    /// What the voice makes of an utterance, whether the settings show it or not.
    func voiced(_ utterance: Utterance, language: String) -> Utterance {
        var settings = settings
        settings.speechProcessing = .on
        var utterance = utterance
        SpeechProcessing(settings: settings, wordsLanguage: language)
            .apply(to: &utterance.segments)
        return utterance
    }

    /// The words of an announcement: VoiceOver's own in `language`, the app's in `textLanguage`.
    func utterance(
        for announcement: Announcement, language: String, textLanguage: String
    ) -> Utterance {
        switch announcement {
        case .stop(let stop, _):
            return utterance(of: stop)
        case .change(let stop, let old):
            return voiced(
                change(of: stop, from: old), stop.wordsLanguage, isMac: stop.mac != nil)
        case .value(let stop):
            let value = changeable(stop).filter { $0.kind == .value }
            return voiced(value, stop.wordsLanguage, isMac: stop.mac != nil)
        case .hint(let stop):
            let hint = segments(of: stop).filter { $0.kind == .hint }
            return voiced(hint, stop.wordsLanguage, isMac: stop.mac != nil)
        case .character(let character, let own) where settings.phonetics != .off:
            return voiced(spelled(character, own, language, textLanguage), language)
        case .editing(let speech):
            return voiced(segments(speech, language, textLanguage), language)
        case .cell(let row, let column):
            let book = Phrasebook.of(language: language)
            let phrases = [row.map { book.row($0 &+ 1) }, column.map { book.column($0 &+ 1) }]
            let words = phrases.compactMap { $0 }.map { phrase in
                Segment(
                    .phrase, phrase, of: book, from: "table", rule: "table.place",
                    confidence: .low)
            }
            return voiced(words, language)
        case .mac(let announcement):
            let words = MacSpeech.segments(for: announcement, settings, language: language)
            return voiced(words, language, isMac: true)
        default:
            let words = phrase(announcement, Phrasebook.of(language: language), textLanguage)
            return voiced([words], language)
        }
    }

    /// Whether anything is said of a change; other announcements always have words.
    func hasWords(_ announcement: Announcement) -> Bool {
        switch announcement {
        case .change(let stop, let old): !change(of: stop, from: old).isEmpty
        case .value(let stop): changeable(stop).contains { $0.kind == .value }
        default: true
        }
    }

    /// Only what is new: the value of an adjustable, the state of a switch (log of iOS 26.5,
    /// WWDC 2019; H for both).
    private func change(of stop: Stop, from old: Element) -> [Segment] {
        var before = stop
        before.element = old
        let known = changeable(before)
        return changeable(stop).filter { segment in
            !known.contains { $0.kind == segment.kind && $0.text == segment.text }
        }
    }

    /// What of an element is said again while the cursor stays on it.
    private func changeable(_ stop: Stop) -> [Segment] {
        if stop.mac != nil { return MacSpeech.segments(of: stop, settings, .description) }
        if settings.profile == .snapshot {
            return SnapshotSpeech(of: stop, settings).changeable()
        }
        let parts = ElementSpeech(stop: stop, settings: settings)
        var segments: [Segment] = []
        parts.addText(to: &segments)
        if settings.traitPosition != .none { parts.addRoles(to: &segments) }
        return segments.filter { $0.kind != .boundary }
    }

    func phrase(
        _ announcement: Announcement, _ book: Phrasebook, _ textLanguage: String
    ) -> Segment {
        func said(_ phrase: Phrase, _ rule: String, _ confidence: Segment.Confidence) -> Segment {
            Segment(.phrase, phrase, of: book, rule: rule, confidence: confidence)
        }
        /// The app's own words.
        func quoted(_ text: String, _ rule: String, _ language: String? = nil) -> Segment {
            Segment(
                .phrase, text, from: "", rule: rule,
                language: LanguageTag.ofText(language, else: textLanguage))
        }
        switch announcement {
        case .stop, .change, .value, .hint, .cell, .editing, .mac:
            return quoted("", "none")
        case .rotorOption(.custom(let name)):
            return quoted(name, "rotor.name")
        case .rotorOption(let option):
            return said(book.rotorName(option), "rotor.name", .high)
        case .notFound(let option):
            return said(book.notFound(option), "rotor.notFound", .medium)
        case .character(let character, let language):
            return segment(for: character, language, book, textLanguage)
        case .text(let text, let language):
            return quoted(text, "text", language)
        case .action(.app(let action), let language):
            return quoted(action.name, "actions.name", language)
        case .action(.activate, _):
            return said(book.activateDefault, "actions.activate", .medium)
        case .action(.contextMenu, _):
            return said(book.rotor.showContextMenu, "actions.contextMenu", .medium)
        case .content(let content, let language):
            let text = [content.label, content.value].compactMap { $0 }.filter { !$0.isEmpty }
            return quoted(text.joined(separator: ", "), "content.entry", language)
        case .page(let page, let pages):
            return said(book.page(page, pages), "scroll.page", .high)
        case .rows(let first, let last, let total):
            return said(book.rows(first, last, total), "scroll.rows", .medium)
        case .percent(let percent):
            return said(book.percent(percent), "setting.percent", .low)
        case .position(let position, let count):
            return said(book.position(position, count), "summary.position", .low)
        case .state(let isOn):
            return said(
                isOn ? book.rotor.settingOn : book.rotor.settingOff, "setting.state", .low)
        case .punctuation(let level):
            return said(book.rotor.punctuation(level), "setting.punctuation", .low)
        case .navigationStyle(let isGrouped):
            return said(book.rotor.navigationStyle(isGrouped), "setting.navigation", .low)
        case .typingMode(let mode):
            return said(book.rotor.typingMode(mode), "setting.typingMode", .low)
        case .languageName(let tag):
            let named = Phrasebook.of(language: tag)
            return Segment(
                .phrase, named.rotor.languageName.text, from: "", rule: "setting.language",
                confidence: .medium, language: named.language)
        case .chart(let entry):
            return said(book.rotor.chart(entry), "chart.entry", .medium)
        case .directTouch(let isOn):
            return said(
                isOn ? book.rotor.directTouchOn : book.rotor.directTouchOff, "directTouch", .low)
        case .helpStarts: return said(book.rotor.helpStarts, "help.starts", .medium)
        case .helpEnds: return said(book.rotor.helpEnds, "help.ends", .low)
        case .speechOn: return said(book.speechOn, "toggle.speech", .low)
        case .speechOff: return said(book.speechOff, "toggle.speech", .low)
        case .curtainOn: return said(book.curtainOn, "toggle.curtain", .low)
        case .curtainOff: return said(book.curtainOff, "toggle.curtain", .low)
        }
    }
}
