import ScreenModel

/// How a dump's rules find the stops.
enum StopRule {
    /// The file says of every element whether it is one; nothing is worked out.
    case stated
    /// The file flags elements (`accessible`).
    case flagged
    /// From types and texts.
    case derived
    /// From texts alone, where the file knows no types.
    case typeless

    /// Whether a stop is the importer's conclusion.
    var isDerived: Bool { self == .derived || self == .typeless }
}

/// What the rules need to know of one node of a dump beside the element itself.
struct DumpFacts {
    /// The place of the node above.
    var parent: Int32 = 0
    /// The place after everything below.
    var end: Int32 = 0
    var type = ElementType.other
    /// The stop flag of the file.
    var flag: Bool?
    var isHidden = false
    /// The driver says that it cannot be seen: no word about whether it is a stop.
    var isUnseen = false
    /// Stands beside the reading order with all below it.
    var isBeside = false
    var isAny = false
    /// The process that owns it; 0 where the file does not say.
    var process: Int32 = 0
    /// A label, title or value that is not blank.
    var hasWords = false
    /// Words or a placeholder.
    var hasText = false
    var isScrollBar = false
}

/// A dump as its reader hands it over: a tree in document order with the facts that the rules for
/// stops, order and states work on.
struct Dump {
    /// Where the reading order of the stops comes from.
    enum Order: Equatable {
        case frames
        /// As the nodes stand in the file.
        case file
        /// By a number for every place, equal ones as they stand in the file.
        case ranks([Int])
    }

    private(set) var tree = ElementTree()
    /// By place in the tree; the first is the root above all nodes.
    private(set) var facts = [DumpFacts()]
    var rule = StopRule.derived
    var order = Order.frames
    /// The first node that the app itself made: 2 where the producer puts one of its own above.
    var root = 1
    /// What this dialect cannot say of any element.
    var unknown: Facets = []
    var isCut = false
    var isFlat = false
    var hasWebContent = false
    var bundleID: String?
    var screenSize: Size?
    var platform = Platform.iOS
    /// The title of the window.
    var title: String?
    var app: String?
    /// The direction of the layout, where the file says it.
    var direction: LayoutDirection?
    /// What to do about a dump without any element, where the file says what went wrong.
    var advice: String?
    var notes: [ImportNote] = []
    /// Values that are lists or objects, which nobody can speak.
    var structuredValues = 0
    /// Labels that named scroll bars among their texts.
    var scrollBarsInLabels = 0
    /// Read from a text whose lines are not those of the content.
    var hasForeignPlaces = false
    private(set) var blankTexts = 0
    private(set) var doubledIDs = 0
    private(set) var firstLabel: String?
    private var ids: Set<String> = []
    private var unknownNames: [String] = []

    var nodeCount: Int { facts.count - 1 }

    mutating func reserveCapacity(_ count: Int) {
        tree.reserveCapacity(count)
        facts.reserveCapacity(count + 1)
    }

    /// Adds a node below `parent` (0: the root) and returns its place. Nodes come in document
    /// order. `title` stands in for a label that says nothing.
    mutating func add(_ element: Element, title: String?, facts given: DumpFacts, to parent: Int)
        -> Int
    {
        var element = element
        var facts = given
        if nodeCount + 1 == root { firstLabel = element.label }
        if TextTests.isBlank(element.label) {
            if let label = element.label, !label.isEmpty { blankTexts += 1 }
            if let title, !TextTests.isBlank(title) {
                element.label = title
            } else if element.label != nil {
                element.label = ""
            }
        }
        if let value = element.value, !value.isEmpty, TextTests.isBlank(value) {
            blankTexts += 1
            element.value = ""
        }
        if let id = element.id {
            if id.isEmpty {
                element.id = nil
            } else if !ids.insert(id).inserted {
                element.id = nil
                doubledIDs += 1
            }
        }
        let likelyTraits = facts.type.likelyTraits
        if element.traits == nil, !likelyTraits.isEmpty || !unknown.contains(.type) {
            element.traits = likelyTraits
            element.derived.insert(.traits)
        }
        element.type = facts.type
        facts.parent = Int32(parent)
        facts.hasWords = element.hasText
        facts.hasText = facts.hasWords || !TextTests.isBlank(element.placeholder)
        facts.isScrollBar = facts.type == .scrollBar || Dump.isDisguisedScrollBar(element)
        self.facts.append(facts)
        tree.append(element, to: ElementIndex(parent))
        return nodeCount
    }

    private static func isDisguisedScrollBar(_ element: Element) -> Bool {
        guard element.type == .other, let value = element.value, let label = element.label else {
            return false
        }
        return TextTests.isPercentage(value) && TextTests.endsWithPageCount(label)
    }

    /// Notes a name that no table here has, once.
    mutating func noteUnknown(_ kind: String, _ name: String) {
        let text = "\(kind) '\(name)'"
        guard unknownNames.count < 20, !unknownNames.contains(text) else { return }
        unknownNames.append(text)
        notes.append(ImportNote(.name, "\(text) is not known here"))
    }

    /// Works out where every node's subtree ends.
    mutating func close() {
        for place in facts.indices { facts[place].end = Int32(place + 1) }
        for place in facts.indices.dropFirst().reversed() {
            let parent = Int(facts[place].parent)
            facts[parent].end = max(facts[parent].end, facts[place].end)
        }
    }

    mutating func modify(_ place: Int, _ change: (inout Element) -> Void) {
        tree.modify(ElementIndex(place), change)
    }

    mutating func seal() {
        tree.seal()
    }

    func element(_ place: Int) -> Element {
        tree[ElementIndex(place)]
    }

    func frame(_ place: Int) -> Rect? {
        guard let frame = tree[ElementIndex(place)].frame, frame.isUsable else { return nil }
        return frame
    }

    /// What identifies a stop to a listener: label, else value, else placeholder.
    func text(_ place: Int) -> String {
        let element = tree[ElementIndex(place)]
        if let label = element.label, !label.isEmpty { return label }
        if let value = element.value, !value.isEmpty { return value }
        return element.placeholder ?? ""
    }

    func isLeaf(_ place: Int) -> Bool {
        facts[place].end == Int32(place + 1)
    }
}
