import ScreenReader
import Testing

@testable import Rehearsal

/// What is a script, and what is said of what is none.
struct ScriptParserTests {
    struct Fault: Sendable, CustomTestStringConvertible {
        let text: String
        let message: String
        var testDescription: String { text }

        init(_ text: String, _ message: String) {
            self.text = text
            self.message = message
        }
    }

    /// Each stands in the second line, behind `open a`.
    static let faults = [
        Fault("haer \"x\"", "2:1: unknown verb 'haer'; did you mean 'hear'?"),
        Fault("usee p.txt", "2:1: unknown verb 'usee p.txt'; did you mean 'use'?"),
        Fault("swpe right 2", "2:1: unknown verb 'swpe right 2'; did you mean 'swipe right'?"),
        Fault("what is this", "2:1: unknown verb 'what is this'"),
        Fault("  swipe rihgt", "2:3: unknown verb 'swipe rihgt'; did you mean 'swipe right'?"),
        Fault("walk sideways", "2:6: 'walk' is followed by forward or backward"),
        Fault(
            "hear",
            "2:5: 'hear \"TEXT\"[, hint \"TEXT\"]' expects a text in quotes, or "
                + "containing, matching, nothing here"),
        Fault(
            "hear nothng",
            "2:6: 'hear \"TEXT\"[, hint \"TEXT\"]' expects a text in quotes, or "
                + "containing, matching, nothing here, not 'nothng'; did you mean 'nothing'?"),
        Fault(
            "hear \"a\" \"b\"",
            "2:10: 'hear \"TEXT\"[, hint \"TEXT\"]' expects 'hint' here, "
                + "not 'b'"),
        Fault("hear nothing more", "2:14: 'hear nothing' takes nothing more, not 'more'"),
        Fault("hear \"a", "2:6: the text has no closing quote"),
        Fault("hear “a”", "2:6: a text stands in straight quotes, \"…\""),
        Fault("hear \"\\u12\"", "2:7: expected a code point after \\u, such as \\u{2026}"),
        Fault("hear matching /(/", "2:15: '(' is no regular expression: expected ')'"),
        Fault("hear matching /a", "2:15: the pattern has no closing /"),
        Fault("sound tik", "2:7: no sound is called 'tik'; did you mean 'tick'?"),
        Fault(
            "focus is",
            "2:9: 'focus is ELEMENT' expects an element: #id, @path or \"LABEL\" "
                + "here"),
        Fault("stops are many", "2:11: 'stops are N' expects a number here, not 'many'"),
        Fault(
            "within 3 gestures from start",
            "2:19: 'within N gestures reach ELEMENT [from "
                + "start|ELEMENT]' expects 'reach' here, not 'from'"),
        Fault("set fooo=1", "2:5: unknown setting 'fooo'; 'earshot help settings' lists them"),
        Fault("hints maybe", "2:7: hints cannot be 'maybe'; expected on, off"),
        Fault("repeat x {", "2:1: 'repeat' is followed by a number and {, such as 'repeat 3 {'"),
        Fault("repeat 2 {", "2:1: 'repeat' has no closing }"),
        Fault("}", "2:1: } closes no 'repeat'"),
        Fault("open", "2:5: 'open' is followed by a file, in quotes where its name has spaces"),
        Fault(
            "open two words",
            "2:6: 'open' is followed by a file, in quotes where its name has "
                + "spaces"),
        Fault("use gone", "2:1: cannot read 'gone': no such file"),
        Fault("use test", "2:1: 'test' uses itself"),
        Fault("use ./x/../test", "2:1: './x/../test' uses itself"),
        Fault("touch", "2:6: 'touch' is followed by an element: #id, @path or \"LABEL\""),
        Fault("wait long", "2:6: 'wait' is followed by a time such as 3s"),
        Fault("swipe left with 9 fingers", "2:12: swipes take 1, 2 or 3 fingers"),
        Fault("perform \"a\", \"b\"", "2:9: 'perform' is followed by a text in quotes"),
    ]

    @Test(arguments: faults)
    func names(_ fault: Fault) {
        #expect(message("open a\n" + fault.text) == "test:" + fault.message)
    }

    @Test func allFaultsAreNamedInOrder() {
        #expect(
            message("repeat 2 {\nopen a\nx\ny")
                == "test:1:1: 'repeat' has no closing }\ntest:3:1: unknown verb 'x'\n"
                + "test:4:1: unknown verb 'y'")
    }

    @Test(arguments: [
        Fault("swipe right", "test:1:1: no screen is open yet; expected 'open FILE' before it"),
        Fault(
            "hints off\nswipe right\nscrub\nopen a",
            "test:2:1: no screen is open yet; expected 'open FILE' before it"),
        Fault("opn a\nswipe right", "test:1:1: unknown verb 'opn a'; did you mean 'open'?"),
        Fault(
            "scrub\nopen a\nx",
            "test:1:1: no screen is open yet; expected 'open FILE' before it\n"
                + "test:3:1: unknown verb 'x'"),
        Fault("", "test: holds no step"), Fault("# nothing\n#\n\n#x", "test: holds no step"),
    ])
    func needsAScreen(_ fault: Fault) {
        #expect(message(fault.text) == fault.message)
    }

    @Test func aFaultInAPartIsNamedThere() {
        let message = message("open a\nuse parts/p", ["parts/p": "swipe left\nnope"])
        #expect(message == "parts/p:2:1: unknown verb 'nope'")
    }

    @Test func filesThatUseEachOtherEnd() {
        #expect(
            message("open a\nuse b", ["b": "use ./test"]) == "b:1:1: './test' uses itself")
        var chain = ["f30": ""]
        for number in 0..<30 { chain["f\(number)"] = "use f\(number + 1)\nuse f\(number + 1)" }
        #expect(message("open a\nuse f0", chain)?.contains("too many files use each other") == true)
    }

    struct Risk: Sendable, CustomTestStringConvertible {
        let pattern: String
        let isRisky: Bool
        var testDescription: String { pattern }

        init(_ pattern: String, _ isRisky: Bool) {
            self.pattern = pattern
            self.isRisky = isRisky
        }
    }

    @Test(arguments: [
        Risk("(a+)+$", true), Risk("(a*)*", true), Risk("([a-z]+)*x", true), Risk("(.*)+", true),
        Risk("((a+))+", true), Risk("(\\w+\\s?)+$", true), Risk("(x|a+)+", true),
        Risk("(?:a{2,})*", true), Risk("(?<n>a+?)+", true), Risk("(a+){3,}", true),
        Risk("(?i:a+)*", true), Risk("(?i)(a+)*", true), Risk("(?=a)b+", false),
        Risk("(a+b{0,2})*", true), Risk("(a+(b+)?)*", true),
        Risk("a+b*c?", false), Risk("(\\w+, )+", false), Risk("(foo|bar)+", false),
        Risk("(a+)?", false), Risk("(a+){2}", false), Risk("(?>a+)+", false), Risk("(a++)+", false),
        Risk("[(a+)+]+", false), Risk("\\(a+\\)+", false), Risk("^Row \\d+ of \\d+$", false),
        Risk("(\\d+\\b, )*", false),
    ])
    func patternsThatNeverEndAreRefused(_ row: Risk) {
        let message = message("open a\nhear matching /\(row.pattern)/")
        #expect((message?.contains("could be tried for ever") ?? false) == row.isRisky)
        #expect(row.isRisky || message == nil)
    }

    struct Reading: Sendable, CustomTestStringConvertible {
        let text: String
        let steps: [String]
        var testDescription: String { text }
    }

    static let readings = [
        Reading(text: "open a\r\nswipe right\r\n", steps: ["open a", "swipe right"]),
        Reading(text: "\u{FEFF}open a\rswipe right", steps: ["open a", "swipe right"]),
        Reading(text: "#!/usr/bin/env earshot\nopen a # on\n", steps: ["open a"]),
        Reading(text: "open a\n\ttouch #pay   # to pay", steps: ["open a", "touch #pay"]),
        Reading(text: "open a\ntouch #\"Click Me\"", steps: ["open a", "touch #\"Click Me\""]),
        Reading(text: "open \"my file#1\"", steps: ["open \"my file#1\""]),
        Reading(
            text: "open a\nrepeat 2 { swipe right }",
            steps: ["open a", "repeat 2 {", "swipe right", "}"]),
        Reading(
            text: "open a\nrepeat 2 { use p }\nscrub",
            steps: ["open a", "repeat 2 {", "first item", "last item", "}", "scrub"]),
        Reading(text: "open a\nrepeat speech", steps: ["open a", "repeat speech"]),
        Reading(text: "use p\nopen a", steps: []),
        Reading(
            text: "open a\nHear Matching /a\\/b # \"c/",
            steps: ["open a", "Hear Matching /a\\/b # \"c/"]),
    ]

    @Test(arguments: readings)
    func reads(_ row: Reading) {
        let script = try? script(row.text, ["p": "first item\nlast item"])
        #expect(script?.steps.map(\.text) ?? [] == row.steps)
    }

    @Test func pathsAreRelativeToTheirFile() throws {
        let script = try script(
            "open a.json\nuse in/p", name: "dir/s", ["dir/in/p": "open ../b.json\nopen /c.json"])
        let paths = script.steps.compactMap { step -> String? in
            if case .open(let path) = step.action { path } else { nil }
        }
        #expect(paths == ["dir/a.json", "dir/in/../b.json", "/c.json"])
    }

    @Test func everyCheckIsReadByItsUsage() {
        for verb in CheckVerb.all {
            let line = verb.usage.replacing("[, hint \"TEXT\"]", with: "")
                .replacing("[from start|ELEMENT]", with: "from start")
                .replacing("ELEMENT", with: "#a").replacing(", …", with: "")
                .replacing("N ", with: "3 ").replacing("are N", with: "are 3")
                .replacing("/PATTERN/", with: "/a/").replacing("sound NAME", with: "sound tick")
            #expect(message("open a\n" + line) == nil, "\(line)")
        }
    }

    private func script(
        _ text: String, name: String = "test", _ parts: [String: String] = [:]
    ) throws -> Script {
        try ScriptParser.script(text, name: name) { path in
            parts[path].map(Result.success) ?? .failure(ScriptReadFailure("no such file"))
        }
    }

    private func message(_ text: String, _ parts: [String: String] = [:]) -> String? {
        do {
            _ = try script(text, parts)
            return nil
        } catch {
            return "\(error)"
        }
    }
}
