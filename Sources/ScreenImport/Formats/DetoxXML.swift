import ScreenModel

extension ScreenFormat {
    /// The views of an app as Detox writes them, without escaping. `text` is what a label or field
    /// shows. The frames are relative to the view above; Detox's own test files mask them.
    /// (wix/Detox, M)
    static let detoxXML = ScreenFormat(
        id: "detox-xml", what: "a Detox view hierarchy",
        command: "device.generateViewHierarchyXml()", known: [.label, .identifier],
        partlyKnown: [.value, .type, .frame], support: .dump { DetoxReader.read($0) }
    ) { content in
        guard let xml = content.xml, let root = xml.records.first else { return false }
        let name = xml.names.name(Int(root.name))
        return name == "ViewHierarchy" || name == "UIWindow"
    }
}

private struct DetoxReader {
    private enum Attribute: String {
        case `class`, focused, id, label, text, value, visibility, alpha, x, y, width, height
    }

    private struct Fields {
        var element = Element()
        var facts = DumpFacts()
        var text: String?
        var numbers: [Attribute: Double] = [:]
        /// Whether a frame number stands there, if only masked.
        var hasOrigin = false
    }

    private let xml: XMLDocument
    private let attributeOfName: [Attribute?]
    private let typeOfName: [ElementType?]
    private let wrapper: Int32?
    private var dump = Dump()
    /// By place the corner that frames below are counted from; `nil` where it is masked.
    private var origins: [Point?] = [Point(x: 0, y: 0)]

    static func read(_ content: Content) -> Dump {
        guard let xml = content.xml else { return Dump() }
        var reader = DetoxReader(xml)
        reader.readAll()
        return reader.dump
    }

    private init(_ xml: XMLDocument) {
        self.xml = xml
        let names = xml.names.names
        attributeOfName = names.map { Attribute(rawValue: $0) }
        // A Swift class brings its generic parameters.
        typeOfName = names.map { name in ViewClasses.type(String(name.prefix { $0 != "<" })) }
        wrapper = names.firstIndex(of: "ViewHierarchy").map { Int32($0) }
    }

    private mutating func readAll() {
        dump.reserveCapacity(xml.records.count)
        dump.isCut = xml.isCut
        dump.hasWebContent = xml.hasMarkupInCDATA
        dump.rule = .typeless
        dump.unknown = [
            .hint, .traits, .enabled, .selected, .placeholder, .stops, .order, .actions,
            .customContent, .containers, .language, .rotors, .headingLevel,
        ]
        var placeOfRecord = [Int](repeating: 0, count: xml.records.count)
        var hasFrames = false
        for (number, record) in xml.records.enumerated() {
            let parent = record.parent < 0 ? 0 : placeOfRecord[Int(record.parent)]
            placeOfRecord[number] = record.name == wrapper ? parent : add(record, to: parent)
            hasFrames = hasFrames || dump.element(placeOfRecord[number]).frame != nil
        }
        if !hasFrames {
            dump.unknown.insert(.frame)
            dump.order = .file
        }
    }

    private mutating func add(_ record: XMLRecord, to parent: Int) -> Int {
        var fields = Fields()
        fields.element.sourceOffset = record.offset
        var type = typeOfName[Int(record.name)]
        for attribute in xml.attributes(of: record) {
            guard let kind = attributeOfName[Int(attribute.name)] else { continue }
            switch kind {
            case .class: type = type ?? ViewClasses.type(xml.value(attribute))
            case .id: fields.element.id = xml.value(attribute)
            case .label: fields.element.label = xml.value(attribute)
            case .value: fields.element.value = xml.value(attribute)
            case .text: fields.text = xml.value(attribute)
            case .visibility:
                if xml.value(attribute) != "visible" { fields.facts.isHidden = true }
            case .alpha: if xml.number(attribute) == 0 { fields.facts.isHidden = true }
            case .focused:
                if xml.bool(attribute) == true { fields.element.extras.defaultFocus = true }
            case .x, .y, .width, .height:
                if kind == .x || kind == .y { fields.hasOrigin = true }
                fields.numbers[kind] = xml.number(attribute)
            }
        }
        if let type {
            fields.facts.type = type
            fields.element.derived.insert(.type)
        }
        // What stands in a field is its value; what another view shows is its name.
        if StopRole(fields.facts.type) == .textEntry, TextTests.isBlank(fields.element.value) {
            fields.element.value = fields.text ?? fields.element.value
            fields.text = nil
        }
        let origin = place(&fields, in: parent)
        origins.append(origin)
        return dump.add(fields.element, title: fields.text, facts: fields.facts, to: parent)
    }

    /// Puts the frame on the screen and returns its corner. A window has none of its own.
    private func place(_ fields: inout Fields, in parent: Int) -> Point? {
        let isAtOrigin = parent == 0 && !fields.hasOrigin
        guard let outer = origins[parent],
            let x = fields.numbers[.x] ?? (isAtOrigin ? 0 : nil),
            let y = fields.numbers[.y] ?? (isAtOrigin ? 0 : nil)
        else { return nil }
        let corner = Point(x: outer.x + x, y: outer.y + y)
        guard corner.x.isFinite, corner.y.isFinite else { return nil }
        if let width = fields.numbers[.width], let height = fields.numbers[.height] {
            let frame = Rect(x: corner.x, y: corner.y, width: width, height: height)
            if frame.isFinite { fields.element.frame = frame }
        }
        return corner
    }
}
