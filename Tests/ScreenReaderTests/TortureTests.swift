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

    /// A megabyte, from its middle on: no step looks at all of it.
    @Test(arguments: ["character", "word", "sentence", "line"])
    func aTextOfAMegabyte(unit: String) {
        let line = "Ein Wort, noch eins – und 漢字. So geht es weiter.\n"
        let text = String(repeating: line, count: 20_000)
        let middle = line.count * 10_000
        var walk = Walk(TextEditingTests.area(text, middle..<middle))
        for _ in 0..<1_000 {
            _ = walk.play("next \(unit)")
            _ = walk.play("previous \(unit)")
        }
        #expect(walk.session.screen.tree[ElementIndex(1)].extras.selection == middle..<middle)
        for _ in 0..<200 {
            _ = walk.play("type \"x\"")
            _ = walk.play("previous character")
        }
        #expect(walk.session.screen.tree[ElementIndex(1)].extras.selection == middle..<middle)
        _ = walk.play("rotor \"Text Selection\";swipe right")
        #expect(walk.play("read selection") == "'x, selected'")
    }

    /// Each step back within a row of flags goes to its beginning.
    @Test func flagsBackwards() {
        let flags = String(repeating: "🇮🇸", count: Self.many)
        var walk = Walk(TextEditingTests.area(flags))
        #expect(walk.play("previous word") == "[cursor] '\(flags)'")
        #expect(walk.play("next line") == "[cursor] '\(flags)'")
        #expect(walk.play("previous sentence") == "[cursor] '\(flags)'")
        #expect(walk.play("next character") == "[cursor] '🇮🇸'")
    }

    @Test func manyClosingBrackets() {
        let brackets = String(repeating: ")", count: Self.many)
        var walk = Walk(TextEditingTests.area(brackets, 0..<0))
        for unit in ["word", "sentence", "line"] {
            #expect(walk.play("next \(unit);previous \(unit)") == "[cursor] '\(brackets)'")
        }
    }

    @Test func aLineOfManyWords() {
        var walk = Walk([Sketch("a")])
        let words = String(repeating: "a ", count: Self.many)
        #expect(walk.play(words).hasPrefix("error: unknown verb 'a a a "))
    }
}
