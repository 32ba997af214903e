/// Walks the elements of a printed React tree: start tags with their attributes, texts, end tags.
/// Values in braces are JavaScript as it is printed, not JSON.
struct JSXScanner {
    enum Token {
        case open(name: String, attributes: [String: Value], isClosed: Bool, offset: Int)
        case close
        case text(String)
    }

    enum Value {
        case string(String)
        /// What stands between the braces.
        case expression(String)
    }

    private let bytes: [UInt8]
    private(set) var offset: Int
    /// The text ended inside a tag.
    private(set) var isCut = false

    init(_ bytes: [UInt8], from offset: Int) {
        self.bytes = bytes
        self.offset = offset
    }

    mutating func next() -> Token? {
        guard offset < bytes.count else { return nil }
        guard bytes[offset] == UInt8(ascii: "<") else { return text() }
        let start = offset
        offset += 1
        if peek == UInt8(ascii: "/") {
            while let byte = peek, byte != UInt8(ascii: ">") { offset += 1 }
            offset += 1
            return .close
        }
        let name = word()
        if name.isEmpty, peek != UInt8(ascii: ">") {
            // A "<" that is no tag.
            return .text("<")
        }
        return tag(name, from: start)
    }

    private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private mutating func text() -> Token {
        let start = offset
        while let byte = peek, byte != UInt8(ascii: "<") { offset += 1 }
        return .text(String(decoding: bytes[start..<offset], as: UTF8.self))
    }

    private mutating func word() -> String {
        let start = offset
        while let byte = peek, byte.isLetter || byte.isDigit || "._-:".utf8.contains(byte) {
            offset += 1
        }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private mutating func tag(_ name: String, from start: Int) -> Token? {
        var attributes: [String: Value] = [:]
        while let byte = peek {
            switch byte {
            case UInt8(ascii: ">"):
                offset += 1
                return .open(name: name, attributes: attributes, isClosed: false, offset: start)
            case UInt8(ascii: "/"):
                offset += 1
                guard peek == UInt8(ascii: ">") else { continue }
                offset += 1
                return .open(name: name, attributes: attributes, isClosed: true, offset: start)
            case _ where byte.isSpaceOrBreak: offset += 1
            default:
                let key = word()
                guard !key.isEmpty else {
                    offset += 1
                    continue
                }
                guard peek == UInt8(ascii: "=") else {
                    attributes[key] = .expression("true")
                    continue
                }
                offset += 1
                attributes[key] = value()
            }
        }
        isCut = true
        return nil
    }

    private mutating func value() -> Value? {
        switch peek {
        case UInt8(ascii: "\""):
            let start = offset + 1
            skipString(UInt8(ascii: "\""))
            return .string(JSXScanner.unescaped(bytes[start..<max(start, offset - 1)]))
        case UInt8(ascii: "{"):
            let start = offset + 1
            skipBraces()
            return .expression(
                String(decoding: bytes[start..<max(start, offset - 1)], as: UTF8.self))
        default: return nil
        }
    }

    private mutating func skipString(_ quote: UInt8) {
        offset += 1
        while let byte = peek {
            offset += 1
            if byte == UInt8(ascii: "\\") {
                offset = min(offset + 1, bytes.count)
            } else if byte == quote {
                return
            }
        }
    }

    private mutating func skipBraces() {
        var depth = 0
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "\""): skipString(byte)
            case UInt8(ascii: "{"):
                depth += 1
                offset += 1
            case UInt8(ascii: "}"):
                depth -= 1
                offset += 1
                if depth == 0 { return }
            default: offset += 1
            }
        }
    }

    private static func unescaped(_ raw: ArraySlice<UInt8>) -> String {
        var result: [UInt8] = []
        var rest = raw
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let next = rest.first,
                next == UInt8(ascii: "\"") || next == UInt8(ascii: "\\")
            else {
                result.append(byte)
                continue
            }
            result.append(next)
            rest = rest.dropFirst()
        }
        return String(decoding: result, as: UTF8.self)
    }
}
