import ScreenModel
import ScreenReader
import Testing

@testable import TerminalInterface

extension Samples {
    /// As many gestures as the stop's place, twice; one is out of reach, one was not found.
    static let costs: @Sendable (Session) -> [ElementIndex: GestureCost] = { session in
        var costs: [ElementIndex: GestureCost] = [:]
        for (place, stop) in session.stops.enumerated() {
            costs[stop] =
                place == 1 ? .unreachable : place == 2 ? .unknown : .gestures(place)
        }
        return costs
    }
}

/// What somebody else writes down while the interface is used.
struct RecordingTests {
    private func app() -> App {
        Samples.app(Samples.basket, rows: 24, columns: 80) { $0.checkWords = ["hear", "focus"] }
    }

    private func names(_ played: [Played]) -> [String] {
        played.map { step in
            switch step {
            case .gesture(let gesture, let before, let seconds):
                "\(gesture.name) at \(before.cursor.flatMap { before.position(of: $0) } ?? -1), "
                    + "\(seconds) s"
            case .line(let line): line
            case .takenBack: "back"
            case .takenAgain: "again"
            case .reopened: "reopened"
            }
        }
    }

    @Test func nothingIsKeptWhileNothingIsRecorded() throws {
        var app = app()
        try app.press("right right")
        #expect(app.takePlayed().isEmpty)
    }

    @Test func whatIsDoneIsKeptInOrder() throws {
        var app = app()
        _ = app.update(.recording(RecordingMark(name: "a", steps: 0)))
        try app.press("right")
        _ = app.update(.tick(1.5))
        _ = app.update(.tick(0.5))
        try app.press("right u U : \"set wrap=on\" enter")
        #expect(
            names(app.takePlayed()) == [
                "swipe right at 0, 0.0 s", "swipe right at 1, 2.0 s", "back", "again",
                "set wrap=on",
            ])
        #expect(app.takePlayed().isEmpty)
        _ = app.update(.recording(nil))
        try app.press("right")
        #expect(app.takePlayed().isEmpty)
    }

    @Test func theHeaderSaysThatItIsRecorded() throws {
        var app = app()
        _ = app.update(.recording(RecordingMark(name: "a.rehearsal", steps: 3)))
        #expect(app.shown().contains("recording 3"))
        #expect(app.shown().contains("recording into a.rehearsal"))
        _ = app.update(.recording(nil))
        #expect(!app.shown().contains("recording 3"))
        #expect(app.shown().contains("recorded: a.rehearsal, 3"))
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let keys: String
        let requests: [Request]
        var testDescription: String { keys }
    }

    @Test(arguments: [
        Case(
            keys: ": \"record a b.rehearsal\" enter", requests: [.record(.start("a b.rehearsal"))]),
        Case(keys: ": \"record stop\" enter", requests: [.record(.stop)]),
        Case(keys: ": \"hear nothing\" enter", requests: [.check("hear nothing")]),
        Case(keys: ": \"Focus is #x\" enter", requests: [.check("Focus is #x")]),
        Case(keys: ": \"swipe right\" enter", requests: []),
    ])
    func linesThatSomebodyElseAnswers(_ row: Case) throws {
        var app = app()
        var requests: [Request] = []
        for key in try Key.sequence(row.keys) { requests += app.update(.key(key)) }
        #expect(requests == row.requests)
        #expect(app.overlay == nil)
    }

    @Test func theKeyEndsARecording() throws {
        var app = app()
        _ = app.update(.recording(RecordingMark(name: "a", steps: 0)))
        var requests: [Request] = []
        for key in try Key.sequence("R") { requests += app.update(.key(key)) }
        #expect(requests == [.record(.stop)])
    }

    /// Costs are of the screen as it is: measured again when it changes, not for each key.
    @Test func costsAreMeasuredOncePerChange() throws {
        let count = Counter()
        var app = Samples.app(Samples.basket, rows: 24, columns: 80) {
            $0.measure = { session in
                count.value += 1
                return Samples.costs(session)
            }
        }
        try app.press("right right")
        #expect(count.value == 0)
        try app.press("C right left end")
        #expect(count.value == 1)
        try app.press("C right")
        #expect(count.value == 1)
    }

    private final class Counter: @unchecked Sendable {
        var value = 0
    }
}
