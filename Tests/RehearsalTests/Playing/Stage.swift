import ScreenImport
import ScreenModel
import ScreenReader

@testable import Rehearsal

/// Screens and scripts by their paths, for rehearsals without files.
struct Stage {
    static let screens = [
        "tea.json": """
        {earshot: 1, title: "Tea", elements: [
          {type: "heading", label: "Tea"},
          {id: "cups", label: "Cups", traits: ["adjustable"], min: 1, max: 6, step: 1, now: 2},
          {id: "milk", type: "switch", label: "Milk", value: false},
          {type: "button", label: "Stir"},
          {type: "button", label: "Stir"},
          {id: "brew", type: "button", label: "Brew", hint: "Takes three minutes.",
           actions: [{name: "Cancel"}, {name: "Hurry", do: [{announce: "Hurrying"}]}],
           on: {activate: [{announce: "Brewing"}, {play: "kettle"},
                           {after: 3, do: [{announce: "Your tea is ready"}]}]}},
          {id: "list", container: "list", children: [
            {label: "Earl"}, {label: "Grey", id: "two words"}]},
          {id: "ghost", label: "Ghost", hidden: true}]}
        """,
        "folder/one.json": "{earshot: 1, title: \"One\", elements: [{label: \"Only\"}]}",
        "none.json": "{earshot: 1, elements: [}",
    ]

    /// Plays a script; `parts` are files that it may use.
    static func play(
        _ script: String, name: String = "test.rehearsal", parts: [String: String] = [:],
        isUpdating: Bool = false
    ) throws -> RehearsalResult {
        let script = try ScriptParser.script(script, name: name) { path in
            parts[path].map(Result.success) ?? .failure(ScriptReadFailure("no such file"))
        }
        return RehearsalRun.result(
            of: script, settings: Settings(), isUpdating: isUpdating, open: open)
    }

    static func open(_ path: String) -> Result<PlayedScreen, ScriptReadFailure> {
        guard let text = screens[path] else {
            return .failure(ScriptReadFailure("\(path): no such file"))
        }
        do throws(ImportError) {
            let screen = try importScreen(Array(text.utf8)).screen
            return .success(PlayedScreen(screen: screen) { _ in .failure("no folder") })
        } catch {
            return .failure(ScriptReadFailure(error.description(file: path)))
        }
    }

    /// What came of it in a line: `passed`, `broken: …`, or the failed line with its message, what
    /// was expected and what was found.
    static func summary(_ result: RehearsalResult) -> String {
        switch result.outcome {
        case .passed: return "passed"
        case .broken(let message): return "broken: \(message)"
        case .failed(let failed):
            let failure = failed.failure
            let facts = [failure.expected, failure.actual].map { $0 ?? "-" }
            return "\(failed.place.line): \(failure.message) | \(facts.joined(separator: " | "))"
                + (failure.nearest.map { " | near \($0)" } ?? "")
        }
    }
}
