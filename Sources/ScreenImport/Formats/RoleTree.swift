import ScreenModel

/// What a key of an element means in a dump of roles. The tools differ in the names of their keys
/// alone, so that the table of a format is a dictionary from its keys to these.
enum RoleKey {
    case role, subrole, label, title, value, hint, placeholder, identifier
    case frame, position, size
    case enabled, selected, hidden, focused, expanded, process
    /// False says nothing of what cannot be disabled.
    case enabledControl
    case children
    /// An object whose members are members of the element.
    case inside
    /// The names of the elements above and its own, in a flat list.
    case path
    /// Facts of the screen, beside the elements.
    case window, app, bundle
}

/// Reads the elements of dumps that are trees or lists of JSON objects with roles.
struct RoleTree {
    /// How the elements of one format are told from its envelopes, and what their keys mean.
    struct Notation: Sendable {
        var keys: [String: RoleKey]
        /// An object with one of these keys is an element.
        var marks: Set<String>
        var platform = Platform.macOS
        /// Every node stands alone.
        var isFlat = false
        /// What follows a control can stand inside it, told by a frame that lies elsewhere.
        var nestsSiblings = false
    }

    struct Fields {
        var element = Element()
        var facts = DumpFacts()
        var title: String?
        var role: String?
        var subrole: String?
        var position: [Double]?
        var size: [Double]?
        var enabledControl: Bool?
        var children: [Int] = []
        var depth: Int?
    }

    let json: JSONDocument
    let frames: JSONFrames
    private let notation: Notation
    private let keyOfName: [RoleKey?]
    private let isMark: [Bool]
    var dump = Dump()
    var seen: Facets = []
    /// In a flat list with paths: the last element of each depth.
    private var above: [(depth: Int, place: Int)] = []

    static func read(_ content: Content, _ notation: Notation, of format: ScreenFormat) -> Dump {
        guard let json = content.json else { return Dump() }
        var reader = RoleTree(json, notation)
        reader.readAll()
        reader.dump.unknown = Facets.all.subtracting(format.known).subtracting(reader.seen)
        return reader.dump
    }

    private init(_ json: JSONDocument, _ notation: Notation) {
        self.json = json
        frames = JSONFrames(json)
        self.notation = notation
        keyOfName = json.names.names.map { notation.keys[$0] }
        isMark = json.names.names.map { notation.marks.contains($0) }
        dump.isCut = json.isCut
        dump.platform = notation.platform
        dump.isFlat = notation.isFlat
        if notation.platform == .macOS { dump.order = .file }
    }

    private mutating func readAll() {
        var walk = JSONTreeWalk(json)
        while let object = walk.next() {
            guard isElement(object.place) else {
                readEnvelope(object.place)
                walk.enter(object.place, below: object.parent, asChildren: object.isChild)
                continue
            }
            let (children, place) = add(object.place, to: object.parent)
            for list in children.reversed() { walk.enter(list, below: place, asChildren: true) }
        }
    }

    private func isElement(_ place: Int) -> Bool {
        for member in json.members(place) {
            if isMark[member.name] { return true }
            if keyOfName[member.name] == .inside, json.kind(member.value) == .object,
                json.members(member.value).contains(where: { isMark[$0.name] })
            {
                return true
            }
        }
        return false
    }

    private mutating func readEnvelope(_ place: Int) {
        for member in json.members(place) {
            switch keyOfName[member.name] {
            case .window: dump.title = dump.title ?? json.string(member.value)
            case .app: dump.app = dump.app ?? json.string(member.value)
            case .bundle: dump.bundleID = dump.bundleID ?? json.string(member.value)
            default: break
            }
        }
    }

    /// Adds an element; returns its lists of children with its place.
    private mutating func add(_ place: Int, to parent: Int) -> (children: [Int], place: Int) {
        var fields = Fields()
        fields.element.sourceOffset = Int32(json.offset(place))
        for member in json.members(place) {
            guard let key = keyOfName[member.name] else { continue }
            if key == .inside {
                for inner in json.members(member.value) {
                    guard let key = keyOfName[inner.name] else { continue }
                    read(key, inner.value, into: &fields)
                }
            } else {
                read(key, member.value, into: &fields)
            }
        }
        finish(&fields)
        var parent = parent
        if let depth = fields.depth {
            while let last = above.last, last.depth >= depth { above.removeLast() }
            parent = above.last?.place ?? parent
        }
        if notation.nestsSiblings { parent = trueParent(of: fields.element, in: parent) }
        let index = dump.add(fields.element, title: fields.title, facts: fields.facts, to: parent)
        if let depth = fields.depth { above.append((depth, index)) }
        if dump.title == nil, fields.facts.type == .window {
            dump.title = fields.title ?? fields.element.label
        }
        return (fields.children, index)
    }

    private func trueParent(of element: Element, in parent: Int) -> Int {
        guard let frame = element.frame, frame.isUsable else { return parent }
        var parent = parent
        while parent > 0, StopRole(dump.facts[parent].type) != .container,
            let outer = dump.frame(parent), !outer.holds(frame)
        {
            parent = Int(dump.facts[parent].parent)
        }
        return parent
    }
}

extension Rect {
    /// Whether `inner` lies inside, give or take a point.
    fileprivate func holds(_ inner: Rect) -> Bool {
        inner.x >= x - 1 && inner.y >= y - 1 && inner.maxX <= maxX + 1 && inner.maxY <= maxY + 1
    }
}
