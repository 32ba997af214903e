extension SourceText {
    /// Reads UTF-8 or UTF-16 with or without a byte order mark. Bad bytes become U+FFFD, colour
    /// sequences go, every line ends with a line feed.
    public init(decoding bytes: [UInt8]) throws(ImportError) {
        guard bytes.count < Int(Int32.max) else { throw .tooLarge }
        var clean = SourceText.withoutByteOrderMark(bytes)
        guard clean.contains(where: { !$0.isSpaceOrBreak }) else { throw .emptyFile }
        let census = ByteCensus(clean)
        if census.hasNull || census.badPercent > 5 {
            throw .notText(looksLike: SourceText.binaryKind(bytes))
        }
        if census.invalid > 0 { clean = Array(String(decoding: clean, as: UTF8.self).utf8) }
        if census.hasEscape { clean = SourceText.withoutTerminalSequences(clean) }
        if census.hasReturn { clean = SourceText.withLineFeeds(clean) }
        guard clean.contains(where: { !$0.isSpaceOrBreak }) else { throw .emptyFile }
        self.init(utf8: clean)
    }

    private static func withoutByteOrderMark(_ bytes: [UInt8]) -> [UInt8] {
        if let isBigEndian = utf16ByteOrder(bytes) {
            return decodeUTF16(bytes, isBigEndian: isBigEndian)
        }
        return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    }

    /// The text that a JSON string of another text held.
    init(unwrapping string: String) {
        var bytes = Array(string.utf8)
        if bytes.contains(0x1B) { bytes = SourceText.withoutTerminalSequences(bytes) }
        if bytes.contains(0x0D) { bytes = SourceText.withLineFeeds(bytes) }
        self.init(utf8: bytes, isUnwrapped: true)
    }

    /// `nil` for UTF-8. Without a mark UTF-16 is known by the NUL in nearly every second byte.
    private static func utf16ByteOrder(_ bytes: [UInt8]) -> Bool? {
        if bytes.starts(with: [0xFF, 0xFE]) { return false }
        if bytes.starts(with: [0xFE, 0xFF]) { return true }
        let pairs = min(bytes.count / 2, 128)
        guard pairs > 1 else { return nil }
        var zeros = (even: 0, odd: 0)
        for pair in 0..<pairs {
            if bytes[2 * pair] == 0 { zeros.even += 1 }
            if bytes[2 * pair + 1] == 0 { zeros.odd += 1 }
        }
        let many = pairs * 7 / 10
        if zeros.odd >= many, zeros.even == 0 { return false }
        if zeros.even >= many, zeros.odd == 0 { return true }
        return nil
    }

    private static func decodeUTF16(_ bytes: [UInt8], isBigEndian: Bool) -> [UInt8] {
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        var index = 0
        while index + 1 < bytes.count {
            let first = UInt16(bytes[index])
            let second = UInt16(bytes[index + 1])
            units.append(isBigEndian ? first << 8 | second : second << 8 | first)
            index += 2
        }
        if units.first == 0xFEFF { units.removeFirst() }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    /// What a file that is not text is, by its first bytes.
    private static func binaryKind(_ bytes: [UInt8]) -> String? {
        let kinds: [(start: [UInt8], name: String)] = [
            ([0x89, 0x50, 0x4E, 0x47], "a PNG picture"),
            ([0xFF, 0xD8, 0xFF], "a JPEG picture"),
            (Array("PK\u{3}\u{4}".utf8), "a zip archive"),
            ([0x1F, 0x8B], "a gzip archive"),
            (Array("bplist".utf8), "a binary property list, such as a view hierarchy of Xcode"),
            (Array("%PDF".utf8), "a PDF document"),
            (Array("SQLite format 3".utf8), "an SQLite database"),
            ([0xCF, 0xFA, 0xED, 0xFE], "a program"),
            ([0x7F, 0x45, 0x4C, 0x46], "a program"),
        ]
        return kinds.first { bytes.starts(with: $0.start) }?.name
    }

    /// Removes ANSI control and title sequences, as tools print them for colour.
    private static func withoutTerminalSequences(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            guard bytes[index] == 0x1B else {
                result.append(bytes[index])
                index += 1
                continue
            }
            index += 1
            guard index < bytes.count else { break }
            let kind = bytes[index]
            index += 1
            if kind == UInt8(ascii: "[") {
                while index < bytes.count, !(0x40...0x7E).contains(bytes[index]) { index += 1 }
                index += 1
            } else if kind == UInt8(ascii: "]") {
                while index < bytes.count, bytes[index] != 0x07, bytes[index] != 0x1B,
                    bytes[index] != 0x0A
                { index += 1 }
                if index < bytes.count, bytes[index] == 0x07 { index += 1 }
            }
        }
        return result
    }

    private static func withLineFeeds(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var wasReturn = false
        for byte in bytes {
            if byte == 0x0D {
                result.append(0x0A)
            } else if byte != 0x0A || !wasReturn {
                result.append(byte)
            }
            wasReturn = byte == 0x0D
        }
        return result
    }
}

extension UInt8 {
    var isSpaceOrBreak: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
    var isDigit: Bool { self >= 0x30 && self <= 0x39 }
    var isLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }
    var hexDigit: UInt32? {
        switch self {
        case 0x30...0x39: UInt32(self) - 0x30
        case 0x41...0x46: UInt32(self) - 0x37
        case 0x61...0x66: UInt32(self) - 0x57
        default: nil
        }
    }
}
