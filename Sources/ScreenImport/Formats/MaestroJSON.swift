import ScreenModel

extension ScreenFormat {
    /// `attributes` of texts, and beside them the flags once more as booleans, which count.
    /// (mobile-dev-inc/maestro, M)
    static let maestroJSON = ScreenFormat(
        id: "maestro-json", what: "a Maestro hierarchy", command: "maestro hierarchy",
        known: [
            .label, .value, .enabled, .selected, .placeholder, .frame, .identifier,
        ],
        support: .dump { MaestroJSONReader.read($0) }
    ) { $0.hasKey("attributes", holding: .object) && $0.hasKey("bounds", holding: .string) }
}

private struct MaestroJSONReader {
    private let json: JSONDocument
    private let attributeOfName: [MaestroFields.Attribute?]
    private let attributes: Int?
    private let children: Int?
    private var maestro = MaestroReader()

    static func read(_ content: Content) -> Dump {
        guard let json = content.json else { return Dump() }
        var reader = MaestroJSONReader(json)
        reader.maestro.dump.isCut = json.isCut
        json.walk { reader.add($0, to: $1) }
        return reader.maestro.dump
    }

    private init(_ json: JSONDocument) {
        self.json = json
        let names = json.names.names
        attributeOfName = names.map { MaestroFields.Attribute(rawValue: $0) }
        attributes = names.firstIndex(of: "attributes")
        children = names.firstIndex(of: "children")
    }

    private mutating func add(_ place: Int, to parent: Int) -> (inner: Int, parent: Int)? {
        // What is around the tree is none of its nodes.
        let isNode = parent > 0 || json.members(place).contains { $0.name == attributes }
        guard isNode else { return (place, parent) }
        var fields = MaestroFields()
        fields.element.sourceOffset = Int32(json.offset(place))
        var inner: Int?
        var flags: [(MaestroFields.Attribute, String)] = []
        for member in json.members(place) {
            if member.name == attributes {
                for attribute in json.members(member.value) {
                    guard let name = attributeOfName[attribute.name],
                        let text = json.scalarText(attribute.value)
                    else { continue }
                    fields.take(name, text)
                }
            } else if member.name == children {
                inner = member.value
            } else if let name = attributeOfName[member.name],
                let text = json.scalarText(member.value)
            {
                flags.append((name, text))
            }
        }
        for (name, text) in flags { fields.take(name, text) }
        let place = maestro.add(fields, to: parent)
        return inner.map { ($0, place) }
    }
}
