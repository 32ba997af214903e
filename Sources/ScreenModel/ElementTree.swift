/// The elements of one screen in flat storage with integer links.
///
/// A tree is built by appending in document order, then walked, then changed by effects. Once it
/// is sealed, changes go into a small table beside the shared elements, so that a copy of the tree
/// costs nothing and a change costs the same at every size.
public struct ElementTree: Sendable, Equatable {
    private var base: [Element]
    private var changes: [Int32: Element] = [:]
    private var added: [Element] = []
    private var isSealed = false

    /// A tree that holds the root alone.
    public init() {
        base = [Element()]
    }

    /// All places ever used, the root's and those of removed elements too.
    public var count: Int { base.count + added.count }

    /// Makes room for `capacity` elements before building.
    public mutating func reserveCapacity(_ capacity: Int) {
        base.reserveCapacity(capacity + 1)
    }

    /// Ends building: from now on a change leaves the shared elements alone.
    public mutating func seal() {
        isSealed = true
    }

    public subscript(index: ElementIndex) -> Element {
        // Lends the element instead of copying it: a copy costs a dozen reference counts.
        _read {
            let place = index.place
            if place >= base.count {
                yield added[place - base.count]
            } else if changes.isEmpty {
                yield base[place]
            } else if let changed = changes[index.rawValue] {
                yield changed
            } else {
                yield base[place]
            }
        }
        set {
            let place = index.place
            if place >= base.count {
                added[place - base.count] = newValue
            } else if isSealed {
                changes[index.rawValue] = newValue
            } else {
                base[place] = newValue
            }
        }
    }

    /// Whether `index` names a place of this tree. Ask it of every index that a caller kept: an
    /// index of another tree traps.
    public func contains(_ index: ElementIndex) -> Bool {
        index.place >= 0 && index.place < count
    }

    /// Changes the elements in place while the tree is being built, without copying them out.
    public mutating func modify(_ index: ElementIndex, _ change: (inout Element) -> Void) {
        let place = index.place
        if !isSealed, place < base.count {
            change(&base[place])
        } else {
            change(&self[index])
        }
    }

    /// Adds `element` as the last child of `parent`.
    @discardableResult
    public mutating func append(_ element: Element, to parent: ElementIndex) -> ElementIndex {
        let index = ElementIndex(count)
        var element = element
        let last = self[parent].links.lastChild
        element.links = Element.Links()
        element.links.parent = parent
        element.links.previous = last
        element.links.ordinal = self[parent].links.nextOrdinal
        if isSealed { added.append(element) } else { base.append(element) }
        modify(parent) {
            $0.links.lastChild = index
            $0.links.nextOrdinal += 1
            if last.isNone { $0.links.firstChild = index }
        }
        if !last.isNone { modify(last) { $0.links.next = index } }
        return index
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
