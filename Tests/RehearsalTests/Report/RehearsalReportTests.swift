import Foundation
import Testing

@testable import Rehearsal

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// What reports say of results, whatever the texts in these are.
struct RehearsalReportTests {
    /// Texts that end lines, quotes, tags or comments early, or that no XML can hold.
    static let texts = [
        "plain", "", "a \"b\" 'c' \\", "<![CDATA[ ]]> & &amp; --> <x/>", "line\nend\r\nand\ttab",
        "\u{0}\u{1}\u{1B}[31m\u{7F}\u{85}\u{9B}", "\u{FFFE}\u{FFFF}\u{1FFFE}", "עברית \u{202E}x",
        "👩‍👩‍👧 e\u{301}", "# not ok 1", "\u{2028}\u{2029}", "- ... --- yaml: {",
    ]

    private static func suite(_ text: String, isColored: Bool = false) -> RehearsalSuite {
        var passed = RehearsalResult(name: "a/\(text).rehearsal", outcome: .passed)
        passed.steps = 3
        passed.checks = 1
        let failed = FailedStep(
            file: "p/\(text).rehearsal", files: ["m.rehearsal", "p/\(text).rehearsal"],
            place: Script.Place(file: 1, line: 4, column: 3), text: "hear \"\(text)\"",
            failure: StepFailure(
                text, expected: "\"same \(text)\"", actual: "\"same other\"", nearest: text),
            before: [
                PlayedStep(
                    place: Script.Place(file: 0, line: 2, column: 1), text: "swipe \(text)",
                    heard: [text, text])
            ], skipped: 2)
        let results = [
            passed, RehearsalResult(name: text, outcome: .failed(failed)),
            RehearsalResult(name: "c.rehearsal", outcome: .broken(text)),
        ]
        return RehearsalSuite(
            results, seconds: 1.5, isColored: isColored, updated: ["\(text):2"])
    }

    @Test(arguments: texts)
    func junitIsReadByAnyParser(_ text: String) throws {
        let xml = RehearsalReport.junit.text(Self.suite(text))
        let reader = JUnitReader()
        let parser = XMLParser(data: Data(xml.utf8))
        parser.delegate = reader
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
        #expect(
            reader.names == ["testsuites", "testsuite", "testcase", "testcase", "failure"]
                + ["testcase", "error"])
        #expect(reader.sums == ["3", "1", "1"])
    }

    /// `&` is no end of a text: it comes back as it was.
    @Test func junitKeepsWhatXMLCanHold() {
        let reader = JUnitReader()
        let text = "<a> & \"b\"\n'c'\t😀"
        let parser = XMLParser(data: Data(RehearsalReport.junit.text(Self.suite(text)).utf8))
        parser.delegate = reader
        #expect(parser.parse())
        #expect(reader.errorMessage == text)
        #expect(reader.files == ["a/\(text).rehearsal", text, "c.rehearsal"])
    }

    @Test(arguments: texts)
    func jsonHoldsTheTexts(_ text: String) throws {
        let json = RehearsalReport.json.text(Self.suite(text))
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        let rehearsals = try #require(object["rehearsals"] as? [[String: Any]])
        #expect(rehearsals.map { $0["outcome"] as? String } == ["passed", "failed", "broken"])
        for rehearsal in rehearsals {
            #expect(
                Set(rehearsal.keys) == [
                    "name", "file", "outcome", "steps", "checks", "seconds", "failure", "error",
                ])
        }
        let failure = try #require(rehearsals[1]["failure"] as? [String: Any])
        #expect(
            Set(failure.keys) == [
                "file", "line", "column", "step", "message", "expected", "heard", "nearest",
                "before", "skipped",
            ])
        #expect(failure["message"] as? String == text)
        let before = try #require((failure["before"] as? [[String: Any]])?.first)
        #expect(before["heard"] as? [String] == [text, text])
        #expect(rehearsals[2]["error"] as? String == text)
        #expect(
            object["summary"] as? [String: Int]
                == ["passed": 1, "failed": 1, "broken": 1, "steps": 3])
    }

    @Test(arguments: texts)
    func tapKeepsToItsLines(_ text: String) {
        let lines = RehearsalReport.tap.text(Self.suite(text)).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        #expect(lines.prefix(2) == ["TAP version 14", "1..3"])
        let points = lines.filter { $0.hasPrefix("ok ") || $0.hasPrefix("not ok ") }
        #expect(
            points.map { $0.prefix { $0 != "-" } } == ["ok 1 ", "not ok 2 ", "not ok 3 "])
        #expect(lines.count { $0 == "  ---" } == 2)
        #expect(lines.count { $0 == "  ..." } == 2)
        #expect(
            lines.dropFirst(2).allSatisfy { line in
                ["  ", "ok ", "not ok ", "# "].contains(where: line.hasPrefix) || line.isEmpty
            })
        // A number sign would begin a directive, such as one to skip.
        #expect(points.allSatisfy { !$0.replacing("\\#", with: "").contains("#") })
    }

    @Test(arguments: texts, [false, true])
    func textObeysNobody(_ text: String, isColored: Bool) {
        let report = RehearsalReport.text.text(Self.suite(text, isColored: isColored))
        let uncolored = ["31", "32", "0"].reduce(report) {
            $0.replacing("\u{1B}[\($1)m", with: "")
        }
        #expect(
            uncolored.unicodeScalars.allSatisfy {
                $0 == "\n" || !($0.value < 0x20 || (0x7F...0x9F).contains($0.value))
            })
        #expect(isColored || uncolored == report)
    }

    @Test func colorsAreOursAlone() {
        let report = RehearsalReport.text.text(Self.suite("\u{1B}[31mred\u{1B}[0m"))
        #expect(!report.contains("\u{1B}"))
        #expect(report.contains("\\u{1B}[31mred"))
    }

    @Test func textTellsAllOfAFailure() {
        let report = RehearsalReport.text.text(Self.suite("Tea"))
        #expect(
            report == """
                ok    a/Tea.rehearsal  3 steps
                FAILED Tea  0 steps
                  p/Tea.rehearsal:4: hear "Tea"
                    Tea
                    expected  "same Tea"
                    heard     "same other"
                    marked    "same [-Tea-]{+other+}"
                    nearest   Tea
                    the steps before it:
                      m.rehearsal:2  swipe Tea
                          Tea
                          Tea
                    2 lines behind it skipped
                error c.rehearsal
                  Tea
                rewritten:
                  Tea:2
                3 rehearsals: 1 passed, 1 failed, 1 cannot be played, 1 line rewritten; \
                3 steps in 1.50 s

                """)
    }

    @Test func anEmptySuiteIsAReport() {
        let none = RehearsalSuite([], seconds: 0)
        #expect(
            RehearsalReport.text.text(none) == "0 rehearsals: 0 passed; 0 steps in 0.00 s\n")
        #expect(RehearsalReport.tap.text(none) == "TAP version 14\n1..0\n")
        #expect(RehearsalReport.json.text(none).contains("\"rehearsals\""))
        #expect(XMLParser(data: Data(RehearsalReport.junit.text(none).utf8)).parse())
    }
}

/// The elements of a JUnit file, and what it counts.
private final class JUnitReader: NSObject, XMLParserDelegate {
    var names: [String] = []
    var sums: [String] = []
    var files: [String] = []
    var errorMessage: String?

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
    ) {
        names.append(name)
        if name == "testsuite" {
            sums = ["tests", "failures", "errors"].map { attributes[$0] ?? "" }
        }
        if let file = attributes["file"] { files.append(file) }
        if name == "error" { errorMessage = attributes["message"] }
    }
}
