/// The elements of one screen in flat storage with integer links.
///
/// A tree is built by appending in document order, then walked, then changed by effects. Once it
/// is sealed, changes go into a small table beside the shared elements, so that a copy of the tree
/// costs nothing and a change costs the same at every size.
public struct ElementTree: Sendable {
    private var base = ElementStorage(capacity: 1)
    private var changes: [Int32: LaterElement] = [:]
    /// One bit for each place of `base`: whether `changes` has it. Empty while nothing changed.
    private var isChanged: [UInt64] = []
    private var added: [LaterElement] = []
    private var isSealed = false
    /// What was removed, and all below it.
    private var detached: Set<ElementIndex> = []

    /// A tree that holds the root alone.
    public init() {
        base.append(Element())
    }

    /// All places ever used, the root's and those of removed elements too.
    public var count: Int { base.count + added.count }

    /// Makes room for `capacity` elements before building.
    public mutating func reserveCapacity(_ capacity: Int) {
        own()
        base.reserve(capacity + 1)
    }

    /// Ends building: from now on a change leaves the shared elements alone.
    public mutating func seal() {
        isSealed = true
    }

    /// An index of another tree reads and writes the root.
    public subscript(index: ElementIndex) -> Element {
        // Lends the element instead of copying it: a copy costs a dozen reference counts.
        unsafeAddress {
            let place = index.place
            if place >= base.count, place < count {
                return added[place - base.count].storage.address(0)
            } else if hasChanged(place), let changed = changes[index.rawValue] {
                return changed.storage.address(0)
            } else {
                return base.address(place)
            }
        }
        set { modify(index) { $0 = newValue } }
    }

    /// Whether `index` names a place of this tree.
    public func contains(_ index: ElementIndex) -> Bool {
        index.place >= 0 && index.place < count
    }

    /// Changes an element, in place while the tree is being built.
    public mutating func modify(_ index: ElementIndex, _ change: (inout Element) -> Void) {
        let place = contains(index) ? index.place : 0
        guard isSealed else {
            own()
            change(&base[place])
            return
        }
        var element = self[index]
        change(&element)
        if place >= base.count {
            added[place - base.count] = LaterElement(element)
        } else {
            if isChanged.isEmpty {
                isChanged = Array(repeating: 0, count: (base.count + 63) / 64)
            }
            isChanged[place / 64] |= 1 << UInt64(place % 64)
            changes[Int32(place)] = LaterElement(element)
        }
    }

    /// Whether `index` hangs on the root still.
    public func isAttached(_ index: ElementIndex) -> Bool {
        contains(index) && (detached.isEmpty || !detached.contains(index))
    }

    private func hasChanged(_ place: Int) -> Bool {
        !isChanged.isEmpty && place >= 0 && isChanged[place / 64] & (1 << UInt64(place % 64)) != 0
    }

    private func isEqual(to other: ElementTree, at index: ElementIndex) -> Bool {
        let (mine, theirs) = (later(index), other.later(index))
        if let mine, mine === theirs { return true }
        return self[index] == other[index]
    }

    private func later(_ index: ElementIndex) -> LaterElement? {
        let place = index.place - base.count
        return added.indices.contains(place) ? added[place] : changes[index.rawValue]
    }

    /// A tree under construction does not write into what a copy of it holds.
    private mutating func own() {
        if !isKnownUniquelyReferenced(&base) { base = base.copy() }
    }

    /// Adds `element` as the last child of `parent`.
    @discardableResult
    public mutating func append(
        _ element: consuming Element, to parent: ElementIndex
    ) -> ElementIndex {
        let parent = contains(parent) ? parent : .root
        let index = ElementIndex(count)
        var links = Element.Links()
        let last = self[parent].links.lastChild
        links.parent = parent
        links.previous = last
        links.ordinal = self[parent].links.nextOrdinal
        element.links = links
        if isSealed {
            added.append(LaterElement(element))
        } else {
            own()
            base.append(element)
        }
        modify(parent) {
            $0.links.lastChild = index
            $0.links.nextOrdinal += 1
            if last.isNone { $0.links.firstChild = index }
        }
        if !last.isNone { modify(last) { $0.links.next = index } }
        if !isAttached(parent) { detached.insert(index) }
        return index
    }
}

extension ElementTree {
    /// A number that tells most trees apart that came of one by changes; equal trees have the same.
    public var changesPrint: Int {
        var sum = count
        for (place, later) in changes where later.element != base[Int(place)] {
            sum &+= later.element.print(at: Int(place))
        }
        for (place, later) in added.enumerated() {
            sum &+= later.element.print(at: base.count + place)
        }
        return sum
    }
}

extension Element {
    fileprivate func print(at place: Int) -> Int {
        var hasher = Hasher()
        hasher.combine(place)
        hasher.combine(label)
        hasher.combine(value)
        hasher.combine(traits?.rawValue)
        for flag in [enabled, selected, hidden, expanded, modal] { hasher.combine(flag) }
        hasher.combine(links.parent)
        return hasher.finalize()
    }
}

extension ElementTree: Equatable {
    /// Whether both hold equal elements in the same places, however they came there.
    public static func == (a: ElementTree, b: ElementTree) -> Bool {
        guard a.count == b.count else { return false }
        guard a.base === b.base else {
            return (0..<a.count).allSatisfy { a[ElementIndex($0)] == b[ElementIndex($0)] }
        }
        // Copies of one tree: what neither changed is the same.
        return a.changes.keys.allSatisfy { a.isEqual(to: b, at: ElementIndex(rawValue: $0)) }
            && b.changes.keys.allSatisfy { a.isEqual(to: b, at: ElementIndex(rawValue: $0)) }
            && (a.base.count..<a.count).allSatisfy { a.isEqual(to: b, at: ElementIndex($0)) }
    }
}

extension ElementTree {
    /// Inserts a copy of the fragment's element and all below it as child number `position` of
    /// `parent` (past the end or absent: last). Returns its new place.
    @discardableResult
    public mutating func insert(
        _ fragment: ElementFragment, into parent: ElementIndex, at position: Int?
    ) -> ElementIndex? {
        let source = fragment.tree
        let first = source[.root].links.firstChild
        guard !first.isNone else { return nil }
        let top = append(source[first], to: parent)
        var places: [ElementIndex: ElementIndex] = [first: top]
        for index in source.descendants(of: first) {
            guard let target = places[source[index].links.parent] else { continue }
            places[index] = append(source[index], to: target)
        }
        if let position { move(top, to: position) }
        return top
    }

    /// Takes `index` and all below it out of the tree. Its place stays, without links to it.
    public mutating func remove(_ index: ElementIndex) {
        unlink(index)
        modify(index) { $0.links.parent = .none }
        detached.insert(index)
        detached.formUnion(descendants(of: index))
    }

    private mutating func unlink(_ index: ElementIndex) {
        let links = self[index].links
        guard !links.parent.isNone else { return }
        if links.previous.isNone {
            modify(links.parent) { $0.links.firstChild = links.next }
        } else {
            modify(links.previous) { $0.links.next = links.next }
        }
        if links.next.isNone {
            modify(links.parent) { $0.links.lastChild = links.previous }
        } else {
            modify(links.next) { $0.links.previous = links.previous }
        }
        modify(index) {
            $0.links.previous = .none
            $0.links.next = .none
        }
    }

    /// Moves the last child `index` to child number `position` of its parent.
    private mutating func move(_ index: ElementIndex, to position: Int) {
        let parent = self[index].links.parent
        var successor = self[parent].links.firstChild
        var number = 0
        while number < position, successor != index, !successor.isNone {
            successor = self[successor].links.next
            number += 1
        }
        guard successor != index, !successor.isNone else { return }
        unlink(index)
        let previous = self[successor].links.previous
        modify(index) {
            $0.links.previous = previous
            $0.links.next = successor
        }
        modify(successor) { $0.links.previous = index }
        if previous.isNone {
            modify(parent) { $0.links.firstChild = index }
        } else {
            modify(previous) { $0.links.next = index }
        }
    }
}
