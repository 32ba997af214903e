import Foundation
import TestSupport
import Testing

/// Folders that are opened like files, and those that are not.
struct FolderTests {
    private func inFolder(_ name: String, _ body: (URL) throws -> Void) throws {
        let base = FileManager.default.temporaryDirectory
            .appendingPathComponent("earshot-\(UUID().uuidString)")
        let folder = base.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: base) }
        try body(folder)
    }

    private func controls(_ label: String) -> String {
        #"[{"isAccessibilityElement": true, "label": "\#(label)", "trait": 1, "#
            + #""frame": [[0, 0], [10, 10]]}]"#
    }

    @Test func packageOfADesign() throws {
        try inFolder("cart.vodesign") { folder in
            for (name, label) in [("Frame", "Tea"), ("Frame 2", "Milk")] {
                let frame = folder.appendingPathComponent(name)
                try FileManager.default.createDirectory(
                    at: frame, withIntermediateDirectories: true)
                try controls(label).write(
                    to: frame.appendingPathComponent("controls.json"), atomically: true,
                    encoding: .utf8)
            }
            let result = try Program.run(["read", "--quiet", folder.path])
            #expect(result.output == "1  Tea, Button\n2  Milk, Button\n")
        }
    }

    /// A link in a package leads nowhere.
    @Test func nothingOutsideIsRead() throws {
        try inFolder("cart.vodesign") { folder in
            let secret = folder.deletingLastPathComponent().appendingPathComponent("secret.json")
            try controls("Secret").write(to: secret, atomically: true, encoding: .utf8)
            try FileManager.default.createSymbolicLink(
                at: folder.appendingPathComponent("controls.json"), withDestinationURL: secret)
            let result = try Program.run(["read", "--quiet", folder.path])
            #expect(result.status == 3)
            #expect(!result.output.contains("Secret"))
        }
    }

    @Test func otherFoldersAreNamed() throws {
        try inFolder("run.xcresult") { folder in
            let result = try Program.run(["read", folder.path])
            #expect(result.status == 3)
            #expect(result.errors.contains("export the log of the test"))
        }
        #expect(try Program.run(["read", "Sources"]).errors.contains("is a folder"))
    }
}
