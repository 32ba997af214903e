import Foundation
import TestSupport
import Testing

/// `earshot record`: what is done becomes a script that passes.
struct RecordTests {
    @Test func lineByLine() throws {
        let folder = try ScriptFolder()
        let input = """
            swipe right
            swipe up
            last item
            take back
            touch "Stir" 2
            focus is "Stir" 2
            hear "Stir, Button"
            hear containing "nobody"
            set wrap=on
            """
        let result = try folder.run("record", "@tea.json", "-o", "@a.rehearsal", input: input)
        #expect(result.status == 0)
        #expect(result.output.contains("failed: no utterance holds this text"))
        let lines = try folder.text("a.rehearsal").split(separator: "\n").dropFirst(2)
        #expect(
            lines == [
                "# 1 element has no steady id: named by label (\"TEXT\" 2 is the second in reading order).",
                "open tea.json",
                "hear \"Tea, Heading\"", "swipe right",
                "hear \"Cups, 2, Adjustable\", hint \"Swipe up or down with one finger to adjust the "
                    + "value.\"",
                "swipe up", "hear \"3\"", "touch \"Stir\" 2", "hear \"Stir, Button\"",
                "focus is \"Stir\" 2", "set wrap=on",
            ])
        #expect(try folder.run("run", "@a.rehearsal").status == 0)
    }

    @Test func byKeys() throws {
        let folder = try ScriptFolder()
        let result = try folder.run(
            "record", "@tea.json", "-o", "@sub.rehearsal", "--keys", "right up u R", "--language",
            "de", "--size", "140x20")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.contains("recorded: sub.rehearsal, 1 step"))
        let text = try folder.text("sub.rehearsal")
        #expect(
            text.contains("language de\nopen tea.json\nhear \"Tea, Überschrift\"\nswipe right\n"))
        #expect(try folder.run("run", "@sub.rehearsal").status == 0)
    }

    /// The key asks for a file, and the screen begins anew.
    @Test func fromTheInterface() throws {
        let folder = try ScriptFolder()
        let result = try folder.run(
            "open", "@tea.json", "--keys", "right R enter right right", "--size", "100x20")
        #expect(result.output.contains("recording 2"))
        #expect(try folder.text("tea.rehearsal").contains("hear \"Stir, Button\""))
        #expect(try folder.run("run", "@tea.rehearsal").status == 0)
    }

    @Test func fromPlainMode() throws {
        let folder = try ScriptFolder()
        let input =
            "last item\nrecord \(folder.path)/a.rehearsal\nswipe right\nrecord stop\nscrub\n"
        let result = try folder.run("plain", "@tea.json", input: input)
        #expect(result.output.contains("note: recorded: a.rehearsal, 1 step"))
        #expect(try folder.text("a.rehearsal").contains("swipe right"))
        #expect(!(try folder.text("a.rehearsal").contains("scrub")))
        #expect(try folder.run("run", "@a.rehearsal").status == 0)
    }

    @Test func theScreenIsNamedFromTheScriptsFolder() throws {
        let folder = try ScriptFolder(["in/deep/x.txt": ""])
        _ = try folder.run("record", "@tea.json", "-o", "@in/deep/a.rehearsal", "--keys", "right")
        #expect(try folder.text("in/deep/a.rehearsal").contains("open ../../tea.json\n"))
        #expect(try folder.run("run", "@in").status == 0)
    }

    struct Refusal: Sendable, CustomTestStringConvertible {
        let arguments: [String]
        let status: Int32
        let message: String
        var testDescription: String { arguments.joined(separator: " ") }
    }

    @Test(arguments: [
        Refusal(arguments: ["@tea.json"], status: 2, message: "expected -o SCRIPT"),
        Refusal(
            arguments: ["-", "-o", "@a.rehearsal"], status: 2,
            message: "a script opens a file, not standard input"),
        Refusal(
            arguments: ["@tea.json", "-o", "-"], status: 2,
            message: "the script is a file, not standard output"),
        Refusal(
            arguments: ["@tea.json", "-o", "@old.rehearsal"], status: 3,
            message:
                "old.rehearsal is there already; expected another name, or earshot record --force"),
        Refusal(
            arguments: ["@tea.json", "-o", "@gone/a.rehearsal"], status: 3,
            message: "gone/a.rehearsal: no such file or directory"),
    ])
    func refuses(_ row: Refusal) throws {
        let folder = try ScriptFolder(["old.rehearsal": "open x"])
        let result = try folder.run(["record"] + row.arguments)
        #expect(result.status == row.status)
        #expect(result.errors.contains(row.message), "\(result.errors)")
        #expect(try folder.text("old.rehearsal") == "open x")
    }

    @Test func replacesOnDemand() throws {
        let folder = try ScriptFolder(["old.rehearsal": "open x"])
        let result = try folder.run(
            "record", "@tea.json", "-o", "@old.rehearsal", "--force", "--keys", "right")
        #expect(result.status == 0)
        #expect(try folder.run("run", "@old.rehearsal").status == 0)
    }

    /// Nothing is lost when the terminal goes away.
    @Test func survivesTheEndOfTheTerminal() throws {
        let folder = try ScriptFolder()
        let earshot = Products.path(of: "earshot")
        let session = try TmuxSession(
            "'\(earshot)' record '\(folder.path)/tea.json' -o '\(folder.path)/a.rehearsal'; cat")
        try session.waitFor("> Tea")
        try session.send("Right")
        try session.waitFor("recording 1")
        session.kill()
        #expect(try folder.text("a.rehearsal").contains("swipe right"))
        #expect(try folder.run("run", "@a.rehearsal").status == 0)
    }
}
