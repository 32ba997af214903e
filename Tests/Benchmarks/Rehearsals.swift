import Rehearsal
import ScreenImport
import ScreenModel
import ScreenReader

/// What rehearsals cost: a step at each size, a suite, a start. Beside it the nearest peer in form,
/// guidepup's virtual-screen-reader, by its published figures: it starts a browser's document model
/// in 1.5 s and takes 2.5 ms a step on 1,000 elements.
enum Rehearsals {
    static func printAll() {
        steps()
        suite()
        start()
    }

    private static func steps() {
        let lines = [
            "swipe right", "hear containing \"entry\"", "swipe right",
            "not heard \"nobody says this\"", "next heading", "sound tick", "rotor \"Links\"",
            "swipe down", "hear matching /entry|pages/", "touch #catalogue.entries.row.7",
            "focus is #catalogue.entries.row.7", "swipe up",
        ]
        let steps = parsed("open screen\n" + lines.joined(separator: "\n"))?.steps.dropFirst() ?? []
        let rounds = 200
        SizesRow(
            name: "a step of a script: gestures and checks",
            values: [100, 10_000, 100_000].map { count in
                let opened = opened(count)
                var player = Player(settings: Settings()) { _ in .success(opened) }
                _ = player.play(.open("screen"))
                for step in steps where player.play(step.action) != .passed {
                    print("  failed: \(step.text)")
                }
                let seconds = Measure.median(runs: 5) {
                    for _ in 0..<rounds {
                        for step in steps { _ = player.play(step.action) }
                    }
                }
                return seconds / Double(rounds * max(steps.count, 1)) * 1e6
            }, limit: 10
        ).print()
    }

    private static func suite() {
        let opened = opened(200)
        let text =
            "open screen\n"
            + String(repeating: "swipe right\nhear containing \"entry\"\n", count: 9)
            + "last item\n"
        Row(
            name: "1,000 rehearsals of 20 steps, 200 elements, with parsing",
            value: Measure.median(runs: 3) {
                for _ in 0..<1_000 { play(text, opened) }
            } * 1000, unit: "ms", limit: 500
        ).print()
    }

    private static func start() {
        let bytes = Screens.native(1_000)
        Row(
            name: "start on 1,000 elements: reading the file, first speech",
            value: Measure.median {
                let screen = Benchmarks.load(bytes)
                play("open screen", PlayedScreen(screen: screen) { _ in .failure("none") })
            } * 1000, unit: "ms", limit: nil
        ).print()
        print("  guidepup's virtual-screen-reader, as published: 1,500 ms to start with its DOM;")
        print("  2,500 µs a step on 1,000 elements, where it walks the tree again for each")
    }

    private static func opened(_ count: Int) -> PlayedScreen {
        PlayedScreen(screen: Benchmarks.load(Screens.native(count))) { _ in .failure("none") }
    }

    private static func parsed(_ text: String) -> Script? {
        try? ScriptParser.script(text, name: "bench") { .failure(ScriptReadFailure($0)) }
    }

    @discardableResult
    private static func play(_ text: String, _ opened: PlayedScreen) -> RehearsalResult {
        guard let script = parsed(text) else {
            return RehearsalResult(name: "", outcome: .broken("no script"))
        }
        return play(script, opened)
    }

    private static func play(_ script: Script, _ opened: PlayedScreen) -> RehearsalResult {
        let result = RehearsalRun.result(of: script, settings: Settings()) { _ in
            .success(opened)
        }
        if result.outcome != .passed { print("  failed: \(result.outcome)") }
        return result
    }
}
