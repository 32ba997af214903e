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
    public let unspoken: [Unspoken]
    /// The same stop as the VoiceOver of each platform speaks it.
    public let platforms: [Platform: Utterance]

    /// The hint that is not heard because hints are off.
    public var lostHint: String? {
        guard utterance.hint.isEmpty, !withHints.hint.isEmpty else { return nil }
        return withHints.hint
    }
}

extension Session {
    /// Why a stop says what it says.
    public func explanation(of stop: Stop) -> Explanation {
        let utterance = utterance(of: stop)
        var platforms: [Platform: Utterance] = [:]
        for platform in Platform.allCases {
            platforms[platform] = self.utterance(of: stop) { $0.platform = platform }
        }
        return Explanation(
            stop: stop, utterance: utterance,
            withHints: self.utterance(of: stop) { $0.hints = .on },
            withoutHints: self.utterance(of: stop) { $0.hints = .off },
            unspoken: unspoken(of: stop, in: utterance).map { key in
                Explanation.Unspoken(
                    key: key, value: stop.element.shortText(of: key),
                    reason: UnspokenReason(stop: stop, settings: settings).words(for: key))
            },
            platforms: platforms)
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

extension Platform {
    /// As Apple writes it.
    public var properName: String {
        switch self {
        case .iOS: "iOS"
        case .macOS: "macOS"
        }
    }
}
