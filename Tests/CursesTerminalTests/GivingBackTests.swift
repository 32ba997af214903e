import Foundation
import TestSupport
import Testing

/// However the program ends or stops, the shell's screen, echo and line input are back. The
/// parent is `sh`, which mends nothing by itself.
@Suite struct GivingBackTests {
    struct Ending: Sendable, CustomTestStringConvertible {
        let name: String
        let act: Act
        /// As the shell reports it.
        let status: String
        var shows: String?
        var testDescription: String { name }

        enum Act: Sendable {
            case signal(Int32)
            case key(String)
        }
    }

    static let endings: [Ending] = [
        .init(name: "TERM", act: .signal(SIGTERM), status: "143"),
        .init(name: "HUP", act: .signal(SIGHUP), status: "129"),
        .init(name: "INT", act: .signal(SIGINT), status: "130"),
        .init(name: "QUIT", act: .signal(SIGQUIT), status: "131"),
        .init(name: "SEGV", act: .signal(SIGSEGV), status: "139"),
        .init(name: "ABRT", act: .signal(SIGABRT), status: "134"),
        .init(name: "quit key", act: .key("q"), status: "0"),
        .init(name: "Control-C key", act: .key("C-c"), status: "130"),
        .init(name: "trap", act: .key("T"), status: trapStatus, shows: "Index out of range"),
        .init(name: "stack overflow", act: .key("O"), status: "139"),
    ]

    /// A failed precondition is an illegal instruction on x86-64 and a breakpoint on arm64.
    static var trapStatus: String {
        #if arch(x86_64)
            "132"
        #else
            "133"
        #endif
    }

    @Test(arguments: endings)
    func theTerminalIsGivenBack(_ ending: Ending) throws {
        let session = try TmuxSession(
            """
            echo main screen; trap : INT QUIT; '\(Products.path(of: "TerminalProbe"))'; \
            echo "status $?"; stty -a; echo DONE; exec cat
            """, rows: 40)
        try session.waitFor("> item 0")
        #expect(try session.value("#{alternate_on}") == "1")
        switch ending.act {
        case .signal(let number): Foundation.kill(try Self.pid(session), number)
        case .key(let key): try session.send(key)
        }
        let screen = try session.waitFor("DONE")
        #expect(screen.contains("main screen"))
        #expect(screen.contains("status \(ending.status)\n"))
        let words = Set(screen.split { $0.isWhitespace || $0 == ";" })
        for flag in ["icanon", "echo", "isig", "icrnl", "ixon", "opost"] {
            #expect(words.contains(Substring(flag)), "\(flag) is off: \(screen)")
        }
        #expect(try session.value("#{alternate_on} #{cursor_flag} #{keypad_flag}") == "0 1 0")
        if let text = ending.shows { #expect(screen.contains(text)) }
    }

    @Test(arguments: ["key", "signal"])
    func aStopGivesBackAndContinuingRepaints(_ way: String) throws {
        let session = try Self.shell()
        try session.send(Products.path(of: "TerminalProbe"), "Enter")
        try session.waitFor("> item 0")
        try session.send("Down")
        try session.waitFor("> item 1")
        if way == "key" {
            try session.send("C-z")
        } else {
            Foundation.kill(try Self.pid(session), SIGTSTP)
        }
        try session.waitUntil("main screen") { _ in try session.value("#{alternate_on}") == "0" }
        try session.send("stty -a; echo STO''PPED", "Enter")
        #expect(try session.waitFor("STOPPED").contains(" icanon"))
        try session.resize(columns: 60, rows: 12)
        try session.send("fg", "Enter")
        let screen = try session.waitFor("the last row")
        #expect(screen.contains("> item 1"))
        #expect(screen.contains("last: resize 12x60"))
        try session.send("q")
        try session.waitFor("ready>")
    }

    /// Nobody can catch SIGSTOP, so the screen is the shell's until SIGCONT comes.
    @Test func continuingAfterAnUnseenStopRepaints() throws {
        let session = try Self.shell()
        try session.send(Products.path(of: "TerminalProbe"), "Enter")
        try session.waitFor("> item 0")
        Foundation.kill(try Self.pid(session), SIGSTOP)
        try session.waitFor("ready>")
        // The terminal is raw still: Enter would be no end of line.
        try session.send("clear; echo over''written", "C-j")
        try session.waitFor("overwritten")
        try session.send("fg", "C-j")
        let screen = try session.waitFor("> item 0")
        #expect(!screen.contains("overwritten"))
        try session.send("Down")
        try session.waitFor("> item 1")
    }

    @Test func killedWhileStoppedLeavesTheShellAlone() throws {
        let session = try Self.shell()
        try session.send(Products.path(of: "TerminalProbe"), "Enter")
        let pid = try Self.pid(session)
        try session.send("C-z")
        try session.waitFor("ready>")
        Foundation.kill(pid, SIGTERM)
        Foundation.kill(pid, SIGCONT)
        try session.waitUntil("end of the process") { _ in
            Foundation.kill(pid, 0) != 0 || Self.isZombie(pid)
        }
        try session.send("stty -a; echo DO''NE", "Enter")
        let screen = try session.waitFor("DONE")
        #expect(screen.contains(" icanon"))
        #expect(try session.value("#{alternate_on}") == "0")
    }

    private static func shell() throws -> TmuxSession {
        let session = try TmuxSession("exec sh -i")
        // Typed: a shell of root's does not take its prompt from the environment.
        try session.send("PS1='rea''dy> '", "Enter")
        try session.waitFor("ready>")
        return session
    }

    private static func isZombie(_ pid: Int32) -> Bool {
        let stat = (try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)) ?? ""
        return stat.contains(") Z ")
    }

    /// As the probe prints it.
    private static func pid(_ session: TmuxSession) throws -> Int32 {
        let screen = try session.waitFor("pid ")
        let digits = screen.split(separator: "pid ").last?.prefix { $0.isNumber } ?? ""
        return try #require(Int32(digits))
    }
}
