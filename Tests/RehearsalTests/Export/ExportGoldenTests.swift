import Foundation
import TestSupport
import Testing

@testable import Rehearsal

/// A whole file of each exporter.
struct ExportGoldenTests {
    @Test(arguments: Exporter.all.map(\.name))
    func file(_ name: String) throws {
        let exporter = try #require(Exporter.named(name))
        let text = try Exports.text(
            """
            language de-AT
            open tea.json
            hear containing "Tea"   # of the heading
            swipe right
            hear containing "Cups"
            repeat 2 { swipe up }
            hear "4"
            use part.rehearsal
            touch #shop
            double tap
            hear containing "Tea"
            swipe right
            hear containing "Leaves"
            scrub
            rotor next
            magic tap
            """, to: exporter, parts: ["part.rehearsal": "touch #note\ndouble tap\ntype \"two\""])
        let golden = "Tests/RehearsalTests/Goldens/tea-time.\(name)"
        #expect(try Golden.text(golden, actual: text) == text)
    }

    /// An exporter says what it can, and what not.
    @Test func everyExporterIsExplained() {
        for exporter in Exporter.all {
            #expect(!exporter.summary.isEmpty && !exporter.limits.isEmpty)
            #expect(Exporter.named(exporter.name)?.summary == exporter.summary)
        }
    }

    /// No hint stands in quotes anywhere, whatever the script does with it.
    @Test func noHintIsQuoted() throws {
        let hint =
            "Takes three minutes. Swipe up or down to select a custom action, then double tap"
            + " to activate."
        let text = try Exports.text(
            """
            open tea.json
            touch #brew
            hear "Brew, Button, Actions available", hint "\(hint)"
            hear containing "three minutes"
            read hint
            hear "\(hint)"
            touch #brew
            hear "Brew, Button, Actions available, \(hint)"
            """, to: .xcuitest)
        #expect(!text.contains("minutes"))
        #expect(text.components(separatedBy: "assertSpoken(out").count == 3)
    }

    @Test func aScreenThatCannotBeReadEndsIt() throws {
        let script = try Exports.script("open none.json")
        let result = ScriptExport.result(
            of: script, to: .maestro, settings: .init(), open: Exports.open)
        guard case .failure(let failure) = result else {
            Issue.record("it was written")
            return
        }
        #expect(failure.reason == "tea time.rehearsal:1:1: cannot open none.json: no such file")
    }

    @Test func failuresAreToldWithTheirPlace() throws {
        let script = try Exports.script("open tea.json\nhear \"No\"\nswipe right\nfocus is #x")
        let result = try ScriptExport.result(
            of: script, to: .xcuitest, settings: .init(), open: Exports.open
        ).get()
        #expect(
            result.failures == [
                "tea time.rehearsal:2: hear \"No\": something else was heard",
                "tea time.rehearsal:4: focus is #x: no element has the id 'x'",
            ])
        #expect(result.text.contains("// The rehearsal fails here: something else was heard\n"))
    }

    /// A long script stays one file that grows with it.
    @Test func longScripts() throws {
        let lines = Array(repeating: "swipe right\nswipe left", count: 2_000)
        let text = try Exports.text(
            "open tea.json\n" + lines.joined(separator: "\n") + "\nrepeat 10000 { swipe right }",
            to: .xcuitest)
        #expect(text.components(separatedBy: "vo.moveForward()").count == 2_002)
        #expect(text.contains("for _ in 1...10000 {"))
    }
}
