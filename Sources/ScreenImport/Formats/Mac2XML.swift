import ScreenModel

extension ScreenFormat {
    /// The page source of Appium's driver for Mac apps. Names stand in `title`, separators are
    /// disabled menu items without text, and what a closed menu holds has no size.
    /// (appium-mac2-driver, M)
    static let mac2XML = ScreenFormat(
        id: "mac2-xml", what: "a page source of Appium for the Mac",
        command: "driver.page_source (Appium Mac2)",
        known: [
            .label, .value, .type, .enabled, .selected, .placeholder, .frame, .identifier, .order,
        ],
        support: .dump { Mac2Reader.read($0) }
    ) { $0.hasAttribute("elementType") }
}

private struct Mac2Reader {
    private enum Attribute: String {
        case elementType, identifier, label, title, value, placeholderValue, enabled, selected
        case x, y, width, height, bundleId
    }

    private let xml: XMLDocument
    private let attributeOfName: [Attribute?]
    private let typeOfName: [ElementType?]
    private var dump = Dump()

    static func read(_ content: Content) -> Dump {
        guard let xml = content.xml else { return Dump() }
        var reader = Mac2Reader(xml)
        reader.readAll()
        return reader.dump
    }

    private init(_ xml: XMLDocument) {
        self.xml = xml
        let names = xml.names.names
        attributeOfName = names.map { Attribute(rawValue: $0) }
        typeOfName = names.map { name in
            name.hasPrefix("XCUIElementType") ? TypeNames.type(name) : nil
        }
    }

    private mutating func readAll() {
        dump.reserveCapacity(xml.records.count)
        dump.isCut = xml.isCut
        dump.platform = .macOS
        dump.order = .file
        dump.unknown = Facets.all.subtracting(ScreenFormat.mac2XML.known)
        var placeOfRecord = [Int](repeating: 0, count: xml.records.count)
        for (number, record) in xml.records.enumerated() {
            let parent = record.parent < 0 ? 0 : placeOfRecord[Int(record.parent)]
            placeOfRecord[number] = add(record, to: parent)
        }
    }

    /// Adds a node, unless the record is a wrapper; returns the place that its children lie below.
    private mutating func add(_ record: XMLRecord, to parent: Int) -> Int {
        var element = Element()
        var facts = DumpFacts()
        var title: String?
        var number: Double?
        var frame: (x: Double?, y: Double?, width: Double?, height: Double?)
        for attribute in xml.attributes(of: record) {
            switch attributeOfName[Int(attribute.name)] {
            case .elementType: number = xml.number(attribute)
            case .identifier: element.id = xml.value(attribute)
            case .label: element.label = xml.value(attribute)
            case .title: title = xml.value(attribute)
            case .value: element.value = xml.value(attribute)
            case .placeholderValue: element.placeholder = xml.value(attribute)
            case .enabled: element.enabled = xml.bool(attribute)
            case .selected: element.selected = xml.bool(attribute)
            case .x: frame.x = xml.number(attribute)
            case .y: frame.y = xml.number(attribute)
            case .width: frame.width = xml.number(attribute)
            case .height: frame.height = xml.number(attribute)
            case .bundleId: dump.bundleID = dump.bundleID ?? xml.value(attribute)
            case nil: break
            }
        }
        let name = xml.names.name(Int(record.name))
        guard name.hasPrefix("XCUIElementType") || number != nil else { return parent }
        if let type = typeOfName[Int(record.name)] ?? TypeNames.type(number: number)?.type {
            facts.type = type
        } else {
            dump.noteUnknown("type", name)
        }
        facts.isAny = name == "XCUIElementTypeAny"
        element.sourceOffset = record.offset
        element.applyDriverValueRules(for: facts.type)
        if let x = frame.x, let y = frame.y, let width = frame.width, let height = frame.height {
            let rect = Rect(x: x, y: y, width: width, height: height)
            if rect.isFinite { element.frame = rect }
        }
        if dump.title == nil, facts.type == .window { dump.title = title ?? element.label }
        return dump.add(element, title: title, facts: facts, to: parent)
    }
}
