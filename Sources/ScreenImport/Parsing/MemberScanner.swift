/// Reads the names and values of one JSON object or one XML start tag, without what is inside its
/// values: to find a property of an element again after loading.
struct MemberScanner {
    struct Member {
        /// In bytes of the text, a quote counted.
        var name: Range<Int>
        var nameText: String
        /// Of a string without escapes; else nil.
        var valueText: String?
    }

    /// What is looked at of one element. Elements can stand inside each other, so that without a
    /// bound a deep file would be read many times.
    private static let mostBytes = 1 << 16

    private let bytes: [UInt8]
    private var position: Int
    private let end: Int
    private var members: [Member] = []

    /// The members of the object or tag that begins at `start`; none where neither does.
    static func members(of bytes: [UInt8], at start: Int) -> [Member] {
        guard bytes.indices.contains(start) else { return [] }
        var scanner = MemberScanner(bytes: bytes, start: start)
        switch bytes[start] {
        case UInt8(ascii: "{"): scanner.scanObject()
        case UInt8(ascii: "<"): scanner.scanTag()
        default: break
        }
        return scanner.members
    }

    private init(bytes: [UInt8], start: Int) {
        self.bytes = bytes
        position = start + 1
        end = min(bytes.count, start + MemberScanner.mostBytes)
    }

    private var next: UInt8? { position < end ? bytes[position] : nil }

    private mutating func scanObject() {
        while let byte = skipBlanks(and: UInt8(ascii: ",")), byte != UInt8(ascii: "}") {
            let start = position
            let name: Range<Int>
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                name = scanString()
            } else {
                name = skip { $0 != UInt8(ascii: ":") && !$0.isSpaceOrBreak }
            }
            let whole = start..<position
            guard skipBlanks() == UInt8(ascii: ":") else { return }
            position += 1
            guard let first = skipBlanks() else { return }
            members.append(
                Member(name: whole, nameText: text(name), valueText: scanValue(first)))
        }
    }

    /// Returns the text of a string without escapes.
    private mutating func scanValue(_ first: UInt8) -> String? {
        switch first {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            let range = scanString()
            return bytes[range].contains(UInt8(ascii: "\\")) ? nil : text(range)
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            var depth = 0
            while let byte = next {
                switch byte {
                case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
                case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
                case UInt8(ascii: "\""), UInt8(ascii: "'"):
                    _ = scanString()
                    continue
                case UInt8(ascii: "/"):
                    if skipComment() { continue }
                default: break
                }
                position += 1
                if depth == 0 { return nil }
            }
            return nil
        default:
            skip { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "}") && !$0.isSpaceOrBreak }
            return nil
        }
    }

    /// The text between the quotes.
    private mutating func scanString() -> Range<Int> {
        let quote = bytes[position]
        let start = position + 1
        position += 1
        while let byte = next, byte != quote {
            position += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        let stop = min(position, end)
        position = min(stop + 1, end)
        return start..<max(stop, start)
    }

    private mutating func scanTag() {
        skip { !$0.isSpaceOrBreak && $0 != UInt8(ascii: ">") }
        while let byte = skipSpace(), byte != UInt8(ascii: ">"), byte != UInt8(ascii: "/") {
            let name = skip { $0 != UInt8(ascii: "=") && !$0.isSpaceOrBreak && $0 != 0x3E }
            guard next == UInt8(ascii: "=") else { return }
            position += 1
            guard let quote = skipSpace(), quote == UInt8(ascii: "\"") || quote == 0x27 else {
                return
            }
            position += 1
            let value = skip { $0 != quote }
            position = min(position + 1, end)
            let hasEntities = bytes[value].contains(UInt8(ascii: "&"))
            members.append(
                Member(
                    name: name, nameText: text(name), valueText: hasEntities ? nil : text(value)))
        }
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    @discardableResult
    private mutating func skip(while condition: (UInt8) -> Bool) -> Range<Int> {
        let start = position
        while let byte = next, condition(byte) { position += 1 }
        return start..<position
    }

    private mutating func skipSpace() -> UInt8? {
        skip(while: \.isSpaceOrBreak)
        return next
    }

    /// Past white space, comments and one more kind of byte; returns what comes then.
    private mutating func skipBlanks(and other: UInt8? = nil) -> UInt8? {
        while let byte = skipSpace() {
            if byte == other {
                position += 1
            } else if byte != UInt8(ascii: "/") || !skipComment() {
                return byte
            }
        }
        return nil
    }

    private mutating func skipComment() -> Bool {
        guard position + 1 < end else { return false }
        switch bytes[position + 1] {
        case UInt8(ascii: "/"):
            skip { $0 != UInt8(ascii: "\n") }
        case UInt8(ascii: "*"):
            position = min(position + "/**/".utf8.count, end)
            while position < end,
                bytes[position - 1] != UInt8(ascii: "/") || bytes[position - 2] != UInt8(ascii: "*")
            { position += 1 }
        default: return false
        }
        return true
    }
}
