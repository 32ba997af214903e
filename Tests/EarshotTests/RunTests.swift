import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// `earshot run`: scripts in, a report and an exit code out.
struct RunTests {
    private static let good = "open tea.json\nhear \"Tea, Heading\"\n"
    private static let bad = "open tea.json\nswipe right\nhear \"Cups, 3, Adjustable\"\nscrub\n"

    struct Case: Sendable, CustomTestStringConvertible {
        var files: [String: String] = ["a.rehearsal": RunTests.good]
        let arguments: [String]
        var status: Int32 = 0
        /// What the output holds, line by line; the time is left out.
        var output: [String] = []
        var errors: [String] = []
        var hasNot: [String] = []
        var testDescription: String { arguments.joined(separator: " ") }
    }

    static let cases = [
        Case(
            arguments: ["@a.rehearsal"],
            output: ["ok    a.rehearsal  2 steps", "1 passed; 2 steps"]),
        Case(
            files: ["b.rehearsal": bad, "a.rehearsal": good], arguments: ["@"], status: 1,
            output: [
                "ok    a.rehearsal", "FAILED b.rehearsal", "b.rehearsal:3: hear",
                "  expected  \"Cups, 3, Adjustable\"", "  heard     \"Cups, 2, Adjustable\"",
                "  marked    \"Cups, [-3-]{+2+}, Adjustable\"", "the steps before it:",
                "1 line behind it skipped", "2 rehearsals: 1 passed, 1 failed",
            ]),
        Case(
            files: ["a.rehearsal": "open tea.json\nhaer \"x\"\nswipe rihgt", "b.rehearsal": bad],
            arguments: ["@"], status: 3,
            output: ["error a.rehearsal", "FAILED b.rehearsal"],
            errors: [
                "earshot: a.rehearsal:2:1: unknown verb 'haer'; did you mean 'hear'?",
                "earshot: a.rehearsal:3:1: unknown verb 'swipe rihgt'; did you mean 'swipe right'?",
            ]),
        Case(
            files: ["a.rehearsal": "open gone.json"], arguments: ["@a.rehearsal"], status: 3,
            errors: ["earshot: a.rehearsal:1:1: cannot open gone.json: no such file"]),
        Case(
            files: ["a.rehearsal": "open none.json", "none.json": "{\"earshot\": 1}"],
            arguments: ["@a.rehearsal"], status: 3, errors: ["nothing to walk"]),
        Case(arguments: ["@gone.rehearsal"], status: 3, errors: ["gone.rehearsal: no such file"]),
        Case(files: ["x.txt": ""], arguments: ["@"], status: 3, errors: ["no *.rehearsal"]),
        Case(arguments: [], status: 2, errors: ["no script is named"]),
        Case(
            arguments: ["@", "--only", "b"], status: 2, errors: ["no rehearsal is called 'b'"]),
        Case(
            arguments: ["@", "--report", "xml"], status: 2,
            errors: ["--report cannot be 'xml'; expected text, tap, junit, json"]),
        Case(arguments: ["@", "--shard", "3/2"], status: 2, errors: ["expected I/N, such as 1/4"]),
        Case(arguments: ["@", "--shard", "0/2"], status: 2, errors: ["--shard cannot be"]),
        Case(arguments: ["@", "--jobs", "0"], status: 2, errors: ["--jobs cannot be '0'"]),
        Case(arguments: ["-", "--update"], status: 2, errors: ["--update cannot rewrite"]),
        Case(
            files: [
                "one/a.rehearsal": "open ../tea.json\nuse parts/p.rehearsal",
                "one/parts/p.rehearsal": "last item", ".hidden/b.rehearsal": bad,
                "c.txt": bad,
            ], arguments: ["@"],
            output: ["ok    one/a.rehearsal  2 steps", "1 rehearsal: 1 passed"],
            hasNot: ["p.rehearsal", "hidden"]),
        Case(
            files: ["p.rehearsal": "last item"], arguments: ["@p.rehearsal"], status: 3,
            errors: ["p.rehearsal:1:1: no screen is open yet; expected 'open FILE' before it"]),
        Case(
            files: ["a.rehearsal": good, "parts/none.rehearsal": "# nothing yet\n"],
            arguments: ["@"], output: ["1 rehearsal: 1 passed"]),
        Case(
            files: [
                "a.rehearsal": "open odd.json", "b/b.rehearsal": "open ../odd.json",
                "odd.json": "{\"earshot\": 1, \"elements\": [{\"label\": \"a\", \"x\": 1}]}",
            ], arguments: ["@", "--jobs", "2"], output: ["2 rehearsals: 2 passed"],
            errors: ["earshot: odd.json:1:44: warning: unknown key 'x'"],
            hasNot: ["b/../odd.json"]),
        Case(arguments: ["@", "--only", ""], status: 2, errors: ["no rehearsal is called ''"]),
        Case(
            arguments: ["@", "--shard", "2/2"], output: ["0 rehearsals: 0 passed"]),
        Case(
            files: ["pay.rehearsal": good, "pay-later.rehearsal": bad],
            arguments: ["@", "--only", "pay"], output: ["1 rehearsal: 1 passed"]),
        Case(
            files: ["pay.rehearsal": good, "pay-later.rehearsal": bad],
            arguments: ["@", "--only", "LATER"], status: 1, output: ["1 rehearsal: 0 passed"]),
        Case(arguments: ["@a.rehearsal", "@a.rehearsal", "@"], output: ["1 rehearsal: 1 passed"]),
        Case(
            files: ["a.rehearsal": "open tea.json\nhear \"Tea, Überschrift\""],
            arguments: ["@", "--language", "de"], output: ["1 passed"]),
        Case(
            files: ["a.rehearsal": "language en\nopen tea.json\nhear \"Tea, Heading\""],
            arguments: ["@", "--language", "de"], output: ["1 passed"]),
        Case(
            files: ["a.rehearsal": "open tea.json\nlast item\nswipe right\nsound wrap>"],
            arguments: ["@", "--set", "wrap=on"], output: ["1 passed"]),
        Case(
            files: ["a.rehearsal": "\u{0}\u{1}"], arguments: ["@"], status: 3,
            errors: ["a.rehearsal: is no text in UTF-8"]),
    ]

    @Test(arguments: cases)
    func answers(_ row: Case) throws {
        let folder = try ScriptFolder(row.files)
        let result = try folder.run(["run"] + row.arguments)
        #expect(result.status == row.status, "\(result.output)\(result.errors)")
        for part in row.output { #expect(result.output.contains(part), "\(result.output)") }
        for part in row.errors { #expect(result.errors.contains(part), "\(result.errors)") }
        for part in row.hasNot {
            #expect(!(result.output + result.errors).contains(part), "\(result)")
        }
    }

    @Test func standardInputIsRelativeToTheWorkingFolder() throws {
        let script = "open Screens/receipt.json\nhear \"Checkout, Back button\"\n"
        let result = try Program.run(["run", "-"], input: script)
        #expect(result.status == 0, "\(result.output)")
    }

    /// Whatever the number of threads and of jobs, the same is played and told.
    @Test func shardsAndThreadsTellTheSame() throws {
        var files: [String: String] = [:]
        for number in 0..<40 {
            files["f\(number).rehearsal"] = number % 7 == 0 ? RunTests.bad : RunTests.good
        }
        let folder = try ScriptFolder(files)
        func report(_ arguments: String...) throws -> [String] {
            try folder.run(["run", "@", "--report", "tap"] + arguments).output
                .split(separator: "\n").filter { $0.hasPrefix("ok") || $0.hasPrefix("not ok") }
                .map { String($0.drop { $0 != "-" }) }
        }
        let all = try report("--jobs", "1")
        #expect(all.count == 40)
        #expect(try report("--jobs", "7") == all)
        #expect(try report() == all)
        for count in [2, 3, 50] {
            let shards = try (1...count).map { try report("--shard", "\($0)/\(count)") }
            #expect(shards.flatMap { $0 }.sorted() == all.sorted())
            let sizes = shards.map(\.count)
            #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
        }
    }

    private static let hostile = [
        "a.rehearsal": "open odd.json\nhear \"x\"",
        "b & <c> #1.rehearsal": "open odd.json\nhear \"y\"",
        "c.rehearsal": "nonsense \"]]>\"", "d.rehearsal": RunTests.good,
        "odd.json": "{\"earshot\": 1, \"elements\": [{\"label\": "
            + "\"]]> <&> \\\"q\\\" \\u0001 \\ud83d\\ude00 \\n --- # ok \\u001b[31m\"}]}",
    ]

    @Test func junitIsWellFormed() throws {
        let folder = try ScriptFolder(RunTests.hostile)
        let result = try folder.run("run", "@", "--report", "junit")
        #expect(result.status == 3)
        let parser = XMLParser(data: Data(result.output.utf8))
        #expect(parser.parse())
        for part in [
            "tests=\"4\" failures=\"2\" errors=\"1\"", "<failure message=", "<error message=",
            "name=\"b &amp; &lt;c&gt; #1.rehearsal\"", "name=\"d.rehearsal\"",
        ] {
            #expect(result.output.contains(part), "\(part) in \(result.output)")
        }
    }

    @Test func jsonHoldsAll() throws {
        let folder = try ScriptFolder(RunTests.hostile)
        let result = try folder.run("run", "@", "--report", "json")
        let json = try #require(
            try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        let rehearsals = try #require(json["rehearsals"] as? [[String: Any]])
        #expect(
            rehearsals.map { $0["outcome"] as? String } == ["failed", "failed", "broken", "passed"])
        for rehearsal in rehearsals {
            let keys = [
                "name", "file", "outcome", "steps", "checks", "seconds", "failure", "error",
            ]
            #expect(Set(keys).isSubset(of: Set(rehearsal.keys)))
        }
        let failure = try #require(rehearsals[0]["failure"] as? [String: Any])
        #expect(failure["line"] as? Int == 2)
        #expect((failure["heard"] as? String)?.contains("]]> <&>") == true)
        #expect((json["summary"] as? [String: Int])?["broken"] == 1)
    }

    @Test func tapKeepsToItsLines() throws {
        let folder = try ScriptFolder(RunTests.hostile)
        let lines = try folder.run("run", "@", "--report", "tap").output.split(separator: "\n")
        #expect(lines.prefix(2) == ["TAP version 14", "1..4"])
        #expect(lines.contains("not ok 2 - b & <c> \\#1.rehearsal"))
        #expect(lines.count { $0.hasPrefix("ok") || $0.hasPrefix("not ok") } == 4)
        let others = lines.dropFirst(2).filter { !$0.hasPrefix("ok") && !$0.hasPrefix("not ok") }
        #expect(others.allSatisfy { $0.hasPrefix("  ") })
    }

    @Test func reportIntoAFile() throws {
        let folder = try ScriptFolder(["a.rehearsal": RunTests.good])
        let result = try folder.run("run", "@", "--report", "junit", "-o", "@out.xml")
        #expect(result.status == 0)
        #expect(result.output == "")
        #expect(try folder.text("out.xml").contains("tests=\"1\""))
    }

    @Test func textIsSafeForATerminal() throws {
        let folder = try ScriptFolder(RunTests.hostile)
        let result = try folder.run("run", "@")
        #expect(!result.output.contains("\u{1B}"))
        let colored = try folder.run("run", "@", "--color", "always")
        #expect(colored.output.contains("\u{1B}[31mFAILED\u{1B}[0m"))
        #expect(!colored.output.contains("\u{1B}[31m\""))
    }
}
