import ScreenModel
import ScreenReader

/// What one gesture costs on screens of three sizes.
enum Gestures {
    private static let sizes = [100, 10_000, 100_000]

    static func printAll() {
        let screens = sizes.map { Benchmarks.load(Screens.native($0)) }
        let phone = screens.map { session($0, [.search(.headings, .next), .swipe(.right)]) }
        row("one swipe", phone, [.swipe(.right), .swipe(.right), .swipe(.left), .swipe(.left)])
        row(
            "one rotor jump", phone,
            [.search(.headings, .next), .search(.headings, .previous)])
        row(
            "one container move", phone,
            [.search(.containers, .next), .search(.containers, .previous)])
        row("one turn of the rotor", phone, [.rotor(.next)])
        row("one item below or above", phone, [.vertical(.next), .vertical(.previous)])
        row("one touch of a point", phone, [.tap(Point(x: 20, y: 10)), .tap(Point(x: 20, y: 300))])
        row(
            "one search for the same item", phone,
            [
                .search(.sameItem, .next), .search(.sameItem, .previous),
            ])
        let onSwitch = screens.map {
            session($0, [.search(.formControls, .next), .search(.formControls, .next)])
        }
        row("one activation of a switch", onSwitch, [.doubleTap])
        row("one activation with a set", screens.map { setting($0) }, [.doubleTap])
        let grouped = screens.map { session($0, [.swipe(.right)], ["navigation=grouped"]) }
        row("iOS grouped: into a container and out", grouped, [.moveIn, .moveOut])
        row("iOS grouped: one swipe", grouped, [.swipe(.right), .swipe(.left)])
        row(
            "iOS grouped: one rotor jump", grouped,
            [.search(.headings, .next), .search(.headings, .previous)])
        let mac = screens.map { session($0, [.swipe(.right)], ["platform=macos"]) }
        row("macOS: interact and stop interacting", mac, [.moveIn, .moveOut])
        row("macOS: one step", mac, [.swipe(.right), .swipe(.left)])
        row(
            "macOS: one jump into another container", mac,
            [.search(.headings, .next), .search(.headings, .previous)])
        row("macOS: ends of the window", mac, [.windowEdge(.next), .windowEdge(.previous)])
        row("macOS: ends in view", mac, [.visibleEdge(.next), .visibleEdge(.previous)])
        let tables = sizes.map { session(Screens.table($0), [.search(.tables, .next)]) }
        row(
            "one step in a table", tables,
            [
                .cell(.row, .next), .cell(.column, .next), .cell(.row, .previous),
                .cell(.column, .previous),
            ])
    }

    private static func row(_ name: String, _ sessions: [Session], _ gestures: [Gesture]) {
        let values = sessions.map { Measure.mean(of: gestures, in: $0) }
        SizesRow(name: name, values: values, limit: 10).print()
    }

    private static func session(
        _ screen: Screen, _ gestures: [Gesture], _ assignments: [String] = []
    ) -> Session {
        var settings = Settings()
        for assignment in assignments { _ = try? settings.assign(assignment) }
        var session = Session(screen: screen, settings: settings) { _ in .failure("none") }
        _ = session.start()
        for gesture in gestures { _ = session.perform(gesture) }
        return session
    }

    /// A button that sets the value of the last element.
    private static func setting(_ screen: Screen) -> Session {
        var screen = screen
        let last = ElementIndex(screen.tree.count - 1)
        let id = screen.tree.id(of: last)
        var values = Element()
        values.value = "set"
        var button = Element()
        button.type = .button
        button.label = "Set it"
        button.extras.on = [
            .activate: [
                .set(id: id, ElementPatch(keys: [.value], values: values)),
                .set(id: id, ElementPatch(keys: [.value], values: Element())),
            ]
        ]
        let index = screen.tree.append(button, to: .root)
        return session(screen, [.touch(index)])
    }
}
