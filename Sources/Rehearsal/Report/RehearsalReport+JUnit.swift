extension RehearsalReport {
    /// The XML that CI systems show.
    static let junit = RehearsalReport(name: "junit", summary: "JUnit's XML, for CI") { suite in
        let sums =
            "tests=\"\(suite.results.count)\" failures=\"\(suite.failed)\" "
            + "errors=\"\(suite.broken)\" time=\"\(Seconds.text(suite.seconds, digits: 6))\""
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites name=\"earshot\" \(sums)>",
            "  <testsuite name=\"rehearsals\" \(sums) skipped=\"0\">",
        ]
        for result in suite.results { lines += testCase(result) }
        return (lines + ["  </testsuite>", "</testsuites>"]).map { $0 + "\n" }.joined()
    }

    private static func testCase(_ result: RehearsalResult) -> [String] {
        let folder = result.name.split(separator: "/").dropLast().joined(separator: ".")
        let attributes =
            "classname=\"\(attribute(folder.isEmpty ? "rehearsals" : folder))\" "
            + "name=\"\(attribute(result.name.split(separator: "/").last.map(String.init) ?? ""))\" "
            + "file=\"\(attribute(result.name))\" "
            + "assertions=\"\(result.checks)\" time=\"\(Seconds.text(result.seconds, digits: 6))\""
        let child: [String]
        switch result.outcome {
        case .passed: return ["    <testcase \(attributes)/>"]
        case .broken(let message):
            child = [
                "      <error message=\"\(attribute(message))\" type=\"broken\">"
                    + "\(content(message))</error>"
            ]
        case .failed(let failed):
            let lines = FailureText(failed: failed).lines
            let message =
                "\(failed.file):\(failed.place.line): \(failed.text): \(failed.failure.message)"
            child = [
                "      <failure message=\"\(attribute(message))\" type=\"check\">"
                    + "\(content(lines.joined(separator: "\n")))</failure>"
            ]
        }
        return ["    <testcase \(attributes)>"] + child + ["    </testcase>"]
    }

    private static func content(_ text: String) -> String {
        escaped(text) { _ in nil }
    }

    /// Line ends would become spaces in an attribute.
    private static func attribute(_ text: String) -> String {
        escaped(text) { scalar in
            switch scalar {
            case "\"": "&quot;"
            case "\n", "\r", "\t": "&#\(scalar.value);"
            default: nil
            }
        }
    }

    private static func escaped(
        _ text: String, besides: (Unicode.Scalar) -> String?
    ) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if let other = besides(scalar) {
                result += other
                continue
            }
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case _ where isAllowed(scalar): result.unicodeScalars.append(scalar)
            default: result += "\u{FFFD}"
            }
        }
        return result
    }

    /// What XML 1.0 can hold.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }
}
