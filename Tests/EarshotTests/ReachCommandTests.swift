import Foundation
import TestSupport
import Testing

/// `earshot reach`: the fewest gestures, as text and JSON, and a budget.
struct ReachCommandTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let arguments: [String]
        var status: Int32 = 0
        var output: [String] = []
        var errors: [String] = []
        var testDescription: String { arguments.joined(separator: " ") }

        init(_ arguments: [String], status: Int32 = 0, output: [String] = [], errors: [String] = [])
        {
            self.arguments = arguments
            self.status = status
            self.output = output
            self.errors = errors
        }
    }

    static let cases = [
        Case(
            [],
            output: ["cost  swipes  id", "5 stops from start: at most 2 gestures", "last item"]),
        Case(
            ["--to", "brew"],
            output: ["brew: Brew, Button\n  1. last item\n1 gesture from start; 4 by swipes alone"]),
        Case(["--to", "#brew"], output: ["1 gesture from start"]),
        Case(
            ["--to", "brew", "--from", "cups"],
            output: ["1 gesture from cups; 3 by swipes alone"]),
        Case(["--to", "cups", "--budget", "0"], status: 1, output: ["OVER the budget of 0"]),
        Case(["--to", "cups", "--budget", "1"], output: ["within the budget of 1"]),
        Case(["--budget", "1"], status: 1, output: ["OVER 1", "over the budget: @"]),
        Case(["--budget", "2"], output: ["all within the budget"]),
        Case(["--budget", "cups=0"], status: 1, output: ["1 over the budget: cups"]),
        Case(
            ["--to", "crew"], status: 2,
            errors: ["no element has the id 'crew'; did you mean 'brew'?"]),
        Case(["--from", "crew"], status: 2, errors: ["did you mean 'brew'?"]),
        Case(["--budget", "few"], status: 2, errors: ["--budget cannot be 'few'"]),
        Case(["--budget", "crew=1"], status: 2, errors: ["did you mean 'brew'?"]),
        Case(
            ["--to", "brew", "--format", "json"],
            output: [
                "\"from\": \"start\"", "\"gestures\": [\"last item\"]", "\"cost\": 1",
                "\"swipes\": 4",
            ]),
    ]

    @Test(arguments: cases)
    func answers(_ row: Case) throws {
        let folder = try ScriptFolder()
        let result = try folder.run(["reach", "@tea.json"] + row.arguments)
        #expect(result.status == row.status, "\(result.output)\(result.errors)")
        for part in row.output { #expect(result.output.contains(part), "\(result.output)") }
        for part in row.errors { #expect(result.errors.contains(part), "\(result.errors)") }
    }

    static let samples = Repository.files(in: "Screens", withExtension: "json")

    /// What is told leads there, line by line.
    @Test(arguments: samples)
    func pathsLeadThere(_ sample: String) throws {
        let result = try Program.run(["reach", "Screens/\(sample)", "--format", "json"])
        let json = try #require(
            try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        let targets = try #require(json["targets"] as? [[String: Any]])
        var script = ""
        for target in targets {
            guard let gestures = target["gestures"] as? [String],
                let path = target["path"] as? String
            else { continue }
            #expect(gestures.count == target["cost"] as? Int)
            script += "open Screens/\(sample)\n" + gestures.map { $0 + "\n" }.joined()
            script += "focus is @\(path)\n"
        }
        let played = try Program.run(["run", "-"], input: script)
        #expect(played.status == 0, "\(played.output)")
    }

    /// Keys that only a keyboard has make ways shorter, and are used only when asked for.
    @Test func keyboardAndItemChooser() throws {
        let plain = try Program.run(["reach", "Screens/checkout.json"]).output
        #expect(!plain.contains("next control") && !plain.contains("item chooser"))
        let keyboard = try Program.run(["reach", "Screens/checkout.json", "--keyboard"]).output
        #expect(keyboard.contains("next control"))
        let chooser = try Program.run(["reach", "Screens/checkout.json", "--item-chooser"]).output
        #expect(chooser.contains("item chooser"))
        #expect(chooser.contains("at most 1 gesture"))
    }
}
