import Foundation
import TestSupport
import Testing

/// `earshot diff`: two screens in, a report and an exit code out.
struct DiffTests {
    struct Case: Sendable, CustomTestStringConvertible {
        /// The elements of the old and of the new screen.
        let old: String
        let new: String
        var arguments: [String] = []
        let status: Int32
        /// Parts of the output.
        var has: [String] = []
        var hasNot: [String] = []
        var testDescription: String { "\(old) → \(new) \(arguments.joined(separator: " "))" }
    }

    static let pay = #"{"id": "pay", "type": "button", "label": "Pay £5"}"#
    static let payMore = #"{"id": "pay", "type": "button", "label": "Pay £6", "hint": "Now."}"#
    static let text = #"{"type": "text", "label": "A | `b` <i> *c*\n#1 @you"}"#
    static let textTo = #"{"type": "text", "label": "A | `b` <i> *d*\n#1 @you"}"#

    static let cases = [
        Case(old: pay, new: pay, status: 0, has: ["nothing changed: 1 stop\n"]),
        Case(
            old: pay, new: payMore, status: 1,
            has: [
                "1 respoken", "  1  Pay [-£5-]{+£6+}, Button  #pay\n", "     hint: {+Now.+}\n",
            ]),
        Case(old: pay, new: payMore, arguments: ["--no-hints"], status: 1, hasNot: ["hint"]),
        Case(
            old: pay, new: pay + "," + text, status: 1,
            has: ["Added\n  2  A | `b` <i> *c* #1 @you\n"]),
        Case(
            old: text + "," + pay, new: pay, status: 1,
            has: ["Removed\n  1  A | `b`", "VoiceOver starts on: A | `b`"]),
        // Many that say another place are one line.
        Case(
            old: "{\"container\": \"series\", \"children\": [\(pay), \(text)]}",
            new:
                "{\"container\": \"series\", \"children\": [{\"label\": \"New\"}, \(pay), \(text)]}",
            status: 1,
            has: [
                "1 added, 2 at another place in the container (3 stops, before 2)",
                "Respoken\n  2 stops say another place in the container: 2–3\n",
            ]),
        Case(
            old: "{\"label\": \"A\"}, {\"label\": \"B\"}, {\"label\": \"C\"}",
            new: "{\"label\": \"C\"}, {\"label\": \"B\"}, {\"label\": \"A\"}", status: 1,
            has: [
                "another order (3 stops)",
                "Reading order\n  the order of the 3 stops that stay is reversed:\n",
            ]),
        Case(
            old: pay, new: payMore, arguments: ["--color", "always"], status: 1,
            has: ["\u{1B}[31m[-£5-]\u{1B}[0m\u{1B}[32m{+£6+}\u{1B}[0m"]),
        Case(
            old: pay, new: payMore, arguments: ["--format", "markdown"], status: 1,
            has: [
                "<!-- earshot diff -->\n### VoiceOver: 1 respoken\n", "#### Respoken (1)\n",
                "| 1 | Pay ~~£5~~ **£6**, Button<br>hint: **Now.** |\n",
            ], hasNot: ["<details>"]),
        Case(
            old: text, new: textTo, arguments: ["--format", "markdown"], status: 1,
            has: ["A \\| \\`b\\` &lt;i&gt; ~~\\*c\\*~~ **\\*d\\***", "\\#<!-- -->1 @<!-- -->you"]),
        Case(
            old: pay, new: pay, arguments: ["--format", "markdown"], status: 0,
            has: ["<!-- earshot diff -->\n### VoiceOver: nothing changed\n"],
            hasNot: ["####", "|"]),
        Case(
            old: pay, new: pay + String(repeating: "," + text, count: 11),
            arguments: ["--format", "markdown"], status: 1,
            has: ["<details><summary>Added (11)</summary>\n\n| # |", "\n\n</details>\n"]),
        Case(
            old: pay, new: payMore, arguments: ["--format", "json"], status: 1,
            has: [
                #""before": {"index": 1, "utterance": "Pay £5, Button", "hint": null"#,
                #""kind": "respoken""#, #""id": "pay""#,
            ]),
    ]

    @Test(arguments: cases)
    func reports(_ row: Case) throws {
        let result = try diff(row.old, row.new, row.arguments)
        #expect(result.status == row.status)
        #expect(result.errors == "")
        for part in row.has { #expect(result.output.contains(part)) }
        for part in row.hasNot { #expect(!result.output.contains(part)) }
    }

    private func diff(
        _ old: String, _ new: String, _ arguments: [String] = []
    ) throws -> Program.Result {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("diff-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try #"{"earshot": 1, "language": "en", "elements": [\#(old)]}"#.write(
            to: file, atomically: true, encoding: .utf8)
        return try Program.run(
            ["diff", file.path, "-"] + arguments,
            input: #"{"earshot": 1, "language": "en", "elements": [\#(new)]}"#)
    }

    struct Fault: Sendable, CustomTestStringConvertible {
        let arguments: String
        let status: Int32
        let errors: String
        var testDescription: String { arguments }
    }

    static let faults = [
        Fault(
            arguments: "", status: 2,
            errors: "earshot: no files are named: OLD NEW; try 'earshot help'\n"),
        Fault(
            arguments: "a.json", status: 2,
            errors: "earshot: 'a.json' is compared with another file: OLD NEW; "
                + "try 'earshot help'\n"),
        Fault(
            arguments: "a.json b.json c.json", status: 2,
            errors: "earshot: two files are compared, not also 'c.json'; try 'earshot help'\n"),
        Fault(
            arguments: "- -", status: 2,
            errors: "earshot: one of the two may be standard input, not both; "
                + "try 'earshot help'\n"),
        Fault(
            arguments: "Screens/sheet.json missing.json", status: 3,
            errors: "earshot: missing.json: no such file or directory\n"),
        Fault(
            arguments: "gone.json missing.json", status: 3,
            errors: "earshot: gone.json: no such file or directory\n"
                + "earshot: missing.json: no such file or directory\n"),
        Fault(
            arguments: "Screens/sheet.json Screens/map.json -o /no/such/folder/x", status: 3,
            errors: "earshot: /no/such/folder/x: no such file or directory\n"),
        Fault(
            arguments: "Screens/sheet.json - --quiet", status: 3,
            errors: "earshot: standard input: the file is empty; the command that should have "
                + "filled it printed nothing\n"),
    ]

    @Test(arguments: faults)
    func refuses(_ row: Fault) throws {
        let result = try Program.run(
            ["diff"] + row.arguments.split(separator: " ").map(String.init))
        #expect(result.status == row.status)
        #expect(result.output == "")
        #expect(result.errors == row.errors)
    }

    @Test(arguments: SampleTests.samples)
    func noSampleDiffersFromItself(sample: String) throws {
        for format in ["text", "json", "markdown"] {
            let result = try Program.run(
                ["diff", "Screens/\(sample)", "Screens/\(sample)", "--format", format])
            #expect(result.status == 0)
        }
    }

    /// What `convert` writes is the same screen.
    @Test(arguments: SampleTests.samples)
    func noSampleDiffersFromItsCopy(sample: String) throws {
        let copy = try Program.run(["convert", "Screens/\(sample)"]).output
        let result = try Program.run(["diff", "Screens/\(sample)", "-"], input: copy)
        #expect(result.status == 0, "\(result.output)")
    }

    /// Hints, traits and rotors that a page source cannot tell are no changes.
    @Test func formatsOfOneScreenAreTheSame() throws {
        let native = """
            {"id": "title", "type": "heading", "label": "Welcome", "frame": [20, 60, 300, 40]},
            {"container": "list", "label": "Ways", "frame": [20, 120, 300, 100], "children": [
              {"id": "mail", "type": "button", "label": "Mail", "frame": [20, 120, 300, 40],
               "hint": "Opens Mail.", "actions": [{"name": "Remove"}]}]}
            """
        func page(_ label: String) -> String {
            func row(_ type: String, _ name: String, _ label: String, _ y: Int) -> String {
                """
                <XCUIElementType\(type) type="XCUIElementType\(type)" name="\(name)" \
                label="\(label)" enabled="true" visible="true" x="20" y="\(y)" width="300" \
                height="40"/>
                """
            }
            return """
                <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="A" label="A" \
                enabled="true" visible="true" x="0" y="0" width="390" height="844">
                \(row("StaticText", "title", "Welcome", 60))\(row("Button", "mail", label, 120))
                </XCUIElementTypeApplication>
                """
        }
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("diff-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try #"{"earshot": 1, "elements": [\#(native)]}"#.write(
            to: file, atomically: true, encoding: .utf8)
        let same = try Program.run(["diff", file.path, "-", "--quiet"], input: page("Mail"))
        #expect(same.status == 0, "\(same.output)")
        #expect(same.output.contains("not compared, since one of the files cannot say: hint"))
        let other = try Program.run(["diff", file.path, "-", "--quiet"], input: page("Post"))
        #expect(other.status == 1)
        #expect(other.output.contains("Respoken\n  2  [-Mail-]{+Post+}, Button"))
        #expect(!other.output.contains("hint:"))
    }

    @Test func commentFitsIntoGitHub() throws {
        let rows = (0..<900).map { #"{"type": "text", "label": "Row \#($0)"}"# }
        let more = rows.map { $0.replacingOccurrences(of: "Row", with: "Quite another line") }
        let result = try diff(
            rows.joined(separator: ","), more.joined(separator: ","), ["--format", "markdown"])
        #expect(result.output.count < 65_536)
        #expect(result.output.hasPrefix("<!-- earshot diff -->\n"))
    }

    @Test func jsonIsWhole() throws {
        let result = try Program.run([
            "diff", "Screens/carousel.json", "Screens/carousel-adjustable.json", "--format", "json",
        ])
        #expect(result.status == 1)
        let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
        let changes = try #require((object as? [String: Any])?["changes"] as? [[String: Any]])
        let kinds: Set = ["added", "removed", "moved", "respoken", "rotor", "order", "container"]
        for change in changes {
            #expect(kinds.contains(try #require(change["kind"] as? String)))
            for key in ["id", "before", "after"] { #expect(change[key] != nil) }
            for key in ["before", "after"] {
                guard let heard = change[key] as? [String: Any] else { continue }
                #expect(heard["index"] != nil && heard["utterance"] is String)
            }
        }
        #expect(changes.filter { $0["kind"] as? String == "removed" }.count == 7)
    }
}
