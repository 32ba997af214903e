/// What the lines of scripts have to say from now on, after all rehearsals: several may share a
/// line, which can say one thing only.
public struct AgreedEdits {
    /// In the order of names, the edits of each in the order of places.
    public private(set) var files: [(file: String, edits: [ScriptEdit])] = []

    private struct Line: Hashable {
        let file: String
        let line: Int
        let column: Int
    }

    /// What the first rehearsal wants of a line, and whether another one wants something else.
    private struct Wish {
        let edit: ScriptEdit
        var isTorn = false
    }

    /// A line of which rehearsals want different things stays as it is, and those that passed with
    /// an edit of it fail. `path` gives the one path of a file by any of its names.
    public init(_ results: inout [RehearsalResult], path: (String) -> String) {
        var paths: [String: String] = [:]
        func line(_ edit: ScriptEdit) -> Line {
            let known = paths[edit.file] ?? path(edit.file)
            paths[edit.file] = known
            return Line(file: known, line: edit.place.line, column: edit.place.column)
        }
        var wishes: [Line: Wish] = [:]
        for result in results {
            for edit in result.edits + result.kept {
                let line = line(edit)
                if let earlier = wishes[line] {
                    if earlier.edit.new != edit.new { wishes[line]?.isTorn = true }
                } else {
                    wishes[line] = Wish(edit: edit)
                }
            }
        }
        for number in results.indices where results[number].outcome == .passed {
            if let torn = results[number].edits.first(where: { wishes[line($0)]?.isTorn == true }) {
                results[number].outcome = .failed(AgreedEdits.failed(torn))
            }
        }
        let edits = wishes.values.filter { !$0.isTorn && $0.edit.new != $0.edit.old }.map(\.edit)
        files = Dictionary(grouping: edits) { line($0).file }.values
            .map { edits in
                (
                    edits.map(\.file).min() ?? "",
                    edits.sorted {
                        ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column)
                    }
                )
            }
            .sorted { $0.file < $1.file }
    }

    private static func failed(_ edit: ScriptEdit) -> FailedStep {
        var place = edit.place
        place.file = 0
        return FailedStep(
            file: edit.file, files: [edit.file], place: place, text: edit.old,
            failure: StepFailure(
                "another rehearsal hears something else in this shared line",
                expected: edit.old, actual: edit.new))
    }
}
