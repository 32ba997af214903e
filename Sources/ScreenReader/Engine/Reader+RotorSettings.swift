import ScreenModel

/// Options of the rotor that set VoiceOver itself: up is more or the previous one, down is less or
/// the next one.
extension Reader {
    mutating func stepSetting(_ option: RotorOption, _ direction: SearchDirection) {
        switch option {
        case .speakingRate: stepPercent(\.speakingRate, direction)
        case .volume: stepPercent(\.volume, direction)
        case .hints:
            settings.hints = settings.hints == .on ? .off : .on
            say(.state(isOn: settings.hints == .on))
        case .punctuation:
            stepChoice(\.punctuation, direction)
            say(.punctuation(settings.punctuation))
        case .typingMode:
            stepChoice(\.typingMode, direction)
            say(.typingMode(settings.typingMode))
        case .navigationStyle: switchNavigationStyle()
        case .language:
            stepLanguage(direction)
        default:
            break
        }
    }

    /// Flat or grouped (blindios.uk for the styles, M; the option, L). A cursor on a container goes
    /// to the first item that this held.
    private mutating func switchNavigationStyle() {
        let isGrouped = settings.navigation != .grouped
        settings.navigation = isGrouped ? .grouped : .flat
        say(.navigationStyle(isGrouped: isGrouped))
        settle(follows: true)
    }

    /// The screen file has no event for it, so nothing can follow.
    mutating func zoom() {
        play(.none)
        note("the file does not say what zooming shows")
    }

    /// Percent that one swipe changes (blindios.uk for the direction, M; the step L).
    private static let percentStep = 5

    /// At a limit the unchanged value is said again.
    private mutating func stepPercent(
        _ path: WritableKeyPath<Settings, Int>, _ direction: SearchDirection
    ) {
        let change = direction == .next ? -Reader.percentStep : Reader.percentStep
        let value = min(max(settings[keyPath: path] + change, 0), 100)
        if value == settings[keyPath: path] { reachBoundary(direction) }
        settings[keyPath: path] = value
        say(.percent(value))
    }

    private mutating func stepChoice<Value: CaseIterable & Equatable>(
        _ path: WritableKeyPath<Settings, Value>, _ direction: SearchDirection
    ) where Value.AllCases == [Value] {
        let all = Value.allCases
        let place = all.firstIndex(of: settings[keyPath: path]) ?? 0
        let target = place + (direction == .next ? 1 : -1)
        guard all.indices.contains(target) else {
            reachBoundary(direction)
            return
        }
        settings[keyPath: path] = all[target]
    }

    /// Through the languages that VoiceOver's words exist in; each is named in itself.
    private mutating func stepLanguage(_ direction: SearchDirection) {
        let tags = Phrasebook.languages
        let present = Phrasebook.of(language: language).language
        let target = (tags.firstIndex(of: present) ?? 0) + (direction == .next ? 1 : -1)
        if tags.indices.contains(target) {
            settings.language = tags[target]
        } else {
            reachBoundary(direction)
        }
        say(.languageName(Phrasebook.of(language: language).language))
    }
}
