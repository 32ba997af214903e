/// One entry of a parsed JSON document's tape. Containers are followed by their members, a key by
/// its value.
struct JSONNode {
    enum Kind: UInt8 {
        case object, array, key, string, escapedString, number, `true`, `false`, null
    }

    /// The byte offset where its text begins; of a string, after the quote.
    var start: Int32
    /// Containers: the place on the tape after all members. Keys: the number of the name.
    /// Others: the byte offset where the text ends.
    var end: Int32
    var kind: Kind

    /// The place after this node, which stands at `place`, and all its members.
    func next(after place: Int) -> Int {
        kind == .object || kind == .array ? Int(end) : place + 1
    }
}

/// A JSON or JSON5 text as a flat tape of nodes in document order: no nesting in memory, texts and
/// numbers are made when they are asked for.
struct JSONDocument: Sendable {
    let text: SourceText
    let nodes: [JSONNode]
    let names: NameTable
    /// Recovered from a text that ends too early.
    let isCut: Bool
    /// Read with leave to repair: the text may not be JSON5.
    let isRepaired: Bool
    /// The byte offset after the document.
    let end: Int

    /// The place of the top value.
    static let root = 0

    func kind(_ place: Int) -> JSONNode.Kind? {
        nodes.indices.contains(place) ? nodes[place].kind : nil
    }

    /// The byte offset where the text of a value begins, its quote counted.
    func offset(_ place: Int) -> Int {
        guard nodes.indices.contains(place) else { return text.bytes.count }
        let node = nodes[place]
        let isString = node.kind == .string || node.kind == .escapedString
        return Int(node.start) - (isString ? 1 : 0)
    }

    /// The place after a value and all its members.
    func next(_ place: Int) -> Int {
        nodes[place].next(after: place)
    }

    /// The members of an object: the number of each key's name and the place of its value.
    func members(_ place: Int) -> JSONMembers {
        guard kind(place) == .object else { return JSONMembers(nodes: [], place: 0, end: 0) }
        return JSONMembers(nodes: nodes, place: place + 1, end: Int(nodes[place].end))
    }

    /// The places of an array's values.
    func items(_ place: Int) -> JSONItems {
        guard kind(place) == .array else { return JSONItems(nodes: [], place: 0, end: 0) }
        return JSONItems(nodes: nodes, place: place + 1, end: Int(nodes[place].end))
    }

    /// The value of the last member with this name, for objects of which few members matter.
    func member(_ name: String, of place: Int) -> Int? {
        var result: Int?
        for member in members(place) where names.name(member.name) == name {
            result = member.value
        }
        return result
    }

    func name(ofKey place: Int) -> String {
        names.name(Int(nodes[place].end))
    }

    /// The text of a string; `nil` for other values.
    func string(_ place: Int) -> String? {
        guard nodes.indices.contains(place) else { return nil }
        let node = nodes[place]
        guard node.kind == .string || node.kind == .escapedString else { return nil }
        let range = Int(node.start)..<Int(node.end)
        return text.bytes.withUnsafeBufferPointer { bytes in
            let raw = UnsafeBufferPointer(rebasing: bytes[range])
            return node.kind == .string
                ? String(decoding: raw, as: UTF8.self) : JSONEscapes.unescaped(raw)
        }
    }

    /// The value of a number, which may be infinite or NaN; `nil` for other values.
    func number(_ place: Int) -> Double? {
        guard nodes.indices.contains(place), nodes[place].kind == .number else { return nil }
        let range = Int(nodes[place].start)..<Int(nodes[place].end)
        return text.bytes.withUnsafeBufferPointer {
            NumberText.number(UnsafeBufferPointer(rebasing: $0[range]))
        }
    }

    func bool(_ place: Int) -> Bool? {
        switch kind(place) {
        case .true: true
        case .false: false
        default: nil
        }
    }

    /// What a dump's scalar says as text: numbers without ".0", true as 1, false as 0. `nil` for
    /// null and containers.
    func scalarText(_ place: Int) -> String? {
        switch kind(place) {
        case .string, .escapedString: return string(place)
        case .true: return "1"
        case .false: return "0"
        case .number:
            guard let number = number(place), number.isFinite else { return nil }
            return NumberText.text(number)
        default: return nil
        }
    }
}

/// The members of an object, in the order of the text.
struct JSONMembers: Sequence, IteratorProtocol {
    fileprivate let nodes: [JSONNode]
    fileprivate var place: Int
    fileprivate let end: Int

    mutating func next() -> (key: Int, name: Int, value: Int)? {
        guard place + 1 < end else { return nil }
        let key = place
        place = nodes[key + 1].next(after: key + 1)
        return (key, Int(nodes[key].end), key + 1)
    }
}

/// The places of an array's values, in the order of the text.
struct JSONItems: Sequence, IteratorProtocol {
    fileprivate let nodes: [JSONNode]
    fileprivate var place: Int
    fileprivate let end: Int

    mutating func next() -> Int? {
        guard place < end else { return nil }
        let item = place
        place = nodes[item].next(after: item)
        return item
    }
}
