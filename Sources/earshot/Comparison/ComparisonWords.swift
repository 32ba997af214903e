import Rehearsal
import ScreenModel
import ScreenReader

/// The words of a report on two screens, whatever it is written as.
struct ComparisonWords {
    let comparison: ScreenComparison
    let old: OpenedScreen
    let new: OpenedScreen

    /// `2 added, 1 respoken`.
    var counts: String {
        let parts = ScreenChange.Kind.allCases.compactMap { kind -> String? in
            let count = changes(kind).count
            guard count > 0 else { return nil }
            switch kind {
            case .order: return "another order"
            case .container: return count == 1 ? "1 container" : "\(count) containers"
            case .rotor: return count == 1 ? "1 rotor" : "\(count) rotors"
            case .respoken:
                let (words, places) = (respoken.words.count, respoken.places.count)
                return [
                    words > 0 ? "\(words) respoken" : nil,
                    places > 0 ? "\(places) at another place in the container" : nil,
                ].compactMap { $0 }.joined(separator: ", ")
            case .added, .removed, .moved: return "\(count) \(kind.rawValue)"
            }
        }
        return parts.isEmpty ? "no stop changed" : parts.joined(separator: ", ")
    }

    func changes(_ kind: ScreenChange.Kind) -> [ScreenChange] {
        comparison.changes.filter { $0.kind == kind }
    }

    /// Those of another place in a container alone are told in one line: there may be as many as a
    /// list has rows.
    var respoken: (words: [ScreenChange], places: [ScreenChange]) {
        let all = changes(.respoken)
        return (
            all.filter { $0.respeaking != .place }, all.filter { $0.respeaking == .place }
        )
    }

    /// `9 stops say another place in their container: 2–10`; nil for none.
    var otherPlaces: String? {
        let places = respoken.places
        guard !places.isEmpty else { return nil }
        let names = TranscriptWords.ranges(places.compactMap { ComparisonWords.number($0.after) })
        let stops = places.count == 1 ? "1 stop says" : "\(places.count) stops say"
        return "\(stops) another place in the container: \(names)"
    }

    /// Whether a hint is new, as far as both files can know.
    func hasOtherHint(_ change: ScreenChange) -> Bool {
        change.isRespoken && change.before?.hint != change.after?.hint
            && !comparison.notCompared.contains(.hint)
    }

    /// The number of a stop, in the status bar after an S.
    static func number(_ heard: ScreenChange.Heard?) -> String? {
        heard.flatMap { heard in heard.index.map { heard.isSide ? "S\($0)" : "\($0)" } }
    }

    /// What is heard, for the eye.
    static func shown(_ heard: ScreenChange.Heard) -> String {
        heard.utterance.isEmpty ? Utterance.silence : heard.utterance
    }

    /// An id that the app gave; a path names nothing to a reader.
    static func id(_ change: ScreenChange) -> String? {
        guard let id = change.id, !id.hasPrefix("@") else { return nil }
        return "#\(id)"
    }

    /// `from list "A" to no container`; nil where it stayed.
    static func containers(_ change: ScreenChange) -> String? {
        change.containers.map {
            "from \($0.before ?? "no container") into \($0.after ?? "no container")"
        }
    }

    static func heading(_ kind: ScreenChange.Kind) -> String {
        switch kind {
        case .added: "Added"
        case .removed: "Removed"
        case .moved: "Moved"
        case .respoken: "Respoken"
        case .order: "Reading order"
        case .container: "Containers"
        case .rotor: "Rotors"
        }
    }

    static func name(_ fact: ScreenComparison.Fact) -> String {
        fact.name == .start ? "VoiceOver starts on" : fact.name.rawValue
    }

    private static let longestValue = 200

    static func value(_ text: String?) -> String {
        guard let text else { return "nothing" }
        guard text.count > longestValue else { return text.isEmpty ? Utterance.silence : text }
        return text.prefix(longestValue) + "…"
    }

    /// Nil where both files know the same.
    var notCompared: String? {
        let names = comparison.notCompared.namesOfSetBits
        return names.isEmpty
            ? nil
            : "not compared, since one of the files cannot say: " + names.joined(separator: ", ")
    }

    var stopCounts: String {
        let (before, after) = comparison.stopCounts
        let stops = after == 1 ? "1 stop" : "\(after) stops"
        return before == after ? stops : "\(stops), before \(before)"
    }
}
