import ScreenReader

extension RehearsalReport {
    /// For people: a line for each rehearsal, more for one that failed, a sum.
    public static let text = RehearsalReport(name: "text", summary: "for people") { suite in
        var lines: [String] = []
        for result in suite.results { lines += RehearsalReport.lines(of: result, suite) }
        if !suite.updated.isEmpty {
            lines.append("rewritten:")
            lines += suite.updated.map { "  " + DisplayText.safe($0) }
        }
        return (lines + [suite.sum]).map { $0 + "\n" }.joined()
    }

    private static func lines(of result: RehearsalResult, _ suite: RehearsalSuite) -> [String] {
        func line(_ word: String, _ color: String, _ rest: String) -> String {
            let word = suite.isColored ? "\u{1B}[\(color)m\(word)\u{1B}[0m" : word
            return word + DisplayText.safe(rest)
        }
        let steps = counted(result.steps, "step")
        switch result.outcome {
        case .passed: return [line("ok    ", "32", "\(result.name)  \(steps)")]
        case .broken(let message):
            return [line("error ", "31", result.name)]
                + message.split(separator: "\n").map { "  " + DisplayText.safe(String($0)) }
        case .failed(let failed):
            let text = FailureText(failed: failed, isColored: suite.isColored)
            return [line("FAILED", "31", " \(result.name)  \(steps)")]
                + text.lines.map { "  " + $0 }
        }
    }

    static func counted(_ count: Int, _ word: String) -> String {
        "\(count) \(word)\(count == 1 ? "" : "s")"
    }
}

extension RehearsalSuite {
    /// `12 rehearsals: 11 passed, 1 failed; 340 steps in 0.02 s`.
    var sum: String {
        let passed = results.count - failed - broken
        var parts = ["\(passed) passed"]
        if failed > 0 { parts.append("\(failed) failed") }
        if broken > 0 { parts.append("\(broken) cannot be played") }
        if !updated.isEmpty {
            parts.append("\(RehearsalReport.counted(updated.count, "line")) rewritten")
        }
        let steps = results.reduce(0) { $0 + $1.steps }
        return "\(RehearsalReport.counted(results.count, "rehearsal")): "
            + parts.joined(separator: ", ")
            + "; \(RehearsalReport.counted(steps, "step")) in \(Seconds.text(seconds, digits: 2)) s"
    }
}

/// Seconds as text without a locale.
enum Seconds {
    static func text(_ seconds: Double, digits: Int) -> String {
        var scale = 1
        for _ in 0..<digits { scale *= 10 }
        guard seconds.isFinite, seconds < 1e9 else { return "0" }
        let parts = Int((max(seconds, 0) * Double(scale)).rounded())
        let rest = String(parts % scale)
        return "\(parts / scale)." + String(repeating: "0", count: digits - rest.count) + rest
    }
}
