import Rehearsal

/// Rewrites lines of scripts with what was heard; every other byte stays.
enum ScriptUpdate {
    /// Applies what rehearsals ask for. Returns the lines that were rewritten, as `file:line`, and
    /// a message for each file that could not be.
    static func apply(
        _ results: inout [RehearsalResult]
    ) -> (updated: [String], failures: [String]) {
        var edits: [String: [Script.Place: ScriptEdit]] = [:]
        var agreed: [String: Set<Int>] = [:]
        for number in results.indices {
            for edit in results[number].edits {
                // The place without its file: that is the key around it.
                var place = edit.place
                place.file = 0
                guard let earlier = edits[edit.file]?[place] else {
                    edits[edit.file, default: [:]][place] = edit
                    agreed[edit.file, default: []].insert(number)
                    continue
                }
                if earlier.new != edit.new { disagree(edit, &results[number]) }
            }
        }
        var updated: [String] = []
        var failures: [String] = []
        for (file, changes) in edits.sorted(by: { $0.key < $1.key }) {
            let ordered = changes.values.sorted {
                ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column)
            }
            if let failure = rewrite(file, ordered) {
                failures.append("\(file): \(failure)")
            } else {
                updated += ordered.map { "\(file):\($0.place.line)" }
            }
        }
        return (updated, failures)
    }

    /// A shared line can say one thing only.
    private static func disagree(_ edit: ScriptEdit, _ result: inout RehearsalResult) {
        guard result.outcome == .passed else { return }
        result.outcome = .failed(
            FailedStep(
                file: edit.file, files: [edit.file], place: edit.place, text: edit.old,
                failure: StepFailure(
                    "another rehearsal hears something else in this shared line",
                    expected: edit.old, actual: edit.new),
                before: [], skipped: 0))
    }

    private static func rewrite(_ path: String, _ edits: [ScriptEdit]) -> String? {
        let text: String
        switch ScriptFile.text(path) {
        case .failure(let failure): return failure.reason
        case .success(let read): text = read
        }
        guard let new = ScriptEdit.applied(edits, to: text) else {
            return "the file is not what was played any more"
        }
        return OutputFile.write(new, to: path)?.description
    }
}
