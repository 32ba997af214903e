import ScreenImport
import ScreenModel
import ScreenReader
import Testing

@testable import Rehearsal

/// Screens and scripts for tests of exporters.
enum Exports {
    static let screens = [
        "tea.json": """
        {earshot: 1, title: "Tea", app: "com.example.tea-room", elements: [
          {id: "title", type: "heading", label: "Tea, fresh"},
          {id: "cups", label: "Cups", traits: ["adjustable"], min: 1, max: 6, step: 1, now: 2,
           value: "2"},
          {id: "milk", type: "switch", label: "Milk", value: false},
          {type: "button", label: "Stir"},
          {id: "brew", type: "button", label: "Brew", hint: "Takes three minutes.",
           actions: [{name: "Cancel", do: [{set: {element: "title", label: "Cold"}}]}],
           on: {activate: [{announce: "Brewing"}], longPress: [{announce: "Long"}]}},
          {id: "twin", type: "button", label: "One"},
          {id: "twin", type: "button", label: "Two"},
          {id: "note", type: "textField", label: "Note"},
          {id: "pin", type: "secureTextField", label: "PIN", value: "1234"},
          {id: "shop", type: "button", label: "Shop", on: {activate: [{push: "shop.json"}]}}]}
        """,
        "shop.json": """
        {earshot: 1, title: "Shop", elements: [
          {id: "back", type: "backButton", label: "Tea"},
          {id: "leaves", type: "heading", label: "Leaves"}]}
        """,
        "mac.json": """
        {earshot: 1, platform: "macos", title: "Desk", elements: [
          {id: "go", type: "button", label: "Go"},
          {id: "list", type: "list", label: "Pages", children: [{id: "a", label: "A"}]}]}
        """,
        "odd.json": """
        {earshot: 1, title: "a \\"b\\"\\nc", language: "fr-CA", app: "Odd", elements: [
          {id: "a\\"b\\\\(c)\\n${x}\\u202E", type: "button", label: "*/ \\\\(x) \\"\\"\\" ${y} #{z}\\nend\\u2028."},
          {type: "button", label: "🎉"},
          {id: "long", label: "\(String(repeating: "word, ", count: 30))"},
          {id: "日本 語", label: "日本語、テスト"},
          {id: "שלום", label: "שלום עולם"}]}
        """,
    ]

    static func open(_ path: String) -> Result<PlayedScreen, ScriptReadFailure> {
        screen(path).map { screen in
            PlayedScreen(screen: screen) { path in
                switch Exports.screen(path) {
                case .success(let screen): .screen(screen)
                case .failure(let failure): .failure(failure.reason)
                }
            }
        }
    }

    private static func screen(_ path: String) -> Result<Screen, ScriptReadFailure> {
        guard let text = screens[path] else {
            return .failure(ScriptReadFailure("\(path): no such file"))
        }
        do throws(ImportError) {
            return .success(try importScreen(Array(text.utf8)).screen)
        } catch {
            return .failure(ScriptReadFailure(error.description(file: path)))
        }
    }

    static func script(
        _ text: String, name: String = "tea time.rehearsal", parts: [String: String] = [:]
    ) throws -> Script {
        try ScriptParser.script(text, name: name) { path in
            parts[path].map(Result.success) ?? .failure(ScriptReadFailure("no such file"))
        }
    }

    /// The whole file.
    static func text(
        _ text: String, to exporter: Exporter, name: String = "tea time.rehearsal",
        parts: [String: String] = [:]
    ) throws -> String {
        try ScriptExport.result(
            of: script(text, name: name, parts: parts), to: exporter, settings: Settings(),
            open: open
        ).get().text
    }

    /// The lines of the steps behind `open`.
    static func lines(
        _ text: String, to exporter: Exporter, screen: String = "tea.json",
        parts: [String: String] = [:]
    ) throws -> [String] {
        let opening = try exported("open \(screen)", to: exporter).lines.count
        let script = "open \(screen)\n" + text.split(separator: ";").joined(separator: "\n")
        let lines = try exported(script, to: exporter, parts: parts).lines
        return Array(lines.dropFirst(opening))
    }

    static func exported(
        _ text: String, to exporter: Exporter, parts: [String: String] = [:]
    ) throws -> ExportedScript {
        try ScriptExport.exported(
            script(text, parts: parts), to: exporter, settings: Settings(), open: open
        ).get().script
    }
}

/// What a step becomes: the script behind `open`, with `;` for new lines, and the lines.
struct ExportCase: Sendable, CustomTestStringConvertible {
    let script: String
    let screen: String
    let lines: [String]
    var testDescription: String { script }

    init(_ script: String, on screen: String = "tea.json", _ lines: String...) {
        self.script = script
        self.screen = screen
        self.lines = lines
    }
}
