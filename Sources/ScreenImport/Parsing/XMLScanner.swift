/// Reads XML that machines wrote carelessly: raw "<", "&" and quotes inside attributes, cut files,
/// several roots, entities that nobody defines. It never fails; it does not recurse.
struct XMLScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position: Int
    private var records: [XMLRecord] = []
    private var attributes: [XMLAttribute] = []
    private var names = NameTable()
    /// The elements that are open, outermost first.
    private var open: [Int32] = []
    private var isCut = false
    private var hasMarkupInCDATA = false

    /// Reads the elements from `start` to the end of the text.
    static func parse(_ text: SourceText, from start: Int = 0) -> XMLDocument {
        text.bytes.withUnsafeBufferPointer { bytes in
            var scanner = XMLScanner(bytes: bytes, position: start)
            scanner.records.reserveCapacity((bytes.count - start) / 256)
            scanner.attributes.reserveCapacity((bytes.count - start) / 24)
            scanner.run()
            return XMLDocument(
                text: text, records: scanner.records, attributes: scanner.attributes,
                names: scanner.names, isCut: scanner.isCut,
                hasMarkupInCDATA: scanner.hasMarkupInCDATA)
        }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>, position: Int) {
        self.bytes = bytes
        self.position = position
    }

    private mutating func run() {
        while let tag = find(UInt8(ascii: "<"), from: position) {
            position = tag + 1
            let next = byte(at: position)
            if next == UInt8(ascii: "!") {
                skipDeclaration(from: tag)
            } else if next == UInt8(ascii: "?") {
                skip(past: "?>")
            } else if next == UInt8(ascii: "/") {
                scanEndTag()
            } else if isNameByte(next), !next.isDigit, next != UInt8(ascii: "-") {
                scanStartTag(from: tag)
            }
        }
        if !open.isEmpty { isCut = true }
    }

    private mutating func skipDeclaration(from tag: Int) {
        if starts(with: "!--", at: position) {
            skip(past: "-->")
        } else if starts(with: "![CDATA[", at: position) {
            let start = position
            skip(past: "]]>")
            let content = bytes[start..<position]
            if content.contains(UInt8(ascii: "<")) { hasMarkupInCDATA = true }
        } else {
            skipDocumentType()
        }
    }

    /// A document type ends at its ">", those of an internal subset in brackets left aside.
    private mutating func skipDocumentType() {
        var depth = 0
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if byte == UInt8(ascii: "[") { depth += 1 }
            if byte == UInt8(ascii: "]") { depth -= 1 }
            if byte == UInt8(ascii: ">"), depth <= 0 { return }
        }
        isCut = true
    }

    private mutating func scanEndTag() {
        let start = position + 1
        let end = endOfName(from: start)
        guard let close = find(UInt8(ascii: ">"), from: end) else {
            isCut = true
            position = bytes.count
            return
        }
        position = close + 1
        let number = names.number(of: UnsafeBufferPointer(rebasing: bytes[start..<end]))
        // An end tag without a start nearby closes nothing; the limit keeps nonsense linear.
        for depth in open.indices.suffix(64).reversed()
        where records[Int(open[depth])].name == Int32(number) {
            open.removeSubrange(depth...)
            return
        }
    }

    /// The end of an element's name. A Swift class brings its generic parameters:
    /// `Host<Pair<A, B>>`.
    private func endOfName(from start: Int) -> Int {
        var end = start
        while end < bytes.count, isNameByte(bytes[end]) { end += 1 }
        guard byte(at: end) == UInt8(ascii: "<"), end > start else { return end }
        var depth = 0
        for index in end..<min(bytes.count, end + XMLScanner.longestParameters) {
            switch bytes[index] {
            case UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ">"):
                depth -= 1
                if depth == 0 { return index + 1 }
            case UInt8(ascii: "\""), UInt8(ascii: "="), UInt8(ascii: "/"), UInt8(ascii: "\n"):
                return end
            default: break
            }
        }
        return end
    }

    private static let longestParameters = 4096

    private mutating func scanStartTag(from tag: Int) {
        let end = endOfName(from: position)
        let name = position..<end
        let firstAttribute = attributes.count
        position = end
        var isClosed = false
        while true {
            skipSpace()
            guard position < bytes.count else {
                attributes.removeSubrange(firstAttribute...)
                isCut = true
                return
            }
            if bytes[position] == UInt8(ascii: ">") { break }
            isClosed = bytes[position] == UInt8(ascii: "/")
            if isClosed { position += 1 } else { scanAttribute() }
        }
        position += 1
        let number = names.number(of: UnsafeBufferPointer(rebasing: bytes[name]))
        if !isClosed { open.append(Int32(records.count)) }
        let parent = isClosed ? open.last : open.dropLast().last
        records.append(
            XMLRecord(
                name: Int32(number), parent: parent ?? -1, firstAttribute: Int32(firstAttribute),
                attributeCount: Int32(attributes.count - firstAttribute), offset: Int32(tag)))
    }

    private mutating func scanAttribute() {
        let start = position
        while position < bytes.count, isNameByte(bytes[position]) { position += 1 }
        let name = start..<position
        skipSpace()
        guard !name.isEmpty, byte(at: position) == UInt8(ascii: "=") else {
            if position == start { position += 1 }
            return
        }
        position += 1
        skipSpace()
        let quote = byte(at: position)
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return }
        let valueStart = position + 1
        var index = valueStart
        var hasEntities = false
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "&") { hasEntities = true }
            if byte == quote, endsValue(after: index) { break }
            index += 1
        }
        position = min(index + 1, bytes.count)
        let number = names.number(of: UnsafeBufferPointer(rebasing: bytes[name]))
        attributes.append(
            XMLAttribute(
                name: Int32(number), start: Int32(valueStart), end: Int32(index),
                hasEntities: hasEntities))
    }

    /// A quote ends a value when an attribute, the tag's end or the text's end follows; any other
    /// one is part of the value.
    private func endsValue(after quote: Int) -> Bool {
        var index = quote + 1
        while index < bytes.count, bytes[index].isSpaceOrBreak { index += 1 }
        guard index < bytes.count else { return true }
        if bytes[index] == UInt8(ascii: ">") { return true }
        if bytes[index] == UInt8(ascii: "/") || bytes[index] == UInt8(ascii: "?") {
            return byte(at: index + 1) == UInt8(ascii: ">")
        }
        let name = index
        while index < bytes.count, isNameByte(bytes[index]) { index += 1 }
        guard index > name else { return false }
        while index < bytes.count, bytes[index].isSpaceOrBreak { index += 1 }
        // A file that is cut inside the next name.
        guard index < bytes.count else { return true }
        guard bytes[index] == UInt8(ascii: "=") else { return false }
        index += 1
        while index < bytes.count, bytes[index].isSpaceOrBreak { index += 1 }
        guard index < bytes.count else { return true }
        return bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'")
    }

    private func byte(at index: Int) -> UInt8 {
        index < bytes.count ? bytes[index] : 0
    }

    private func isNameByte(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || byte >= 0x80 || byte == UInt8(ascii: "_")
            || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }

    private mutating func skipSpace() {
        while position < bytes.count, bytes[position].isSpaceOrBreak { position += 1 }
    }

    private func find(_ wanted: UInt8, from start: Int) -> Int? {
        var index = start
        while index < bytes.count {
            if bytes[index] == wanted { return index }
            index += 1
        }
        return nil
    }

    private func starts(with text: StaticString, at index: Int) -> Bool {
        guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
        return text.withUTF8Buffer { wanted in
            wanted.indices.allSatisfy { bytes[index + $0] == wanted[$0] }
        }
    }

    /// Goes behind the next `text`, or to the end of a cut file.
    private mutating func skip(past text: StaticString) {
        while position < bytes.count {
            if starts(with: text, at: position) {
                position += text.utf8CodeUnitCount
                return
            }
            position += 1
        }
        isCut = true
    }
}
