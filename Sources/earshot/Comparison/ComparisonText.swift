import Rehearsal
import ScreenReader

/// A report on two screens for a terminal: a list for each kind of change.
struct ComparisonText {
    let words: ComparisonWords
    let isColored: Bool

    var text: String {
        var lines = [safe("\(words.old.file.name) → \(words.new.file.name)")]
        if words.comparison.isEmpty {
            lines.append("nothing changed: \(words.stopCounts)")
        } else {
            lines.append("\(words.counts) (\(words.stopCounts))")
        }
        if let notCompared = words.notCompared { lines.append(notCompared) }
        let facts = words.comparison.facts.map { fact in
            "\(ComparisonWords.name(fact)): \(ComparisonWords.value(fact.before)) → "
                + ComparisonWords.value(fact.after)
        }
        if !facts.isEmpty { lines += [""] + facts.map(safe) }
        for kind in ScreenChange.Kind.allCases {
            let changes = self.lines(kind)
            if !changes.isEmpty { lines += ["", ComparisonWords.heading(kind)] + changes }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func lines(_ kind: ScreenChange.Kind) -> [String] {
        switch kind {
        case .added: rows(words.changes(kind), number: { ComparisonWords.number($0.after) })
        case .removed: rows(words.changes(kind), number: { ComparisonWords.number($0.before) })
        case .moved: rows(words.changes(kind), number: Self.way)
        case .respoken:
            rows(words.respoken.words, number: { ComparisonWords.number($0.after) })
                + (words.otherPlaces.map { ["  \($0)"] } ?? [])
        case .order: words.changes(kind).flatMap(order)
        case .container, .rotor:
            rows(words.changes(kind), number: { ComparisonWords.number($0.after ?? $0.before) })
        }
    }

    private static func way(_ change: ScreenChange) -> String? {
        guard let before = ComparisonWords.number(change.before),
            let after = ComparisonWords.number(change.after)
        else { return nil }
        return "\(before) → \(after)"
    }

    /// Numbers in a column, what is said beside it, more below.
    private func rows(
        _ changes: [ScreenChange], number: (ScreenChange) -> String?
    ) -> [String] {
        let numbers = changes.map { $0.kind == .rotor ? "" : number($0) ?? "" }
        let width = numbers.map(\.count).max() ?? 0
        let margin = String(repeating: " ", count: width == 0 ? 2 : width + 4)
        return zip(changes, numbers).flatMap { change, number in
            let indent = String(repeating: " ", count: width - number.count)
            let body = body(change)
            let first = width == 0 ? "  " : "  \(indent)\(number)  "
            return body.enumerated().map { ($0 == 0 ? first : margin) + $1 }
        }
    }

    private func body(_ change: ScreenChange) -> [String] {
        if let text = change.text { return [safe(text)] }
        let id = ComparisonWords.id(change).map { "  " + safe($0) } ?? ""
        guard let before = change.before, let after = change.after else {
            let heard = change.after ?? change.before
            let color = change.kind == .added ? Color.green : Color.red
            let said = heard.map { colored(safe(ComparisonWords.shown($0)), color) } ?? ""
            let hint = heard.flatMap { $0.hint.isEmpty ? nil : safe("hint: \($0.hint)") }
            return [said + id] + (hint.map { [$0] } ?? [])
        }
        let isSame = before.utterance == after.utterance
        var lines = [
            (isSame
                ? safe(ComparisonWords.shown(after)) : marked(before.utterance, after.utterance))
                + id
        ]
        if words.hasOtherHint(change) {
            lines.append("hint: " + marked(before.hint, after.hint))
        }
        if let containers = ComparisonWords.containers(change) { lines.append(safe(containers)) }
        return lines
    }

    private static let mostShifts = 20

    private func order(_ change: ScreenChange) -> [String] {
        let shown = change.shifts.prefix(ComparisonText.mostShifts)
        let rest = change.shifts.count - shown.count
        return ["  " + safe(change.text ?? "") + (shown.isEmpty ? "" : ":")]
            + rows(Array(shown), number: Self.way).map { "  " + $0 }
            + (rest > 0 ? ["    and \(rest) more"] : [])
    }

    private func marked(_ old: String, _ new: String) -> String {
        WordMark.marks(old, new).map { mark in
            switch mark {
            case .same(let text): safe(text)
            case .gone(let text): colored("[-\(safe(text))-]", .red)
            case .new(let text): colored("{+\(safe(text))+}", .green)
            }
        }.joined()
    }

    private enum Color: String {
        case red = "31"
        case green = "32"
    }

    private func colored(_ text: String, _ color: Color) -> String {
        isColored ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
    }

    private func safe(_ text: String) -> String { DisplayText.safe(text) }
}
