extension CursesTerminal {
    /// Asks the terminal to put `text` into its clipboard (OSC 52); one that cannot, or may not,
    /// does nothing. Only for what the user asked to copy.
    public func copy(_ text: String) {
        Self.write("\u{1B}]52;c;\(Self.base64(text.utf8))\u{07}")
    }

    static func base64(_ bytes: some Sequence<UInt8>) -> String {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var result: [UInt8] = []
        var bits: UInt32 = 0
        var count = 0
        func flush(_ width: Int) {
            let left = bits << (24 - UInt32(count) * 8)
            for place in 0..<width {
                result.append(digits[Int(left >> (18 - UInt32(place) * 6) & 63)])
            }
        }
        for byte in bytes {
            bits = bits << 8 | UInt32(byte)
            count += 1
            if count == 3 {
                flush(4)
                bits = 0
                count = 0
            }
        }
        if count > 0 {
            flush(count + 1)
            result += Array(repeating: UInt8(ascii: "="), count: 3 - count)
        }
        return String(decoding: result, as: UTF8.self)
    }
}
