import ScreenModel

/// The JSON Schema (draft 2020-12) of the native screen file, written from the tables that the
/// reader uses.
public enum NativeSchema {
    /// The schema, with a line feed at its end.
    public static var text: String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.string("https://json-schema.org/draft/2020-12/schema", for: "$schema")
        writer.string("A screen of earshot", for: "title")
        writer.string(
            "A screen as a tree of accessibility elements, for playing VoiceOver in a terminal.",
            for: "description")
        let keys = ScreenKey.allCases.map { ($0.rawValue, $0.shape, $0.summary) }
        writer.objectSchema(keys, required: ["earshot", "elements"])
        writer.key("$defs")
        writer.beginObject()
        writer.key("element")
        writer.beginObject()
        writer.objectSchema(elementKeys, required: [])
        writer.endObject()
        writer.key("effect")
        writer.effectSchema()
        writer.endObject()
        writer.endObject()
        return writer.text() + "\n"
    }

    static var elementKeys: [(String, NativeShape, String)] {
        ElementKey.allCases.map { ($0.rawValue, $0.shape, $0.summary) }
    }
}

extension JSONWriter {
    /// `type`, `properties` and so on of an object; between its braces.
    fileprivate mutating func objectSchema(
        _ keys: [(String, NativeShape, String)], required: [String]
    ) {
        string("object", for: "type")
        key("properties")
        beginObject()
        for (name, shape, summary) in keys {
            key(name)
            beginObject()
            string(summary, for: "description")
            schema(shape)
            endObject()
        }
        endObject()
        if !required.isEmpty { strings(required, for: "required") }
        bool(false, for: "additionalProperties")
    }

    fileprivate mutating func effectSchema() {
        beginObject()
        key("oneOf")
        beginArray()
        for effect in NativeEffect.all {
            beginObject()
            let companions = effect.companions.map { ($0.name, $0.shape, $0.summary) }
            let shape =
                effect.takesNull ? NativeShape.oneOf([effect.shape, .choice([])]) : effect.shape
            objectSchema(
                [(effect.name, shape, effect.summary)] + companions, required: [effect.name])
            endObject()
        }
        endArray()
        endObject()
    }

    private mutating func nested(_ name: String, _ shape: NativeShape) {
        key(name)
        beginObject()
        schema(shape)
        endObject()
    }

    /// The keywords for one shape. Shapes are nested only as deep as the tables here.
    private mutating func schema(_ shape: NativeShape) {
        switch shape {
        case .text: string("string", for: "type")
        case .number: string("number", for: "type")
        case .boolean: string("boolean", for: "type")
        case .integer(let range):
            string("integer", for: "type")
            integer(range.lowerBound, for: "minimum")
            if range.upperBound < Int(Int32.max) { integer(range.upperBound, for: "maximum") }
        case .valueText: strings(["string", "number", "boolean"], for: "type")
        case .choice(let names):
            if names.isEmpty { string("null", for: "type") } else { strings(names, for: "enum") }
        case .rect: numbersSchema(4...4)
        case .size, .point: numbersSchema(2...2)
        case .range: numbersSchema(2...2, .count)
        case .counts(let number): numbersSchema(number, .count)
        case .list(let shape):
            string("array", for: "type")
            nested("items", shape)
        case .traits:
            string("array", for: "type")
            nested("items", .choice(Traits.names.map(\.name) + ["none"]))
        case .object(let object):
            objectSchema(
                object.keys.map { ($0.name, $0.shape, $0.summary) }, required: object.required)
        case .oneOf(let shapes):
            key("anyOf")
            beginArray()
            for shape in shapes {
                beginObject()
                schema(shape)
                endObject()
            }
            endArray()
        case .idsByNumber:
            string("object", for: "type")
            nested("additionalProperties", .texts)
        case .elements:
            string("array", for: "type")
            nested("items", .element)
        case .element: string("#/$defs/element", for: "$ref")
        case .effects:
            string("array", for: "type")
            key("items")
            beginObject()
            string("#/$defs/effect", for: "$ref")
            endObject()
        case .patch: patchSchema()
        case .events(let names):
            objectSchema(names.map { ($0, .effects, "Effects, run in order.") }, required: [])
        }
    }

    private mutating func numbersSchema(_ count: ClosedRange<Int>, _ shape: NativeShape = .number) {
        string("array", for: "type")
        nested("items", shape)
        integer(count.lowerBound, for: "minItems")
        integer(count.upperBound, for: "maxItems")
    }

    /// All keys of an element that can change, each of which null removes.
    private mutating func patchSchema() {
        string("object", for: "type")
        key("properties")
        beginObject()
        nested("element", .text)
        for elementKey in ElementKey.allCases where elementKey != .id && elementKey != .children {
            key(elementKey.rawValue)
            beginObject()
            key("anyOf")
            beginArray()
            beginObject()
            string("null", for: "type")
            endObject()
            beginObject()
            string("#/$defs/element/properties/\(elementKey.rawValue)", for: "$ref")
            endObject()
            endArray()
            endObject()
        }
        endObject()
        strings(["element"], for: "required")
        bool(false, for: "additionalProperties")
    }
}
