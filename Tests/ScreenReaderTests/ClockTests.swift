import Testing

@testable import ScreenReader

@Suite struct ClockTests {
    struct Case: CustomTestStringConvertible {
        let seconds: Double
        let nanoseconds: Int64
        var testDescription: String { "\(seconds)" }
    }

    @Test(arguments: [
        Case(seconds: 0, nanoseconds: 0), Case(seconds: -3, nanoseconds: 0),
        Case(seconds: .nan, nanoseconds: 0), Case(seconds: 0.1, nanoseconds: 100_000_000),
        Case(seconds: 1.999_999_999, nanoseconds: 1_999_999_999),
        Case(seconds: 0.999_999_999_9, nanoseconds: 1_000_000_000),
        Case(seconds: 1e-9, nanoseconds: 1), Case(seconds: 1e-300, nanoseconds: 0),
        Case(seconds: 1_000_000_000.5, nanoseconds: 1_000_000_000_500_000_000),
        Case(seconds: 1e300, nanoseconds: Int64.max / 1_000_000_000 * 1_000_000_000),
        Case(seconds: .infinity, nanoseconds: Int64.max / 1_000_000_000 * 1_000_000_000),
    ])
    func seconds(_ row: Case) {
        #expect(SessionTime(seconds: row.seconds).nanoseconds == row.nanoseconds)
    }

    @Test func sumsStopAtTheEnd() {
        let late = SessionTime(seconds: .infinity)
        #expect(late + late == .latest)
        #expect(SessionTime.second * .max == .latest)
        #expect(SessionTime.zero - .second == .zero)
        #expect(SessionTime.second.count(of: .zero) == 1_000_000_000)
    }

    /// What is due earlier comes first, and at the same time what was added first.
    @Test func anAgendaIsInOrder() {
        var state: UInt64 = 5
        func roll(_ sides: UInt64) -> Int64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int64((state >> 33) % sides)
        }
        for _ in 0..<50 {
            var agenda = Agenda<Int>()
            var expected: [(due: Int64, entry: Int)] = []
            for entry in 0..<200 {
                let due = roll(40)
                agenda.add(entry, due: SessionTime(nanoseconds: due))
                expected.append((due, entry))
            }
            agenda.removeAll { $0 % 7 == 3 }
            agenda.delay(by: SessionTime(nanoseconds: 5))
            expected.removeAll { $0.entry % 7 == 3 }
            expected.sort { ($0.due, $0.entry) < ($1.due, $1.entry) }
            #expect(agenda.count == expected.count)
            for (due, entry) in expected {
                #expect(agenda.nextDue?.nanoseconds == due + 5)
                #expect(agenda.popFirst()?.entry == entry)
            }
            #expect(agenda.isEmpty && agenda.popFirst() == nil)
        }
    }

    @Test func historiesGoBackAndForth() {
        var history = GestureHistory<Int>()
        #expect(history.takeBack(from: 0) == nil)
        history.record(0, before: "a")
        history.record(1, before: "b")
        #expect(history.takeBack(from: 2).map { "\($0)" } == "(state: 1, gesture: \"b\")")
        #expect(history.takeBack(from: 1)?.state == 0)
        #expect(history.takeBack(from: 0) == nil)
        #expect(history.takeAgain(from: 0)?.state == 1)
        #expect(history.takeAgain(from: 1).map { "\($0)" } == "(state: 2, gesture: \"b\")")
        #expect(history.takeAgain(from: 2) == nil)
        #expect(history.takeBack(from: 2)?.state == 1)
        history.record(1, before: "c")
        #expect(history.takeAgain(from: 9) == nil)
        #expect(history.takeBack(from: 2)?.state == 1)
        history.change { $0 += 10 }
        #expect(history.takeAgain(from: 11)?.state == 12)
        #expect(history.takeBack(from: 12)?.state == 11)
        #expect(history.takeBack(from: 11)?.state == 10)
    }
}
