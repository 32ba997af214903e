/// Where and why a JSON text cannot be read on.
struct JSONFault: Error, Equatable {
    var offset: Int
    var problem: String
    var expected: String
}

/// Reads a JSON text into a tape in one pass, without recursion.
///
/// Strict, it takes all of JSON5 and stops at the first fault. Repairing, it takes what tools and
/// terminals make of JSON too: missing commas, raw control characters, text after the document;
/// at the first fault it closes what is open and calls the document cut.
struct JSONScanner {
    private enum State {
        case value, valueOrEnd, keyOrEnd, commaOrEnd, finished
    }

    let bytes: UnsafeBufferPointer<UInt8>
    let isRepairing: Bool
    var position: Int
    var nodes: [JSONNode] = []
    var names = NameTable()
    private var open: [Int32] = []
    private var state = State.value
    private var isCut = false

    /// Parses the document that begins at `start`. Text after it is a fault unless repairing.
    static func parse(
        _ text: SourceText, from start: Int = 0, repairing: Bool
    ) throws(JSONFault) -> JSONDocument {
        var fault: JSONFault?
        let document = text.bytes.withUnsafeBufferPointer { bytes -> JSONDocument? in
            var scanner = JSONScanner(bytes: bytes, isRepairing: repairing, position: start)
            scanner.nodes.reserveCapacity((bytes.count - start) / 12 + 4)
            do throws(JSONFault) {
                try scanner.run()
            } catch {
                fault = error
                guard repairing, scanner.names.count > 0 else { return nil }
                scanner.cut()
            }
            return JSONDocument(
                text: text, nodes: scanner.nodes, names: scanner.names, isCut: scanner.isCut,
                isRepaired: repairing, end: scanner.position)
        }
        if let document { return document }
        throw fault ?? JSONFault(offset: start, problem: "no value", expected: "a value")
    }

    private init(bytes: UnsafeBufferPointer<UInt8>, isRepairing: Bool, position: Int) {
        self.bytes = bytes
        self.isRepairing = isRepairing
        self.position = position
    }

    private mutating func run() throws(JSONFault) {
        while state != .finished {
            try skipSpace()
            guard position < bytes.count else { throw endFault() }
            let byte = bytes[position]
            switch state {
            case .value, .valueOrEnd:
                if byte == UInt8(ascii: "]"), isInArray, state == .valueOrEnd {
                    close()
                } else {
                    try scanValue(byte)
                }
            case .keyOrEnd:
                if byte == UInt8(ascii: "}") {
                    close()
                } else {
                    try scanKey(byte)
                }
            case .commaOrEnd: try scanSeparator(byte)
            case .finished: break
            }
        }
        guard !isRepairing else { return }
        try skipSpace()
        if position < bytes.count {
            throw fault("text after the end of the document", expected: "nothing more")
        }
    }

    private var isInArray: Bool {
        guard let container = open.last else { return false }
        return nodes[Int(container)].kind == .array
    }

    private mutating func scanValue(_ byte: UInt8) throws(JSONFault) {
        switch byte {
        case UInt8(ascii: "{"): push(.object, then: .keyOrEnd)
        case UInt8(ascii: "["): push(.array, then: .valueOrEnd)
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            let string = try scanString(quote: byte)
            nodes.append(string)
            valueEnded()
        default:
            nodes.append(try scanWord(byte))
            valueEnded()
        }
    }

    private mutating func push(_ kind: JSONNode.Kind, then next: State) {
        open.append(Int32(nodes.count))
        nodes.append(JSONNode(start: Int32(position), end: 0, kind: kind))
        position += 1
        state = next
    }

    private mutating func close() {
        position += 1
        guard let container = open.popLast() else { return }
        nodes[Int(container)].end = Int32(nodes.count)
        valueEnded()
    }

    private mutating func valueEnded() {
        state = open.isEmpty ? .finished : .commaOrEnd
    }

    private mutating func scanSeparator(_ byte: UInt8) throws(JSONFault) {
        let inArray = isInArray
        switch byte {
        case UInt8(ascii: ","):
            position += 1
            state = inArray ? .valueOrEnd : .keyOrEnd
        case UInt8(ascii: "]") where inArray, UInt8(ascii: "}") where !inArray: close()
        default:
            guard isRepairing, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "{") else {
                throw fault(found(), expected: inArray ? "',' or ']'" : "',' or '}'")
            }
            state = inArray ? .valueOrEnd : .keyOrEnd
        }
    }

    private mutating func scanKey(_ byte: UInt8) throws(JSONFault) {
        let start = position
        var number: Int
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
            let string = try scanString(quote: byte)
            let raw = UnsafeBufferPointer(rebasing: bytes[Int(string.start)..<Int(string.end)])
            number = names.number(of: raw)
            if string.kind == .escapedString {
                var plain = JSONEscapes.unescaped(raw)
                number = plain.withUTF8 { names.number(of: $0) }
            }
        } else {
            while position < bytes.count, isNameByte(bytes[position]) { position += 1 }
            guard position > start, !byte.isDigit else {
                position = start
                throw fault(found(), expected: "a key or '}'")
            }
            number = names.number(of: UnsafeBufferPointer(rebasing: bytes[start..<position]))
        }
        try skipSpace()
        guard position < bytes.count else { throw endFault() }
        guard bytes[position] == UInt8(ascii: ":") else {
            throw fault(found(), expected: "':' after a key")
        }
        position += 1
        nodes.append(JSONNode(start: Int32(start), end: Int32(number), kind: .key))
        state = .value
    }

    /// Closes everything that is open, as if the text had ended after the last whole value.
    private mutating func cut() {
        isCut = true
        if nodes.last?.kind == .key { nodes.removeLast() }
        while let container = open.popLast() {
            nodes[Int(container)].end = Int32(nodes.count)
        }
    }

    private func endFault() -> JSONFault {
        guard let container = open.last else {
            return JSONFault(
                offset: bytes.count, problem: "the file holds no value", expected: "'{' or '['")
        }
        let node = nodes[Int(container)]
        return JSONFault(
            offset: bytes.count,
            problem: "the file ends inside \(node.kind == .array ? "a list" : "an object")",
            expected: node.kind == .array ? "']'" : "'}'")
    }

    func fault(_ problem: String, expected: String) -> JSONFault {
        JSONFault(offset: position, problem: problem, expected: expected)
    }

    /// Names the character at the position.
    func found() -> String {
        var end = position + 1
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        guard position < bytes.count else { return "the file ends" }
        let text = String(decoding: bytes[position..<end], as: UTF8.self)
        return "unexpected \(text == "'" ? "\"'\"" : "'\(text)'")"
    }

    func isNameByte(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
            || byte >= 0x80
    }
}
