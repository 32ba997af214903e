/// A place in a line of text, for readers that go byte by byte.
struct ByteCursor {
    let bytes: [UInt8]
    var position: Int
    /// Where the line ends.
    let end: Int

    init(_ bytes: [UInt8], _ range: Range<Int>) {
        self.bytes = bytes
        position = range.lowerBound
        end = min(range.upperBound, bytes.count)
    }

    var next: UInt8? { position < end ? bytes[position] : nil }

    func starts(with text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard position + count <= end else { return false }
        return text.withUTF8Buffer { wanted in
            wanted.indices.allSatisfy { bytes[position + $0] == wanted[$0] }
        }
    }

    /// Goes behind the text if it stands here.
    mutating func skip(_ text: StaticString) -> Bool {
        guard starts(with: text) else { return false }
        position += text.utf8CodeUnitCount
        return true
    }

    /// Goes on while the bytes fulfil the condition; returns the bytes passed.
    @discardableResult
    mutating func skip(while condition: (UInt8) -> Bool) -> Range<Int> {
        let start = position
        while position < end, condition(bytes[position]) { position += 1 }
        return start..<position
    }

    /// Goes behind the next place of the text, or stays where it is.
    mutating func skip(past text: StaticString) -> Bool {
        var copy = self
        while copy.position < copy.end {
            if copy.skip(text) {
                self = copy
                return true
            }
            copy.position += 1
        }
        return false
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }
}
