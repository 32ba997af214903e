import ScreenReader
import TestSupport
import Testing

/// The table of rules holds exactly the rules that the generator uses.
struct SpeechRuleTests {
    /// What the generator's files, without the table and the words themselves, name as rules:
    /// quoted names with a dot, such as "role.button".
    private static func quotedNames() throws -> (dotted: Set<String>, all: Set<String>) {
        var dotted: Set<String> = []
        var all: Set<String> = []
        for file in Repository.files(in: "Sources/ScreenReader/Speech", withExtension: "swift")
        where !file.hasPrefix("Rules/") && !file.hasPrefix("Phrasebooks/")
            && file != "Processing/VoiceRule.swift"
        {
            let text = try Repository.text("Sources/ScreenReader/Speech/\(file)")
            for match in text.matches(of: #/"([a-z][A-Za-z]*(?:\.[a-z][A-Za-z]*)*)"/#) {
                let name = String(match.1)
                all.insert(name)
                if name.contains(".") { dotted.insert(name) }
            }
        }
        return (dotted, all)
    }

    @Test func everyRuleThatIsUsedIsInTheTable() throws {
        let table = Set(SpeechRule.all.map(\.name))
        #expect(try Self.quotedNames().dotted.subtracting(table) == [])
    }

    @Test func everyRuleOfTheTableIsUsed() throws {
        let used = try Self.quotedNames().all
        #expect(SpeechRule.all.map(\.name).filter { !used.contains($0) } == [])
    }

    @Test(arguments: SpeechRule.all.map(\.name))
    func saysWhatAndWhoSaysSo(_ name: String) throws {
        let rule = try #require(SpeechRule.named(name))
        #expect(rule.name == name, "named twice")
        #expect(!rule.summary.isEmpty && !rule.sources.isEmpty)
        #expect(rule.summary.last != "." && rule.sources.last != ".")
        #expect(!rule.line.contains("\n"))
    }

    /// What the samples say comes from rules of the table.
    @Test(arguments: Repository.files(in: "Screens", withExtension: "json"))
    func explainsTheSamples(_ sample: String) throws {
        let result = try Program.run(["explain", "Screens/\(sample)"])
        #expect(result.status == 0)
        let rules = result.output.split(separator: "\n").filter { $0.hasPrefix("      rule ") }
        #expect(!rules.isEmpty)
        #expect(rules.filter { !$0.contains(": ") || !$0.contains("; ") } == [])
    }
}
