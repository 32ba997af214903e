import ScreenModel

extension ScreenFormat {
    /// WebDriverAgent's source as JSON and its relatives: the first generation with UIA types and
    /// hints (2016), `/wda/accessibleSource` without frames, XCTestWD with its misspelled keys,
    /// and mobilecli's list, which says little beside labels. (WebDriverAgent source, H)
    static let wdaJSON = ScreenFormat(
        id: "wda-json", what: "a JSON source of WebDriverAgent",
        command: "curl localhost:8100/source?format=json, mobilecli dump ui",
        known: [.label, .type],
        partlyKnown: [
            .value, .enabled, .frame, .traits, .selected, .placeholder, .identifier, .stops,
            .actions, .containers, .hint,
        ],
        support: .dump { WDAJSONReader.read($0) }
    ) { content in
        content.hasKeys("type", "rect")
            || content.hasAnyKey(
                "rawIdentifier", "isAccessible", "isVisible", "rawIndentifier", "lable")
            || content.hasKeys("value", "sessionId") && content.json?.isEmptyCapture == true
    }
}

/// Reads the elements of one source.
private struct WDAJSONReader {
    private enum Key: String {
        case type, rawIdentifier, rawIndentifier, identifier, name, value, label, lable, rect
        case frame, nativeFrame, isEnabled, enabled, isVisible, isAccessible, isFocused, isSelected
        case selected, hasKeyboardFocus, traits, placeholderValue, placeholder, customActions, hint
        case bundleId, bundleID, attributes, children
    }

    /// Who wrote the file, as far as it changes what the file can say.
    private enum Dialect {
        case source
        /// UIA types; each node repeats itself under `attributes`, with the hint.
        case firstGeneration
        /// Only what is accessible and visible, as leaves without frames.
        case accessibleSource
        /// XCTestWD and Macaca: the value is always empty.
        case misspelled
        /// mobilecli's list: chosen types, nothing about their states.
        case list
    }

    private struct Fields {
        var element = Element()
        var facts = DumpFacts()
        var typeWord: String?
        var name: String?
        var identifier: String?
        var traits: String?
        var actions: String?
        /// By how exact they are.
        var frames: (native: Rect?, text: Rect?, rounded: Rect?)
        var children: Int?
    }

    private let json: JSONDocument
    private let frames: JSONFrames
    private let keyOfName: [Key?]
    private let dialect: Dialect
    private let hasIdentifiers: Bool
    private var dump = Dump()
    private var seen: Facets = []
    private var traits = DriverTraits()

    static func read(_ content: Content) -> Dump {
        guard let document = content.json else { return Dump() }
        var reader = WDAJSONReader(document)
        reader.readAll()
        return reader.dump
    }

    private init(_ json: JSONDocument) {
        self.json = json
        frames = JSONFrames(json)
        let names = json.names.names
        keyOfName = names.map { Key(rawValue: $0) }
        hasIdentifiers = names.contains { $0 == "rawIdentifier" || $0 == "rawIndentifier" }
        dialect = WDAJSONReader.dialect(Set(names))
    }

    private static func dialect(_ names: Set<String>) -> Dialect {
        if names.contains("attributes") { return .firstGeneration }
        if names.contains("rawIndentifier") || names.contains("lable") { return .misspelled }
        let hasFlags = names.contains { ["isEnabled", "isVisible", "isAccessible"].contains($0) }
        if hasFlags { return .source }
        return names.contains("rect") || names.contains("frame") ? .list : .accessibleSource
    }

    private mutating func readAll() {
        dump.isCut = json.isCut
        var walk = JSONTreeWalk(json)
        while let object = walk.next() {
            guard object.isChild || isElement(object.place) else {
                walk.enter(object.place, below: object.parent, asChildren: false)
                continue
            }
            let (index, children) = add(object.place, to: object.parent)
            if let children { walk.enter(children, below: index, asChildren: true) }
        }
        dump.rule = seen.contains(.stops) ? .flagged : .derived
        if dialect == .accessibleSource { dump.order = .file }
        setUnknown()
        if dialect == .list, dump.nodeCount > 0 {
            dump.notes.append(
                ImportNote(
                    .derived,
                    "read as mobilecli's list, not as WebDriverAgent's source: no element has a "
                        + "flag such as isEnabled"))
        }
    }

    private func isElement(_ place: Int) -> Bool {
        json.members(place).contains { member in
            switch keyOfName[member.name] {
            case .type, .label, .lable, .rawIdentifier, .rawIndentifier, .rect: true
            default: false
            }
        }
    }

    private mutating func setUnknown() {
        dump.unknown = [.order, .customContent, .language, .rotors, .headingLevel]
        dump.unknown.formUnion(
            Facets([.hint, .traits, .placeholder, .stops, .actions, .enabled, .frame, .value])
                .subtracting(seen))
        switch dialect {
        case .firstGeneration: dump.unknown.formUnion([.identifier, .selected])
        case .list, .accessibleSource:
            if !seen.contains(.selected) { dump.unknown.insert(.selected) }
        case .source, .misspelled: break
        }
    }

    /// Adds an element; returns its place, and that of its children.
    private mutating func add(_ place: Int, to parent: Int) -> (index: Int, children: Int?) {
        var fields = Fields()
        fields.element.sourceOffset = Int32(json.offset(place))
        for member in json.members(place) {
            guard let key = keyOfName[member.name] else { continue }
            read(key, member.value, into: &fields)
        }
        if let word = fields.typeWord {
            let type = TypeNames.type(word)
            if type == nil { dump.noteUnknown("type", word) }
            fields.facts.type = type ?? .other
            fields.facts.isAny = word == "Any" || word == "XCUIElementTypeAny"
        }
        if dialect == .accessibleSource, fields.children == nil {
            fields.facts.flag = true
            seen.insert(.stops)
        }
        fields.element.id = identifier(fields)
        fields.element.frame =
            fields.frames.native ?? fields.frames.text ?? fields.frames.rounded
        fields.element.applyDriverValueRules(for: fields.facts.type)
        if let text = fields.traits {
            traits.read(text, of: fields.facts.type, into: &fields.element, noting: &dump)
        }
        let index = dump.add(fields.element, title: nil, facts: fields.facts, to: parent)
        if let actions = fields.actions { dump.setActions(actions, of: index) }
        return (index, fields.children)
    }

    /// The name falls back on the label, and in the first generation on anything else.
    private func identifier(_ fields: Fields) -> String? {
        if hasIdentifiers || fields.identifier != nil { return fields.identifier }
        guard dialect != .firstGeneration, fields.name != fields.element.label else { return nil }
        return fields.name
    }

    private mutating func read(_ key: Key, _ value: Int, into fields: inout Fields) {
        switch key {
        case .type: fields.typeWord = json.string(value)
        case .rawIdentifier, .rawIndentifier, .identifier:
            fields.identifier = json.scalarText(value) ?? fields.identifier
        case .name: fields.name = json.scalarText(value)
        case .label, .lable:
            fields.element.label = json.scalarText(value) ?? fields.element.label
        case .value: readValue(value, into: &fields)
        case .rect:
            fields.frames.rounded = frames.rect(value)
            seen.insert(.frame)
        case .frame:
            fields.frames.text = frames.rect(value)
            seen.insert(.frame)
        case .nativeFrame: fields.frames.native = frames.rect(value)
        case .isEnabled, .enabled:
            fields.element.enabled = json.flag(value)
            if fields.element.enabled != nil { seen.insert(.enabled) }
        case .isSelected, .selected:
            fields.element.selected = json.flag(value)
            if fields.element.selected != nil { seen.insert(.selected) }
        case .isAccessible:
            fields.facts.flag = json.flag(value)
            if fields.facts.flag != nil { seen.insert(.stops) }
        case .isFocused, .hasKeyboardFocus:
            if json.flag(value) == true { fields.element.extras.defaultFocus = true }
        case .traits:
            fields.traits = json.string(value)
            if fields.traits != nil { seen.insert(.traits) }
        case .placeholderValue, .placeholder:
            fields.element.placeholder = json.scalarText(value)
            seen.insert(.placeholder)
        case .customActions:
            fields.actions = json.string(value)
            seen.insert(.actions)
        case .hint: readHint(value, into: &fields)
        case .bundleId, .bundleID:
            if dump.bundleID == nil { dump.bundleID = json.string(value) }
        case .attributes: readAttributes(value, into: &fields)
        case .children: fields.children = value
        case .isVisible: fields.facts.isUnseen = json.flag(value) == false
        }
    }

    private mutating func readValue(_ place: Int, into fields: inout Fields) {
        fields.element.value = json.scalarText(place)
        if json.kind(place) == .object || json.kind(place) == .array {
            dump.structuredValues += 1
        }
        if dialect != .misspelled || fields.element.value?.isEmpty == false { seen.insert(.value) }
    }

    private mutating func readHint(_ place: Int, into fields: inout Fields) {
        fields.element.hint = json.scalarText(place)
        seen.insert(.hint)
    }

    /// What the first generation says beside the keys of the node itself.
    private mutating func readAttributes(_ place: Int, into fields: inout Fields) {
        seen.insert(.hint)
        for member in json.members(place) {
            switch keyOfName[member.name] {
            case .hint: readHint(member.value, into: &fields)
            case .bundleID: read(.bundleID, member.value, into: &fields)
            case .hasKeyboardFocus: read(.hasKeyboardFocus, member.value, into: &fields)
            default: break
            }
        }
    }
}
