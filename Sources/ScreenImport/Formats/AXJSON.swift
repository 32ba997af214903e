import ScreenModel

extension ScreenFormat {
    /// The simulator's accessibility tree as idb, AXe and their wrappers print it. `traits` came
    /// back to idb in 2026; AXe writes an empty list, which says nothing. (facebook/idb, AXe, H)
    static let axJSON = ScreenFormat(
        id: "ax-json", what: "a dump of idb, AXe, XcodeBuildMCP or sim-use",
        command: "idb ui describe-all --nested, axe describe-ui, sim-use snapshot --json",
        known: [.label, .value, .hint, .type, .enabled, .frame, .identifier],
        partlyKnown: [.traits, .selected, .placeholder, .actions, .containers],
        support: .dump { AXReader.read($0) }
    ) { content in
        content.hasKeys("entries") && content.hasAnyKey("region", "outline")
            || content.hasAnyKey("AXFrame", "AXLabel", "AXUniqueId", "AXValue")
            || content.hasKeys("elements", "backend", "truncated")
    }
}

/// Reads the elements of one dump.
private struct AXReader {
    private enum Key: String {
        case axLabel = "AXLabel"
        case label, title
        case axValue = "AXValue"
        case value, help
        case axHint = "AXHint"
        case subrole, role, type, traits, enabled, frame
        case axFrame = "AXFrame"
        case axUniqueId = "AXUniqueId"
        case identifier, uniqueId
        case customActions = "custom_actions"
        case placeholder, hidden, focused, expanded, pid, children, states
        case x, y, width, height
    }

    private struct Fields {
        var element = Element()
        var facts = DumpFacts()
        var title: String?
        var typeWord: String?
        var role: String?
        var subrole: String?
        var textFrame: Rect?
        var actions: [String] = []
        var children: Int?
    }

    private let json: JSONDocument
    private let keyOfName: [Key?]
    private var dump = Dump()
    private var seen: Facets = []

    static func read(_ content: Content) -> Dump {
        guard let document = content.json else { return Dump() }
        var reader = AXReader(document)
        reader.dump.isCut = document.isCut
        reader.readEnvelope()
        return reader.dump
    }

    private init(_ json: JSONDocument) {
        self.json = json
        keyOfName = json.names.names.map { Key(rawValue: $0) }
    }

    /// Goes to the list of nodes: `data.raw`, else `data.entries`, else what the envelopes hold.
    private mutating func readEnvelope() {
        var place = JSONDocument.root
        while true {
            if let flag = json.member("truncated", of: place), json.bool(flag) == true {
                dump.isCut = true
            }
            if let screen = json.member("screen", of: place),
                let width = json.member("width", of: screen).flatMap(json.number),
                let height = json.member("height", of: screen).flatMap(json.number)
            {
                dump.screenSize = Size(width: width, height: height)
            }
            let raw = json.member("raw", of: place) ?? json.member("entries", of: place)
            guard let inner = raw ?? json.unwrapped(place) else { break }
            place = inner
        }
        readTree(place)
        dump.unknown = [.order, .stops, .customContent, .language, .rotors, .headingLevel]
        dump.unknown.formUnion(
            Facets([.hint, .traits, .placeholder, .enabled, .actions]).subtracting(seen))
        dump.isFlat = !json.names.names.contains("children")
    }

    /// Depth first with a stack of lists.
    private mutating func readTree(_ top: Int) {
        var open: [(items: JSONItems, parent: Int)] = []
        if json.kind(top) == .array {
            open.append((json.items(top), 0))
        } else if json.kind(top) == .object, let children = add(top, to: 0) {
            open.append(children)
        }
        while !open.isEmpty {
            guard let item = open[open.count - 1].items.next() else {
                open.removeLast()
                continue
            }
            let parent = open[open.count - 1].parent
            // Some tools group nodes in bare lists.
            if json.kind(item) == .array {
                open.append((json.items(item), parent))
            } else if json.kind(item) == .object, let children = add(item, to: parent) {
                open.append(children)
            }
        }
    }

    /// Adds a node; returns its children with its place.
    private mutating func add(_ place: Int, to parent: Int) -> (items: JSONItems, parent: Int)? {
        var fields = Fields()
        fields.element.sourceOffset = Int32(json.offset(place))
        for member in json.members(place) {
            guard let key = keyOfName[member.name] else { continue }
            read(key, member.value, into: &fields)
        }
        fields.facts.type = type(fields)
        if fields.element.frame == nil { fields.element.frame = fields.textFrame }
        applyValueRules(&fields)
        if !fields.actions.isEmpty {
            fields.element.extras.actions = fields.actions.map { CustomAction(name: $0) }
        }
        let index = dump.add(fields.element, title: fields.title, facts: fields.facts, to: parent)
        guard let children = fields.children else { return nil }
        return (json.items(children), index)
    }

    private mutating func read(_ key: Key, _ value: Int, into fields: inout Fields) {
        switch key {
        case .axLabel, .label: fields.element.label = json.scalarText(value)
        case .title: fields.title = json.scalarText(value)
        case .axValue, .value: readValue(value, into: &fields)
        case .help, .axHint:
            fields.element.hint = json.scalarText(value) ?? fields.element.hint
            seen.insert(.hint)
        case .subrole: fields.subrole = json.string(value)
        case .role: fields.role = json.string(value)
        case .type: fields.typeWord = json.string(value)
        case .traits: readTraits(value, into: &fields)
        case .enabled:
            fields.element.enabled = json.flag(value)
            if fields.element.enabled != nil { seen.insert(.enabled) }
        case .frame: fields.element.frame = rect(value)
        case .axFrame: fields.textFrame = json.string(value).flatMap(FrameText.rect)
        case .axUniqueId, .identifier, .uniqueId:
            // A number is a pointer of the idb of 2019.
            fields.element.id = json.string(value) ?? fields.element.id
        case .customActions: readActions(value, into: &fields)
        case .placeholder:
            fields.element.placeholder = json.scalarText(value)
            seen.insert(.placeholder)
        case .hidden: fields.facts.isHidden = json.flag(value) == true
        case .focused: if json.flag(value) == true { fields.element.extras.defaultFocus = true }
        case .expanded: fields.element.expanded = json.flag(value)
        case .pid:
            fields.facts.process = json.number(value).flatMap { Int32(exactly: $0) } ?? 0
        case .children: fields.children = value
        case .states: readStates(value, into: &fields)
        case .x, .y, .width, .height: break
        }
    }

    private mutating func readValue(_ value: Int, into fields: inout Fields) {
        fields.element.value = json.scalarText(value)
        if json.kind(value) == .object || json.kind(value) == .array {
            dump.structuredValues += 1
        }
    }

    private mutating func readTraits(_ value: Int, into fields: inout Fields) {
        let words = json.items(value).compactMap { json.string($0) }
        guard !words.isEmpty else { return }
        let (traits, unknown) = TraitNames.traits(words)
        for word in unknown { dump.noteUnknown("trait", word) }
        fields.element.traits = traits
        seen.insert(.traits)
    }

    private mutating func readActions(_ value: Int, into fields: inout Fields) {
        guard json.kind(value) == .array else { return }
        seen.insert(.actions)
        for item in json.items(value) {
            let name = json.string(item) ?? json.member("name", of: item).flatMap(json.string)
            if let name { fields.actions.append(name) }
        }
    }

    /// The words of sim-use's flat entries.
    private mutating func readStates(_ value: Int, into fields: inout Fields) {
        seen.insert(.enabled)
        for word in json.items(value).compactMap({ json.string($0)?.lowercased() }) {
            switch word {
            case "selected": fields.element.selected = true
            case "disabled", "notenabled", "dimmed": fields.element.enabled = false
            case "expanded": fields.element.expanded = true
            case "collapsed": fields.element.expanded = false
            default: dump.noteUnknown("state", word)
            }
        }
    }

    /// Subroles of controls win, then the role, then the type where the role is no word we know.
    private mutating func type(_ fields: Fields) -> ElementType {
        if let subrole = fields.subrole, let type = TypeNames.type(subrole), type != .other {
            return type
        }
        if let role = fields.role, let type = TypeNames.type(role) { return type }
        if let word = fields.typeWord, let type = TypeNames.type(word) { return type }
        if let word = fields.role ?? fields.typeWord, !word.isEmpty {
            dump.noteUnknown("role", word)
        }
        return .other
    }

    /// 1 and 0 on a tab or radio button mean selected or not; 1 on a button selected.
    private func applyValueRules(_ fields: inout Fields) {
        guard let value = fields.element.value else { return }
        let isChoice = fields.facts.type == .tab || fields.facts.type == .radioButton
        if value == "1", isChoice || fields.facts.type == .button && fields.element.traits == nil {
            fields.element.selected = true
            fields.element.value = nil
        } else if value == "0", isChoice {
            fields.element.selected = fields.element.selected ?? false
            fields.element.value = nil
        }
    }

    private func rect(_ place: Int) -> Rect? {
        var numbers: (x: Double?, y: Double?, width: Double?, height: Double?)
        for member in json.members(place) {
            switch keyOfName[member.name] {
            case .x: numbers.x = json.number(member.value)
            case .y: numbers.y = json.number(member.value)
            case .width: numbers.width = json.number(member.value)
            case .height: numbers.height = json.number(member.value)
            default: break
            }
        }
        guard let x = numbers.x, let y = numbers.y, let width = numbers.width,
            let height = numbers.height
        else { return nil }
        let rect = Rect(x: x, y: y, width: width, height: height)
        return rect.isFinite ? rect : nil
    }
}

extension Rect {
    var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}

extension JSONDocument {
    /// True and false in all the ways that tools write them; `nil` for null and the rest.
    func flag(_ place: Int) -> Bool? {
        switch scalarText(place)?.lowercased() {
        case "true", "1", "yes": true
        case "false", "0", "no": false
        default: nil
        }
    }
}
