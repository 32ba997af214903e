import ScreenModel
import ScreenReader

/// Writes a script as a test of another tool. It plays the script: only the screen at hand tells
/// which element a double tap means, and what a line of speech is heard of.
public struct ScriptExport {
    /// What came of it.
    public struct Result: Sendable {
        public var text: String
        /// Steps that do not pass, as `file:line: why`: the test will not, either.
        public var failures: [String]
    }

    private let script: Script
    private let exporter: Exporter
    private var scene: ExportScene
    private var state = ExportState()
    private var body = ExportedLines()
    private var failures: [String] = []
    private var file = 0

    private init(_ script: Script, _ exporter: Exporter, _ scene: ExportScene) {
        self.script = script
        self.exporter = exporter
        self.scene = scene
    }

    /// Fails where a screen cannot be read. A step that does not pass is exported as it is written,
    /// with a comment; the steps behind it are played as if it had.
    public static func result(
        of script: Script, to exporter: Exporter, settings: Settings,
        open: @escaping Player.ScreenOpener
    ) -> Swift.Result<Result, ScriptReadFailure> {
        exported(script, to: exporter, settings: settings, open: open).map {
            Result(text: exporter.file($0.script), failures: $0.failures)
        }
    }

    /// The same before it is a file.
    static func exported(
        _ script: Script, to exporter: Exporter, settings: Settings,
        open: @escaping Player.ScreenOpener
    ) -> Swift.Result<(script: ExportedScript, failures: [String]), ScriptReadFailure> {
        var export = ScriptExport(
            script, exporter, ExportScene(Player(settings: settings, open: open)))
        if let failure = export.play() { return .failure(failure) }
        return .success((export.result, export.failures))
    }

    private mutating func play() -> ScriptReadFailure? {
        var number = 0
        var turns = 0
        while number < script.steps.count {
            let step = script.steps[number]
            turns += 1
            guard turns <= StepSequence.mostTurns else {
                return ScriptReadFailure("more than \(StepSequence.mostTurns) steps")
            }
            switch step.action {
            case .repetition(let count, let end):
                if count == 0 {
                    number = end
                } else {
                    moveFile(to: step.place.file)
                    body.begin(step: number, rounds: count)
                }
            case .repetitionEnd(let start):
                file = script.steps[start].place.file
                if body.endRound(exporter.loop) { number = start }
            default:
                if let failure = take(step) { return failure }
            }
            number += 1
        }
        return nil
    }

    private mutating func take(_ step: Script.Step) -> ScriptReadFailure? {
        let place = script.name(of: step.place)
        switch scene.play(step) {
        case .failure(let failure):
            return ScriptReadFailure("\(place):\(step.place.column): \(failure.reason)")
        case .success(let exported):
            moveFile(to: step.place.file)
            if let failure = exported.failure {
                failures.append("\(place): \(step.text): \(failure.message)")
                body.add([
                    exporter.comment + " The rehearsal fails here: "
                        + ExportText.comment(failure.messageWithoutHint)
                ])
            }
            body.add(exporter.lines(exported, &state))
            return nil
        }
    }

    /// A comment where the lines of another file begin.
    private mutating func moveFile(to number: Int) {
        guard number != file else { return }
        file = number
        let main = script.files.first?.folder ?? ""
        let name = script.files[number].name
        let shown = name.hasPrefix(main) ? String(name.dropFirst(main.count)) : name
        body.add(["\(exporter.comment) From \(ExportText.comment(shown))"])
    }

    private var result: ExportedScript {
        let name = script.files.first?.name ?? ""
        let mark = exporter.comment + " MANUAL:"
        return ExportedScript(
            name: name.split(separator: "/").last.map(String.init) ?? name,
            lines: body.lines,
            leftOut: body.lines.count { $0.drop(while: \.isWhitespace).hasPrefix(mark) },
            language: scene.firstLanguage ?? "en", app: scene.firstApp)
    }
}

extension StepFailure {
    /// No hint stands in a file that is exported.
    fileprivate var messageWithoutHint: String {
        message.hasPrefix("the hint") ? String(message.prefix { $0 != ":" }) : message
    }
}
