import ScreenImport
import ScreenReader

extension RehearsalReport {
    /// Test Anything Protocol, version 14: what failed stands in a YAML block.
    static let tap = RehearsalReport(name: "tap", summary: "Test Anything Protocol 14") { suite in
        var lines = ["TAP version 14", "1..\(suite.results.count)"]
        for (place, result) in suite.results.enumerated() {
            let name = "\(place + 1) - \(escaped(result.name))"
            switch result.outcome {
            case .passed: lines.append("ok \(name)")
            case .broken(let message):
                lines += ["not ok \(name)"] + block([("error", message)])
            case .failed(let failed):
                let failure = failed.failure
                lines += ["not ok \(name)"]
                lines += block([
                    ("message", failure.message), ("file", failed.file),
                    ("line", String(failed.place.line)), ("step", failed.text),
                    ("expected", failure.expected), ("heard", failure.actual),
                    ("nearest", failure.nearest), ("skipped", String(failed.skipped)),
                ])
            }
        }
        lines += suite.updated.map { "# rewritten: \(DisplayText.safe($0))" }
        return lines.map { $0 + "\n" }.joined()
    }

    /// A number sign would begin a directive.
    private static func escaped(_ text: String) -> String {
        DisplayText.safe(text).reduce(into: "") { result, character in
            if character == "#" || character == "\\" { result += "\\" }
            result.append(character)
        }
    }

    /// YAML takes JSON's strings.
    private static func block(_ entries: [(key: String, text: String?)]) -> [String] {
        ["  ---"]
            + entries.compactMap { entry in
                entry.text.map {
                    "  \(entry.key): \(Int($0).map(String.init) ?? JSONWriter.quoted($0))"
                }
            } + ["  ..."]
    }
}
