import ScreenModel

extension ScreenFormat {
    /// The model of cashapp/AccessibilitySnapshot as `JSONEncoder` writes it (H), and Button
    /// Heist's, which leaves the wrappers out (M): the elements as VoiceOver has them, in the order
    /// that the library worked out for it.
    static let a11ySnapshot = ScreenFormat(
        id: "a11y-snapshot", what: "a hierarchy of AccessibilitySnapshot",
        command: "JSONEncoder().encode(hierarchy) in a snapshot test, or Button Heist",
        known: [
            .label, .value, .hint, .traits, .enabled, .selected, .frame, .identifier, .stops,
            .order, .actions, .customContent, .containers, .language, .rotors,
        ],
        support: .dump { A11ySnapshotReader.read($0) }
    ) { content in
        content.hasKeys("_0") && content.hasAnyKey("element", "container")
            || content.hasKeys("traversalIndex")
                && content.hasAnyKey("activationPoint", "activationPointX")
    }
}

struct A11ySnapshotReader {
    enum Key: String {
        case element, container, children, traversalIndex, label, value, hint, traits, identifier
        case userInputLabels, shape, frame, activationPoint, usesDefaultActivationPoint
        case customActions, customContent, customRotors, accessibilityLanguage, description, type
        case frameX, frameY, frameWidth, frameHeight, activationPointX, activationPointY
        case unwrapped = "_0"
    }

    /// A rotor item, which names its target by the library's sentence for it.
    struct Target {
        var owner: Int
        var rotor: String?
        var sentence: String?
        var range: Range<Int>?
    }

    let json: JSONDocument
    let frames: JSONFrames
    private let keyOfName: [Key?]
    var dump = Dump()
    private var seen: Facets = []
    private var ranks = [0]
    /// The first element with each sentence, else with each label.
    private var placeOfSentence: [String: Int] = [:]
    private var placeOfLabel: [String: Int] = [:]
    var targets: [Target] = []

    static func read(_ content: Content) -> Dump {
        guard let json = content.json else { return Dump() }
        var reader = A11ySnapshotReader(json)
        json.walk { reader.visit($0, below: $1) }
        reader.finish()
        return reader.dump
    }

    private init(_ json: JSONDocument) {
        self.json = json
        frames = JSONFrames(json)
        keyOfName = json.names.names.map { Key(rawValue: $0) }
        dump.isCut = json.isCut
        dump.rule = .stated
    }

    private mutating func finish() {
        dump.order = .ranks(ranks)
        dump.unknown = [.type, .placeholder, .headingLevel]
        dump.unknown.formUnion(
            Facets([.actions, .customContent, .rotors, .frame]).subtracting(seen))
        // The oldest flat lists have neither shapes nor containers nor languages.
        if keyOfName.contains(.frameX) { dump.unknown.formUnion([.containers, .language]) }
        resolveRotors()
    }

    func members(_ place: Int) -> [Key: Int] {
        var result: [Key: Int] = [:]
        for member in json.members(place) {
            if let key = keyOfName[member.name] { result[key] = member.value }
        }
        return result
    }

    /// An element or container in its wrapper, an element without one, or something around them.
    private mutating func visit(
        _ place: Int, below parent: Int
    ) -> (inner: Int, parent: Int)? {
        let found = members(place)
        if let wrapped = found[.element], json.kind(wrapped) == .object {
            let outer = members(wrapped)
            let inner = outer[.unwrapped]
            addElement(
                inner.map(members) ?? outer, rank: outer[.traversalIndex], at: inner ?? wrapped,
                to: parent)
            return nil
        }
        if let wrapped = found[.container], json.kind(wrapped) == .object {
            let outer = members(wrapped)
            let own = outer[.unwrapped].map(members) ?? outer
            let added = addContainer(own, at: wrapped, to: parent)
            return (outer[.children] ?? found[.children]).map { ($0, added) }
        }
        if found[.traversalIndex] != nil || found[.traits] != nil && found[.shape] != nil {
            addElement(found, rank: found[.traversalIndex], at: place, to: parent)
            return nil
        }
        return (place, parent)
    }

    private mutating func addElement(
        _ found: [Key: Int], rank: Int?, at offset: Int, to parent: Int
    ) {
        var element = Element()
        element.sourceOffset = Int32(json.offset(offset))
        element.label = found[.label].flatMap(json.scalarText)
        element.value = found[.value].flatMap(json.scalarText)
        element.id = found[.identifier].flatMap(json.string)
        element.language = found[.accessibilityLanguage].flatMap(json.string)
        element.traits = traits(found[.traits])
        element.hint = found[.hint].flatMap(json.string).flatMap {
            A11ySnapshotReader.withoutDefault($0, of: element.traits ?? [])
        }
        readShape(found, into: &element)
        readExtras(found, into: &element)
        var facts = DumpFacts()
        facts.flag = true
        let place = dump.add(element, title: nil, facts: facts, to: parent)
        // One without a number follows the one before it.
        let number = rank.flatMap(json.number).map { Int(clamping: $0) }
        ranks.append(number ?? ranks.last ?? 0)
        if let rotors = found[.customRotors] { readRotors(rotors, of: place) }
        if let sentence = found[.description].flatMap(json.string), placeOfSentence[sentence] == nil
        {
            placeOfSentence[sentence] = place
        }
        if let label = element.label, placeOfLabel[label] == nil { placeOfLabel[label] = place }
    }

    private mutating func addContainer(
        _ found: [Key: Int], at offset: Int, to parent: Int
    ) -> Int {
        var element = Element()
        element.sourceOffset = Int32(json.offset(offset))
        element.traits = []
        element.frame = found[.frame].flatMap(json.rectangle)
        var kind = found[.type].flatMap(json.string)
        var names = found
        if let type = found[.type], let member = json.members(type).first(where: { _ in true }) {
            kind = json.names.name(member.name)
            names = members(member.value)
        }
        switch kind {
        case "semanticGroup": element.container = .semanticGroup
        case "list": element.container = .list
        case "landmark": element.container = .landmark
        case "dataTable": element.container = .dataTable
        case "series": element.container = .series
        case "tabBar": element.traits = .tabBar
        case let other?: dump.noteUnknown("container", other)
        case nil: break
        }
        element.label = names[.label].flatMap(json.string)
        element.value = names[.value].flatMap(json.string)
        element.id = names[.identifier].flatMap(json.string)
        ranks.append(ranks.last ?? 0)
        return dump.add(element, title: nil, facts: DumpFacts(), to: parent)
    }

    mutating func markSeen(_ facets: Facets) { seen.formUnion(facets) }

    func target(_ sentence: String) -> Int? {
        placeOfSentence[sentence] ?? placeOfLabel[sentence]
    }
}
