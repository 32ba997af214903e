extension SourceText {
    /// The lines as ranges of bytes, without their line feeds.
    func lines() -> LineRanges {
        LineRanges(bytes: bytes)
    }

    /// Where `text` stands for the first time.
    func firstPlace(of text: StaticString) -> Int? {
        var cursor = ByteCursor(bytes, bytes.indices)
        return cursor.skip(past: text) ? cursor.position - text.utf8CodeUnitCount : nil
    }
}

struct LineRanges: Sequence, IteratorProtocol {
    fileprivate let bytes: [UInt8]
    private var position = 0

    fileprivate init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func next() -> Range<Int>? {
        guard position < bytes.count else { return nil }
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
        defer { position += 1 }
        return start..<position
    }
}
