import TestSupport
import Testing

/// Each rehearsal beside the samples is a test.
struct ScreenRehearsalTests {
    static let scripts = Repository.files(in: "Screens", withExtension: "rehearsal")
        .filter { !$0.contains("parts/") }

    @Test(arguments: scripts)
    func passes(_ script: String) throws {
        let result = try Program.run(["run", "Screens/\(script)"])
        #expect(result.status == 0, "\(result.output)\(result.errors)")
    }

    @Test func everySampleIsRehearsed() {
        let samples = Repository.files(in: "Screens", withExtension: "json")
            .filter { !$0.contains("/") }.map { $0.dropLast(5) }
        let rehearsed = Set(Self.scripts.map { $0.dropLast(".rehearsal".count) })
        #expect(samples.filter { !rehearsed.contains($0) } == [])
    }
}
