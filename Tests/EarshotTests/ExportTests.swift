import Foundation
import TestSupport
import Testing

/// The command that writes a rehearsal as a test.
struct ExportTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let arguments: String
        var input = ""
        let status: Int32
        let output: String
        let errors: String
        var testDescription: String { arguments }
    }

    @Test(arguments: [
        Case(
            arguments: "Screens/receipt.rehearsal --to xcuitest", status: 0,
            output: "final class ReceiptTests: XCTestCase {", errors: ""),
        Case(
            arguments: "Screens/receipt.rehearsal --to maestro", status: 0, output: "- launchApp",
            errors: ""),
        Case(
            arguments: "Screens/receipt.rehearsal --to=appium-python", status: 0,
            output: "class ReceiptTests(unittest.TestCase):", errors: ""),
        Case(
            arguments: "Screens/receipt.rehearsal", status: 2, output: "",
            errors: "nothing says what to export to: --to xcuitest|maestro|appium-python"),
        Case(
            arguments: "Screens/receipt.rehearsal --to maestor", status: 2, output: "",
            errors: "; did you mean 'maestro'?"),
        Case(
            arguments: "--to maestro", status: 2, output: "", errors: "no script is named"),
        Case(
            arguments: "a b --to maestro", status: 2, output: "",
            errors: "one script at a time, not also 'b'"),
        Case(
            arguments: "none.rehearsal --to maestro", status: 3, output: "",
            errors: "none.rehearsal: no such file or directory"),
        Case(
            arguments: "Screens/shop/parts/basket.rehearsal --to xcuitest", status: 3, output: "",
            errors: "no screen is open yet"),
        Case(
            arguments: "- --to xcuitest", input: "open none.json", status: 3, output: "",
            errors: "standard input:1:1: cannot open none.json"),
        Case(
            arguments: "- --to xcuitest --language de", input: "open Screens/receipt.json",
            status: 0,
            output: "[\"-AppleLanguages\", \"(de)\", \"-AppleLocale\", \"de_DE\"]", errors: ""),
        Case(
            arguments: "- --to xcuitest",
            input: "open Screens/receipt.json\nhear \"Nothing of this\"\nswipe right", status: 1,
            output: "// The rehearsal fails here: something else was heard",
            errors: "standard input:2: hear \"Nothing of this\": something else was heard: the "
                + "rehearsal fails, and so may the test"),
    ])
    func command(_ row: Case) throws {
        let words = ["export"] + row.arguments.split(separator: " ").map(String.init)
        let result = try Program.run(words, input: row.input)
        #expect(result.status == row.status)
        #expect(row.output.isEmpty ? result.output == "" : result.output.contains(row.output))
        #expect(row.errors.isEmpty ? result.errors == "" : result.errors.contains(row.errors))
    }

    @Test func writesAFileAlsoOfARehearsalThatFails() throws {
        let path = FileManager.default.temporaryDirectory
            .appendingPathComponent("export-\(UUID().uuidString).swift").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let result = try Program.run(
            ["export", "-", "--to", "xcuitest", "-o", path],
            input: "open Screens/receipt.json\nstops are 1\n")
        #expect(result.status == 1)
        #expect(result.output == "")
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text.contains("// MANUAL: stops are 1 (line 2: the service cannot tell)"))
    }

    @Test func helpNamesEveryTarget() throws {
        let help = try Program.run(["help", "export"]).output
        for name in ["xcuitest", "maestro", "appium-python", "MANUAL"] {
            #expect(help.contains("\n  \(name)"))
        }
    }
}
