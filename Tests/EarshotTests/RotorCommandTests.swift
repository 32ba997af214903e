import Foundation
import TestSupport
import Testing

/// `earshot rotors` and `earshot read --check` from the command line.
struct RotorCommandTests {
    static let alarming = #"""
        {"earshot": 1, "title": "A * B", "elements": [
            {"id": "top", "type": "heading", "label": "Top | <b>"},
            {"id": "play", "type": "button", "label": "Play", "actions": [{"name": "Skip"}]},
            {"id": "late", "label": "Late", "on": {"focus": [{"layoutChanged": "play"}]}},
            {"label": "Last", "accessible": false}],
         "rotors": [{"name": "Songs", "items": ["play", "nowhere"]}]}
        """#

    private static func object(_ text: String) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test func rotorsAsText() throws {
        let run = try Program.run(["rotors", "--quiet", "-"], input: Self.alarming)
        #expect(run.status == 0)
        #expect(
            run.output.hasSuffix(
                """
                Headings (elements), offered everywhere
                   1  Top | <b>, Heading  #top
                  both ends: [none] Heading not found

                Form Controls (elements), offered everywhere
                   1  Play, Button, Actions available, Swipe up or down to select a custom action, \
                then double tap to activate.  #play  (the rotor turns to Actions)
                  both ends: [none] Form control not found

                Songs (custom), offered everywhere
                   1  Play, Button, Actions available, Swipe up or down to select a custom action, \
                then double tap to activate.  #play  (the rotor turns to Actions)
                  both ends: [boundary]
                  problem: item 2, 'nowhere', leads nowhere: there is no such element

                Actions (actions), offered at #play
                  at #play
                   1  Skip
                   2  Activate, default
                  both ends: [boundary]

                """))
    }

    @Test func rotorsAsJSON() throws {
        let run = try Program.run(
            ["rotors", "--quiet", "--format", "json", "-"], input: Self.alarming)
        let rotors = try #require(try Self.object(run.output)["rotors"] as? [[String: Any]])
        for rotor in rotors {
            #expect(
                Set(rotor.keys).isSuperset(of: ["name", "kind", "offeredAt", "items", "problems"]))
        }
        let songs = try #require(rotors.first { $0["name"] as? String == "Songs" })
        #expect(songs["offeredAt"] as? [String] == ["*"])
        let items = try #require(songs["items"] as? [[String: Any]])
        #expect(items.map { $0["id"] as? String } == ["play"])
        #expect(items[0]["range"] is NSNull)
        let actions = try #require(rotors.first { $0["kind"] as? String == "actions" })
        #expect(actions["offeredAt"] as? [String] == ["play"])
    }

    @Test func rotorsAsAChecklist() throws {
        let run = try Program.run(
            ["rotors", "--quiet", "--format", "markdown", "-"], input: Self.alarming)
        let text = run.output
        #expect(text.hasPrefix("# A \\* B: rotors to check\n\niOS · en · 3 stops\n"))
        #expect(text.contains("\n- [ ] Turn to it anywhere and hear: Songs\n"))
        #expect(text.contains("\n  1. [ ] Top | &lt;b&gt;, Heading (top)\n"))
        #expect(
            text.contains(
                "\n- [ ] Down from the last item: the cursor stays, with a sound, and hear: "
                    + "Heading not found\n"))
        #expect(text.contains("VoiceOver on a device has the last word."))
    }

    struct Exit: Sendable, CustomTestStringConvertible {
        let arguments: [String]
        let input: String
        let status: Int32
        var testDescription: String { arguments.joined(separator: " ") }
    }

    static let fine = #"{"earshot": 1, "elements": [{"label": "A"}, {"label": "B"}]}"#

    @Test(arguments: [
        Exit(arguments: ["rotors", "--check", "-"], input: alarming, status: 1),
        Exit(arguments: ["rotors", "--check", "-"], input: fine, status: 0),
        Exit(arguments: ["rotors", "-"], input: "{\"earshot\": 1, \"elements\": []}", status: 3),
        Exit(arguments: ["rotors", "-"], input: "no screen", status: 3),
        Exit(arguments: ["rotors"], input: "", status: 2),
        Exit(arguments: ["rotors", "--format", "tsv", "-"], input: fine, status: 2),
        Exit(arguments: ["read", "--check", "-"], input: alarming, status: 1),
        Exit(arguments: ["read", "--check", "-"], input: fine, status: 0),
        Exit(
            arguments: ["read", "--check", "-"], input: "{\"earshot\": 1, \"elements\": []}",
            status: 3),
        Exit(arguments: ["read", "--check", "--format", "svg", "-"], input: fine, status: 2),
    ])
    func endsWith(_ test: Exit) throws {
        let run = try Program.run(test.arguments + ["--quiet"], input: test.input)
        #expect(run.status == test.status)
        #expect(run.output.isEmpty == (test.status > 1))
        #expect(run.errors.isEmpty == (test.status <= 1))
    }

    @Test func walksAsText() throws {
        let alarming = try Program.run(["read", "--check", "--quiet", "-"], input: Self.alarming)
        let file = alarming.output.prefix { $0 != ":" }
        #expect(
            alarming.output == """
                \(file): trap: #play: a swipe right does not leave it: 'late', where it leads, \
                moves the cursor back
                \(file): jump: #@3: it can be seen, but is passed over: accessible is false

                """)
        let fine = try Program.run(["read", "--check", "--quiet", "-"], input: Self.fine)
        #expect(fine.output.split(separator: "\n").count == 1)
        #expect(fine.output.hasPrefix("\(file): fine: 2 stops, the same in both directions"))
    }

    @Test func walksAsJSON() throws {
        let run = try Program.run(
            ["read", "--check", "--quiet", "--format", "json", "-"], input: Self.alarming)
        let problems = try #require(try Self.object(run.output)["problems"] as? [[String: Any]])
        #expect(problems.map { $0["kind"] as? String } == ["trap", "jump"])
        #expect(problems.map { $0["id"] as? String } == ["play", "@3"])
        #expect(problems.map { $0["path"] as? String } == ["1", "3"])
        let fine = try Program.run(
            ["read", "--check", "--quiet", "--format", "json", "-"], input: Self.fine)
        #expect((try Self.object(fine.output)["problems"] as? [Any])?.isEmpty == true)
    }

    /// No sample has anything that a walk should not meet, on any platform.
    @Test(arguments: Repository.files(in: "Screens", withExtension: "json"))
    func samplesAreFine(sample: String) throws {
        for platform in ["ios", "macos"] {
            let run = try Program.run(
                ["read", "--check", "--quiet", "--platform", platform, "Screens/\(sample)"])
            #expect(run.status == 0)
        }
        #expect(try Program.run(["rotors", "--check", "--quiet", "Screens/\(sample)"]).status == 0)
    }
}
