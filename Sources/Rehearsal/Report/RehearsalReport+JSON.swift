import ScreenImport

extension RehearsalReport {
    /// For programs. Keys are always there; null where there is nothing.
    static let json = RehearsalReport(name: "json", summary: "for programs") { suite in
        var json = JSONWriter()
        json.beginObject()
        json.key("earshot")
        json.integer(1)
        json.key("rehearsals")
        json.beginArray()
        for result in suite.results { write(result, to: &json) }
        json.endArray()
        json.key("updated")
        json.beginArray()
        for line in suite.updated { json.string(line) }
        json.endArray()
        json.key("summary")
        json.beginObject()
        let counts = [
            ("passed", suite.results.count - suite.failed - suite.broken),
            ("failed", suite.failed), ("broken", suite.broken),
            ("steps", suite.results.reduce(0) { $0 + $1.steps }),
        ]
        for (key, count) in counts {
            json.key(key)
            json.integer(count)
        }
        json.endObject()
        json.endObject()
        return json.text() + "\n"
    }

    private static func write(_ result: RehearsalResult, to json: inout JSONWriter) {
        json.beginObject()
        json.field("name", result.shortName)
        json.field("file", result.name)
        var outcome = "passed"
        var error: String?
        var failed: FailedStep?
        switch result.outcome {
        case .passed: break
        case .failed(let step): (outcome, failed) = ("failed", step)
        case .broken(let message): (outcome, error) = ("broken", message)
        }
        json.field("outcome", outcome)
        json.key("steps")
        json.integer(result.steps)
        json.key("checks")
        json.integer(result.checks)
        json.key("seconds")
        json.number(result.seconds)
        json.key("failure")
        if let failed { write(failed, to: &json) } else { json.null() }
        json.field("error", error)
        json.endObject()
    }

    private static func write(_ failed: FailedStep, to json: inout JSONWriter) {
        json.beginObject()
        json.field("file", failed.file)
        json.key("line")
        json.integer(failed.place.line)
        json.key("column")
        json.integer(failed.place.column)
        json.field("step", failed.text)
        json.field("message", failed.failure.message)
        json.field("expected", failed.failure.expected)
        json.field("heard", failed.failure.actual)
        json.field("nearest", failed.failure.nearest)
        json.key("before")
        json.beginArray()
        for step in failed.before {
            json.beginObject()
            json.field("file", failed.files[step.place.file])
            json.key("line")
            json.integer(step.place.line)
            json.field("step", step.text)
            json.key("heard")
            json.beginArray()
            for text in step.heard { json.string(text) }
            json.endArray()
            json.endObject()
        }
        json.endArray()
        json.key("skipped")
        json.integer(failed.skipped)
        json.endObject()
    }
}
