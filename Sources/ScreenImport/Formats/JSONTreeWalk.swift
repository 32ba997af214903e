/// Walks the objects of a JSON dump depth first in document order, on a stack of its own. Lists
/// are passed through; of an object only what the reader enters is walked, so that envelopes can
/// be entered whole and elements through their children.
struct JSONTreeWalk {
    struct Object {
        var place: Int
        /// The number of the name that it is a member under; `nil` in a list.
        var name: Int?
        /// The place in the dump of the element that it lies below.
        var parent: Int
        /// Stands where its parent keeps its children, so it is an element whatever it holds.
        var isChild: Bool
    }

    private struct Level {
        var next: Int
        let end: Int
        let parent: Int
        let isOfChildren: Bool
    }

    private let json: JSONDocument
    private var open: [Level] = []

    init(_ json: JSONDocument) {
        self.json = json
        guard !json.nodes.isEmpty else { return }
        let root = JSONDocument.root
        open.append(Level(next: root, end: json.next(root), parent: 0, isOfChildren: false))
    }

    mutating func next() -> Object? {
        while let level = open.last {
            var place = level.next
            var name: Int?
            if place < level.end, json.kind(place) == .key {
                name = Int(json.nodes[place].end)
                place += 1
            }
            guard place < level.end else {
                open.removeLast()
                continue
            }
            open[open.count - 1].next = json.next(place)
            if json.kind(place) == .object {
                return Object(
                    place: place, name: name, parent: level.parent, isChild: level.isOfChildren)
            }
            enter(place, below: level.parent, asChildren: level.isOfChildren)
        }
        return nil
    }

    /// Walks what the list or object at `place` holds before going on.
    mutating func enter(_ place: Int, below parent: Int, asChildren: Bool) {
        switch json.kind(place) {
        case .array, .object:
            open.append(
                Level(
                    next: place + 1, end: json.next(place), parent: parent,
                    isOfChildren: asChildren))
        default: break
        }
    }
}
