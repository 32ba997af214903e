import Foundation
import ScreenImport
import ScreenModel
import ScreenReader
import Testing

@testable import Rehearsal

/// A fresh recording passes, whatever was done.
struct RecordingTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Screens").standardizedFileURL

    static let samples =
        (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
        .filter { $0.hasSuffix(".json") }.sorted()

    private static func open(_ path: String) -> Result<PlayedScreen, ScriptReadFailure> {
        let file = folder.appendingPathComponent(path)
        guard let data = try? Data(contentsOf: file),
            let screen = try? importScreen([UInt8](data)).screen
        else { return .failure(ScriptReadFailure(path)) }
        let base = file.deletingLastPathComponent()
        return .success(
            PlayedScreen(screen: screen) { name in
                guard let data = try? Data(contentsOf: base.appendingPathComponent(name)),
                    let screen = try? importScreen([UInt8](data)).screen
                else { return .failure("gone") }
                return .screen(screen)
            })
    }

    /// What a user may do, with what names elements, texts and times.
    private static func gesture(
        _ random: inout SystemRandomNumberGenerator, _ session: Session
    ) -> Gesture? {
        if Int.random(in: 0..<3, using: &random) == 0 {
            switch Int.random(in: 0..<8, using: &random) {
            case 0, 1: return session.stops.randomElement(using: &random).map(Gesture.touch)
            case 2:
                return session.rotorNames.randomElement(using: &random).map { .rotor(.named($0)) }
            case 3: return session.actions.randomElement(using: &random).map { .perform($0.name) }
            case 4: return .type("a \"b\"\\ é\n")
            case 5: return .wait(1.5)
            case 6: return .tap(Point(x: 120.5, y: 300))
            default: return .doubleTap
            }
        }
        guard let verb = GestureVerb.all.randomElement(using: &random) else { return nil }
        return try? GestureVerb.parse(verb.words, in: session)
    }

    @Test(arguments: samples)
    func aRandomWalkReplays(_ sample: String) throws {
        var random = SystemRandomNumberGenerator()
        for isLive in [false, true] {
            guard case .success(let screen) = RecordingTests.open(sample) else {
                Issue.record("cannot open \(sample)")
                return
            }
            var session = Session(
                screen: screen.screen, settings: Settings(), loader: screen.loader)
            session.isLive = isLive
            _ = session.start()
            var recording = Recording(of: sample, settings: Settings(), open: RecordingTests.open)
            var before: [Session] = []
            for _ in 0..<60 {
                if Int.random(in: 0..<12, using: &random) == 0, let last = before.popLast() {
                    session = last
                    recording.takeBack()
                    continue
                }
                guard let gesture = RecordingTests.gesture(&random, session) else { continue }
                var seconds = 0.0
                if isLive {
                    seconds = Double.random(in: 0..<3, using: &random)
                    _ = session.advance(by: seconds)
                }
                before.append(session)
                recording.record(gesture, in: session, after: seconds)
                _ = session.perform(gesture)
            }
            let result = try play(recording.text)
            #expect(result.outcome == .passed, "\(recording.text)")
        }
    }

    private func play(_ text: String) throws -> RehearsalResult {
        let script = try ScriptParser.script(text, name: "recorded") { path in
            .failure(ScriptReadFailure(path))
        }
        return RehearsalRun.result(of: script, settings: Settings(), open: RecordingTests.open)
    }

    @Test func everyVerbIsWrittenAsItIsRead() throws {
        guard case .success(let screen) = Stage.open("tea.json") else { return }
        var session = Session(screen: screen.screen, settings: Settings(), loader: screen.loader)
        _ = session.start()
        for verb in GestureVerb.all {
            let argument =
                switch verb.argumentWord {
                case "": ""
                case "ELEMENT": " #milk"
                case "X,Y": " 12.5,-3"
                case "3s": " 3s"
                default: " \"Milk\""
                }
            let gesture = try GestureVerb.parse(verb.words + argument, in: session)
            let line = try #require(
                gesture.line { session.name(of: $0) }, "\(verb.words) has no line")
            // The item chooser's choice is written as the touch of it.
            if case .choose(let index) = gesture {
                #expect(try GestureVerb.parse(line, in: session) == .touch(index))
            } else {
                #expect(try GestureVerb.parse(line, in: session) == gesture)
            }
        }
    }

    struct Name: Sendable, CustomTestStringConvertible {
        let id: String
        let isSteady: Bool
        var testDescription: String { id }

        init(_ id: String, _ isSteady: Bool) {
            self.id = id
            self.isSteady = isSteady
        }
    }

    @Test(arguments: [
        Name("pay", true), Name("checkout.pay-button", true), Name("Click Me", true),
        Name("cell_3", true), Name("tab2", true), Name("支払う", true), Name("deadbeat", true),
        Name("", false), Name("@0/1", false), Name("0x600003d2c1a0", false),
        Name("3F2504E0-4F89-41D3-9A0C-0305E82C3301", false), Name("item-5f2b8c91", false),
        Name("_TtGC7SwiftUI32NavigationStackHosting", false), Name("row-1048576", false),
        Name("UIA-11", false),
    ])
    func steadyIds(_ row: Name) {
        #expect(SteadyName.isSteady(row.id) == row.isSteady)
    }

    @Test func theScriptSaysHowElementsAreNamed() throws {
        guard case .success(let screen) = Stage.open("tea.json") else { return }
        var session = Session(screen: screen.screen, settings: Settings(), loader: screen.loader)
        _ = session.start()
        var settings = Settings()
        try settings.assign("hints=off")
        try settings.assign("wrap=on")
        var recording = Recording(of: "tea.json", settings: settings, open: Stage.open)
        let named: [ElementName] = [.label("Stir", 2), .id("milk"), .id("two words")]
        for name in named { recording.record(.touch(try session.find(name)), in: session) }
        recording.record(.scrub, in: session)
        recording.record(.direct("x"), in: session)
        #expect(recording.steps == 5)
        #expect(
            recording.text.split(separator: "\n").dropFirst(2) == [
                "# 1 element has no steady id: named by label (\"TEXT\" 2 is the second in reading order).",
                "hints off", "set wrap=on", "open tea.json", "hear \"Tea, Heading\"",
                "touch \"Stir\" 2", "hear \"Stir, Button\"", "touch #milk",
                "hear \"Milk, Switch button, off\"", "touch #\"two words\"",
                "hear \"Grey, List end\"", "scrub", "sound none", "# no step: x",
            ])
    }

    /// A screen that reads otherwise today is recorded as it reads today.
    @Test func aScreenThatIsReadAgainIsOpenedAgain() throws {
        guard case .success(let screen) = Stage.open("tea.json") else { return }
        var session = Session(screen: screen.screen, settings: Settings(), loader: screen.loader)
        _ = session.start()
        var recording = Recording(of: "tea.json", settings: Settings(), open: Stage.open)
        recording.record(.swipe(.right), in: session)
        recording.reopen(at: try session.find(.id("milk")), in: session)
        let lines = recording.text.split(separator: "\n").suffix(4)
        #expect(
            lines == [
                "open tea.json", "hear \"Tea, Heading\"", "touch #milk",
                "hear \"Milk, Switch button, off\", hint \"Double tap to toggle setting.\"",
            ])
    }
}
