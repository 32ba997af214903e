import ScreenModel
import ScreenReader

/// Explanations as text: the utterance, then each of its pieces with where it comes from, what is
/// set but not spoken, and what other settings would make of it.
struct ExplanationText {
    let session: Session
    /// The same screen on other platforms.
    let others: [Session]
    let places: SourcePlaces

    /// One stop of `count` in its list; `what` is what that holds.
    func lines(_ entry: Transcript.Entry, of count: Int, in what: String) -> [String] {
        let stop = entry.stop
        let explanation = session.explanation(of: stop, others: others)
        var lines = [heading(stop.id, "\(what) \(entry.index) of \(count)", at: stop.index)]
        lines += EventText.lines(explanation.utterance).map { "  " + $0 }
        if let lost = explanation.lostHint { lines.append("  " + EventText.lost(lost)) }
        for segment in explanation.utterance.segments {
            lines.append("")
            lines += self.lines(segment, of: stop).map { "  " + $0 }
        }
        lines += unspoken(explanation.unspoken)
        lines.append("")
        lines += variants(explanation).map { "  " + $0 }
        return lines.map(DisplayText.safe)
    }

    /// An element that is no stop: why, and what is set on it.
    func lines(ofNoStop index: ElementIndex, because absence: StopAbsence) -> [String] {
        let id = session.screen.tree.id(of: index)
        let lines = [
            heading(id, "no stop", at: index),
            "  VoiceOver never comes to it: \(absence.words(for: index, in: session))",
        ]
        return (lines + unspoken(session.unspoken(ofNoStop: index))).map(DisplayText.safe)
    }

    private func heading(_ id: String, _ what: String, at index: ElementIndex) -> String {
        ["\(id): \(what)", places.text(of: index)].compactMap { $0 }.joined(separator: ", ")
    }

    private func lines(_ segment: Segment, of stop: Stop) -> [String] {
        let lead = segment.kind == .hint ? "hint: " : ""
        var from = segment.from.isEmpty ? segment.kind.rawValue : "from \(segment.from)"
        if let place = places.text(of: session.origin(of: segment, in: stop)) {
            from += " at \(place)"
        }
        var lines = [lead + segment.text, "    \(from)"]
        let rule = SpeechRule.named(segment.rule)
        lines.append("    rule \(segment.rule)" + (rule.map { ": \($0.line)" } ?? ""))
        lines.append("    confidence \(segment.confidence.words)")
        if let written = segment.written {
            lines.append("    as written: \(written.text); \(written.reasons)")
        }
        if let voice = segment.voice { lines.append("    voice: \(voice.words)") }
        if segment.isUnverified {
            lines.append("    unverified: no source reports these words as VoiceOver's")
        }
        if segment.language != session.language {
            lines.append("    language \(segment.language)")
        }
        return lines
    }

    private func unspoken(_ keys: [Explanation.Unspoken]) -> [String] {
        guard !keys.isEmpty else { return [] }
        return ["", "  set, not spoken:"]
            + keys.map { entry in
                let value = entry.value.map { $0.isEmpty ? "" : " (\($0))" } ?? ""
                return "    \(entry.key.rawValue): \(entry.reason)\(value)"
            }
    }

    private func variants(_ explanation: Explanation) -> [String] {
        let isWithout = explanation.utterance == explanation.withoutHints
        let other = isWithout ? explanation.withHints : explanation.withoutHints
        let name = isWithout ? "with hints" : "without hints"
        var lines =
            other == explanation.utterance
            ? ["with or without hints: the same words"] : ["\(name): " + other.shown]
        let platforms = explanation.platforms.sorted {
            $0.platform.name < $1.platform.name
        }
        if platforms.allSatisfy({ $0.utterance?.spoken == explanation.utterance.spoken }) {
            let names = platforms.map(\.platform.name).joined(separator: " and ")
            lines.append(names + ": the same words")
        } else {
            lines += platforms.map {
                "\($0.platform.name): \($0.utterance?.shown ?? "no stop")"
            }
        }
        return lines
    }
}
