import ScreenModel

extension ScreenFormat {
    /// XCUITest's snapshot dictionary: of Maestro's driver inside `axElement`, of mobilecli as it
    /// is. Types are numbers. (Maestro driver source, H)
    static let xcuiDict = ScreenFormat(
        id: "xcui-dict", what: "an XCUITest snapshot dictionary",
        command: "Maestro's driver, mobilecli dump ui --format raw",
        known: [
            .label, .value, .type, .enabled, .selected, .placeholder, .frame, .identifier,
        ],
        partlyKnown: [.containers],
        support: .dump { XCUIDictReader.read($0) }
    ) { content in
        content.hasKeys("axElement")
            || content.hasKey("elementType", holding: .number) && content.hasKeys("frame", "Width")
    }
}

/// Reads the elements of one dictionary.
private struct XCUIDictReader {
    private enum Key: String {
        case identifier, frame, value, title, label, elementType, enabled, placeholderValue
        case selected, hasFocus, children
    }

    private let json: JSONDocument
    private let frames: JSONFrames
    private let keyOfName: [Key?]
    private var dump = Dump()

    static func read(_ content: Content) -> Dump {
        guard let document = content.json else { return Dump() }
        var reader = XCUIDictReader(document)
        reader.readAll()
        return reader.dump
    }

    private init(_ json: JSONDocument) {
        self.json = json
        frames = JSONFrames(json)
        keyOfName = json.names.names.map { Key(rawValue: $0) }
    }

    private mutating func readAll() {
        dump.isCut = json.isCut
        dump.unknown = [
            .hint, .traits, .stops, .order, .actions, .customContent, .language, .rotors,
            .headingLevel,
        ]
        var walk = JSONTreeWalk(json)
        while let object = walk.next() {
            guard object.isChild || isElement(object.place) else {
                walk.enter(object.place, below: object.parent, asChildren: false)
                continue
            }
            let (index, children) = add(object.place, to: object.parent)
            if let children { walk.enter(children, below: index, asChildren: true) }
        }
    }

    private func isElement(_ place: Int) -> Bool {
        json.members(place).contains { member in
            switch keyOfName[member.name] {
            case .elementType, .label, .identifier: true
            default: false
            }
        }
    }

    /// Adds an element; returns its place, and that of its children.
    private mutating func add(_ place: Int, to parent: Int) -> (index: Int, children: Int?) {
        var element = Element()
        var facts = DumpFacts()
        var title: String?
        var children: Int?
        element.sourceOffset = Int32(json.offset(place))
        for member in json.members(place) {
            guard let key = keyOfName[member.name] else { continue }
            let value = member.value
            switch key {
            case .identifier: element.id = json.scalarText(value)
            case .frame: element.frame = frames.rect(value)
            case .value:
                element.value = json.scalarText(value)
                let kind = json.kind(value)
                if kind == .object || kind == .array { dump.structuredValues += 1 }
            case .title: title = json.scalarText(value)
            case .label: element.label = json.scalarText(value)
            case .elementType: setType(of: &facts, to: value)
            case .enabled: element.enabled = json.flag(value)
            case .placeholderValue: element.placeholder = json.scalarText(value)
            case .selected: element.selected = json.flag(value)
            case .hasFocus:
                if json.flag(value) == true { element.extras.defaultFocus = true }
            case .children: children = value
            }
        }
        // Every key is always there: empty says none.
        if element.value?.isEmpty == true { element.value = nil }
        if element.placeholder?.isEmpty == true { element.placeholder = nil }
        element.applyDriverValueRules(for: facts.type)
        dump.setScreenSize(from: element.frame, of: facts.type)
        return (dump.add(element, title: title, facts: facts, to: parent), children)
    }

    private mutating func setType(of facts: inout DumpFacts, to place: Int) {
        guard let found = TypeNames.type(number: json.number(place)) else {
            dump.noteUnknown("element type", json.scalarText(place) ?? "null")
            return
        }
        facts.type = found.type
        facts.isAny = found.name == "Any"
    }
}
