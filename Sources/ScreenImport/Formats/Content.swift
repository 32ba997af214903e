/// A file's content at one of the places where a dump may begin, parsed as what it looks like.
struct Content: Sendable {
    enum Body: Sendable {
        case json(JSONDocument)
        case xml(XMLDocument)
        case text
    }

    let text: SourceText
    /// The byte offset where it begins.
    let start: Int
    let body: Body
    /// The names of all keys of a JSON text.
    let keys: Set<String>
    /// The first lines of what is neither JSON nor XML; none of them empty.
    let lines: [Substring]

    init(text: SourceText, start: Int = 0, body: Body) {
        self.text = text
        self.start = start
        self.body = body
        if case .json(let document) = body {
            keys = Set(document.names.names)
        } else {
            keys = []
        }
        if case .text = body { lines = Content.lines(of: text) } else { lines = [] }
    }

    var xml: XMLDocument? {
        if case .xml(let document) = body { return document }
        return nil
    }

    var json: JSONDocument? {
        if case .json(let document) = body { return document }
        return nil
    }

    func hasKeys(_ names: String...) -> Bool {
        names.allSatisfy(keys.contains)
    }

    func hasAnyKey(_ names: String...) -> Bool {
        names.contains(where: keys.contains)
    }

    /// Whether a value of this kind stands under this key anywhere. Of a text that is no JSON any
    /// more the names alone are known.
    func hasKey(_ name: String, holding kinds: JSONNode.Kind...) -> Bool {
        guard keys.contains(name), let document = json,
            let number = document.names.names.firstIndex(of: name)
        else { return false }
        if document.nodes.isEmpty { return true }
        for place in document.nodes.indices.dropLast() {
            let node = document.nodes[place]
            if node.kind == .key, Int(node.end) == number,
                kinds.contains(document.nodes[place + 1].kind)
            {
                return true
            }
        }
        return false
    }

    /// Whether any start tag's name fulfils the condition.
    func hasTag(_ condition: (String) -> Bool) -> Bool {
        guard let xml else { return false }
        let matching = xml.names.names.map(condition)
        guard matching.contains(true) else { return false }
        return xml.records.contains { matching[Int($0.name)] }
    }

    func hasAttribute(_ name: String) -> Bool {
        guard let xml, let number = xml.names.names.firstIndex(of: name) else { return false }
        return xml.attributes.contains { $0.name == Int32(number) }
    }

    /// Lines that are looked at: a log may stand before what counts.
    private static let lineLimit = 5000

    private static func lines(of text: SourceText) -> [Substring] {
        text.bytes.split(
            separator: UInt8(ascii: "\n"), maxSplits: lineLimit, omittingEmptySubsequences: true
        ).prefix(lineLimit).map { Substring(String(decoding: $0, as: UTF8.self)) }
    }
}
