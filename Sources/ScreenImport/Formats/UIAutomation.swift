import ScreenModel

extension ScreenFormat {
    /// The page source of Appium before 1.6, from Apple's UIAutomation (iOS 9 and earlier). It
    /// has the hint. (Appium documentation, M)
    static let uiaXML = ScreenFormat(
        id: "uia-xml", what: "a page source of Appium before 1.6", command: "driver.page_source",
        known: UIAReader.known, partlyKnown: [.containers],
        support: .dump { UIAReader.read($0) }
    ) { content in
        content.hasTag { UIAReader.isType($0) }
    }

    /// The same tree as JSON: `{"UIAButton": {"@": {attributes}, ">": [children]}}`.
    static let uiaJSON = ScreenFormat(
        id: "uia-json", what: "a UIAutomation tree of Appium before 1.6",
        command: "au.mainApp().getTree()",
        known: UIAReader.known, partlyKnown: [.containers],
        support: .dump { UIAReader.read($0) }
    ) { content in
        content.keys.contains("@") && content.keys.contains { UIAReader.isType($0) }
    }
}

/// Reads the elements of one UIAutomation tree in either notation.
private struct UIAReader {
    static let known: Facets = [.label, .value, .hint, .type, .enabled, .frame]

    private enum Attribute: String {
        case name, label, value, enabled, hint, x, y, width, height, rect
    }

    /// What one element says, as its attributes are read.
    private struct Fields {
        var element = Element()
        var name: String?
        var frame = Rect(x: .nan, y: .nan, width: .nan, height: .nan)
    }

    private var dump = Dump()

    static func isType(_ name: String) -> Bool {
        name.hasPrefix("UIA") && name.dropFirst(3).first?.isUppercase == true
    }

    static func read(_ content: Content) -> Dump {
        var reader = UIAReader()
        reader.dump.unknown = [
            .traits, .selected, .placeholder, .identifier, .stops, .order, .actions,
            .customContent, .language, .rotors, .headingLevel,
        ]
        if let xml = content.xml { reader.readAll(xml) }
        if let json = content.json { reader.readAll(json) }
        return reader.dump
    }

    private mutating func readAll(_ xml: XMLDocument) {
        dump.reserveCapacity(xml.records.count)
        dump.isCut = xml.isCut
        dump.hasWebContent = xml.hasMarkupInCDATA
        let names = xml.names.names
        let attributeOfName = names.map { Attribute(rawValue: $0) }
        let isElement = names.map {
            UIAReader.isType($0) || $0.hasPrefix("XCUIElementType")
        }
        var hasNewNames = false
        var placeOfRecord = [Int](repeating: 0, count: xml.records.count)
        for (number, record) in xml.records.enumerated() {
            let parent = record.parent < 0 ? 0 : placeOfRecord[Int(record.parent)]
            guard isElement[Int(record.name)] else {
                placeOfRecord[number] = parent
                continue
            }
            var fields = Fields()
            fields.element.sourceOffset = record.offset
            for attribute in xml.attributes(of: record) {
                guard let kind = attributeOfName[Int(attribute.name)] else { continue }
                read(kind, xml.value(attribute), into: &fields)
            }
            let type = names[Int(record.name)]
            if !UIAReader.isType(type) { hasNewNames = true }
            placeOfRecord[number] = add(fields, type: type, to: parent)
        }
        if hasNewNames {
            dump.notes.append(
                ImportNote(
                    .derived,
                    "read as UIAutomation, though XCUIElementType names stand among "
                        + "the UIA ones"))
        }
    }

    private mutating func readAll(_ json: JSONDocument) {
        dump.isCut = json.isCut
        let names = json.names.names
        let attributeOfName = names.map { Attribute(rawValue: $0) }
        let isElement = names.map { UIAReader.isType($0) }
        let frames = JSONFrames(json)
        var walk = JSONTreeWalk(json)
        while let object = walk.next() {
            guard let name = object.name, isElement[name] else {
                walk.enter(object.place, below: object.parent, asChildren: false)
                continue
            }
            var fields = Fields()
            fields.element.sourceOffset = Int32(json.offset(object.place))
            if let own = json.member("@", of: object.place) {
                for member in json.members(own) {
                    guard let kind = attributeOfName[member.name] else { continue }
                    if kind == .rect {
                        fields.frame = frames.rect(member.value) ?? fields.frame
                    } else if let text = json.scalarText(member.value) {
                        read(kind, text, into: &fields)
                    }
                }
            }
            let index = add(fields, type: names[name], to: object.parent)
            if let children = json.member(">", of: object.place) {
                walk.enter(children, below: index, asChildren: false)
            }
        }
    }

    private func read(_ attribute: Attribute, _ text: String, into fields: inout Fields) {
        switch attribute {
        case .name: fields.name = text
        case .label: fields.element.label = text
        case .value: fields.element.value = text
        case .hint: fields.element.hint = text
        case .enabled:
            switch text.lowercased() {
            case "true", "1", "yes": fields.element.enabled = true
            case "false", "0", "no": fields.element.enabled = false
            default: break
            }
        case .x: fields.frame.x = Double(text) ?? .nan
        case .y: fields.frame.y = Double(text) ?? .nan
        case .width: fields.frame.width = Double(text) ?? .nan
        case .height: fields.frame.height = Double(text) ?? .nan
        case .rect: fields.frame = FrameText.rect(text) ?? fields.frame
        }
    }

    /// Adds an element. An empty label leaves the name to be spoken, which elsewhere would be
    /// the identifier.
    private mutating func add(_ fields: Fields, type word: String, to parent: Int) -> Int {
        var element = fields.element
        var facts = DumpFacts()
        let type = TypeNames.type(word)
        if type == nil { dump.noteUnknown("type", word) }
        facts.type = type ?? .other
        if fields.frame.isFinite { element.frame = fields.frame }
        if (element.label ?? "").isEmpty { element.label = fields.name }
        if element.hint?.isEmpty == true { element.hint = nil }
        if element.value?.isEmpty == true { element.value = nil }
        element.applyDriverValueRules(for: facts.type)
        return dump.add(element, title: nil, facts: facts, to: parent)
    }
}
