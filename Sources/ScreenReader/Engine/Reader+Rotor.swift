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
            let book = Phrasebook.of(language: language)
            let wanted = name.lowercased()
            guard let found = ring.first(where: { book.rotorName($0).lowercased() == wanted })
            else {
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
        settings.language ?? scene.screen.language ?? "en"
    }

    /// One finger down is next, up is previous; on an adjustable up is more (UIAccessibility
    /// documentation, WWDC20-10116; H).
    mutating func stepRotor(_ direction: SearchDirection) {
        switch rotor.current(in: ring) {
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
    /// flutter issue 102653, M).
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
        let here = customPlace ?? rotor.items.firstIndex { scene.index(of: $0.id) == cursor }
        var place = here ?? (direction == .next ? -1 : rotor.items.count)
        repeat {
            place += direction == .next ? 1 : -1
        } while rotor.items.indices.contains(place) && !isReachable(rotor.items[place])
        guard rotor.items.indices.contains(place) else {
            reachBoundary(direction)
            return
        }
        reach(rotor.items[place], at: place)
    }

    private func isReachable(_ item: CustomRotor.Item) -> Bool {
        scene.index(of: item.id).flatMap { scene.order.position(of: $0) } != nil
    }

    /// With a range VoiceOver speaks the text of the range (WWDC20-10116, H).
    private mutating func reach(_ item: CustomRotor.Item, at place: Int) {
        guard let index = scene.index(of: item.id) else { return }
        guard let range = item.range else {
            focus(on: index, .rotor)
            customPlace = place
            return
        }
        let stop = stop(at: index)
        let text = Reader.reviewText(of: stop, description: describe(stop, settings))
        guard
            let low = text.index(
                text.startIndex, offsetBy: range.lowerBound, limitedBy: text.endIndex),
            let high = text.index(
                text.startIndex, offsetBy: range.upperBound, limitedBy: text.endIndex)
        else {
            note("the rotor's range \(range.lowerBound)–\(range.upperBound) is outside the text")
            focus(on: index, .rotor)
            customPlace = place
            return
        }
        moveSilently(to: index)
        customPlace = place
        review = TextReview(text: text, start: low)
        say(.text(String(text[low..<high]), language: stop.element.language))
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
            say(.text(text, language: nil))
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
            let text = Reader.reviewText(of: stop, description: describe(stop, settings))
            review = TextReview(text: text)
        }
        return true
    }

    /// A rotor's range counts characters of the value, else of the label.
    private static func reviewText(of stop: Stop, description: String) -> String {
        let element = stop.element
        let isText = element.effectiveTraits.contains(.textEntry)
        if isText, let value = element.value, !value.isEmpty { return value }
        return description
    }
}
