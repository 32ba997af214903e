import Testing

@testable import Rehearsal

/// A line that rehearsals share says one thing, or stays as it is.
struct AgreedEditsTests {
    private static func line(_ line: Int, _ new: String, file: String = "p") -> ScriptEdit {
        ScriptEdit(
            file: file, place: Script.Place(file: 1, line: line, column: 1), old: "hear \"x\"",
            new: new)
    }

    private static func result(
        _ edits: [ScriptEdit], kept: [ScriptEdit] = []
    ) -> RehearsalResult {
        var result = RehearsalResult(name: "a", outcome: .passed)
        (result.edits, result.kept) = (edits, kept)
        return result
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let results: [RehearsalResult]
        /// What is rewritten, as `line new`.
        let lines: [String]
        let passed: [Bool]
        var testDescription: String { name }
    }

    static let cases = [
        Case(name: "none", results: [result([])], lines: [], passed: [true]),
        Case(
            name: "the same", results: [result([line(2, "b")]), result([line(2, "b")])],
            lines: ["2 b"], passed: [true, true]),
        Case(
            name: "two things", results: [result([line(2, "b")]), result([line(2, "c")])],
            lines: [], passed: [false, false]),
        Case(
            name: "kept before",
            results: [result([], kept: [line(2, "hear \"x\"")]), result([line(2, "c")])],
            lines: [], passed: [true, false]),
        Case(
            name: "kept behind",
            results: [result([line(2, "c")]), result([], kept: [line(2, "hear \"x\"")])],
            lines: [], passed: [false, true]),
        Case(
            name: "others of the file stay",
            results: [
                result([line(9, "z"), line(2, "b"), line(3, "d")]), result([line(2, "c")]),
            ], lines: ["3 d", "9 z"], passed: [false, false]),
        Case(
            name: "by two names",
            results: [result([line(2, "b", file: "./p")]), result([line(2, "b")])],
            lines: ["2 b"], passed: [true, true]),
        Case(
            name: "two things by two names",
            results: [result([line(2, "b", file: "./p")]), result([line(2, "c")])],
            lines: [], passed: [false, false]),
    ]

    @Test(arguments: cases)
    func agree(_ row: Case) {
        var results = row.results
        let agreed = AgreedEdits(&results) { $0.replacing("./", with: "") }
        #expect(
            agreed.files.flatMap(\.edits).map { "\($0.place.line) \($0.new)" } == row.lines)
        #expect(agreed.files.count <= 1)
        #expect(results.map { $0.outcome == .passed } == row.passed)
    }

    @Test func filesComeInOrder() {
        var results = [Self.result([Self.line(1, "b", file: "z"), Self.line(1, "c", file: "a")])]
        #expect(AgreedEdits(&results) { $0 }.files.map(\.file) == ["a", "z"])
    }
}
