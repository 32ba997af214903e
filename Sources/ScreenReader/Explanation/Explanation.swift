import ScreenModel

/// Why a stop says what it says: its words, what is set but not said, and what would be said with
/// other settings. `explain`, plain mode's `why` and the interface's overlay show it.
public struct Explanation: Sendable, Equatable {
    /// A key that is set on the element and not heard in its utterance.
    public struct Unspoken: Sendable, Equatable {
        public let key: ElementKey
        /// What it is set to, where that is short.
        public let value: String?
        /// Why it is not heard, in a few words.
        public let reason: String
    }

    public let stop: Stop
    /// As the settings are.
    public let utterance: Utterance
    public let withHints: Utterance
    public let withoutHints: Utterance
    /// The hint that is not heard because hints are off.
    public let lostHint: String?
    public let unspoken: [Unspoken]
    /// The same stop with the VoiceOver of this platform, then of the others that were asked for.
    public let platforms: [OnPlatform]

    /// What the VoiceOver of one platform says of an element.
    public struct OnPlatform: Sendable, Equatable {
        public let platform: Platform
        /// Nil where its cursor does not stop there.
        public let utterance: Utterance?
    }
}

extension Session {
    /// Why a stop says what it says. `others` are sessions on the same screen on other platforms;
    /// there too the cursor comes from the stop before it, or `fromAfar` from somewhere else.
    public func explanation(
        of stop: Stop, others: [Session] = [], fromAfar: Bool = false
    ) -> Explanation {
        let utterance = utterance(of: stop)
        let platforms =
            [Explanation.OnPlatform(platform: platform, utterance: utterance)]
            + others.map { other in
                Explanation.OnPlatform(
                    platform: other.platform,
                    utterance: other.utterance(of: stop.index, fromAfar: fromAfar))
            }
        return Explanation(
            stop: stop, utterance: utterance,
            withHints: self.utterance(of: stop) { $0.hints = .on },
            withoutHints: self.utterance(of: stop) { $0.hints = .off },
            lostHint: lostHint(of: stop),
            unspoken: unspoken(of: stop, in: utterance).map { key in
                Explanation.Unspoken(
                    key: key, value: stop.element.shortText(of: key),
                    reason: UnspokenReason(stop: stop, settings: settings).words(for: key))
            },
            platforms: platforms)
    }

    /// Sessions on the screen as it is now, one for each other platform. Costs as much as opening
    /// the screen.
    public func onOtherPlatforms() -> [Session] {
        Platform.allCases.filter { $0 != platform }.map { platform in
            var settings = settings
            settings.platform = platform
            return Session(screen: screen, settings: settings) { _ in .failure("not asked for") }
        }
    }

    /// What is said of an element on coming to it; nil where it is no stop.
    private func utterance(of index: ElementIndex, fromAfar: Bool) -> Utterance? {
        if let place = position(of: index) {
            let previous = place > 0 && !fromAfar ? stops[place - 1] : nil
            return utterance(of: stop(at: index, from: previous))
        }
        return sideStops.contains(index) ? utterance(of: stop(at: index)) : nil
    }

    /// What would be said of a stop with other settings.
    public func utterance(of stop: Stop, with change: (inout Settings) -> Void) -> Utterance {
        var other = speech.settings
        change(&other)
        return SpeechGenerator(settings: other).utterance(of: stop)
    }

    /// The hint of a stop that is not heard because hints are off.
    public func lostHint(of stop: Stop) -> String? {
        guard settings.hints == .off else { return nil }
        let hint = utterance(of: stop) { $0.hints = .on }.hint
        return hint.isEmpty ? nil : hint
    }
}
