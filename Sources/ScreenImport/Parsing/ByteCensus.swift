/// What a text's bytes hold that needs work before it can be parsed. One pass; plain ASCII is
/// passed over in blocks.
struct ByteCensus {
    private(set) var hasNull = false
    private(set) var hasReturn = false
    private(set) var hasEscape = false
    /// Bytes that are no UTF-8.
    private(set) var invalid = 0
    private var controls = 0
    private var replacements = 0
    private let total: Int

    /// The share of control characters, U+FFFD and bad bytes.
    var badPercent: Int {
        total == 0 ? 0 : (invalid + controls + replacements) * 100 / total
    }

    init(_ bytes: [UInt8]) {
        total = bytes.count
        bytes.withUnsafeBufferPointer { count($0) }
    }

    private mutating func count(_ bytes: UnsafeBufferPointer<UInt8>) {
        var index = 0
        while index < bytes.count {
            index = ByteCensus.endOfPlainText(bytes, from: index)
            guard index < bytes.count else { return }
            let byte = bytes[index]
            if byte < 0x80 {
                countControl(byte)
                index += 1
            } else {
                let length = ByteCensus.sequenceLength(bytes, at: index)
                if length == 0 {
                    invalid += 1
                } else if byte == 0xEF, bytes[index + 1] == 0xBF, bytes[index + 2] == 0xBD {
                    replacements += 1
                }
                index += max(length, 1)
            }
        }
    }

    private mutating func countControl(_ byte: UInt8) {
        switch byte {
        case 0x00: hasNull = true
        case 0x0D: hasReturn = true
        case 0x1B: hasEscape = true
        case 0x01...0x08, 0x0B, 0x0E...0x1A, 0x1C...0x1F, 0x7F: controls += 1
        default: break
        }
    }

    /// The first place from `start` on that is not printable ASCII, a tab or a line feed. Looks at
    /// eight bytes at once.
    private static func endOfPlainText(
        _ bytes: UnsafeBufferPointer<UInt8>, from start: Int
    ) -> Int {
        let base = UnsafeRawBufferPointer(bytes)
        let highBits: UInt64 = 0x8080_8080_8080_8080
        var index = start
        while index + 8 <= bytes.count {
            let word = base.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            let belowSpace = (word &- 0x2020_2020_2020_2020) & ~word
            let aboveTilde = word | (word &+ 0x0101_0101_0101_0101)
            if (belowSpace | aboveTilde) & highBits != 0 {
                for place in index..<index + 8 where !isPlain(bytes[place]) { return place }
            }
            index += 8
        }
        while index < bytes.count, isPlain(bytes[index]) { index += 1 }
        return index
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        (byte >= 0x20 && byte <= 0x7E) || byte == 0x0A || byte == 0x09
    }

    /// The length of the valid UTF-8 sequence at `index`; 0 for a bad byte.
    private static func sequenceLength(
        _ bytes: UnsafeBufferPointer<UInt8>, at index: Int
    ) -> Int {
        let first = bytes[index]
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        guard (0xC2...0xF4).contains(first), index + length <= bytes.count else { return 0 }
        let lowest: UInt8 = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80
        let highest: UInt8 = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF
        guard bytes[index + 1] >= lowest, bytes[index + 1] <= highest else { return 0 }
        for place in 2..<max(length, 2) where bytes[index + place] & 0xC0 != 0x80 { return 0 }
        return length
    }
}
