import ScreenModel

/// What a survey of the rotors asks.
extension Session {
    /// Every option that is offered at some stop of the present scope, clockwise, with the stops;
    /// the app's rotors that no stop gets stand among them, with none. One pass over the stops.
    public var rotorOffers: [RotorOffer] {
        RotorOffers(scene: reader.scene, optIn: settings.rotorOptions, language: language).all
    }

    /// The stops that a search of VoiceOver's own leads to, in reading order.
    public func members(of option: RotorOption) -> [ElementIndex] {
        let stops = stops
        return reader.scene.kinds.all(option).map { stops[Int($0)] }
    }

    /// What is said of each entry that an option lists at a stop: actions, content, a chart's
    /// entries. Empty for other options.
    public func entries(of option: RotorOption, at stop: ElementIndex) -> [String] {
        let element = reader.scene.element(at: stop)
        let announcements: [Announcement] =
            switch option {
            case .actions:
                element.hasActions
                    ? reader.actionEntries(of: element).map {
                        .action($0, language: element.language)
                    } : []
            case .moreContent:
                (element.extras.content ?? []).map { .content($0, language: element.language) }
            case .audioGraph where element.type == .chart:
                ChartEntry.allCases.map { .chart($0) }
            default: []
            }
        return announcements.map { spoken($0) }
    }

    /// What is said of ranges of an element's text; nil for one that the text does not have.
    public func texts(of ranges: [Range<Int>], at index: ElementIndex) -> [String?] {
        let element = reader.scene.element(at: index)
        var offsets = TextOffsets(element.rangedText)
        return ranges.map { range in
            guard offsets.clamped(range) == range else { return nil }
            let part = String(offsets.text[offsets.indices(of: range)])
            return spoken(.text(part, language: element.language))
        }
    }

    private func spoken(_ announcement: Announcement) -> String {
        speech.utterance(
            for: announcement, language: language, textLanguage: reader.textLanguage
        ).spoken
    }

    /// The stop that an item of an app's rotor leads to; nil where it leads nowhere.
    public func target(of item: CustomRotor.Item) -> ElementIndex? {
        reader.target(of: item)
    }

    /// What the rotor is on.
    public var rotorOption: RotorOption { reader.currentOption }

    /// A copy to try things on: nothing is muted, open or passed on to the app, gestures take no
    /// time, and the rotor is on Characters.
    public var trial: Session {
        var trial = self
        trial.isLive = false
        trial.reader.menu = nil
        trial.reader.adjusted = nil
        trial.reader.isHelpOn = false
        trial.reader.isPassingThrough = false
        trial.reader.isDirectTouchOn = false
        trial.reader.isMuted = false
        trial.reader.rotor = RotorState(initial: .characters)
        trial.reader.lastOption = .characters
        return trial
    }

    /// Turns the rotor without a word. Returns whether it has the option here. The place among the
    /// items of an app's rotor is forgotten, as on any turn, unless `keepsPlace`: then it need not
    /// be looked for among all of them.
    public mutating func turnRotor(to option: RotorOption, keepsPlace: Bool = false) -> Bool {
        if reader.currentOption == option { return true }
        guard reader.ring.contains(option) else { return false }
        reader.rotor.turn(to: option)
        reader.lastOption = option
        if !keepsPlace { reader.customPlace = nil }
        return true
    }
}

extension RotorOption {
    /// Whether the app supplies it.
    public var isOfApp: Bool { isSupplied }
}
