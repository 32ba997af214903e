import ScreenModel

extension Reader {
    /// The ring for the present focus, clockwise.
    var ring: [RotorOption] {
        RotorRing.options(at: cursor, in: scene)
    }

    /// Turning speaks the option's name alone (WWDC20-10116, EhPanda log; H).
    mutating func turnRotor(_ turn: RotorTurn) {
        let ring = ring
        guard let place = ring.firstIndex(of: rotor.current(in: ring)) else { return }
        let target: RotorOption
        var sound = SoundToken.rotorNext
        switch turn {
        case .next:
            target = ring[(place + 1) % ring.count]
        case .previous:
            target = ring[(place + ring.count - 1) % ring.count]
            sound = .rotorPrevious
        case .named(let name):
            guard let found = RotorOption.named(name, in: ring, language: language) else {
                play(.unknown)
                note("the rotor has no '\(name)' here")
                return
            }
            target = found
        }
        rotor.turn(to: target)
        lastOption = target
        actionPlace = nil
        contentPlace = nil
        customPlace = nil
        play(sound)
        emit(.rotor(target))
        say(.rotorOption(target))
    }

    /// The language that VoiceOver's own words are chosen by.
    var language: String {
        settings.language ?? textLanguage
    }

    /// The language of the app's text beside elements.
    var textLanguage: String {
        LanguageTag.ofText(nil, screen: scene.screen.language, user: settings.language)
    }

    /// One finger down is next, up is previous; on an adjustable up is more (UIAccessibility
    /// documentation, WWDC20-10116; H).
    mutating func stepRotor(_ direction: SearchDirection) {
        switch RotorRing.current(rotor, at: cursor, in: scene) {
        case .characters: stepText(.characters, direction)
        case .words: stepText(.words, direction)
        case .lines: stepText(.lines, direction)
        case .speakingRate: changeRate(direction == .next ? -Reader.rateStep : Reader.rateStep)
        case .adjustValue: adjust(increases: direction == .previous)
        case .actions: stepActions(direction)
        case .moreContent: stepContent(direction)
        case let option where option.isSupplied: stepSupplied(option, direction)
        case let option: search(option, direction)
        }
    }

    /// Percent of the speaking rate that one swipe changes (L).
    private static let rateStep = 5

    private mutating func changeRate(_ change: Int) {
        let rate = min(max(settings.speakingRate + change, 0), 100)
        if rate == settings.speakingRate { reachBoundary(change < 0 ? .next : .previous) }
        settings.speakingRate = rate
        say(.percent(rate))
    }

    /// Searches in reading order from the focus. Without a match the focus stays (the words:
    /// flutter/flutter#102653, M).
    mutating func search(_ option: RotorOption, _ direction: SearchDirection) {
        let here = cursor.flatMap { scene.order.position(of: $0) } ?? -1
        guard let place = scene.kinds.place(of: option, from: here, direction) else {
            play(.none)
            if settings.notFound == .speak { say(.notFound(option)) }
            return
        }
        focus(on: scene.order.stops[place], .rotor)
    }

    /// The app's next or previous result, in the app's order. Past the last one only the boundary
    /// is signalled (WWDC20-10116, H).
    private mutating func stepSupplied(_ option: RotorOption, _ direction: SearchDirection) {
        let offered = CustomRotors.offered(at: cursor, in: scene)
        guard let rotor = offered.first(where: { $0.option == option }) else { return }
        var place =
            customPlace ?? self.place(in: rotor.items)
            ?? (direction == .next ? -1 : rotor.items.count)
        repeat {
            place += direction == .next ? 1 : -1
        } while rotor.items.indices.contains(place) && target(of: rotor.items[place]) == nil
        guard rotor.items.indices.contains(place), let target = target(of: rotor.items[place])
        else {
            reachBoundary(direction)
            return
        }
        reach(target, rotor.items[place].range)
        if cursor == target { customPlace = place }
    }

    /// Where the cursor stands among the items. In a text with ranges the first use starts at the
    /// beginning of the text (WWDC20-10116, H).
    private func place(in items: [CustomRotor.Item]) -> Int? {
        guard let first = items.firstIndex(where: { scene.index(of: $0.id) == cursor }) else {
            return nil
        }
        return items[first].range == nil ? first : first - 1
    }

    private func target(of item: CustomRotor.Item) -> ElementIndex? {
        guard let index = scene.index(of: item.id), scene.order.position(of: index) != nil else {
            return nil
        }
        return index
    }

    /// With a range VoiceOver speaks the text of the range (WWDC20-10116, H).
    private mutating func reach(_ index: ElementIndex, _ range: Range<Int>?) {
        guard let range else {
            focus(on: index, .rotor)
            return
        }
        let element = scene.element(at: index)
        let text = element.rangedText
        guard let found = text.characters(range) else {
            note("the rotor's range \(range.lowerBound)–\(range.upperBound) is outside the text")
            focus(on: index, .rotor)
            return
        }
        let part = Announcement.text(String(text[found]), language: element.language)
        focus(on: index, .rotor, saying: part)
        if cursor == index { review = TextReview(text: text, start: found.lowerBound) }
    }

    private mutating func stepText(_ unit: TextReview.Unit, _ direction: SearchDirection) {
        guard prepareReview() else { return }
        guard let text = review?.step(unit, direction) else {
            reachBoundary(direction)
            return
        }
        sayUnit(text, unit)
    }

    /// Says the line, word or character at the position again.
    mutating func repeatUnit(_ unit: TextReview.Unit) {
        guard prepareReview(), let text = review?.present(unit) else {
            play(.none)
            return
        }
        sayUnit(text, unit)
    }

    private mutating func sayUnit(_ text: String, _ unit: TextReview.Unit) {
        if unit == .characters, let character = text.first {
            say(.character(character))
        } else {
            say(.text(text, language: cursor.flatMap { scene.tree[$0].language }))
        }
    }

    /// Characters, words and lines work on whatever was last spoken (AppleVis, M): the value of a
    /// text field, else the element's description.
    private mutating func prepareReview() -> Bool {
        guard let cursor else {
            play(.none)
            return false
        }
        if review == nil {
            let stop = stop(at: cursor)
            let value = stop.element.value ?? ""
            let isText = stop.element.effectiveTraits.contains(.textEntry) && !value.isEmpty
            review = TextReview(text: isText ? value : describe(stop, settings))
        }
        return true
    }
}

extension Element {
    /// What text ranges count in: the value, else the label.
    fileprivate var rangedText: String {
        if let value, !value.isEmpty { return value }
        return label ?? ""
    }
}

extension String {
    /// The characters (grapheme clusters) of a range counted from 0; nil where it reaches outside.
    fileprivate func characters(_ range: Range<Int>) -> Range<Index>? {
        guard range.lowerBound >= 0,
            let low = index(startIndex, offsetBy: range.lowerBound, limitedBy: endIndex),
            let high = index(low, offsetBy: range.count, limitedBy: endIndex)
        else { return nil }
        return low..<high
    }
}
