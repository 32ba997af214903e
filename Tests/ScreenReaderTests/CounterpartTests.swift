import ScreenModel
import ScreenReader
import Testing

/// Where the cursor stands after a screen was read again.
@Suite struct CounterpartTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let rule: String
        let before: [Sketch]
        /// What is played on the screen before.
        let walk: String
        let after: [Sketch]
        /// The label found.
        let found: String?

        var testDescription: String { rule }
    }

    private static func named(_ id: String, _ label: String) -> Sketch {
        Sketch(label) { $0.id = id }
    }

    static let cases: [Case] = [
        Case(
            rule: "by id, wherever it is now",
            before: [named("a", "A"), named("b", "B")], walk: "swipe right",
            after: [named("b", "New B"), named("a", "New A")], found: "New B"),
        Case(
            rule: "without the id by path",
            before: [named("a", "A"), named("b", "B"), named("c", "C")], walk: "swipe right",
            after: [named("x", "X"), named("y", "Y"), named("z", "Z")], found: "Y"),
        Case(
            rule: "without the path by place, the last one at most",
            before: [named("a", "A"), named("b", "B"), named("c", "C")], walk: "last item",
            after: [Sketch(holding: [named("x", "X"), named("y", "Y")], .list)], found: "Y"),
        Case(
            rule: "on a screen without stops nowhere",
            before: [named("a", "A")], walk: "first item", after: [], found: nil),
    ]

    @Test(arguments: cases)
    func isFound(_ row: Case) {
        var earlier = Walk(row.before)
        _ = earlier.play(row.walk)
        let later = Walk(row.after)
        let found = later.session.counterpart(ofCursorIn: earlier.session)
        #expect(found.flatMap { later.session.screen.tree[$0].label } == row.found)
    }
}
