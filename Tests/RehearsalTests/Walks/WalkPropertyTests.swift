import Rehearsal
import ScreenModel
import ScreenReader
import Testing

/// What holds of the walks over any screen.
struct WalkPropertyTests {
    @Test(arguments: [
        "platform=ios", "platform=macos", "navigation=grouped", "modalScope=screen", "wrap=on",
    ])
    func bothWaysAgreeWhereNothingMovesTheCursor(setting: String) throws {
        var dice = EditDice(state: 21)
        var settings = Settings()
        try settings.assign(setting)
        for _ in 0..<150 {
            let session = RandomScreen.session(RandomScreen.screen(&dice), settings)
            #expect(WalkCheck(session, [.order, .loop]).problems == [])
        }
    }

    /// Whatever moves the cursor, a check comes to an end, and names elements of the screen.
    @Test(arguments: ["platform=ios", "platform=macos", "navigation=grouped"])
    func anyScreenIsChecked(setting: String) throws {
        var dice = EditDice(state: 22)
        var settings = Settings()
        try settings.assign(setting)
        for _ in 0..<150 {
            let session = RandomScreen.session(RandomScreen.restless(&dice), settings)
            let check = WalkCheck(session)
            for problem in check.problems {
                #expect(problem.id != nil && problem.path != nil && !problem.text.isEmpty)
            }
            for kind in WalkProblem.Kind.allCases {
                #expect(WalkCheck(session, [kind]).problems == check.problems(of: kind))
            }
        }
    }

    /// What is passed over is no stop, and holds none.
    @Test func whatIsPassedOverIsNeverHeard() {
        var dice = EditDice(state: 23)
        for _ in 0..<150 {
            let session = RandomScreen.session(RandomScreen.screen(&dice))
            for problem in WalkCheck(session, [.jump]).problems {
                let index = problem.id.flatMap { session.element(named: .id($0)) }
                #expect(index.flatMap { session.position(of: $0) } == nil)
            }
        }
    }

    @Test func deepAndWide() {
        var tree = ElementTree()
        var parent = ElementIndex.root
        for number in 0..<300 {
            var element = Element()
            element.label = "label \(number)"
            element.accessible = false
            parent = tree.append(element, to: parent)
        }
        for number in 0..<5_000 {
            var element = Element()
            element.label = "item \(number)"
            if number % 2 == 0 { element.accessible = false }
            tree.append(element, to: parent)
        }
        var screen = Screen()
        screen.tree = tree
        let problems = WalkCheck(RandomScreen.session(screen)).problems
        #expect(problems.count == 1_001)
        #expect(problems.last?.text == "1500 more are passed over")
    }
}
