/// Numbers as JSON texts write them and as values show them.
enum NumberText {
    /// The number that `text` writes: decimal, hexadecimal, signed, `Infinity`, `NaN`; too large
    /// ones are infinite. `nil` when it is no number.
    static func number(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
        if let simple = simpleNumber(text) { return simple }
        var rest = text[...]
        var isNegative = false
        if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
            isNegative = sign == UInt8(ascii: "-")
            rest = rest.dropFirst()
        }
        guard let first = rest.first else { return nil }
        var magnitude: Double?
        let word = String(decoding: rest, as: UTF8.self)
        if first.isLetter {
            switch word.lowercased() {
            case "nan": magnitude = .nan
            case "infinity", "inf": magnitude = .infinity
            default: magnitude = nil
            }
        } else if word.hasPrefix("0x") || word.hasPrefix("0X") {
            magnitude = UInt64(word.dropFirst(2), radix: 16).map { Double($0) }
        } else if first.isDigit || first == UInt8(ascii: ".") {
            magnitude = Double(word.hasSuffix(".") ? word + "0" : word)
        }
        return magnitude.map { isNegative ? -$0 : $0 }
    }

    /// Up to 15 digits with a decimal point among them: exact without the system's parser.
    private static func simpleNumber(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
        var index = 0
        let isNegative = text.first == UInt8(ascii: "-")
        if isNegative { index = 1 }
        guard text.count > index, text.count - index <= 16 else { return nil }
        var digits: Int64 = 0
        var count = 0
        var point: Int?
        while index < text.count {
            let byte = text[index]
            if byte.isDigit {
                digits = digits * 10 + Int64(byte & 15)
                count += 1
            } else if byte == UInt8(ascii: "."), point == nil {
                point = count
            } else {
                return nil
            }
            index += 1
        }
        guard count > 0, count <= 15 else { return nil }
        let decimals = count - (point ?? count)
        let magnitude = Double(digits) / powersOfTen[decimals]
        return isNegative ? -magnitude : magnitude
    }

    private static let powersOfTen: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]

    /// The shortest text for a finite number; whole numbers without ".0".
    static func text(_ number: Double) -> String {
        if number == number.rounded(), abs(number) < 1e15 { return String(Int64(number)) }
        return String(number)
    }
}
