import ScreenModel
import ScreenReader
import Testing

/// Elements that change too often, too long or in too great a number.
@Suite struct UpdateBoundTests {
    struct Fast: CustomTestStringConvertible {
        let every: Double
        let wait: String
        let last: String
        var testDescription: String { "\(every) \(wait)" }
    }

    /// However often and however long: it ends at once, on the right value, with a note.
    @Test(arguments: [
        Fast(every: 0.000_001, wait: "3600s", last: "3600000000"),
        Fast(every: 0.001, wait: "1000s", last: "1000000"),
        Fast(every: 1e-300, wait: "1s", last: "1000000000"),
        Fast(every: 1, wait: "1000000s", last: "1000000"),
    ])
    func tooManyToPlay(_ row: Fast) {
        var walk = Walk(UpdateTests.count(every: row.every, 1) { $0.now = 0 })
        let notes = walk.notes("wait \(row.wait)")
        #expect(notes.count { $0.contains("changes too often") } == 1)
        #expect(walk.value == row.last)
        #expect(walk.notes("wait \(row.wait)").isEmpty, "it was said")
        #expect(walk.play("swipe right").hasPrefix("@b"))
    }

    @Test func aThousandIsNotTooMany() {
        var walk = Walk(UpdateTests.count(every: 0.01, 1) { $0.now = 0 })
        let events = walk.events("wait 10s")
        #expect(walk.value == "1000")
        #expect(events.count { if case .value = $0 { true } else { false } } == 1000)
    }

    @Test func manyAtOnceAreBounded() {
        let many = (0..<3_000).map { number in
            Sketch("w\(number)") {
                $0.more {
                    $0.updates = Updates(every: 0.001, count: 1)
                    $0.updateRange { $0.now = 0 }
                }
            }
        }
        var walk = Walk(many)
        #expect(walk.events("wait 5s").count < 20_000)
        #expect(walk.value == "5000")
    }

    @Test func theEndOfTheClockIsNoTrap() {
        var walk = Walk(UpdateTests.seconds)
        for _ in 0..<3 { _ = walk.play("wait 1e300s") }
        #expect(walk.play("swipe right") == "@b [tick] 'b'" || walk.cursorID == "b")
        _ = walk.session.advance(by: .infinity)
    }
}
