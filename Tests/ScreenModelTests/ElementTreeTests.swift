import ScreenModel
import Testing

@Suite struct ElementTreeTests {
    /// Labels in document order, brackets around children.
    private static func outline(_ tree: ElementTree, _ index: ElementIndex = .root) -> String {
        tree.children(of: index).map { child in
            let inner = outline(tree, child)
            return (tree[child].label ?? "–") + (inner.isEmpty ? "" : "(\(inner))")
        }.joined(separator: " ")
    }

    private static func element(_ label: String, id: String? = nil) -> Element {
        var element = Element()
        element.label = label
        element.id = id
        return element
    }

    private static func fragment(_ label: String, _ children: String...) -> ElementFragment {
        var tree = ElementTree()
        let top = tree.append(element(label, id: label), to: .root)
        for child in children { tree.append(element(child, id: child), to: top) }
        return ElementFragment(tree: tree)
    }

    /// a, b(c d), e
    private static func sample() -> (tree: ElementTree, places: [String: ElementIndex]) {
        var tree = ElementTree()
        var places: [String: ElementIndex] = [:]
        for (label, parent) in [("a", ""), ("b", ""), ("c", "b"), ("d", "b"), ("e", "")] {
            places[label] = tree.append(element(label, id: label), to: places[parent] ?? .root)
        }
        return (tree, places)
    }

    struct Change: Sendable, CustomTestStringConvertible {
        let name: String
        let outline: String
        let change: @Sendable (inout ElementTree, [String: ElementIndex]) -> Void
        var testDescription: String { name }
    }

    static let changes: [Change] = [
        Change(name: "as built", outline: "a b(c d) e") { _, _ in },
        Change(name: "first", outline: "x a b(c d) e") { tree, _ in
            tree.insert(fragment("x"), into: .root, at: 0)
        },
        Change(name: "before the first", outline: "x a b(c d) e") { tree, _ in
            tree.insert(fragment("x"), into: .root, at: -7)
        },
        Change(name: "between", outline: "a x(y z) b(c d) e") { tree, _ in
            tree.insert(fragment("x", "y", "z"), into: .root, at: 1)
        },
        Change(name: "last", outline: "a b(c d) e x") { tree, _ in
            tree.insert(fragment("x"), into: .root, at: nil)
        },
        Change(name: "past the end", outline: "a b(c d x) e") { tree, places in
            tree.insert(fragment("x"), into: places["b"] ?? .root, at: 99)
        },
        Change(name: "into a leaf", outline: "a(x) b(c d) e") { tree, places in
            tree.insert(fragment("x"), into: places["a"] ?? .root, at: 5)
        },
        Change(name: "an empty fragment", outline: "a b(c d) e") { tree, _ in
            tree.insert(ElementFragment(tree: ElementTree()), into: .root, at: 0)
        },
        Change(name: "remove the first", outline: "b(c d) e") { tree, places in
            tree.remove(places["a"] ?? .none)
        },
        Change(name: "remove a parent", outline: "a e") { tree, places in
            tree.remove(places["b"] ?? .none)
        },
        Change(name: "remove twice", outline: "a b(d) e") { tree, places in
            tree.remove(places["c"] ?? .none)
            tree.remove(places["c"] ?? .none)
        },
        Change(name: "remove and insert", outline: "a b(c x) e") { tree, places in
            tree.remove(places["d"] ?? .none)
            tree.insert(fragment("x"), into: places["b"] ?? .root, at: nil)
        },
    ]

    @Test(arguments: changes, [false, true])
    func outline(_ row: Change, isSealed: Bool) {
        var (tree, places) = Self.sample()
        if isSealed { tree.seal() }
        row.change(&tree, places)
        #expect(Self.outline(tree) == row.outline)
        let backwards = tree.children(of: .root).reversed().map { tree[$0].links.next }
        #expect(backwards.first == ElementIndex.none)
    }

    @Test(arguments: [false, true])
    func copiesAreIndependent(isSealed: Bool) {
        var (tree, places) = Self.sample()
        if isSealed { tree.seal() }
        var copy = tree
        copy.modify(places["a"] ?? .none) { $0.label = "A" }
        copy[places["c"] ?? .none].label = "C"
        copy.remove(places["e"] ?? .none)
        copy.append(Self.element("f"), to: .root)
        #expect(Self.outline(tree) == "a b(c d) e")
        #expect(Self.outline(copy) == "A b(C d) f")
        #expect(copy != tree)
        #expect(tree == Self.sample().tree)
    }

    @Test func indicesOfOtherTreesReadTheRoot() {
        var (tree, _) = Self.sample()
        for index in [ElementIndex.none, ElementIndex(99)] {
            #expect(!tree.contains(index))
            #expect(tree[index] == tree[.root])
            #expect(!tree.isAttached(index))
        }
        tree.append(Self.element("x"), to: ElementIndex(99))
        #expect(Self.outline(tree) == "a b(c d) e x")
    }

    @Test func whatIsBelowTheRemovedIsDetached() {
        var (tree, places) = Self.sample()
        tree.seal()
        let b = places["b"] ?? .none
        tree.remove(b)
        let late = tree.insert(Self.fragment("x", "y"), into: b, at: 0) ?? .none
        let gone = [
            b, places["c"] ?? .none, places["d"] ?? .none, late, ElementIndex(late.place + 1),
        ]
        #expect(gone.allSatisfy { tree.contains($0) && !tree.isAttached($0) })
        #expect(tree.isAttached(places["e"] ?? .none))
        #expect(tree.isAttached(.root))
    }

    @Test func pathsOutliveSiblings() {
        var (tree, places) = Self.sample()
        let d = places["d"] ?? .none
        #expect(tree.path(of: d) == "1/1")
        tree.remove(places["c"] ?? .none)
        #expect(tree.path(of: d) == "1/1")
        #expect(tree.index(atPath: "1/1") == d)
        #expect(tree.index(atPath: "1/0") == nil)
        let added = tree.append(Self.element("x"), to: places["b"] ?? .root)
        #expect(tree.path(of: added) == "1/2")
        #expect(tree.id(of: added) == "@1/2")
        for path in ["", "9", "-1", "1/", "/1", "1/x", "99999999999999"] {
            #expect(tree.index(atPath: Substring(path)) == nil)
        }
    }

    @Test func walkingNeedsNoStack() {
        var tree = ElementTree()
        var parent = ElementIndex.root
        for _ in 0..<10_000 { parent = tree.append(Element(), to: parent) }
        #expect(Array(tree.descendants(of: .root)).count == 10_000)
        #expect(Array(tree.ancestors(of: parent)).count == 9_999)
        #expect(tree.isAttached(parent))
    }

    @Test func descendantsEndAtTheirTop() {
        let (tree, places) = Self.sample()
        let below = tree.descendants(of: places["b"] ?? .root).map { tree[$0].label ?? "" }
        #expect(below == ["c", "d"])
        #expect(Array(tree.descendants(of: places["d"] ?? .root)).isEmpty)
    }

    @Test func idsFollowChanges() {
        var (tree, places) = Self.sample()
        tree.append(Self.element("second", id: "a"), to: .root)
        tree.append(Self.element("nameless", id: ""), to: .root)
        tree.seal()
        var ids = ElementIDs(tree)
        let a = places["a"] ?? .none
        #expect(ids.index(of: "a", in: tree) == a)
        #expect(ids.index(of: "", in: tree) == nil)
        #expect(ids.index(of: "@1/1", in: tree) == places["d"])
        #expect(ids.index(of: "@7", in: tree) == nil)
        #expect(ids.index(of: "nobody", in: tree) == nil)
        tree.remove(a)
        #expect(ids.index(of: "a", in: tree).map { tree[$0].label } == "second")
        tree.remove(places["b"] ?? .none)
        #expect(ids.index(of: "c", in: tree) == nil)
        let again = tree.insert(Self.fragment("c"), into: .root, at: 0)
        ids.add(again.map { [$0] } ?? [], of: tree)
        #expect(ids.index(of: "c", in: tree) == again)
    }

    @Test func manyIdsAreFound() {
        var tree = ElementTree()
        for number in 0..<5_000 {
            tree.append(Self.element("", id: "id\(number % 4_000)"), to: .root)
        }
        var ids = ElementIDs(ElementTree())
        ids.add(tree.descendants(of: .root), of: tree)
        for number in stride(from: 0, to: 4_000, by: 7) {
            #expect(ids.index(of: "id\(number)", in: tree) == ElementIndex(number + 1))
        }
    }
}
