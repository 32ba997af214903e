import Rehearsal
import ScreenModel
import ScreenReader

extension Subcommand {
    private static let target = Option(
        "--to", value: Exporter.all.map(\.name).joined(separator: "|"),
        "what the test is written for")

    static let export = Subcommand(
        name: "export", operands: "SCRIPT",
        summary: "a rehearsal as a test for a device",
        options: [target, output] + Option.reader,
        notes: Exporter.all.flatMap { [($0.name, $0.summary), ("", $0.limits)] } + [
            ("MANUAL", "a comment in the test: a step that is left out, with the reason"),
            (
                "exit",
                "0 written, 1 written though the rehearsal fails, 3 a script or a screen cannot be"
                    + " read"
            ),
        ],
        example: "earshot export Screens/settings.rehearsal --to xcuitest"
    ) { arguments throws(UsageError) in
        let settings = try arguments.settings()
        let exporter = try exporter(arguments.value(target))
        guard let path = arguments.operands.first else {
            throw UsageError("no script is named; expected earshot export SCRIPT --to TARGET")
        }
        guard arguments.operands.count == 1 else {
            throw UsageError("one script at a time, not also '\(arguments.operands[1])'")
        }
        let script: Script
        switch ScriptFile.script(path) {
        case .failure(let errors):
            for error in errors.errors { Streams.message(error.description) }
            return .input
        case .success(let read): script = read
        }
        let screens = ScriptScreens(format: arguments.value(.formatIn))
        let result = ScriptExport.result(
            of: script, to: exporter, settings: settings, open: screens.open)
        if !arguments.has(.quiet) {
            for notice in screens.notices.flatMap(\.lines) {
                Streams.message(notice)
            }
        }
        switch result {
        case .failure(let failure):
            Streams.message(failure.reason)
            return .input
        case .success(let exported):
            if let first = exported.failures.first {
                let others = exported.failures.count - 1
                Streams.message(
                    "\(first): the rehearsal fails, and so may the test"
                        + (others > 0 ? "; \(others) more steps fail" : ""))
            }
            let written = OutputFile.deliver(exported.text, arguments)
            return written == .fine && !exported.failures.isEmpty ? .failed : written
        }
    }

    private static func exporter(_ name: String?) throws(UsageError) -> Exporter {
        let names = Exporter.all.map(\.name)
        guard let name else {
            throw UsageError("nothing says what to export to: \(target.usage)")
        }
        guard let exporter = Exporter.named(name) else {
            throw UsageError(
                "--to cannot be '\(name)'; expected \(names.joined(separator: ", "))"
                    + NearestName.suggestion(for: name, in: names))
        }
        return exporter
    }
}
