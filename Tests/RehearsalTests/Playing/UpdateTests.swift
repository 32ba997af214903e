import Testing

@testable import Rehearsal

/// Lines that are rewritten with what is heard.
struct UpdateTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let before: String
        let after: String
        var testDescription: String { before }

        init(_ before: String, _ after: String) {
            self.before = before
            self.after = after
        }
    }

    static let cases = [
        Case("hear \"x\"", "hear \"Tea, Heading\""),
        Case("  hear \"x\"   # why", "  hear \"Tea, Heading\"   # why"),
        Case("hear \"Tea, Heading\"", "hear \"Tea, Heading\""),
        Case(
            "swipe right\nhear \"x\", hint \"y\"",
            "swipe right\nhear \"Cups, 2, Adjustable\", hint "
                + "\"Swipe up or down with one finger to adjust the value.\""),
        Case("swipe right\nhear \"x\"", "swipe right\nhear \"Cups, 2, Adjustable\""),
        Case("hear nothing", "hear \"Tea, Heading\""),
        Case("swipe left\nhear \"x\"", "swipe left\nhear nothing"),
        Case("swipe left\nhear \"x\", hint \"y\" # z", "swipe left\nhear nothing # z"),
        Case(
            "repeat 2 { first item\nhear \"x\" }",
            "repeat 2 { first item\nhear \"Tea, Heading\" }"),
        Case(
            "\trepeat 1 { hear \"x\" } # 👩‍👩‍👧\nlast item\nHear   \"e\u{301}\"#",
            "\trepeat 1 { hear \"Tea, Heading\" } # 👩‍👩‍👧\nlast item\nhear \"Grey, List end\"#"),
        Case(
            "repeat 2 { first item }\nhear \"x\"", "repeat 2 { first item }\nhear \"Tea, Heading\""),
        Case(
            "walk forward\nhear \"x\"\nhear \"y\"",
            "walk forward\nhear \"Tea, Heading\"\nhear \"Cups, 2, Adjustable\""),
    ]

    @Test(arguments: cases, ["\n", "\r\n"])
    func rewrites(_ row: Case, lineEnd: String) throws {
        let before = ("open tea.json\n" + row.before + "\n").replacing("\n", with: lineEnd)
        let after = ("open tea.json\n" + row.after + "\n").replacing("\n", with: lineEnd)
        let result = try Stage.play(before, isUpdating: true)
        #expect(result.outcome == .passed)
        #expect(ScriptEdit.applied(result.edits, to: before) == after)
        #expect(try Stage.play(after).outcome == .passed)
    }

    /// What cannot be known from what was heard stays failed.
    @Test(arguments: [
        "hear containing \"x\"", "hear matching /x/", "stops are 1",
        "hear \"Tea, Heading\"\nhear \"x\"",
        "not heard \"Tea\"", "repeat 2 {\nswipe right\nhear \"x\"\n}",
        // Right in one round, wrong in another.
        "repeat 2 {\nswipe right\nhear \"Cups, 2, Adjustable\"\n}",
        "repeat 2 {\nswipe right\nhear \"Milk, Switch button, off\"\n}",
        "repeat 2 {\nswipe left\nhear nothing\nlast item\n}",
    ])
    func staysFailed(_ line: String) throws {
        let result = try Stage.play("open tea.json\n" + line, isUpdating: true)
        #expect(result.outcome != .passed)
        #expect(result.edits == [])
    }

    @Test func whatPassesIsKnownToOthers() throws {
        let result = try Stage.play(
            "open tea.json\nhear \"Tea, Heading\"\nswipe right\nhear \"x\"\nswipe left",
            isUpdating: true)
        #expect(result.kept.map(\.place.line) == [2])
        #expect(result.edits.map(\.place.line) == [4])
    }

    @Test func aFileThatChangedIsLeftAlone() {
        let edit = ScriptEdit(
            file: "f", place: Script.Place(file: 0, line: 2, column: 1), old: "hear \"x\"",
            new: "hear \"y\"")
        #expect(ScriptEdit.applied([edit], to: "a\nhear \"x\"") == "a\nhear \"y\"")
        #expect(ScriptEdit.applied([edit], to: "a\nhear \"z\"") == nil)
        #expect(ScriptEdit.applied([edit], to: "a") == nil)
    }
}
