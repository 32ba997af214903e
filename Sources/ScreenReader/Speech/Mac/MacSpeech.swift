import ScreenModel

/// The parts of one element's utterance on the Mac.
///
/// The order is value, label, placeholder, help, dimmed, what it pops up, states, role, position,
/// context (WWDC25-229 and logs of Safari and Chrome fit it, H); the value leads where the user
/// sets it, and in web content the role of headings and links does.
struct MacSpeech {
    let base: ElementSpeech
    let mac: MacContext
    let role: MacRole
    let use: Use

    enum Use: Sendable {
        /// On coming to it.
        case landing
        /// In lists of items: the label first, whatever it is.
        case caption
        /// In "… is in the VoiceOver cursor".
        case description
    }

    init(stop: Stop, mac: MacContext, settings: Settings, _ use: Use = .landing) {
        var device = settings
        device.profile = .device
        base = ElementSpeech(stop: stop, settings: device)
        self.mac = mac
        self.use = use
        let role = MacRole(stop.element, isInWeb: stop.isInWebArea)
        self.role = use == .description ? role.described(stop.element) : role
    }

    /// What is said of an element, as segments.
    static func segments(
        of stop: Stop, _ settings: Settings, _ use: Use = .landing
    ) -> [Segment] {
        guard let mac = stop.mac else { return [] }
        let speech = MacSpeech(stop: stop, mac: mac, settings: settings, use)
        var segments: [Segment] = []
        segments.reserveCapacity(8)
        if use == .landing {
            speech.addAll(to: &segments)
        } else {
            speech.addElement(to: &segments)
        }
        return segments
    }

    /// The name of an item in a list of items, the label first: "Guidepup heading level 1"
    /// (guidepup's snapshots, H).
    static func caption(of stop: Stop, _ settings: Settings) -> String {
        segments(of: stop, settings, .caption).map(\.text).joined(separator: " ")
    }

    var stop: Stop {
        _read { yield base.stop }
    }

    var element: Element {
        _read { yield base.element }
    }

    var settings: Settings {
        _read { yield base.settings }
    }

    var traits: Traits { base.traits }

    var book: MacPhrases {
        _read { yield base.book.mac }
    }

    /// Everything on coming to it, hints last.
    func addAll(to segments: inout [Segment]) {
        addElement(to: &segments)
        addContext(to: &segments)
        addHints(to: &segments)
    }

    /// The element alone, in speaking order.
    func addElement(to segments: inout [Segment]) {
        if use == .landing, role == .webArea { addItems(to: &segments) }
        let speaksRole = settings.traitPosition != .none
        if speaksRole, isRoleFirst { addRole(to: &segments) }
        if leadsWithValue { addValue(to: &segments) }
        addLabel(to: &segments)
        if !leadsWithValue, !role.isTextArea { addValue(to: &segments) }
        if !role.isTextArea { addPlaceholder(to: &segments) }
        addHelp(to: &segments)
        addStates(to: &segments)
        if speaksRole, !isRoleFirst { addRole(to: &segments) }
        addText(to: &segments)
        if use == .landing { addPosition(to: &segments) }
    }

    /// Headings and links in web content say what they are first (logs of Safari and Chrome, H);
    /// natively the label is first everywhere (WWDC25-229, H).
    private var isRoleFirst: Bool {
        if use == .caption { return false }
        if settings.traitPosition == .before { return true }
        guard role == .heading || role == .link else { return false }
        switch settings.macRoleFirst {
        case .web: return stop.isInWebArea
        case .always: return true
        case .never: return false
        }
    }

    /// A heading says its level, a link that is a heading both.
    private func addRole(to segments: inout [Segment]) {
        guard role.isSpoken else { return }
        if role == .landmark {
            let kind = element.hasExtras ? element.extras.landmark : nil
            segments.append(
                base.word(
                    .role, book.word(ofLandmark: kind),
                    from: kind?.isEmpty == false ? "landmark" : "container", "mac.landmark"))
            return
        }
        if role != .heading {
            let confidence: Segment.Confidence = book.role(role).isUnverified == true ? .low : .high
            segments.append(
                base.word(.role, book.role(role), from: roleSource, "mac.role", confidence))
        }
        if let level = headingLevel {
            let isSpoken = settings.headingLevel == .on && level > 0
            let word = isSpoken ? book.headingLevel(level) : book.role(.heading)
            segments.append(
                base.word(
                    .role, word, from: isSpoken ? "headingLevel" : roleSource, "mac.heading"))
        }
    }

    var roleSource: String {
        if element.type != nil { return "type" }
        return element.traits == nil ? "container" : "traits"
    }

    /// 0 for a heading without a level; nil for what is no heading.
    var headingLevel: Int? {
        let level = element.hasExtras ? element.extras.headingLevel ?? 0 : 0
        if role == .heading { return level }
        guard role == .link else { return nil }
        if level > 0 || traits.contains(.header) { return level }
        return mac.headingLevel
    }
}

extension MacRole {
    /// As VO-F3 and VO-F4 name it: a slider with its direction (aria-at's recorded results, H).
    fileprivate func described(_ element: Element) -> MacRole {
        guard self == .slider, element.hasExtras else { return self }
        switch element.extras.orientation {
        case .horizontal: return .horizontalSlider
        case .vertical: return .verticalSlider
        case nil: return .slider
        }
    }
}
