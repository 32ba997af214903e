import Foundation
import TestSupport
import Testing

/// Files that are no files, and a standard output that takes nothing.
struct HostileFilesTests {
    private let earshot = Products.path(of: "earshot")

    /// Runs `line` in a folder of its own, where `first.json` opens `next` when activated.
    private func run(_ line: String, next: String = "") throws -> (status: Int32, output: String) {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("earshot-\(UUID().uuidString)/in")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        let push =
            #"{"earshot": 1, "elements": [{"label": "Tea", "type": "button", "on": {"#
            + #""activate": [{"push": "\#(next)"}]}}]}"#
        let outside = #"{"earshot": 1, "elements": [{"label": "Outside"}]}"#
        try push.write(
            to: folder.appendingPathComponent("first.json"), atomically: false, encoding: .utf8)
        try outside.write(
            to: folder.appendingPathComponent("../outside.json"), atomically: false,
            encoding: .utf8)
        return try Command.run(["sh", "-c", "cd '\(folder.path)' && \(line)"])
    }

    struct Push: Sendable, CustomTestStringConvertible {
        let file: String
        let answer: String
        var before = ":"
        var testDescription: String { file }
    }

    @Test(arguments: [
        Push(file: "pipe", answer: "is no regular file", before: "mkfifo pipe"),
        Push(file: "folder", answer: "is a folder", before: "mkdir folder"),
        Push(file: "zero", answer: "outside the folder", before: "ln -s /dev/zero zero"),
        Push(file: "../outside.json", answer: "outside the folder"),
        Push(
            file: "link.json", answer: "outside the folder",
            before: "ln -s ../outside.json link.json"),
        Push(file: "/etc/passwd", answer: "no such file"),
        Push(file: "huge.json", answer: "file too large", before: "truncate -s 3G huge.json"),
    ])
    func pushesNothingElse(_ row: Push) throws {
        let result = try run(
            "\(row.before) && echo double tap | '\(earshot)' plain first.json", next: row.file)
        #expect(result.status == 0)
        #expect(result.output.contains(row.answer))
        #expect(!result.output.contains("Outside"))
    }

    @Test func outputThatCannotBeWrittenIsAnError() throws {
        let closed = try run("'\(earshot)' read first.json >&-")
        #expect(closed.status == 3)
        #expect(closed.output == "earshot: standard output: bad file descriptor\n")
        #if os(Linux)
            let full = try run("'\(earshot)' read first.json >/dev/full")
            #expect(full.status == 3)
        #endif
    }

    @Test func aReaderThatWentAwayIsNone() throws {
        let result = try run(
            "{ trap '' PIPE; sleep 0.01; '\(earshot)' read first.json; echo $? >status; } | :; cat status"
        )
        #expect(result.output == "0\n")
    }

    @Test func aPipeInPlaceOfTheFileHoldsNobodyUp() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("earshot-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("screen.json")
        try #"{"earshot": 1, "elements": [{"label": "Tea"}]}"#
            .write(to: file, atomically: false, encoding: .utf8)
        let session = try TmuxSession(
            "cd '\(folder.path)'; '\(earshot)' screen.json; echo \"left with $?\"; cat")
        try session.waitFor("> Tea")
        _ = try Command.run([
            "sh", "-c", "cd '\(folder.path)' && rm screen.json && mkfifo screen.json",
        ])
        try session.waitFor("is no regular file")
        try session.send("q")
        try session.waitFor("left with 0")
    }
}
