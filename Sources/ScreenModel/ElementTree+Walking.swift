/// The children of one element in document order.
public struct Children: Sequence, IteratorProtocol {
    let tree: ElementTree
    var upcoming: ElementIndex

    public mutating func next() -> ElementIndex? {
        guard !upcoming.isNone else { return nil }
        defer { upcoming = tree[upcoming].links.next }
        return upcoming
    }
}

/// The elements below one element in document order (pre-order), without it. Needs no stack.
public struct Descendants: Sequence, IteratorProtocol {
    let tree: ElementTree
    let top: ElementIndex
    var current: ElementIndex

    public mutating func next() -> ElementIndex? {
        let links = tree[current].links
        if !links.firstChild.isNone {
            current = links.firstChild
            return current
        }
        while current != top {
            let links = tree[current].links
            if !links.next.isNone {
                current = links.next
                return current
            }
            current = links.parent
            if current.isNone { current = top }
        }
        return nil
    }
}

/// The elements above one element, nearest first, without the root.
public struct Ancestors: Sequence, IteratorProtocol {
    let tree: ElementTree
    var current: ElementIndex

    public mutating func next() -> ElementIndex? {
        current = tree[current].links.parent
        return current.isNone || current == .root ? nil : current
    }
}

extension ElementTree {
    /// The elements right below, in document order.
    public func children(of index: ElementIndex) -> Children {
        Children(tree: self, upcoming: self[index].links.firstChild)
    }

    /// All elements below, in document order.
    public func descendants(of index: ElementIndex) -> Descendants {
        Descendants(tree: self, top: index, current: index)
    }

    /// The elements above, nearest first, without the root.
    public func ancestors(of index: ElementIndex) -> Ancestors {
        Ancestors(tree: self, current: index)
    }

    /// The place in the file's tree, child numbers from 0: `0/3/1`. Empty for the root.
    public func path(of index: ElementIndex) -> String {
        // From its end, digit by digit: an element without an id is named by its path.
        var reversed: [UInt8] = []
        reversed.reserveCapacity(24)
        var current = index
        while current != .root, !current.isNone {
            let links = self[current].links
            if !reversed.isEmpty { reversed.append(UInt8(ascii: "/")) }
            var rest = max(links.ordinal, 0)
            repeat {
                reversed.append(UInt8(ascii: "0") + UInt8(rest % 10))
                rest /= 10
            } while rest > 0
            current = links.parent
        }
        reversed.reverse()
        return String(decoding: reversed, as: UTF8.self)
    }

    /// The element's own id, else `@` and its path.
    public func id(of index: ElementIndex) -> String {
        if let id = self[index].id, !id.isEmpty { return id }
        return "@" + path(of: index)
    }

    /// The element at a path of child numbers such as `0/3/1`.
    public func index(atPath path: Substring) -> ElementIndex? {
        var current = ElementIndex.root
        for part in path.split(separator: "/", omittingEmptySubsequences: false) {
            guard let number = Int32(part),
                let child = children(of: current).first(where: {
                    self[$0].links.ordinal == number
                })
            else { return nil }
            current = child
        }
        return current == .root ? nil : current
    }
}
