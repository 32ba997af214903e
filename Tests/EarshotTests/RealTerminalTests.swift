import Foundation
import TestSupport
import Testing

/// The program on a real terminal, in tmux.
struct RealTerminalTests {
    private let earshot = Products.path(of: "earshot")
    private let sample = Repository.root.appendingPathComponent("Screens/sheet.json").path

    private func open(
        _ arguments: String = "", columns: Int = 80, rows: Int = 24,
        variables: String = ""
    ) throws -> TmuxSession {
        // What the shell says afterwards stays on the screen while something runs in it.
        try TmuxSession(
            "\(variables) '\(earshot)' \(arguments) '\(sample)'; echo \"left with $?\"; cat",
            columns: columns, rows: rows)
    }

    @Test func isWalkedAndLeft() throws {
        let session = try open()
        try session.waitFor("> Rooms")
        try session.send("Right")
        try session.waitFor("> Single room  €72")
        try session.waitFor("Single room, €72, Button")
        let during = try session.value("#{alternate_on}")
        #expect(during == "1")
        try session.send("End", "Enter")
        try session.waitFor("> Cancel")
        try session.send("Escape")
        try session.waitFor("> Rooms")
        try session.send("q")
        let after = try session.waitFor("left with 0")
        #expect(!after.contains("Heard"))
        let end = try session.value("#{alternate_on}")
        #expect(end == "0")
    }

    /// A screen reader or braille display finds the focus by the terminal's cursor.
    @Test func cursorStandsOnTheFocus() throws {
        let session = try open()
        func waitForCursor(on text: String) throws {
            try session.waitUntil("cursor on '\(text)'") { screen in
                let rows = screen.split(separator: "\n", omittingEmptySubsequences: false)
                let row = rows.firstIndex { $0.contains("> " + text) }
                let cursor = try session.value("#{cursor_y} #{cursor_x}")
                return row.map { "\($0) 4" } == cursor
            }
        }
        try waitForCursor(on: "Rooms")
        try session.send("Right", "Right")
        try waitForCursor(on: "Double room")
    }

    @Test func commandLineAndHelp() throws {
        let session = try open()
        try session.waitFor("> Rooms")
        try session.send("?")
        try session.waitFor("next item (swipe right)")
        try session.send("Escape")
        try session.send(":", "touch #double", "Enter")
        try session.waitFor("> Double room")
        try session.send(":", "swpie left", "Enter")
        try session.waitFor("did you mean 'swipe left'?")
    }

    @Test func endsWithControlC() throws {
        let session = try open()
        try session.waitFor("> Rooms")
        try session.send("C-c")
        try session.waitFor("left with 130")
    }

    @Test func survivesAnySize() throws {
        let session = try open()
        try session.waitFor("> Rooms")
        try session.resize(columns: 120, rows: 40)
        try session.waitFor("w why")
        try session.resize(columns: 12, rows: 3)
        try session.waitFor("20×5 needed")
        try session.resize(columns: 80, rows: 24)
        try session.waitFor("> Rooms")
    }

    @Test func asciiWhereTheLocaleIsNotUTF8() throws {
        let session = try open(variables: "LC_ALL=C")
        let screen = try session.waitFor("> Rooms")
        let isASCII = screen.unicodeScalars.allSatisfy { $0.isASCII }
        #expect(isASCII)
        #expect(screen.contains("+"))
        try session.waitFor("the locale is not UTF-8")
    }

    struct Coloring: CustomTestStringConvertible {
        var variables = ""
        var option = ""
        var isColored: Bool
        var testDescription: String { "\(variables) \(option)" }
    }

    /// The option beats NO_COLOR. Errors are red, and marked without colour too.
    @Test(arguments: [
        Coloring(variables: "NO_COLOR=", option: "--color=never", isColored: false),
        Coloring(variables: "NO_COLOR=1", isColored: false),
        Coloring(variables: "NO_COLOR=", isColored: true),
        Coloring(variables: "NO_COLOR=1", option: "--color=always", isColored: true),
    ])
    func colorsObeyTheUser(_ row: Coloring) throws {
        let session = try open(row.option, variables: row.variables)
        try session.waitFor("> Rooms")
        try session.send(":", "swpie left", "Enter")
        try session.waitFor("! unknown verb")
        let styled = try session.captureStyled()
        #expect(styled.contains("\u{1B}[31m") == row.isColored)
    }

    /// Nothing can be asked where output goes elsewhere: what `read` prints, and no escapes.
    @Test func outputIntoAPipeIsTheTranscript() throws {
        let session = try TmuxSession("'\(earshot)' '\(sample)' | cat -v; cat")
        let screen = try session.waitFor("Double room")
        #expect(screen.contains("1  Rooms, Heading"))
        #expect(!screen.contains("^["))
    }

    @Test func unknownTerminalIsRefusedWithAWayOut() throws {
        let session = try open(variables: "TERM=no-such-terminal")
        try session.waitFor("TERM=xterm-256color")
        try session.waitFor("left with 2")
    }

    @Test func dumbTerminalGetsPlainMode() throws {
        let session = try open(variables: "TERM=dumb")
        let screen = try session.waitFor("TERM is dumb")
        #expect(!screen.contains("┌"))
        try session.send("swipe right", "Enter")
        try session.waitFor("Single room, €72, Button")
        try session.send("quit", "Enter")
        try session.waitFor("left with 0")
    }

    @Test func screenFromAPipeLeavesTheKeyboard() throws {
        let session = try TmuxSession(
            "cat '\(sample)' | '\(earshot)' -; echo \"left with $?\"; cat")
        try session.waitFor("> Rooms")
        try session.send("Right")
        try session.waitFor("> Single room")
        try session.send("q")
        try session.waitFor("left with 0")
    }

    /// A command gives the screen, and gives it again on demand; the cursor stays where it was.
    @Test func watchesACommand() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("earshot-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("dump.json")
        func write(_ labels: [String]) throws {
            let elements = labels.map { "{\"label\": \"\($0)\"}" }.joined(separator: ", ")
            try "{\"earshot\": 1, \"elements\": [\(elements)]}".write(
                to: file, atomically: true, encoding: .utf8)
        }
        try write(["One", "Two", "Three"])
        let session = try TmuxSession(
            "'\(earshot)' --watch \"printf sh%sout u >&2; cat '\(file.path)'\"; echo left with $?; cat"
        )
        try session.waitFor("> One")
        try session.send("Right", "Right")
        try session.waitFor("> Three")
        try write(["Eins", "Zwei", "Drei", "Vier"])
        try session.send("C-r")
        let screen = try session.waitFor("> Drei")
        #expect(!screen.contains("shuout"))
        try FileManager.default.removeItem(at: file)
        try session.send("C-r")
        try session.waitFor("ended with status 1")
        try session.send("q")
        try session.waitFor("left with 0")
    }

    @Test func isReadAgainWhenTheFileChanges() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("earshot-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("screen.json")
        func write(_ text: String, atomically: Bool) throws {
            try text.write(to: file, atomically: atomically, encoding: .utf8)
        }
        try write(#"{"earshot": 1, "elements": [{"id": "a", "label": "Tea"}]}"#, atomically: false)
        let session = try TmuxSession("'\(earshot)' '\(file.path)'")
        try session.waitFor("> Tea")
        try write(#"{"earshot": 1, "elements": [{"id": "a", "label": "Milk"}]}"#, atomically: true)
        try session.waitFor("> Milk")
        try write(#"{"earshot": 1, "elements": [{"id": "a", "label": 3}]}"#, atomically: false)
        try session.waitFor("screen.json:1:")
        try write(#"{"earshot": 1, "elements": [{"id": "a", "label": "Rye"}]}"#, atomically: false)
        try session.waitFor("> Rye")
    }
}
