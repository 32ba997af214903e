import ScreenModel

extension ScreenFormat {
    /// WebDriverAgent's page source, as Appium hands it out, also from real devices. Dialects
    /// differ by what they add: `accessible` (2021), `placeholderValue` and `traits` (2025),
    /// `customActions` (end of 2025); Appium 1.6 writes a hint. (WebDriverAgent source, H)
    static let wdaXML = ScreenFormat(
        id: "wda-xml", what: "a page source of Appium or WebDriverAgent",
        command: "driver.page_source, Copy XML in Appium Inspector, curl localhost:8100/source",
        known: [.label, .value, .type, .enabled, .frame],
        partlyKnown: [
            .traits, .selected, .placeholder, .identifier, .stops, .actions, .containers, .hint,
        ],
        support: .dump { WDAReader.read($0) }
    ) { content in
        content.hasTag { $0.hasPrefix("XCUIElementType") || $0 == "AppiumAUT" }
    }
}

/// Reads the elements of one page source.
private struct WDAReader {
    private enum Attribute: String, CaseIterable {
        case type, value, name, label, enabled, visible, accessible, x, y, width, height, selected,
            hint
        case placeholderValue, traits, nativeFrame, customActions, bundleId
    }

    /// What one start tag says.
    private struct Fields {
        var element = Element()
        var facts = DumpFacts()
        var name: String?
        var traits: String?
        var actions: String?
        var typeWord: String?
        var nativeFrame: Rect?
        var frame: (x: Double?, y: Double?, width: Double?, height: Double?)
    }

    private let xml: XMLDocument
    private let attributeOfName: [Attribute?]
    /// The type of each tag name; `nil` for what is no element.
    private let typeOfName: [ElementType?]
    private let anyName: Int32?
    private var dump = Dump()
    private var seen: Facets = []
    private var traits = DriverTraits()

    static func read(_ content: Content) -> Dump {
        guard let xml = content.xml else { return Dump() }
        var reader = WDAReader(xml)
        reader.readAll()
        return reader.dump
    }

    private init(_ xml: XMLDocument) {
        self.xml = xml
        let names = xml.names.names
        anyName = names.firstIndex(of: "XCUIElementTypeAny").map { Int32($0) }
        attributeOfName = names.map { Attribute(rawValue: $0) }
        typeOfName = names.map { name in
            name.hasPrefix("XCUIElementType") ? TypeNames.type(name) ?? .other : nil
        }
        for name in names where name.hasPrefix("XCUIElementType") && TypeNames.type(name) == nil {
            dump.noteUnknown("type", name)
        }
    }

    private mutating func readAll() {
        dump.reserveCapacity(xml.records.count)
        dump.isCut = xml.isCut
        dump.hasWebContent = xml.hasMarkupInCDATA
        var placeOfRecord = [Int32](repeating: 0, count: xml.records.count)
        for (number, record) in xml.records.enumerated() {
            let parent = record.parent < 0 ? 0 : Int(placeOfRecord[Int(record.parent)])
            guard let type = typeOfName[Int(record.name)] else {
                placeOfRecord[number] = Int32(parent)
                continue
            }
            placeOfRecord[number] = Int32(add(record, type, to: parent))
        }
        dump.rule = seen.contains(.stops) ? .flagged : .derived
        dump.unknown = [.order, .customContent, .language, .rotors, .headingLevel]
        dump.unknown.formUnion(
            Facets([.hint, .traits, .placeholder, .stops, .actions]).subtracting(seen))
    }

    private mutating func add(_ record: XMLRecord, _ type: ElementType, to parent: Int) -> Int {
        var fields = Fields()
        fields.facts.type = type
        fields.element.sourceOffset = record.offset
        for attribute in xml.attributes(of: record) {
            guard let kind = attributeOfName[Int(attribute.name)] else { continue }
            read(attribute, kind, of: record, into: &fields)
        }
        if let word = fields.typeWord, let type = TypeNames.type(word) { fields.facts.type = type }
        fields.facts.isAny = anyName == record.name
        fields.element.applyDriverValueRules(for: fields.facts.type)
        if let name = fields.name, name != fields.element.label { fields.element.id = name }
        if let text = fields.traits {
            traits.read(text, of: fields.facts.type, into: &fields.element, noting: &dump)
        }
        if let nativeFrame = fields.nativeFrame {
            fields.element.frame = nativeFrame
        } else if let x = fields.frame.x, let y = fields.frame.y, let width = fields.frame.width,
            let height = fields.frame.height
        {
            let frame = Rect(x: x, y: y, width: width, height: height)
            if frame.isFinite { fields.element.frame = frame }
        }
        if dump.nodeCount == 0, let width = fields.frame.width, let height = fields.frame.height,
            width > 0, height > 0, width.isFinite, height.isFinite
        {
            dump.screenSize = Size(width: width, height: height)
        }
        let place = dump.add(fields.element, title: nil, facts: fields.facts, to: parent)
        if let actions = fields.actions { dump.setActions(actions, of: place) }
        return place
    }

    private mutating func read(
        _ attribute: XMLAttribute, _ kind: Attribute, of record: XMLRecord,
        into fields: inout Fields
    ) {
        switch kind {
        case .type:
            // It differs from the tag's name in files that people edited.
            if !xml.isValue(attribute, theName: record.name) {
                fields.typeWord = xml.value(attribute)
            }
        case .value: fields.element.value = xml.value(attribute)
        case .name: fields.name = xml.value(attribute)
        case .label: fields.element.label = xml.value(attribute)
        case .enabled: fields.element.enabled = xml.bool(attribute)
        case .selected: fields.element.selected = xml.bool(attribute)
        case .visible: fields.facts.isUnseen = xml.bool(attribute) == false
        case .accessible:
            let flag = xml.bool(attribute)
            fields.facts.flag = flag
            if flag != nil { seen.insert(.stops) }
        case .x: fields.frame.x = xml.number(attribute)
        case .y: fields.frame.y = xml.number(attribute)
        case .width: fields.frame.width = xml.number(attribute)
        case .height: fields.frame.height = xml.number(attribute)
        case .hint:
            fields.element.hint = xml.value(attribute)
            seen.insert(.hint)
        case .placeholderValue:
            fields.element.placeholder = xml.value(attribute)
            seen.insert(.placeholder)
        case .traits:
            fields.traits = xml.value(attribute)
            seen.insert(.traits)
        case .nativeFrame: fields.nativeFrame = FrameText.rect(xml.value(attribute))
        case .customActions:
            fields.actions = xml.value(attribute)
            seen.insert(.actions)
        case .bundleId: if dump.bundleID == nil { dump.bundleID = xml.value(attribute) }
        }
    }
}
