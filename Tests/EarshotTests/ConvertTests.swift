import Foundation
import TestSupport
import Testing

/// Any format, converted, says the same in the same order.
struct ConvertTests {
    static let dumps =
        Repository.files(in: "Tests/ScreenImportTests/Fixtures", withExtension: "dump")
        .map { "Tests/ScreenImportTests/Fixtures/\($0)" }
        + Repository.files(in: "Screens", withExtension: "json").map { "Screens/\($0)" }

    @Test(arguments: dumps)
    func saysTheSame(dump: String) throws {
        let original = try Program.run(["read", "--quiet", dump])
        guard original.status == 0 else {
            // What cannot be walked has its reason on standard error, and nothing else.
            #expect(original.status == 3)
            #expect(original.output == "" && !original.errors.isEmpty)
            return
        }
        let converted = try Program.run(["convert", "--quiet", dump])
        #expect(converted.status == 0)
        let again = try Program.run(["read", "--quiet", "-"], input: converted.output)
        #expect(again.output == original.output)
        #expect(again.errors == "")
    }

    /// Links stay links, and what is no file is written into instead of being replaced.
    @Test func replacesNothingButFiles() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("earshot-\(UUID().uuidString)")
        let files = FileManager.default
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? files.removeItem(at: folder) }
        func link(_ name: String, to target: String) throws -> String {
            let path = folder.appendingPathComponent(name).path
            try files.createSymbolicLink(atPath: path, withDestinationPath: target)
            return path
        }
        let real = folder.appendingPathComponent("real.json").path
        try "old".write(toFile: real, atomically: true, encoding: .utf8)
        let toFile = try link("file", to: real)
        #expect(try Program.run(["convert", "Screens/sheet.json", "-o", toFile]).status == 0)
        let toDevice = try link("device", to: "/dev/null")
        #expect(try Program.run(["convert", "Screens/sheet.json", "-o", toDevice]).status == 0)
        let new = folder.appendingPathComponent("new.json").path
        let toNothing = try link("nothing", to: new)
        #expect(try Program.run(["convert", "Screens/sheet.json", "-o", toNothing]).status == 0)
        for path in [toFile, toDevice, toNothing] {
            let kind = try files.attributesOfItem(atPath: path)[.type] as? FileAttributeType
            #expect(kind == .typeSymbolicLink)
        }
        for path in [real, new] {
            #expect(try String(contentsOfFile: path, encoding: .utf8).contains("\"Rooms\""))
        }
        #expect(try files.contentsOfDirectory(atPath: folder.path).count == 5)
    }

    @Test func writesWholeFilesAlone() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("earshot-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let target = folder.appendingPathComponent("screen.json").path
        let result = try Program.run(["convert", "Screens/sheet.json", "-o", target])
        #expect(result.status == 0 && result.output == "")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["screen.json"])
        let again = try Program.run(["read", target])
        #expect(again.output.hasPrefix("1  Rooms, Heading\n"))
        // What was private stays so.
        let rights: [FileAttributeKey: Any] = [.posixPermissions: 0o600]
        try FileManager.default.setAttributes(rights, ofItemAtPath: target)
        #expect(try Program.run(["convert", "Screens/sheet.json", "-o", target]).status == 0)
        let kept = try FileManager.default.attributesOfItem(atPath: target)[.posixPermissions]
        #expect(kept as? Int == 0o600)
    }

    @Test func aDashIsStandardOutput() throws {
        let result = try Program.run(["convert", "Screens/sheet.json", "-o", "-"])
        #expect(result == (try Program.run(["convert", "Screens/sheet.json"])))
    }

    /// Neither an error nor a signal leaves a draft behind. The shell's limit sends a signal.
    @Test func leavesNoDraft() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("earshot-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let target = folder.appendingPathComponent("screen.json").path
        let screen = Repository.root.appendingPathComponent("Screens/checkout.json").path
        let program = Products.path(of: "earshot")
        let result = try Command.run([
            "sh", "-c", "ulimit -f 1; \"$0\" read --format json \"$1\" -o \"$2\"", program, screen,
            target,
        ])
        #expect(result.status == 3, "\(result.output)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
}
