import Foundation
import ScreenImport
import ScreenModel
import ScreenReader
import TestSupport
import Testing

@testable import Rehearsal

/// What is written is what its readers accept: the compiler, Python, a reader of YAML.
struct ExportCompilingTests {
    /// Names and texts that would end a literal, a comment or a line.
    static let nasty = """
        open odd.json
        double tap
        hear containing "fin"
        swipe right
        hear "🎉, bouton"
        swipe right
        hear containing "word"
        repeat 3 { swipe right
        hear containing "\\u{2028}*/ \\\\(x) \\"\\"\\""
        }
        touch #"a\\"b\\\\(c)\\n${x}\\u{202E}"
        double tap
        triple tap
        type "\\u{0}\\" \\\\(y) \\n'''\\"\\"\\""
        focus is #"日本 語"
        hear matching /a"b\\(c/
        move in
        repeat 2 { move out
        repeat 2 { scrub } }
        repeat 2 { repeat 0 { swipe right } }
        """

    /// All scripts that are at hand, by the names of their files.
    static func files(of exporter: Exporter) throws -> [String: String] {
        var files = [
            "nasty.rehearsal": try Exports.text(nasty, to: exporter, name: "nasty.rehearsal"),
            "empty.rehearsal": try Exports.text(
                "open mac.json\nrepeat 2 { scrub }", to: exporter, name: "empty.rehearsal"),
            "1 class – \"x\".rehearsal": try Exports.text(
                "open tea.json\ndouble tap", to: exporter, name: "1 class – \"x\".rehearsal"),
        ]
        for path in Repository.files(in: "Screens", withExtension: "rehearsal")
        where !path.contains("parts/") {
            let name = "Screens/" + path
            let script = try ScriptParser.script(Repository.text(name), name: name) { part in
                (try? Repository.text(part)).map(Result.success)
                    ?? .failure(ScriptReadFailure("no such file"))
            }
            files[path.replacing("/", with: "-")] = try ScriptExport.result(
                of: script, to: exporter, settings: Settings(), open: open
            ).get().text
        }
        return files
    }

    private static func open(_ path: String) -> Result<PlayedScreen, ScriptReadFailure> {
        screen(path).map { screen in
            let folder = path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex)
            return PlayedScreen(screen: screen) { other in
                switch ExportCompilingTests.screen(folder + "/" + other) {
                case .success(let screen): .screen(screen)
                case .failure(let failure): .failure(failure.reason)
                }
            }
        }
    }

    private static func screen(_ path: String) -> Result<Screen, ScriptReadFailure> {
        guard let text = try? Repository.text(path),
            let screen = try? importScreen(Array(text.utf8)).screen
        else { return .failure(ScriptReadFailure("\(path) cannot be read")) }
        return .success(screen)
    }

    /// Runs a command on the files; each has the suffix.
    private func run(
        _ words: [String], on files: [String: String], suffix: String
    ) throws -> (status: Int32, output: String) {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("export-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var paths: [String] = []
        for (number, (name, text)) in files.sorted(by: { $0.key < $1.key }).enumerated() {
            let file = folder.appendingPathComponent(
                "f\(number)-\(name.filter(\.isLetter)).\(suffix)")
            try text.write(to: file, atomically: true, encoding: .utf8)
            paths.append(file.path)
        }
        return try Command.run(words + paths)
    }

    /// Without the condition: this compiler may be older than the SDK.
    private func unconditional(_ text: String) -> String {
        let lines = text.components(separatedBy: "\n")
        return lines.enumerated().filter { place, line in
            line != "#if compiler(>=6.4)" && !(line == "#endif" && place == lines.count - 2)
        }.map { $0.element == "import XCTest" ? "import Foundation" : $0.element }
            .joined(separator: "\n")
    }

    @Test func swiftParses() throws {
        let files = try Self.files(of: .xcuitest)
        #expect(files.values.allSatisfy { $0.hasSuffix("}\n#endif\n") })
        let result = try run(
            ["swiftc", "-parse"], on: files.mapValues(unconditional), suffix: "swift")
        #expect(result.status == 0, "\(result.output)")
        #expect(result.output == "")
    }

    /// Against the declarations that the tests use of XCTest, written down here.
    @Test func swiftTypesFit() throws {
        var files = try Self.files(of: .xcuitest).mapValues(unconditional)
        files["stubs"] = Self.declarations
        let result = try run(
            ["swiftc", "-typecheck", "-swift-version", "6", "-module-name", "Exported"],
            on: files, suffix: "swift")
        #expect(result.status == 0, "\(result.output)")
        #expect(!result.output.contains("warning:"), "\(result.output)")
    }

    /// What the written test takes for the same speech, run.
    @Test func speechIsComparedByWords() throws {
        let long = String(repeating: "word ", count: 14)
        let cases: [(String, [String], Bool, Bool)] = [
            ("Add Favorites, button", ["Add", "Favorites", "Button"], false, true),
            ("selected Set 1 done Button", ["selected", "Set", "1", "done"], false, true),
            ("Total: £1,200", ["total", "1200"], false, true),
            ("Pay Button", ["Pay", "Link"], false, false),
            ("Pay", ["Pay", "Button"], false, false),
            (String(long.prefix(64)), long.split(separator: " ").map(String.init), false, true),
            ("Watering Switch button off", ["off"], true, true), ("on", ["off"], true, false),
            ("", ["Pay"], false, false), ("お茶、ボタン", ["お茶", "ボタン"], false, true),
            ("It's here", ["It", "s", "here"], false, true),
        ]
        let calls = cases.map { utterance, words, anywhere, _ in
            "print(TeaTimeTests().isSame(\(utterance.debugDescription), \(words), \(anywhere)))"
        }
        let text = try unconditional(
            Exports.text("open tea.json\nhear containing \"Tea\"", to: .xcuitest))
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("export-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (file, program) = (folder.path + "/main.swift", folder.path + "/compare")
        let opened = """

            extension TeaTimeTests {
                func isSame(_ utterance: String, _ words: [String], _ anywhere: Bool) -> Bool {
                    isSpoken(utterance, words, anywhere: anywhere)
                }
            }

            """
        try (text + opened + Self.declarations + "\n" + calls.joined(separator: "\n"))
            .write(toFile: file, atomically: true, encoding: .utf8)
        let built = try Command.run(["swiftc", "-swift-version", "6", file, "-o", program])
        try #require(built.status == 0, "\(built.output)")
        let verdicts = try Command.run([program]).output.split(separator: "\n").map { $0 == "true" }
        #expect(verdicts == cases.map(\.3))
    }

    static let hasPython = (try? Command.run(["python3", "--version"]).status) == 0
    static let hasYAML = (try? Command.run(["python3", "-c", "import yaml"]).status) == 0

    @Test(.enabled(if: hasPython, "python3 is not installed")) func pythonCompiles() throws {
        let result = try run(
            ["python3", "-m", "py_compile"], on: Self.files(of: .appiumPython), suffix: "py")
        #expect(result.status == 0, "\(result.output)")
    }

    /// Every command is one of Maestro's, and texts come back as they were.
    @Test(.enabled(if: hasYAML, "python3 has no module yaml")) func yamlIsRead() throws {
        let check = """
            import sys, yaml
            known = {"launchApp", "tapOn", "longPressOn", "assertVisible", "inputText", "swipe",
                "eraseText", "repeat"}
            def look(commands):
                assert isinstance(commands, list) and commands, commands
                for command in commands:
                    name = command if isinstance(command, str) else next(iter(command))
                    assert name in known, command
                    if name == "repeat": look(command[name]["commands"])
            for path in sys.argv[1:]:
                head, commands = yaml.safe_load_all(open(path, encoding="utf-8"))
                assert list(head) == ["appId"], head
                look(commands)
            """
        let result = try run(
            ["python3", "-c", check], on: Self.files(of: .maestro), suffix: "yaml")
        #expect(result.status == 0, "\(result.output)")
    }

    /// What can be said without a reader: no tab, and quotes that close in their line.
    @Test(arguments: ["maestro", "appium-python"])
    func linesAreWhole(_ name: String) throws {
        let exporter = try #require(Exporter.named(name))
        for (file, text) in try Self.files(of: exporter) {
            #expect(!text.contains("\t") && !text.contains("\r"), "\(file)")
            for line in text.split(separator: "\n")
            where !line.drop(while: \.isWhitespace).hasPrefix("#") {
                let code = line.components(separatedBy: "  # ").first ?? ""
                let bare = code.replacing("\\\\", with: "").replacing("\\\"", with: "")
                #expect(bare.filter { $0 == "\"" }.count.isMultiple(of: 2), "\(file): \(line)")
            }
        }
    }

    private static let declarations = """
        import Foundation

        @MainActor class XCUIVoiceOverService: NSObject {
            var isEnabled: Bool { false }
            func enable() throws {}
            func disable() throws {}
            func currentSpeech() throws -> Output { Output() }
            func moveForward() throws -> Output { Output() }
            func moveBackward() throws -> Output { Output() }
            func moveIn() throws -> Output { Output() }
            func moveOut() throws -> Output { Output() }
            @MainActor class Output: NSObject { var utterance: String { "" } }
        }
        @MainActor class XCUIDevice {
            static let shared = XCUIDevice()
            let voiceOverService = XCUIVoiceOverService()
        }
        @MainActor class XCUIElement {
            struct KeyModifierFlags: OptionSet {
                let rawValue: Int
                static let control = Self(rawValue: 1)
                static let option = Self(rawValue: 2)
                static let command = Self(rawValue: 4)
            }
            enum ElementType { case any }
            func tap() {}
            func click() {}
            func descendants(matching type: ElementType) -> XCUIElementQuery { XCUIElementQuery() }
            func typeKey(_ key: XCUIKeyboardKey, modifierFlags: KeyModifierFlags) {}
        }
        @MainActor class XCUIElementQuery {
            subscript(identifier: String) -> XCUIElement { XCUIElement() }
        }
        struct XCUIKeyboardKey {
            static let upArrow = Self(), downArrow = Self(), leftArrow = Self(), rightArrow = Self()
        }
        @MainActor class XCUIApplication: XCUIElement {
            init(bundleIdentifier: String) {}
            var launchArguments: [String] = []
            func launch() {}
        }
        struct XCTSkip: Error { init(_ message: String? = nil) {} }
        class XCTAttachment {
            enum Lifetime { case keepAlways, deleteOnSuccess }
            init(string: String) {}
            var name: String?
            var lifetime = Lifetime.deleteOnSuccess
        }
        class XCTestCase: NSObject {
            var continueAfterFailure = true
            func addTeardownBlock(_ block: @escaping @Sendable () async throws -> Void) {}
            func addTeardownBlock(_ block: @escaping () -> Void) {}
            func add(_ attachment: XCTAttachment) {}
        }
        func XCTAssertTrue(
            _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
            file: StaticString = #filePath, line: UInt = #line
        ) {}
        """
}
