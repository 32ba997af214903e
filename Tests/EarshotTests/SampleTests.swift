import TestSupport
import Testing

/// Each sample screen is a test: what it reads like, and a session on it. A line that begins with
/// `> ` is typed, the lines below it are the answer.
struct SampleTests {
    static let samples = Repository.files(in: "Screens", withExtension: "json")
    static let sessions = Repository.files(
        in: "Tests/EarshotTests/Goldens", withExtension: "session")

    @Test(arguments: samples)
    func readsAsRecorded(sample: String) throws {
        let result = try Program.run(["read", "Screens/\(sample)"])
        #expect(result.status == 0)
        #expect(result.errors == "")
        let golden = "Tests/EarshotTests/Goldens/\(sample.dropLast(5)).read"
        let expected = try Golden.text(golden, actual: result.output)
        #expect(expected == result.output)
    }

    @Test func everySampleHasASession() {
        let withSession = Set(sessions.map { $0.dropLast(8) })
        #expect(samples.filter { !withSession.contains($0.dropLast(5)) } == [])
    }

    @Test(arguments: sessions)
    func isWalkedAsRecorded(session: String) throws {
        let golden = "Tests/EarshotTests/Goldens/\(session)"
        let commands = try Repository.text(golden).split(separator: "\n")
            .filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
        var actual = ""
        let sample = "Screens/\(session.dropLast(8)).json"
        // The JSON stream tells which answer belongs to which line.
        let plain = try answers(sample, commands)
        for (place, answer) in plain.enumerated() {
            if place > 0 { actual += "> \(commands[place - 1])\n" }
            actual += answer
        }
        let expected = try Golden.text(golden, actual: actual)
        #expect(expected == actual)
    }

    private var sessions: [String] { Self.sessions }
    private var samples: [String] { Self.samples }

    /// What is heard on opening, and after each command.
    private func answers(_ sample: String, _ commands: [String]) throws -> [String] {
        var answers: [String] = []
        var before = ""
        for count in 0...commands.count {
            let input = commands.prefix(count).map { $0 + "\n" }.joined()
            let output = try Program.run(["plain", sample], input: input).output
            answers.append(String(output.dropFirst(before.count)))
            before = output
        }
        return answers
    }
}
