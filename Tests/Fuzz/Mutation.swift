/// Small random changes to an input, from a seed that can be given again.
struct Mutation {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    /// xorshift64*.
    mutating func next() -> UInt64 {
        state ^= state >> 12
        state ^= state << 25
        state ^= state >> 27
        return state &* 0x2545_F491_4F6C_DD1D
    }

    mutating func below(_ bound: Int) -> Int {
        bound > 0 ? Int(next() % UInt64(bound)) : 0
    }

    /// What readers trip over.
    private static let tokens: [[UInt8]] =
        [
            "{", "}", "[", "]", "<", ">", "\"", "'", ",", ":", "&", "\\", "\0", "\n", "\r\n", "]]>",
            "<![CDATA[", "<!--", "&#1;", "&x;", "\\ud83d", "\\u0000", "1e999", "-1", "NaN", "null",
            "true", "{}", "[]", "\"\"", "{\"value\":", "```", "\u{1B}[31m", "\u{202E}", "\u{FEFF}",
            "\"children\":[", "\"frame\":[0,0,0,0]", "x=\"1\"", "18446744073709551616",
        ].map { Array($0.utf8) } + [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xFE, 0xFF]]

    /// One to eight changes of `input`, some with pieces of `other`.
    mutating func mutated(_ input: [UInt8], with other: [UInt8]) -> [UInt8] {
        var bytes = input
        for _ in 0...below(8) { change(&bytes, other) }
        return bytes
    }

    private mutating func change(_ bytes: inout [UInt8], _ other: [UInt8]) {
        let place = below(bytes.count + 1)
        let length = min(below(64) + 1, bytes.count - min(place, bytes.count))
        switch below(8) {
        case 0 where place < bytes.count: bytes[place] ^= UInt8(1 << below(8))
        case 1 where place < bytes.count: bytes[place] = UInt8(truncatingIfNeeded: next())
        case 2: bytes.removeSubrange(place..<place + length)
        case 3: bytes.insert(contentsOf: bytes[place..<place + length], at: place)
        case 4: bytes.removeSubrange(place...)
        case 5:
            let start = below(other.count + 1)
            let end = min(start + below(256), other.count)
            bytes.insert(contentsOf: other[start..<end], at: place)
        case 6:
            // A piece many times over: depth and length.
            let piece = Array(bytes[place..<place + length])
            for _ in 0..<below(200) { bytes.insert(contentsOf: piece, at: place) }
        default:
            bytes.insert(contentsOf: Mutation.tokens[below(Mutation.tokens.count)], at: place)
        }
    }
}
