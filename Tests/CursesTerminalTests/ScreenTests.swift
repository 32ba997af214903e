import TestSupport
import Testing

/// Keys in, screen out, on a real terminal.
@Suite struct ScreenTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let bytes: String
        let key: String
        var testDescription: String { "\(bytes.debugDescription) is \(key)" }
    }

    static let cases: [Case] = [
        .init(bytes: "\u{1B}[B", key: "down"), .init(bytes: "\u{1B}OB", key: "down"),
        .init(bytes: "\u{1B}[1;2B", key: "shift-down"),
        .init(bytes: "\u{1B}[1;2A", key: "shift-up"),
        .init(bytes: "\u{1B}[1;7C", key: "vo-right"),
        .init(bytes: "\u{1B}[1;8D", key: "vo-shift-left"),
        .init(bytes: "\u{1B}[1;15A", key: "vo-cmd-up"),
        .init(bytes: "\u{1B}[H", key: "home"), .init(bytes: "\u{1B}OH", key: "home"),
        .init(bytes: "\u{1B}[1~", key: "home"), .init(bytes: "\u{1B}[7~", key: "home"),
        .init(bytes: "\u{1B}[F", key: "end"), .init(bytes: "\u{1B}OF", key: "end"),
        .init(bytes: "\u{1B}[4~", key: "end"), .init(bytes: "\u{1B}[8~", key: "end"),
        .init(bytes: "\u{1B}[5~", key: "pageUp"), .init(bytes: "\u{1B}[6~", key: "pageDown"),
        .init(bytes: "\u{1B}OP", key: "f1"), .init(bytes: "\u{1B}[24~", key: "f12"),
        .init(bytes: "\u{1B}[15;2~", key: "shift-f5"), .init(bytes: "\u{1B}[Z", key: "shift-tab"),
        .init(bytes: "\t", key: "tab"), .init(bytes: "\r", key: "enter"),
        .init(bytes: "\n", key: "enter"), .init(bytes: " ", key: "space"),
        .init(bytes: "\u{7F}", key: "backspace"), .init(bytes: "\u{8}", key: "backspace"),
        .init(bytes: "\u{1B}", key: "escape"), .init(bytes: "\u{1B}\u{1}", key: "vo-a"),
        .init(bytes: "\u{13}", key: "ctrl-s"), .init(bytes: "\u{1C}", key: "ctrl-\\"),
        .init(bytes: "ö", key: "ö"), .init(bytes: "ж", key: "ж"),
        .init(bytes: "\u{1B}[200~qqq\u{3}j\r\u{1B}[201~", key: "paste \"qqqj\\n\""),
    ]

    @Test func everySequenceIsItsKey() throws {
        let session = try probe()
        for row in Self.cases {
            // A key in between, so that the same key twice is seen to arrive.
            try session.send("x")
            try session.waitFor("last: x.")
            try session.sendBytes(row.bytes)
            try session.waitFor("last: \(row.key).")
        }
    }

    @Test func keysTypedAheadAreAllObeyed() throws {
        let session = try probe()
        try session.sendBytes(String(repeating: "\u{1B}[B", count: 200))
        try session.waitFor("> item 200,")
    }

    @Test func theCursorStandsOnTheFocus() throws {
        let session = try probe()
        for row in 1...5 {
            try session.send("Down")
            try session.waitUntil("cursor on item \(row)") { screen in
                let cursor = try session.value("#{cursor_y} #{cursor_x} #{cursor_flag}")
                return screen.contains("> item \(row),") && cursor == "\(row + 2) 2 1"
            }
        }
    }

    @Test func everySizeIsSurvivedAndTheLastOneDrawn() throws {
        let session = try probe()
        for (columns, rows) in [(40, 10), (20, 5), (5, 2), (1, 1), (80, 1), (1, 24), (200, 50)] {
            try session.resize(columns: columns, rows: rows)
        }
        try session.waitUntil("last frame of the last size") { screen in
            screen.contains("last: resize 50x200.")
                && screen.split(separator: "\n").last?.contains("the last row") == true
        }
        try session.send("Down")
        try session.waitFor("> item 1,")
    }

    @Test func controlLRepairsTheScreen() throws {
        let session = try probe()
        let tty = try session.value("#{pane_tty}")
        let noise = try TmuxSession("printf '\\033[2J\\033[5;1Hforeign' > \(tty); exec cat")
        try session.waitFor("foreign")
        try session.send("C-l")
        let screen = try session.waitFor("> item 0")
        #expect(!screen.contains("foreign"))
        noise.kill()
    }

    @Test func standardErrorDoesNotDisturbTheScreen() throws {
        let session = try probe()
        try session.send("E")
        try session.waitFor("last: E.")
        #expect(try !session.capture().contains("noise"))
    }

    @Test func keysComeFromTheTerminalWhenInputIsAPipe() throws {
        let session = try TmuxSession("echo screen | '\(path)'")
        try session.waitFor("> item 0")
        try session.send("Down")
        try session.waitFor("> item 1,")
    }

    @Test func aTimeoutIsToldAndOtherwiseNothingHappens() throws {
        let session = try TmuxSession("'\(path)' 1")
        try session.waitFor("last: timeout.")
    }

    struct Locale: Sendable, CustomTestStringConvertible {
        let name: String
        let line: String
        var testDescription: String { name }
    }

    @Test(arguments: [
        Locale(name: "C.UTF-8", line: "café ─ 漢 unicode"),
        Locale(name: "C", line: "ascii"),
    ])
    func textFollowsTheLocale(_ locale: Locale) throws {
        let session = try TmuxSession("'\(path)'", environment: ["LC_ALL": locale.name])
        try session.waitFor(locale.line)
    }

    @Test func anUnknownTypeIsRefusedWithAWayOut() throws {
        let session = try TmuxSession("TERM=xterm-nosuch '\(path)'; exec cat")
        let screen = try session.waitFor("unknown terminal type 'xterm-nosuch'")
        #expect(screen.contains("TERM=xterm-256color"))
    }

    @Test(arguments: ["xterm", "vt100", "linux", "screen", "rxvt"])
    func olderTypesWork(_ type: String) throws {
        let session = try TmuxSession("TERM=\(type) '\(path)'")
        try session.waitFor("> item 0")
        try session.sendBytes("\u{1B}[B")
        try session.waitFor("> item 1,")
    }

    private var path: String { Products.path(of: "TerminalProbe") }

    private func probe() throws -> TmuxSession {
        let session = try TmuxSession("'\(path)'")
        try session.waitFor("> item 0")
        return session
    }
}
