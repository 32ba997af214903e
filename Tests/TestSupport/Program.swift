import Foundation

/// The built `earshot` with redirected streams.
public struct Program {
    public struct Result: Equatable {
        public let status: Int32
        public let output: String
        public let errors: String

        /// With a text in the place of another, such as a folder's own path.
        public func replacing(_ text: String, with other: String) -> Result {
            Result(
                status: status, output: output.replacingOccurrences(of: text, with: other),
                errors: errors.replacingOccurrences(of: text, with: other))
        }
    }

    /// Runs to the end. `environment` is the whole of it, beside a path.
    public static func run(
        _ arguments: [String], input: String = "", environment: [String: String] = [:]
    ) throws -> Result {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Products.path(of: "earshot"))
        process.arguments = arguments
        process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
            .merging(environment) { _, mine in mine }
        process.currentDirectoryURL = Repository.root
        let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
        process.standardInput = stdin
        process.standardOutput = stdout
        process.standardError = stderr
        try process.run()
        // Small enough for the pipe's own buffer; a program that never reads must not block us.
        stdin.fileHandleForWriting.write(Data(input.utf8.prefix(60_000)))
        try stdin.fileHandleForWriting.close()
        let output = stdout.fileHandleForReading.readDataToEndOfFile()
        let errors = stderr.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus, output: String(decoding: output, as: UTF8.self),
            errors: String(decoding: errors, as: UTF8.self))
    }
}

/// The checkout that the tests were built from.
public enum Repository {
    public static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Paths below a folder of the checkout, relative to it, sorted.
    public static func files(in folder: String, withExtension suffix: String) -> [String] {
        let base = root.appendingPathComponent(folder)
        let found = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String }
        return (found ?? []).filter { $0.hasSuffix("." + suffix) }.sorted()
    }

    public static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }
}

/// A recorded result beside its test. `RECORD_GOLDENS=1` records anew, and fails so that nobody
/// takes a recording for a pass.
public enum Golden {
    public static var isRecording: Bool {
        ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1"
    }

    /// The recorded text; nil after it was recorded just now.
    public static func text(_ path: String, actual: String) throws -> String? {
        guard isRecording else { return try Repository.text(path) }
        try actual.write(
            to: Repository.root.appendingPathComponent(path), atomically: true, encoding: .utf8)
        return nil
    }
}
