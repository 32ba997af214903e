import Foundation
import TestSupport
import Testing

/// `earshot run --update`: what is heard is written into the scripts, and nothing else.
struct RunUpdateTests {
    @Test(arguments: ["\n", "\r\n"])
    func rewritesWhatIsHeard(_ end: String) throws {
        let before = [
            "open tea.json", "  hear \"x\"   # first", "swipe right", "hear \"y\"",
            "stops are 5", "",
        ].joined(separator: end)
        let folder = try ScriptFolder(["a.rehearsal": before])
        let result = try folder.run("run", "@", "--update")
        #expect(result.status == 0, "\(result.output)")
        #expect(result.output.contains("rewritten:\n  a.rehearsal:2\n  a.rehearsal:4\n"))
        let after = before.replacingOccurrences(of: "\"x\"", with: "\"Tea, Heading\"")
            .replacingOccurrences(of: "\"y\"", with: "\"Cups, 2, Adjustable\"")
        #expect(try folder.text("a.rehearsal") == after)
        #expect(try folder.run("run", "@").status == 0)
        #expect(!(try folder.run("run", "@", "--update").output.contains("rewritten")))
    }

    @Test func othersStayFailed() throws {
        let script = "open tea.json\nhear containing \"x\"\n"
        let folder = try ScriptFolder(["a.rehearsal": script])
        #expect(try folder.run("run", "@", "--update").status == 1)
        #expect(try folder.text("a.rehearsal") == script)
    }

    /// A shared line says one thing: where two are heard it stays, also for whom it was right.
    @Test(arguments: ["x", "Stir, Button", "Cups, 2, Adjustable"])
    func aSharedPartCannotSayTwoThings(_ text: String) throws {
        let part = "swipe right\nhear \"\(text)\"\n"
        let folder = try ScriptFolder([
            "a.rehearsal": "open tea.json\nuse p/p.rehearsal\n",
            "b.rehearsal": "open tea.json\nswipe right\nuse p/p.rehearsal\n",
            "p/p.rehearsal": part,
        ])
        let result = try folder.run("run", "@", "--update")
        #expect(result.status == 1, "\(result.output)")
        #expect(result.output.contains("another rehearsal hears something else"))
        #expect(try folder.text("p/p.rehearsal") == part)
    }

    @Test func aSharedPartHasManyNames() throws {
        let folder = try ScriptFolder([
            "a.rehearsal": "open tea.json\nuse p/p.rehearsal\n",
            "b.rehearsal": "open tea.json\nuse ./p/../p/p.rehearsal\n",
            "p/p.rehearsal": "swipe right\nhear \"x\"\n",
        ])
        let result = try folder.run("run", "@", "--update")
        #expect(result.status == 0, "\(result.output)\(result.errors)")
        #expect(result.output.contains("2 passed, 1 line rewritten"))
        #expect(
            try folder.text("p/p.rehearsal") == "swipe right\nhear \"Cups, 2, Adjustable\"\n")
        #expect(try folder.run("run", "@").status == 0)
    }

    @Test func aFileThatCannotBeWrittenIsNamed() throws {
        let folder = try ScriptFolder(["a.rehearsal": "open tea.json\nhear \"x\"\n"])
        let manager = FileManager.default
        // Root writes anywhere: a folder in the place of the draft stops it, too.
        try manager.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.path)
        defer { try? manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path) }
        guard !manager.isWritableFile(atPath: folder.path) else { return }
        let result = try folder.run("run", "@", "--update")
        #expect(result.status == 3)
        #expect(result.errors.contains("a.rehearsal: permission denied"))
    }
}
