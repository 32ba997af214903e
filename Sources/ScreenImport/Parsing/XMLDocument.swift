/// The start tag of one element of an XML text.
struct XMLRecord {
    /// The number of its name.
    var name: Int32
    /// The place of the element around it; -1 for a root.
    var parent: Int32
    var firstAttribute: Int32
    var attributeCount: Int32
    /// The byte offset of its "<".
    var offset: Int32
}

/// One attribute of a start tag; its value is read when it is asked for.
struct XMLAttribute {
    var name: Int32
    /// The byte offsets of the raw value.
    var start: Int32
    var end: Int32
    var hasEntities: Bool
}

/// An XML text as a flat list of its start tags in document order. Texts between tags are left
/// out.
struct XMLDocument: Sendable {
    let text: SourceText
    let records: [XMLRecord]
    let attributes: [XMLAttribute]
    let names: NameTable
    /// Recovered from a text that ends too early.
    let isCut: Bool
    /// A CDATA section held markup.
    let hasMarkupInCDATA: Bool

    func attributes(of record: XMLRecord) -> ArraySlice<XMLAttribute> {
        attributes[Int(record.firstAttribute)..<Int(record.firstAttribute + record.attributeCount)]
    }

    func value(_ attribute: XMLAttribute) -> String {
        text.bytes.withUnsafeBufferPointer { bytes in
            let raw = UnsafeBufferPointer(
                rebasing: bytes[Int(attribute.start)..<Int(attribute.end)])
            return attribute.hasEntities
                ? XMLEntities.unescaped(raw) : String(decoding: raw, as: UTF8.self)
        }
    }

    func number(_ attribute: XMLAttribute) -> Double? {
        text.bytes.withUnsafeBufferPointer { bytes in
            NumberText.number(
                UnsafeBufferPointer(rebasing: bytes[Int(attribute.start)..<Int(attribute.end)]))
        }
    }

    /// `true`, `1` or `yes`; `nil` when it is neither they nor their opposites.
    func bool(_ attribute: XMLAttribute) -> Bool? {
        switch value(attribute) {
        case "true", "1", "True", "YES", "yes": true
        case "false", "0", "False", "NO", "no": false
        default: nil
        }
    }

    /// Whether the attribute's value is the name of this number.
    func isValue(_ attribute: XMLAttribute, theName number: Int32) -> Bool {
        text.bytes.withUnsafeBufferPointer { bytes in
            names.isEqual(
                Int(number),
                UnsafeBufferPointer(rebasing: bytes[Int(attribute.start)..<Int(attribute.end)]))
        }
    }
}
