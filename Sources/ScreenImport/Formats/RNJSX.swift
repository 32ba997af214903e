import ScreenModel

extension ScreenFormat {
    /// The host components of a React Native tree as JSX: `screen.debug()` of the Testing Library,
    /// and Jest snapshots. (pretty-format source, H)
    static let rnJSX = ScreenFormat(
        id: "rn-jsx", what: "the output of React Native Testing Library",
        command: "screen.debug()",
        known: [.label, .hint, .placeholder, .identifier, .stops, .order],
        partlyKnown: [.value, .traits, .type, .enabled, .selected, .actions],
        support: .dump { RNReader.read($0) }
    ) { content in
        guard case .text = content.body else { return false }
        return RNReader.start(in: content) != nil
    }
}

/// Reads one text of JSX.
struct RNReader {
    private struct Open {
        var node: Int
        /// Inside a stop, or inside what is hidden: no stop can follow.
        var isCovered: Bool
        /// Who is called by the texts here: the stop around them, else the outermost text.
        var named: Int?
    }

    /// An element before its tree is complete: its label can be the texts inside.
    private var nodes: [RNNode] = []
    private var open: [Open] = []
    private var isCut = false

    static func read(_ content: Content) -> Dump {
        guard let start = start(in: content) else { return Dump() }
        var reader = RNReader()
        reader.scan(JSXScanner(bytes(of: content), from: start))
        return reader.makeDump()
    }

    /// Snapshot files stand in back quotes, where backslashes are doubled.
    private static func bytes(of content: Content) -> [UInt8] {
        let bytes = content.text.bytes
        guard content.lines.contains(where: { $0.hasPrefix("exports[`") }) else { return bytes }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var isEscape = false
        for byte in bytes {
            if byte == UInt8(ascii: "\\"), !isEscape {
                isEscape = true
            } else {
                result.append(byte)
                isEscape = false
            }
        }
        return result
    }

    /// Where the first line begins that looks like a host component.
    static func start(in content: Content) -> Int? {
        let bytes = content.text.bytes
        var from = 0
        while let start = content.text.startOfMarkup(from: from) {
            from = start + 1
            guard bytes[start] == UInt8(ascii: "<") else { continue }
            let name = bytes[(start + 1)...].prefix(80).prefix {
                $0.isLetter || $0.isDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_")
            }
            let after = bytes[name.endIndex...].first
            let isEnd =
                after == nil || after == UInt8(ascii: ">") || after == UInt8(ascii: "/")
                || after?.isSpaceOrBreak == true
            let isFragment = name.isEmpty && after == UInt8(ascii: ">")
            if isFragment || isEnd && isHost(String(decoding: name, as: UTF8.self)) {
                return start
            }
        }
        return nil
    }

    private static func isHost(_ name: String) -> Bool {
        name.hasPrefix("RCT") || name.hasPrefix("RNS")
            || ["View", "Text", "TextInput", "Image", "Modal", "Switch", "Slider"]
                .contains { name.hasSuffix($0) }
    }

    private mutating func scan(_ scanner: JSXScanner) {
        var scanner = scanner
        while let token = scanner.next() {
            switch token {
            case .open(let name, let attributes, let isClosed, let offset):
                start(name, attributes, at: offset, isClosed: isClosed)
            case .close: if !open.isEmpty { open.removeLast() }
            case .text(let text): if !open.isEmpty { add(text) }
            }
        }
        isCut = scanner.isCut || !open.isEmpty
    }

    private mutating func start(
        _ name: String, _ attributes: [String: JSXScanner.Value], at offset: Int, isClosed: Bool
    ) {
        let above = open.last
        var number = above?.node ?? -1
        var isCovered = above?.isCovered ?? false
        var named = above?.named
        // A fragment is no element.
        if !name.isEmpty {
            var node = RNNode(name: name, attributes: attributes, parent: number)
            node.element.sourceOffset = Int32(offset)
            node.isStop = node.isStop && !isCovered && !node.isHidden
            isCovered = isCovered || node.isStop || node.isHidden
            number = nodes.count
            if node.isStop || named == nil && node.isText { named = number }
            nodes.append(node)
        }
        if !isClosed { open.append(Open(node: number, isCovered: isCovered, named: named)) }
    }

    private mutating func add(_ text: String) {
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            .replacing("&lt;", with: "<").replacing("&gt;", with: ">")
        guard !words.isEmpty, let around = open.last, around.node >= 0 else { return }
        nodes[around.node].texts.append(words)
        if let named = around.named, named != around.node { nodes[named].texts.append(words) }
    }

    private func makeDump() -> Dump {
        var dump = Dump()
        dump.rule = .stated
        dump.order = .file
        dump.isCut = isCut
        dump.unknown = Facets.all.subtracting(ScreenFormat.rnJSX.known)
            .subtracting([.value, .traits, .type, .enabled, .selected])
        for node in nodes {
            var element = node.element
            let names = node.isStop || node.isText ? node.texts.joined(separator: " ") : ""
            if element.label == nil, !names.isEmpty { element.label = names }
            if element.extras.actions != nil { dump.unknown.remove(.actions) }
            if let role = node.unknownRole { dump.noteUnknown("role", role) }
            var facts = DumpFacts()
            facts.type = node.type
            facts.flag = node.isStop
            facts.isHidden = node.isHidden
            _ = dump.add(element, title: nil, facts: facts, to: node.parent + 1)
        }
        return dump
    }
}
