/// Finds elements by id. Built once, from a tree's ids; a doubled id means its first element that
/// is part of the tree still.
///
/// Holds places alone and reads the ids from the tree: a dictionary of strings would cost a
/// hundred thousand elements several times the time and room. Every call takes the tree that the
/// places belong to.
public struct ElementIDs: Sendable {
    /// An open hash table of places with linear probing; -1 is free.
    private var slots: [Int32] = [-1, -1]
    private var used = 0
    /// Later elements with the id of the first one, in the order that they came.
    private var doubles: [Int32: [ElementIndex]] = [:]

    public init(_ tree: ElementTree) {
        var room = 2
        while room < tree.count * 2 { room *= 2 }
        slots = Array(repeating: -1, count: room)
        add(tree.descendants(of: .root), of: tree)
    }

    /// Takes up the ids of elements that were inserted later.
    public mutating func add(_ elements: some Sequence<ElementIndex>, of tree: ElementTree) {
        for index in elements {
            guard let id = tree[index].id, !id.isEmpty else { continue }
            if (used + 1) * 2 > slots.count { grow(tree) }
            let slot = slot(of: id, in: tree)
            if slots[slot] < 0 {
                slots[slot] = index.rawValue
                used += 1
            } else {
                doubles[slots[slot], default: []].append(index)
            }
        }
    }

    /// The element with this id, or at the path after `@`.
    public func index(of id: String, in tree: ElementTree) -> ElementIndex? {
        let found = slots[slot(of: id, in: tree)]
        if found >= 0 {
            let first = ElementIndex(rawValue: found)
            if tree.isAttached(first) { return first }
            if let other = doubles[found]?.first(where: tree.isAttached) { return other }
        }
        guard id.hasPrefix("@") else { return nil }
        return tree.index(atPath: id.dropFirst())
    }

    /// The slot that holds the first element with this id, else the free one where it belongs.
    private func slot(of id: String, in tree: ElementTree) -> Int {
        let mask = slots.count - 1
        var slot = id.hashValue & mask
        while slots[slot] >= 0, tree[ElementIndex(rawValue: slots[slot])].id != id {
            slot = (slot + 1) & mask
        }
        return slot
    }

    private mutating func grow(_ tree: ElementTree) {
        let old = slots
        slots = Array(repeating: -1, count: old.count * 2)
        for place in old where place >= 0 {
            guard let id = tree[ElementIndex(rawValue: place)].id else { continue }
            slots[slot(of: id, in: tree)] = place
        }
    }
}
