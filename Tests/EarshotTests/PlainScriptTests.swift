import TestSupport
import Testing

/// Lines of scripts in plain mode: checks, walks, blocks, parts, other screens.
struct PlainScriptTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let lines: [String]
        /// What the last line answers.
        let answer: String
        var testDescription: String { lines.joined(separator: "; ") }

        init(_ lines: String..., answer: String) {
            self.lines = lines
            self.answer = answer
        }
    }

    static let cases = [
        Case("hear \"Tea, Heading\"", answer: "note: passed\n"),
        Case(
            "hear \"Tea\"",
            answer: "error: failed: something else was heard; expected \"Tea\", found "
                + "\"Tea, Heading\"\n"),
        Case(
            "swipe right", "hear \"Tea, Heading\"",
            answer: "error: failed: something else was heard; expected \"Tea, Heading\", found "
                + "\"Cups, 2, Adjustable\"\n"),
        Case("swipe right", "hear nothing", "hear containing \"Cups\"", answer: "note: passed\n"),
        Case(
            "rotors are \"Characters\"",
            answer: "error: failed: the rotor offers others; expected "
                + "\"Characters\", found \"Characters\", \"Words\", \"Lines\", \"Speaking Rate\", "
                + "\"Containers\", \"Headings\", \"Form Controls\"\n"),
        Case("actions are none", answer: "note: passed\n"),
        Case(
            "walk forward",
            answer: "Tea, Heading\nCups, 2, Adjustable\n"
                + "hint: Swipe up or down with one finger to adjust the value.\n"
                + "Stir, Button\nStir, Button\nBrew, Button\nrotor: Headings\n"),
        Case(
            "walk forward", "hear \"Tea, Heading\"", "hear containing \"Cups\"",
            answer: "note: passed\n"),
        Case("order agrees", answer: "note: passed\n"),
        Case("repeat 2 { swipe right }", "focus is \"Stir\"", answer: "note: passed\n"),
        Case(
            "repeat 2 { hear \"Tea, Heading\" }",
            answer:
                "note: passed\nerror: failed: nothing more was heard; expected \"Tea, Heading\"\n"),
        Case(
            "repeat 2 swipe right",
            answer: "error: 'repeat' is followed by a number and {, such as 'repeat 3 {'\n"),
        Case(
            "use nothing.rehearsal",
            answer: "error: cannot read 'nothing.rehearsal': no such file or directory\n"),
        Case(
            "use Screens/shop/parts/basket.rehearsal",
            answer: "error: no stop with the label \"Basket\"\n"),
        Case("open Screens/receipt.json", "screen is \"Receipt\"", answer: "note: passed\n"),
        Case(
            "open Screens/receipt.json", "hear \"Checkout, Back button\"", answer: "note: passed\n"),
        Case(
            "open nope.json",
            answer: "error: failed: cannot open nope.json: no such file or directory\n"),
        Case(
            "focus is",
            answer: "error: 'focus is ELEMENT' expects an element: #id, @path or "
                + "\"LABEL\" here\n"),
        Case("swipe right", "take back", "hear nothing", answer: "note: passed\n"),
        Case("wait 1s", "hear nothing", answer: "note: passed\n"),
    ]

    @Test(arguments: cases)
    func answers(_ row: Case) throws {
        let folder = try ScriptFolder()
        func output(_ lines: ArraySlice<String>) throws -> String {
            try folder.run("plain", "@tea.json", input: lines.map { $0 + "\n" }.joined()).output
        }
        let before = try output(row.lines.dropLast())
        #expect(try output(row.lines[...]).dropFirst(before.count) == row.answer)
    }

    /// JSON tells where the cursor is after the line, whatever the line was.
    @Test func theCursorIsThatOfNow() throws {
        let folder = try ScriptFolder()
        let lines = [
            "swipe right", "take back", "take again", "repeat 2 { swipe right }", "walk forward",
            "open Screens/receipt.json",
        ]
        let result = try folder.run(
            "plain", "--json", "@tea.json", input: lines.map { $0 + "\n" }.joined())
        let paths = result.output.split(separator: "\n").compactMap { line in
            line.components(separatedBy: "\"path\": \"").last?.prefix { $0 != "\"" }
        }
        #expect(paths == ["0", "1", "0", "1", "3", "4", "0/0"])
    }
}
