import ScreenModel

/// Random screens: any element anywhere, with effects that change each other.
extension PropertyTests {
    private static let ids = (0..<30).map { "e\($0)" }

    private static func effect(_ dice: inout Dice) -> Effect {
        let id = dice.pick(ids)
        switch dice.roll(18) {
        case 0: return .set(id, [.hidden]) { $0.hidden = true }
        case 1: return .set(id, [.hidden])
        case 2: return .set(id, [.value]) { $0.value = "v" }
        case 3: return .set(id, [.traits]) { $0.traits = [.header, .adjustable] }
        case 4: return .set(id, [.frame]) { $0.frame = Rect(x: 3, y: 3, width: 9, height: 9) }
        case 5: return .toggle(id)
        case 6: return .select(id)
        case 7: return .layoutChanged(id)
        case 8: return .screenChanged(id)
        case 9: return .present(id)
        case 10: return .dismiss(id)
        case 11:
            return .insert(
                Sketch(holding: [Sketch(id), Sketch("n")]).fragment, into: id, at: dice.roll(4))
        case 12: return .remove(id)
        case 13: return .push("other")
        case 14: return .pop
        case 15: return .after(Double(dice.roll(3)), [.layoutChanged(id), .remove(id)])
        case 16:
            return .set(id, [.updates]) { element in
                element.more { $0.updates = Updates(every: 0.3, values: ["1", "22", "333"]) }
            }
        default: return .announce("hello", priority: dice.pick([nil, .low, .default, .high]))
        }
    }

    private static func element(_ dice: inout Dice, _ number: Int) -> Element {
        var element = Element()
        element.id = dice.pick(ids)
        element.label = dice.roll(4) == 0 ? nil : "label \(number)"
        element.value = dice.roll(3) == 0 ? "one two\nthree" : nil
        element.type = dice.roll(2) == 0 ? dice.pick(ElementType.allCases) : nil
        if dice.roll(3) == 0 {
            element.frame = Rect(
                x: Double(dice.roll(300)), y: Double(dice.roll(300)), width: Double(dice.roll(50)),
                height: Double(dice.roll(50)))
        }
        if dice.roll(6) == 0 { element.container = dice.pick(ContainerKind.allCases) }
        if dice.roll(12) == 0 { element.hidden = true }
        if dice.roll(15) == 0 { element.modal = true }
        if dice.roll(9) == 0 { element.traits = dice.pick(Traits.names).trait }
        if dice.roll(9) == 0 { element.groupsChildren = true }
        if dice.roll(20) == 0 { element.isOnSideList = true }
        if dice.roll(3) == 0 {
            element.more { extras in
                if dice.roll(8) == 0 { extras.order = [dice.pick(ids), dice.pick(ids)] }
                if dice.roll(8) == 0 { extras.labeledBy = dice.pick(ids) }
                if dice.roll(8) == 0 {
                    extras.childrenBehavior = dice.pick(ChildrenBehavior.allCases)
                }
                if dice.roll(4) == 0 {
                    extras.actions = [CustomAction(name: "a", effects: [effect(&dice)])]
                }
                if dice.roll(4) == 0 { extras.content = [CustomContent(label: "c", value: nil)] }
                if dice.roll(4) == 0 { extras.steps = ["1", "2"] }
                if dice.roll(6) == 0 { extras.updates = Updates(every: 0.4, count: 1) }
                if dice.roll(6) == 0 { extras.updateRange { $0.now = 0 } }
                if dice.roll(3) == 0 {
                    extras.cell = TableCell(
                        row: dice.roll(5) == 0 ? nil : dice.roll(3), column: dice.roll(3))
                }
                if dice.roll(4) == 0 {
                    extras.headers = TableHeaders(
                        rows: [0: [dice.pick(ids)]], columns: [1: [dice.pick(ids), dice.pick(ids)]])
                }
                if dice.roll(4) == 0 {
                    extras.rotors = [
                        CustomRotor(
                            name: "R",
                            items: [
                                .init(id: dice.pick(ids), range: 0..<3), .init(id: dice.pick(ids)),
                            ])
                    ]
                }
                if dice.roll(2) == 0 {
                    extras.on = [dice.pick(ElementEvent.allCases): [effect(&dice), effect(&dice)]]
                }
            }
        }
        return element
    }

    static func screen(_ dice: inout Dice) -> Screen {
        var tree = ElementTree()
        for number in 0..<(1 + dice.roll(40)) {
            let parent = dice.roll(3) == 0 ? .root : ElementIndex(dice.roll(tree.count))
            tree.append(element(&dice, number), to: parent)
        }
        var screen = Screen()
        screen.tree = tree
        screen.language = dice.pick(["en", "ar"])
        if dice.roll(4) == 0 { screen.on = [.appear: [effect(&dice)]] }
        return screen
    }
}
