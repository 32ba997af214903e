import ScreenReader

/// A failed step in lines for people, the same in every report that holds text.
struct FailureText {
    let failed: FailedStep
    var isColored = false

    /// Safe for a terminal: colours are all that it obeys in them.
    var lines: [String] {
        facts.map(DisplayText.safe) + (difference.map { ["  marked    \($0)"] } ?? [])
            + context.map(DisplayText.safe)
    }

    private var facts: [String] {
        let failure = failed.failure
        var lines = [
            "\(failed.file):\(failed.place.line): \(failed.text)", "  \(failure.message)",
        ]
        if let expected = failure.expected { lines.append("  expected  \(expected)") }
        if failure.expected != nil || failure.actual != nil {
            let word = failed.isAboutState ? "found" : "heard"
            lines.append("  \(word)     \(failure.actual ?? "nothing")")
        }
        return lines
    }

    private var context: [String] {
        var lines: [String] = []
        if let nearest = failed.failure.nearest { lines.append("  nearest   \(nearest)") }
        if !failed.before.isEmpty {
            lines.append("  the steps before it:")
            for step in failed.before {
                lines.append("    \(place(of: step))  \(step.text)")
                lines += step.heard.map { "        \($0)" }
            }
        }
        if failed.skipped > 0 {
            lines.append(
                "  \(failed.skipped) \(failed.skipped == 1 ? "line" : "lines") behind it skipped")
        }
        return lines
    }

    private func place(of step: PlayedStep) -> String {
        step.place.file == failed.place.file
            ? "\(step.place.line)" : "\(failed.files[step.place.file]):\(step.place.line)"
    }

    /// What is expected turned into what was heard; nil where the two share no word.
    private var difference: String? {
        guard let expected = failed.failure.expected, let actual = failed.failure.actual,
            failed.isAboutSpeech
        else { return nil }
        // Quotes around the whole are no part of its words.
        let isQuoted = [expected, actual].allSatisfy {
            $0.count > 1 && $0.hasPrefix("\"") && $0.hasSuffix("\"")
        }
        let marks =
            isQuoted
            ? WordMark.marks(
                String(expected.dropFirst().dropLast()), String(actual.dropFirst().dropLast()))
            : WordMark.marks(expected, actual)
        let shares = marks.contains {
            if case .same(let text) = $0 {
                text.contains { $0.isLetter || $0.isNumber }
            } else {
                false
            }
        }
        guard shares else { return nil }
        let quote = isQuoted ? "\"" : ""
        return quote
            + marks.map { mark in
                switch mark {
                case .same(let text): DisplayText.safe(text)
                case .gone(let text): painted("[-\(text)-]", "31")
                case .new(let text): painted("{+\(text)+}", "32")
                }
            }.joined() + quote
    }

    private func painted(_ text: String, _ color: String) -> String {
        let text = DisplayText.safe(text)
        return isColored ? "\u{1B}[\(color)m\(text)\u{1B}[0m" : text
    }
}

extension FailedStep {
    /// Whether the step is about what was heard, not about where things are.
    var isAboutSpeech: Bool {
        ["hear", "value"].contains { text.lowercased().hasPrefix($0) }
    }

    /// Whether what was found instead was not heard.
    fileprivate var isAboutState: Bool {
        !["hear", "not heard", "sound"].contains { text.lowercased().hasPrefix($0) }
    }
}
