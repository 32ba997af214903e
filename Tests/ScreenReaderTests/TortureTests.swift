import ScreenModel
import ScreenReader
import Testing

/// Screens that would keep a reader busy for minutes that looks back too often.
@Suite struct TortureTests {
    private static let many = 20_000

    /// Every level has an order of its own that names the next one.
    @Test func ordersInsideOrders() {
        var tree = ElementTree()
        var parent = ElementIndex.root
        for level in 0..<Self.many {
            var element = Element()
            element.id = "\(level)"
            element.more { $0.order = ["\(level + 1)"] }
            parent = tree.append(element, to: parent)
        }
        var last = Element()
        last.id = "\(Self.many)"
        last.label = "last"
        tree.append(last, to: parent)
        var screen = Screen()
        screen.tree = tree
        #expect(screen.order() == "last")
    }

    @Test func manyButtonsInOneElement() {
        let buttons = (0..<Self.many).map { Sketch("\($0)", .button) }
        var walk = Walk([
            Sketch(holding: [Sketch("Basket")] + buttons) {
                $0.more { $0.childrenBehavior = .combine }
            }
        ])
        #expect(walk.play("perform \"\(Self.many - 1)\"") == "[activate]")
    }

    @Test func everyMemberWithItsOwnPriority() {
        let members = (0..<Self.many).map { number in
            Sketch("\(number)") { $0.more { $0.sortPriority = Double(number) } }
        }
        #expect(Screen(members).order().hasPrefix("\(Self.many - 1) \(Self.many - 2) "))
    }

    @Test func manyRotors() {
        let rotors = (0..<Self.many).map { CustomRotor(name: "R\($0)", items: []) }
        var walk = Walk(Screen([Sketch("a"), Sketch("b")]) { $0.rotors = rotors })
        #expect(walk.play("swipe right;rotor \"R7\"") == "[rotor>] rotor:R7 'R7' note")
    }

    /// The innermost ones are named; the path to each of them is as long as the tree is deep.
    @Test func groupsInsideGroups() {
        var tree = ElementTree()
        var parent = ElementIndex.root
        for level in 0..<Self.many {
            var group = Element()
            group.type = .group
            group.label = "g\(level)"
            parent = tree.append(group, to: parent)
        }
        var last = Element()
        last.label = "last"
        tree.append(last, to: parent)
        var screen = Screen()
        screen.tree = tree
        let walk = Walk(screen)
        let stop = walk.session.cursor.map { walk.session.stop(at: $0) }
        #expect(stop?.entered.count == 32)
        #expect(stop?.entered.last?.label == "g\(Self.many - 1)")
    }

    @Test func aWordOfManyFlags() {
        let flags = String(repeating: "🇮🇸", count: Self.many)
        var walk = Walk([Sketch("a") { $0.label = flags + " end" }])
        #expect(walk.play("read word") == "'\(flags)'")
        #expect(walk.play("read word") == "'\(flags)'")
    }

    @Test func aLineOfManyWords() {
        var walk = Walk([Sketch("a")])
        let words = String(repeating: "a ", count: Self.many)
        #expect(walk.play(words).hasPrefix("error: unknown verb 'a a a "))
    }
}
