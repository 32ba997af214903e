import Rehearsal
import ScreenReader

/// The rotors of a screen for people: a block for each.
struct RotorText {
    let survey: RotorSurvey

    var text: String {
        survey.rotors.map { RotorText.lines($0).map(DisplayText.safe).joined(separator: "\n") }
            .joined(separator: "\n\n") + "\n"
    }

    private static func lines(_ rotor: RotorSurvey.Rotor) -> [String] {
        var lines = [
            "\(rotor.name.isEmpty ? "(no name)" : rotor.name) "
                + "(\(rotor.kind.rawValue)), offered \(RotorText.place(rotor))"
        ]
        let width = max(2, String(rotor.items.count).count)
        var listed: String?
        var number = 0
        for item in rotor.items {
            number += 1
            // What single stops list begins anew with each.
            if rotor.listsAtStops, item.id != listed {
                lines.append("  at #\(item.id)")
                listed = item.id
                number = 1
            }
            let mark = String(number)
            let margin = String(repeating: " ", count: 2 + width - min(mark.count, width))
            var line = margin + mark + "  " + RotorText.shown(item.speech)
            if !rotor.listsAtStops { line += "  #\(item.id)\(RotorText.range(item))" }
            if let other = item.turnsTo { line += "  (the rotor turns to \(other))" }
            lines.append(line)
        }
        if let first = rotor.first, first == rotor.last {
            lines.append("  both ends: \(RotorText.words(first))")
        } else {
            if let first = rotor.first { lines.append("  first: \(RotorText.words(first))") }
            if let last = rotor.last { lines.append("  last: \(RotorText.words(last))") }
        }
        lines += rotor.problems.map { "  problem: \($0)" }
        return lines
    }

    /// How many ids a line names; the rest is counted.
    private static let mostIDs = 8

    /// `everywhere`, `nowhere`, `at #a, #b and 12 more`.
    static func place(_ rotor: RotorSurvey.Rotor, mark: String = "#") -> String {
        guard let ids = rotor.offeredAt else { return "everywhere" }
        guard !ids.isEmpty else { return "nowhere" }
        let shown = ids.prefix(mostIDs).map { mark + $0 }.joined(separator: ", ")
        return "at " + shown + (ids.count > mostIDs ? " and \(ids.count - mostIDs) more" : "")
    }

    static func range(_ item: RotorSurvey.Item) -> String {
        item.range.map { " \($0.lowerBound)–\($0.upperBound)" } ?? ""
    }

    static func shown(_ speech: String) -> String {
        speech.isEmpty ? Utterance.silence : speech
    }

    /// `[none] Heading not found`.
    static func words(_ boundary: RotorSurvey.Boundary) -> String {
        let words = boundary.sounds.map { "[\($0)]" } + [boundary.speech]
        let text = words.filter { !$0.isEmpty }.joined(separator: " ")
        return text.isEmpty ? "nothing is heard" : text
    }
}

extension RotorSurvey.Rotor {
    /// Whether its items are what single stops list, and not places to go to.
    var listsAtStops: Bool { kind == .actions || kind == .content }
}
