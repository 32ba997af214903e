import ScreenModel

/// What VoiceOver on the Mac says beside an element's own speech: facts, put into words by
/// `MacSpeech`.
enum MacAnnouncement: Sendable, Equatable {
    /// The user begins to interact with a container, and comes to its first member.
    case interact(Stop, first: Stop?)
    case stopInteracting(Stop)
    /// A landmark of web content ends in reading order.
    case endOf(MacContainer)
    /// The cursor jumps out of one container into another.
    case crossing(left: MacContainer?, entered: MacContainer?)
    case start(app: String?, window: String?, focused: Stop?)
    /// What VO-F3 and VO-F4 describe.
    case inCursor(Stop)
    case keyboardFocus(Stop)
    case rotorMenu(RotorOption)
    /// An entry of a rotor's menu, by its label.
    case menuEntry(Stop)
    case actionsMenu(Int)
    case webNavigation(Settings.WebNavigation)
    case quickNav(Bool)
    case singleKeyQuickNav(Bool)
}

extension MacSpeech {
    /// The words of an announcement; `language` is that of VoiceOver's own words.
    static func segments(
        for announcement: MacAnnouncement, _ settings: Settings, language: String
    ) -> [Segment] {
        let shared = Phrasebook.shared(language: language)
        return MacWords(settings: settings, shared: shared)
            .segments(of: announcement)
    }
}

/// Announcements in one language.
private struct MacWords {
    let settings: Settings
    let shared: SharedPhrasebook

    var book: MacPhrases {
        _read { yield shared.book.mac }
    }

    func segments(of announcement: MacAnnouncement) -> [Segment] {
        switch announcement {
        case .interact(let container, let first):
            interact(container) + (first.map { MacSpeech.segments(of: $0, settings) } ?? [])
        case .stopInteracting(let container):
            [said(book.stopInteracting(name(of: container)), "mac.stopInteracting", container)]
        case .endOf(let landmark):
            [said(book.endOf(book.word(of: landmark).text), "mac.endOf", landmark.id)]
        case .crossing(let left, let entered):
            [said(book.crossing(left.map(place), entered.map(place)), "mac.crossing")]
        case .start(let app, let window, let focused): start(app, window, focused)
        case .inCursor(let stop): [said(book.isInCursor(described(stop)), "mac.inCursor", stop)]
        case .keyboardFocus(let stop):
            [said(book.hasKeyboardFocus(described(stop)), "mac.keyboardFocus", stop)]
        case .rotorMenu(let option):
            [said(book.rotorMenu(shared.book.rotorName(option).text), "mac.rotorMenu")]
        case .menuEntry(let stop): [entry(stop)]
        case .actionsMenu(let count): [said(book.actionsMenu(count), "mac.actionsMenu")]
        case .webNavigation(let navigation):
            [said(book.webNavigation(navigation), "mac.webNavigation")]
        case .quickNav(let isOn): [said(book.quickNav(isOn), "mac.quickNav")]
        case .singleKeyQuickNav(let isOn):
            [said(book.singleKeyQuickNav(isOn), "mac.singleKeyQuickNav")]
        }
    }

    /// "In Style Presets, group, 8 items"; web content has no count (WWDC25-229, H; a tester's
    /// guide for the web, H).
    private func interact(_ stop: Stop) -> [Segment] {
        var segments = [said(book.interact(name(of: stop)), "mac.interact", stop)]
        guard let mac = stop.mac, let own = mac.own, own.role != .webArea else { return segments }
        segments.append(said(book.items(own.count(settings)), "mac.items", stop))
        return segments
    }

    private func start(_ app: String?, _ window: String?, _ focused: Stop?) -> [Segment] {
        var segments: [Segment] = []
        if let app, !app.isEmpty { segments.append(said(book.voiceOverOn(app), "mac.start")) }
        if let window, !window.isEmpty {
            var title = said(Phrase(window), "mac.start")
            title.isUnverified = false
            segments += [title, said(book.role(.window), "mac.start")]
        }
        if let focused {
            segments.append(
                said(book.hasKeyboardFocus(described(focused)), "mac.keyboardFocus", focused))
            segments += MacSpeech.segments(of: focused, settings).filter { $0.kind == .hint }
        }
        return segments
    }

    private func entry(_ stop: Stop) -> Segment {
        let label = stop.element.label ?? ""
        let text = label.isEmpty ? MacSpeech.caption(of: stop, settings) : label
        return Segment(
            .phrase, text, from: "label", rule: "mac.menuEntry", language: stop.language)
    }

    private func described(_ stop: Stop) -> String {
        MacSpeech.segments(of: stop, settings, .description).map(\.text)
            .joined(separator: separator)
    }

    private func name(of stop: Stop) -> String {
        if let own = stop.mac?.own { return book.name(of: own, separator: separator) }
        let role = MacRole(stop.element, isInWeb: stop.isInWebArea)
        return [stop.element.label ?? "", book.role(role).text].filter { !$0.isEmpty }
            .joined(separator: separator)
    }

    /// What a jump names: the label, else what it is.
    private func place(_ container: MacContainer) -> String {
        container.label.isEmpty ? book.word(of: container).text : container.label
    }

    private var separator: String { settings.join == .comma ? ", " : " " }

    private func said(_ phrase: Phrase, _ rule: String, _ stop: Stop) -> Segment {
        said(phrase, rule, stop.id)
    }

    private func said(_ phrase: Phrase, _ rule: String, _ source: String = "") -> Segment {
        Segment(
            .phrase, phrase, of: shared.book, from: source, rule: rule,
            confidence: phrase.isUnverified == true ? .low : .high)
    }
}
