import Rehearsal
import ScreenModel
import ScreenReader

/// What it costs to find the cheapest paths to all stops of a screen with every kind of rotor.
enum Reaching {
    static func printAll() {
        for (count, limit) in [(200, nil), (1_000, 2.0), (10_000, 20.0)] as [(Int, Double?)] {
            row("all stops of \(count) elements", screen(count), limit: limit)
        }
        let changing = screen(1_000, changes: true)
        row("all stops of 1000 elements, one changes the screen", changing, limit: 2)
        let session = Reaching.session(screen(1_000))
        guard let last = session.stops.last else { return }
        Row(
            name: "one stop of 1000 elements",
            value: Measure.median(runs: 3) { Reach.cost(to: last, in: session) } * 1000,
            unit: "ms", limit: nil
        ).print()
    }

    private static func row(_ name: String, _ screen: Screen, limit: Double?) {
        let session = session(screen)
        let runs = session.stops.count > 2_000 ? 1 : 3
        Row(
            name: name,
            value: Measure.median(runs: runs) { Reach(in: session) } * 1000, unit: "ms",
            limit: limit.map { $0 * 1000 }
        ).print()
    }

    private static func session(_ screen: Screen) -> Session {
        var settings = Settings()
        _ = try? settings.assign("rotorOptions=all")
        var session = Session(screen: screen, settings: settings) { _ in .failure("none") }
        _ = session.start()
        return session
    }

    /// Sections with a heading, links, buttons, sliders and more, in lists and landmarks; rotors of
    /// the screen and of some lists.
    private static func screen(_ count: Int, changes: Bool = false) -> Screen {
        let types: [ElementType] = [
            .text, .link, .button, .text, .slider, .image, .switch, .text, .textField, .text,
        ]
        var screen = Screen()
        var section = ElementIndex.root
        var marks: [CustomRotor.Item] = []
        for number in 0..<count {
            if number % 20 == 0 {
                var container = Element()
                container.label = "Section \(number)"
                container.container = number % 40 == 0 ? .list : .landmark
                if number % 60 == 0 {
                    container.extras.rotors = [
                        CustomRotor(
                            name: "Here",
                            items: [.init(id: "e\(number + 5)"), .init(id: "e\(number + 12)")])
                    ]
                }
                section = screen.tree.append(container, to: .root)
            }
            var element = Element()
            element.id = "e\(number)"
            element.label = "Element \(number)"
            element.type = number % 20 == 0 ? .heading : types[number % types.count]
            if number % 7 == 0 { element.extras.actions = [CustomAction(name: "Remove")] }
            if number % 31 == 0 { marks.append(.init(id: "e\(number)")) }
            if changes, number == 77 {
                element.extras.on = [.focus: [.select("e78")]]
            }
            screen.tree.append(element, to: section)
        }
        screen.rotors = [
            CustomRotor(name: "Marks", items: marks),
            CustomRotor(name: "Alerts", items: Array(marks.reversed())),
        ]
        return screen
    }
}
