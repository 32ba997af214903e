import Rehearsal
import ScreenReader

/// A report on two screens as a comment on a pull request: what changed first, long lists folded
/// away, all of it short enough for GitHub.
struct ComparisonMarkdown {
    let words: ComparisonWords

    /// The first line, by which a job finds the comment that it wrote before.
    static let marker = "<!-- earshot diff -->"

    /// GitHub takes 65,536 characters.
    private static let longest = 60_000
    /// For what stands around the rows.
    private static let leastRoom = 200
    /// Lists of more rows are folded.
    private static let mostOpen = 10

    var text: String {
        var text = ComparisonMarkdown.marker + "\n"
        let files = "\(words.old.file.name) → \(words.new.file.name)"
        let counts = words.comparison.isEmpty ? "nothing changed" : words.counts
        text += "### VoiceOver: \(counts)\n\n"
        text += Markdown.escaped("\(files) (\(words.stopCounts))") + "\n"
        if let notCompared = words.notCompared {
            text += "\n" + Markdown.escaped(notCompared) + "\n"
        }
        if !words.comparison.facts.isEmpty { text += "\n" }
        for fact in words.comparison.facts {
            text +=
                "- \(ComparisonWords.name(fact)): "
                + "\(MarkedMarkdown.cell(ComparisonWords.value(fact.before))) → "
                + "\(MarkedMarkdown.cell(ComparisonWords.value(fact.after)))" + "\n"
        }
        for kind in ScreenChange.Kind.allCases {
            text += section(kind, room: ComparisonMarkdown.longest - text.utf8.count)
        }
        guard !words.comparison.isEmpty else { return text }
        return text + "\n\(Markdown.escaped(TranscriptWords.rehearsal))\n"
    }

    private func section(_ kind: ScreenChange.Kind, room: Int) -> String {
        switch kind {
        case .added:
            table(kind, words.changes(kind), ["#", "VoiceOver says"], room) {
                [Self.number($0.after), Self.says($0.after)]
            }
        case .removed:
            table(kind, words.changes(kind), ["#", "VoiceOver said"], room) {
                [Self.number($0.before), Self.says($0.before)]
            }
        case .moved:
            table(kind, words.changes(kind), ["was", "now", "VoiceOver says"], room) {
                [Self.number($0.before), Self.number($0.after), change($0)]
            }
        case .respoken:
            table(kind, words.respoken.words, ["#", "VoiceOver says"], room, words.otherPlaces) {
                [Self.number($0.after), change($0)]
            }
        case .order:
            words.changes(kind).map { change in
                table(
                    kind, change.shifts, ["was", "now", "VoiceOver says"], room,
                    change.text
                ) { [Self.number($0.before), Self.number($0.after), Self.says($0.after)] }
            }.joined()
        case .container:
            table(kind, words.changes(kind), ["#", "what"], room) {
                [Self.number($0.after ?? $0.before), change($0)]
            }
        case .rotor: table(kind, words.changes(kind), ["what"], room) { [change($0)] }
        }
    }

    /// A heading, a line of its own, a table as long as there is room.
    private func table(
        _ kind: ScreenChange.Kind, _ changes: [ScreenChange], _ columns: [String], _ room: Int,
        _ line: String? = nil, _ cells: (ScreenChange) -> [String]
    ) -> String {
        guard !changes.isEmpty || line != nil else { return "" }
        let heading = "\(ComparisonWords.heading(kind)) (\(words.changes(kind).count))"
        let isFolded = changes.count > ComparisonMarkdown.mostOpen
        var text =
            isFolded ? "\n<details><summary>\(heading)</summary>\n" : "\n#### \(heading)\n"
        if let line { text += "\n\(Markdown.escaped(line))\n" }
        if !changes.isEmpty {
            text += "\n" + Self.row(columns) + Self.row(columns.map { _ in "---" })
        }
        var left = room - text.utf8.count - ComparisonMarkdown.leastRoom
        var written = 0
        for change in changes {
            let row = Self.row(cells(change))
            guard row.utf8.count < left else {
                // One long text is left out, and no more than a few are tried.
                if left < ComparisonMarkdown.leastRoom { break }
                continue
            }
            left -= row.utf8.count
            text += row
            written += 1
        }
        let rest = changes.count - written
        if rest > 0 { text += "\nand \(rest) more: see the text format\n" }
        return isFolded ? text + "\n</details>\n" : text
    }

    private static func row(_ cells: [String]) -> String {
        "| " + cells.joined(separator: " | ") + " |\n"
    }

    private static func number(_ heard: ScreenChange.Heard?) -> String {
        ComparisonWords.number(heard) ?? ""
    }

    private static func says(_ heard: ScreenChange.Heard?) -> String {
        guard let heard else { return "" }
        let hint = heard.hint.isEmpty ? "" : "<br>*\(MarkedMarkdown.cell(heard.hint))*"
        return MarkedMarkdown.cell(ComparisonWords.shown(heard)) + hint
    }

    private func change(_ change: ScreenChange) -> String {
        if let text = change.text { return MarkedMarkdown.cell(text) }
        guard let before = change.before, let after = change.after else { return "" }
        var lines = [
            before.utterance == after.utterance
                ? MarkedMarkdown.cell(ComparisonWords.shown(after))
                : MarkedMarkdown.text(before.utterance, after.utterance)
        ]
        if words.hasOtherHint(change) {
            lines.append("hint: " + MarkedMarkdown.text(before.hint, after.hint))
        }
        if let containers = ComparisonWords.containers(change) {
            lines.append(MarkedMarkdown.cell(containers))
        }
        return lines.joined(separator: "<br>")
    }
}
