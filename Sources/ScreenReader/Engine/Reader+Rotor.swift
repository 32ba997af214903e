import ScreenModel

extension Reader {
    /// What the rotor is on.
    var currentOption: RotorOption {
        // Taken first: while they are, the screen could not be lent.
        let (rotor, cursor, optIn) = (rotor, cursor, settings.rotorOptions)
        return RotorRing.current(rotor, at: cursor, in: scene, optIn)
    }

    /// The ring for the present focus, clockwise.
    var ring: [RotorOption] {
        let (cursor, optIn) = (cursor, settings.rotorOptions)
        return RotorRing.options(at: cursor, in: scene, optIn)
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
        text.editPlace = nil
        chartPlace = nil
        play(sound)
        emit(.rotor(target))
        say(target == .textSelection ? .editing(.selectionRotor) : .rotorOption(target))
        if target.isSupplied { noteProblems(of: target) }
    }

    /// The language that VoiceOver's own words are chosen by.
    var language: String {
        settings.language ?? textLanguage
    }

    /// The language of the app's text beside elements.
    var textLanguage: String {
        Scene.textLanguage(of: scene.screen.language, settings)
    }

    /// One finger down is next, up is previous; on an adjustable up is more (UIAccessibility
    /// documentation, WWDC20-10116; H). While the user of a Mac interacts with a slider or a
    /// stepper, up is more whatever the rotor is on (aria-at's command tables, H for the slider).
    mutating func stepRotor(_ direction: SearchDirection) {
        if let adjusted, adjusted == cursor {
            adjust(increases: direction == .previous)
            return
        }
        switch currentOption {
        case .edit: stepCommands(direction)
        case .textSelection: chooseSelectionUnit(direction)
        case .characters: stepText(.character, direction)
        case .words: stepText(.word, direction)
        case .lines: stepText(.line, direction)
        case .speakingRate, .volume, .hints, .language, .punctuation, .typingMode,
            .navigationStyle:
            stepSetting(currentOption, direction)
        case .adjustValue: adjust(increases: direction == .previous)
        case .misspelledWords: stepMisspelled(direction)
        case .actions: stepActions(direction)
        case .moreContent: stepContent(direction)
        case .audioGraph: stepChart(direction)
        case .directTouch: setDirectTouch(direction == .previous)
        case .verticalNavigation: moveVertically(direction)
        case .zoom: zoom()
        case let option where option.isSupplied: stepSupplied(option, direction)
        // On the Mac "wrapping when necessary" (guidepup's chart of commands, H).
        case let option: search(option, direction, wraps: isMac)
        }
    }

    /// Searches in reading order from the focus; a rotor of the app's for the same kind searches
    /// instead. Without a match the focus stays (the words: flutter/flutter#102653, M).
    mutating func search(
        _ option: RotorOption, _ direction: SearchDirection, wraps: Bool = false
    ) {
        let offered = CustomRotors.offered(at: cursor, in: scene)
        if let rotor = offered.first(where: { $0.replaces(option) }) {
            stepSupplied(rotor.option, direction)
            return
        }
        guard option != .misspelledWords else {
            stepMisspelled(direction)
            return
        }
        let here = cursor.flatMap { scene.order.position(of: $0) } ?? -1
        if let place = scene.place(of: option, from: here, direction) {
            focus(on: scene.order.stops[place], .rotor)
        } else if wraps, let place = scene.outermostPlace(of: option, from: here, direction) {
            play(direction == .next ? .wrapNext : .wrapPrevious)
            focus(on: scene.order.stops[place], .rotor)
        } else {
            play(.none)
            if settings.notFound == .speak { say(.notFound(option)) }
        }
    }
}
