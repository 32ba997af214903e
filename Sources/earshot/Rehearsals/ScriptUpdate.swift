import Rehearsal

/// Rewrites lines of scripts with what was heard; every other byte stays.
enum ScriptUpdate {
    /// Applies what rehearsals ask for. Returns the lines that were rewritten, as `file:line`, and
    /// a message for each file that could not be, which no rehearsal passes with.
    static func apply(
        _ results: inout [RehearsalResult]
    ) -> (updated: [String], failures: [String]) {
        var updated: [String] = []
        var failures: [String] = []
        for (file, edits) in AgreedEdits(&results, path: path(of:)).files {
            guard let failure = rewrite(file, edits) else {
                updated += edits.map { "\(file):\($0.place.line)" }
                continue
            }
            let message = "\(file): \(failure)"
            failures.append(message)
            for number in results.indices
            where results[number].outcome == .passed
                && results[number].edits.contains(where: { path(of: $0.file) == path(of: file) })
            {
                results[number].outcome = .broken(message)
            }
        }
        return (updated, failures)
    }

    private static func path(of file: String) -> String {
        ResolvedPath.of(file) ?? file
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
