import ScreenModel
import ScreenReader

extension TextOverlay {
    /// Why each word of the focused element's utterance is said, what is set but not said, and what
    /// other settings would make of it.
    static func why(_ session: Session, heard: Utterance?) -> TextOverlay {
        var paragraphs: [Paragraph] = []
        var title = "why"
        if let index = session.cursor {
            let isSmall = session.screen.tree.count <= mostForOtherPlatforms
            let explanation = session.explanation(
                of: session.stop(at: index), others: isSmall ? session.onOtherPlatforms() : [],
                fromAfar: true)
            title += ": " + (explanation.stop.element.label ?? explanation.stop.id)
            let utterance = explanation.utterance
            if let heard, heard != utterance, !heard.segments.isEmpty {
                paragraphs.append(Paragraph(text: "Heard last", isBold: true))
                paragraphs += lines(of: heard, session)
                paragraphs.append(Paragraph(text: "On coming to it", isBold: true))
            }
            paragraphs += lines(of: utterance, session)
            if let lost = explanation.lostHint {
                paragraphs.append(Paragraph(text: "(not spoken: \(lost))"))
            }
            paragraphs += unspoken(explanation) + variants(explanation, session)
        } else {
            paragraphs = [Paragraph(text: "No stop has the cursor.")]
            if let heard { paragraphs += lines(of: heard, session) }
        }
        paragraphs.append(
            Paragraph(text: "H high, M medium, L low: how sure the rule is.  y copies"))
        return TextOverlay(
            title: title, command: .why, paragraphs: paragraphs, leadColumns: 11)
    }

    /// On a larger screen a key would have to wait for the other platform's order.
    private static let mostForOtherPlatforms = 5000

    private static func lines(of utterance: Utterance, _ session: Session) -> [Paragraph] {
        utterance.segments.flatMap { segment in
            let source = [
                segment.from.isEmpty ? "" : "from \(segment.from)",
                segment.rule.isEmpty ? "" : "rule \(segment.rule)",
            ].filter { !$0.isEmpty }.joined(separator: ", ")
            var lines = [
                Paragraph(lead: segment.kind.rawValue, text: segment.text),
                Paragraph(text: "\(segment.confidence.rawValue)  \(source)"),
            ]
            if let rule = SpeechRule.named(segment.rule) {
                lines.append(Paragraph(text: rule.summary))
            }
            if let written = segment.written {
                lines.append(Paragraph(lead: "as written", text: written.text))
                lines.append(Paragraph(text: written.reasons))
            }
            if let voice = segment.voice {
                lines.append(Paragraph(lead: "voice", text: voice.words))
            }
            if segment.isUnverified {
                lines.append(Paragraph(text: "unverified: no source reports these words"))
            }
            if segment.language != session.language {
                lines.append(Paragraph(text: "language \(segment.language)"))
            }
            return lines
        }
    }

    private static func unspoken(_ explanation: Explanation) -> [Paragraph] {
        guard !explanation.unspoken.isEmpty else { return [] }
        return [Paragraph(text: "Set, not spoken", isBold: true)]
            + explanation.unspoken.map { entry in
                let value = entry.value.map { $0.isEmpty ? "" : $0 + ": " } ?? ""
                return Paragraph(lead: entry.key.rawValue, text: value + entry.reason)
            }
    }

    /// With hints the other way round, and on the other platform.
    private static func variants(_ explanation: Explanation, _ session: Session) -> [Paragraph] {
        let isOff = session.settings.hints == .off
        let other = isOff ? explanation.withHints : explanation.withoutHints
        var lines: [Paragraph] = []
        if other != explanation.utterance {
            lines.append(Paragraph(text: "With hints \(isOff ? "on" : "off")", isBold: true))
            lines.append(Paragraph(text: other.shown))
        }
        for other in explanation.platforms where other.platform != session.platform {
            let isSame = other.utterance == explanation.utterance
            lines.append(Paragraph(text: "On \(other.platform.name)", isBold: true))
            lines.append(
                Paragraph(
                    text: isSame ? "the same words" : other.utterance?.shown ?? "no stop"))
        }
        return lines
    }
}
