import Foundation
import ScreenModel
import Testing

@testable import ScreenImport

/// Every `Fixtures/NAME.dump` gives what `Fixtures/NAME.expected` says. `RECORD_GOLDENS=1` writes
/// the expectations anew, which fails the test.
@Suite struct FixtureTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Fixtures")

    static let names: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".dump") }.map { String($0.dropLast(5)) }.sorted()
    }()

    static func bytes(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: folder.appendingPathComponent("\(name).dump")))
    }

    @Test(arguments: names)
    func givesWhatIsExpected(_ name: String) throws {
        let bytes = try FixtureTests.bytes(name)
        let expectation = FixtureTests.folder.appendingPathComponent("\(name).expected")
        let found = report(bytes)
        if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
            try Data(found.utf8).write(to: expectation)
            Issue.record("recorded \(name)")
            return
        }
        let expected = try String(contentsOf: expectation, encoding: .utf8)
        #expect(found.split(separator: "\n") == expected.split(separator: "\n"))
    }

    @Test func hasFixtures() {
        #expect(FixtureTests.names.count >= 8)
    }

    private func report(_ bytes: [UInt8]) -> String {
        do {
            let result = try importScreen(bytes)
            let screen = result.screen
            var lines = ["\(result.format), \(result.nodeCount) nodes"]
            lines += result.stops.map { "stop " + line(screen.tree[$0]) }
            lines += result.sideNames.map { "side \($0)" }
            lines += result.notes.map { note in
                "\(note.kind.rawValue): \(note.text)" + (note.path.map { " (\($0))" } ?? "")
            }
            return lines.joined(separator: "\n") + "\n"
        } catch {
            return "\(error.kind): \(error)\n"
        }
    }

    private func line(_ element: Element) -> String {
        var parts = ["\(element.type?.rawValue ?? "-") '\(element.label ?? "")'"]
        if let id = element.id { parts.append("#\(id)") }
        if let value = element.value { parts.append("value '\(value)'") }
        if let hint = element.hint { parts.append("hint '\(hint)'") }
        if let placeholder = element.placeholder { parts.append("placeholder '\(placeholder)'") }
        let traits = element.effectiveTraits.namesOfSetBits.joined(separator: " ")
        if !traits.isEmpty {
            parts.append("[\(traits)]\(element.derived.contains(.traits) ? "?" : "")")
        }
        if let actions = element.extras.actions { parts.append("actions \(actions.map(\.name))") }
        if let frame = element.frame {
            parts.append(
                [frame.x, frame.y, frame.width, frame.height].map { NumberText.text($0) }
                    .joined(separator: " "))
        }
        return parts.joined(separator: ", ").replacing("\n", with: "\\n")
    }
}
