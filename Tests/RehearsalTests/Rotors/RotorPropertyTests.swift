import Rehearsal
import ScreenModel
import ScreenReader
import Testing

/// What holds of the rotors of any screen.
struct RotorPropertyTests {
    @Test(arguments: ["platform=ios", "platform=macos", "navigation=grouped"])
    func isOfferedWhereTheRingHasIt(setting: String) throws {
        var dice = EditDice(state: 11)
        var settings = Settings()
        try settings.assign(setting)
        try settings.assign("rotorOptions=all")
        for _ in 0..<80 {
            let session = RandomScreen.session(RandomScreen.screen(&dice), settings)
            let survey = RotorSurvey(session)
            for stop in session.stops + session.sideStops {
                var walk = session
                _ = walk.perform(.touch(stop))
                let id = session.screen.tree.id(of: stop)
                let told = survey.rotors.filter { $0.offeredAt?.contains(id) ?? true }
                #expect(told.map(\.name).sorted() == walk.rotorNames.sorted())
            }
        }
    }

    /// What is listed is what a user meets who swipes down from the first item on.
    @Test func itemsAreThoseOfAWalk() throws {
        var dice = EditDice(state: 12)
        for _ in 0..<60 {
            var screen = RandomScreen.screen(&dice)
            screen.rotors = []
            for place in 1..<screen.tree.count {
                screen.tree.modify(ElementIndex(place)) { element in
                    var extras = element.extras
                    extras.rotors = nil
                    element.extras = extras
                }
            }
            let session = RandomScreen.session(screen)
            for rotor in RotorSurvey(session).rotors where rotor.kind == .elements {
                #expect(rotor.problems == [])
                var walk = session
                _ = walk.perform(.firstItem)
                var met = walk.cursor.map { [$0] } ?? []
                for _ in 0..<100 {
                    _ = walk.perform(.rotor(.named(rotor.name)))
                    let events = walk.perform(.swipe(.down))
                    guard events.contains(where: { if case .focus = $0 { true } else { false } })
                    else { break }
                    if let cursor = walk.cursor { met.append(cursor) }
                }
                let ids = met.map { screen.tree.id(of: $0) }
                let told = rotor.items.map(\.id)
                #expect(told == ids || told == Array(ids.dropFirst()), "\(rotor.name)")
            }
        }
    }

    /// The speech of actions and content is what stepping through them says.
    @Test func entriesAreWhatIsHeard() throws {
        var dice = EditDice(state: 13)
        for _ in 0..<60 {
            let session = RandomScreen.session(RandomScreen.screen(&dice))
            for rotor in RotorSurvey(session).rotors
            where rotor.kind == .actions || rotor.kind == .content {
                for stop in session.stops {
                    let id = session.screen.tree.id(of: stop)
                    let told = rotor.items.filter { $0.id == id }.map(\.speech)
                    guard !told.isEmpty else { continue }
                    var walk = session
                    _ = walk.perform(.touch(stop))
                    _ = walk.perform(.rotor(.named(rotor.name)))
                    var heard: [String] = []
                    for _ in 0..<(told.count + 1) {
                        for case .speech(let speech) in walk.perform(.swipe(.down)) {
                            heard.append(speech.utterance.spoken)
                        }
                    }
                    #expect(heard == told)
                }
            }
        }
    }

    @Test func anyScreenIsSurveyed() {
        var dice = EditDice(state: 14)
        for _ in 0..<150 {
            let session = RandomScreen.session(RandomScreen.restless(&dice))
            for rotor in RotorSurvey(session).rotors { #expect(rotor.problems.count <= 21) }
        }
    }

    /// Ten times the elements take about ten times as long: none of it is counted here, but a
    /// square of them would not end.
    @Test func manyElementsAndRotors() {
        var tree = ElementTree()
        for number in 0..<5_000 {
            var element = Element()
            element.id = "e\(number)"
            element.label = "label"
            element.type = number % 3 == 0 ? .heading : .button
            if number % 10 == 0 {
                element.extras.rotors = [
                    CustomRotor(name: "R", items: [.init(id: "e\(number + 1)")])
                ]
            }
            tree.append(element, to: .root)
        }
        var screen = Screen()
        screen.tree = tree
        screen.rotors = [
            CustomRotor(name: "All", items: (0..<2_500).map { .init(id: "e\($0 * 2)") })
        ]
        let survey = RotorSurvey(RandomScreen.session(screen))
        #expect(survey.rotors.count { $0.name == "R" } == 500)
        #expect(survey.rotors.first { $0.name == "All" }?.items.count == 2_500)
        #expect(WalkCheck(RandomScreen.session(screen)).problems == [])
    }
}
