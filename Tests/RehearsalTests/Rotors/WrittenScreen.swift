import ScreenImport
import ScreenModel
import ScreenReader

/// A screen as a file writes it, opened for a survey or a check.
enum WrittenScreen {
    /// `elements` and what stands beside them in a native file, without the outer braces.
    static func session(
        _ text: String, _ settings: [String: String] = [:], starts: Bool = false
    ) throws -> Session {
        try opened(#"{"earshot": 1, \#(text)}"#, settings, starts: starts)
    }

    /// A file of any format.
    static func opened(
        _ text: String, _ settings: [String: String] = [:], starts: Bool = false
    ) throws -> Session {
        var chosen = Settings()
        for (name, value) in settings { try chosen.assign("\(name)=\(value)") }
        let screen = try importScreen(Array(text.utf8)).screen
        var session = Session(screen: screen, settings: chosen) { path in
            let text = #"{"earshot": 1, "title": "Other", "elements": [{"label": "Other"}]}"#
            guard path == "other.json", let other = try? importScreen(Array(text.utf8)) else {
                return .failure("it is not there")
            }
            return .screen(other.screen)
        }
        if starts { _ = session.start() }
        return session
    }
}

/// Random screens, the same every time: any container, rotor and list of items.
enum RandomScreen {
    private static func element(_ dice: inout EditDice, _ number: Int) -> Element {
        var element = Element()
        element.id = "e\(number)"
        element.label = "label \(number)"
        if dice.roll(2) == 0 { element.type = ElementType.allCases[dice.roll(40)] }
        if dice.roll(8) == 0 { element.container = ContainerKind.allCases[dice.roll(6)] }
        if dice.roll(12) == 0 { element.hidden = true }
        if dice.roll(15) == 0 { element.modal = true }
        if dice.roll(12) == 0 { element.accessible = dice.roll(2) == 0 }
        if dice.roll(9) == 0 { element.traits = [.header, .adjustable] }
        if dice.roll(20) == 0 { element.isOnSideList = true }
        if dice.roll(3) == 0 {
            element.frame = Rect(
                x: Double(dice.roll(300)), y: Double(dice.roll(300)), width: Double(dice.roll(50)),
                height: Double(dice.roll(50)))
        }
        guard dice.roll(2) == 0 else { return element }
        var extras = element.extras
        if dice.roll(6) == 0 {
            extras.actions = [CustomAction(name: "a"), CustomAction(name: "b")]
        }
        if dice.roll(6) == 0 { extras.content = [CustomContent(label: "c", value: "d")] }
        if dice.roll(9) == 0 { extras.childrenBehavior = .combine }
        if dice.roll(9) == 0 { extras.order = (0..<3).map { _ in "e\(dice.roll(30))" } }
        if dice.roll(9) == 0 { extras.labeledBy = "e\(dice.roll(30))" }
        if dice.roll(9) == 0 { extras.directTouch = DirectTouch() }
        if dice.roll(3) == 0 { extras.rotors = [rotor(&dice), rotor(&dice)] }
        element.extras = extras
        return element
    }

    private static func rotor(_ dice: inout EditDice) -> CustomRotor {
        let items = (0..<dice.roll(5)).map { _ in
            CustomRotor.Item(
                id: "e\(dice.roll(40))", range: dice.roll(4) == 0 ? 0..<dice.roll(12) : nil)
        }
        let isSystem = dice.roll(4) == 0
        return CustomRotor(
            name: isSystem ? nil : ["R", "S", "Headings"][dice.roll(3)],
            system: isSystem ? "heading" : nil, items: items)
    }

    static func screen(_ dice: inout EditDice) -> Screen {
        var tree = ElementTree()
        for number in 0..<(1 + dice.roll(40)) {
            let parent = dice.roll(3) == 0 ? .root : ElementIndex(dice.roll(tree.count))
            tree.append(element(&dice, number), to: parent)
        }
        var screen = Screen()
        screen.tree = tree
        screen.size = Size(width: 300, height: 300)
        if dice.roll(3) == 0 { screen.rotors = [rotor(&dice)] }
        return screen
    }

    /// With effects that move the cursor when it comes or goes.
    static func restless(_ dice: inout EditDice) -> Screen {
        var screen = screen(&dice)
        for place in 1..<screen.tree.count where dice.roll(4) == 0 {
            let id = "e\(dice.roll(30))"
            let effect: Effect =
                switch dice.roll(7) {
                case 0: .present(id)
                case 1: .push("other.json")
                case 2: .remove(id)
                case 3: .set(id: id, ElementPatch(keys: [.hidden], values: Element()))
                default: .layoutChanged(id)
                }
            let event: ElementEvent = dice.roll(3) == 0 ? .blur : .focus
            screen.tree.modify(ElementIndex(place)) { element in
                var extras = element.extras
                extras.on = [event: [effect]]
                element.extras = extras
            }
        }
        return screen
    }

    static func session(_ screen: Screen, _ settings: Settings = Settings()) -> Session {
        Session(screen: screen, settings: settings) { _ in .failure("it is not there") }
    }
}
