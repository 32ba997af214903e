import Foundation
import TestSupport

/// A folder of its own with screens and scripts, gone after the test.
final class ScriptFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
        "earshot-\(UUID().uuidString)")
    var path: String { url.path }

    static let tea = """
        {"earshot": 1, "title": "Tea", "elements": [
          {"type": "heading", "label": "Tea"},
          {"id": "cups", "label": "Cups", "traits": ["adjustable"], "min": 1, "max": 6, "step": 1,
           "now": 2},
          {"type": "button", "label": "Stir"}, {"type": "button", "label": "Stir"},
          {"id": "brew", "type": "button", "label": "Brew"}]}
        """

    /// `files` by their paths in it; a `tea.json` is always there.
    init(_ files: [String: String] = [:]) throws {
        for (name, text) in files.merging(
            ["tea.json": ScriptFolder.tea], uniquingKeysWith: { a, _ in a })
        {
            let file = url.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: false, encoding: .utf8)
        }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func text(_ name: String) throws -> String {
        try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
    }

    /// Runs the program with paths of the folder where an argument begins with `@`.
    func run(_ arguments: String..., input: String = "") throws -> Program.Result {
        try run(arguments, input: input)
    }

    func run(_ arguments: [String], input: String = "") throws -> Program.Result {
        try Program.run(
            arguments.map { $0.hasPrefix("@") ? path + "/" + $0.dropFirst() : $0 }, input: input
        ).replacing(path + "/", with: "")
    }
}
