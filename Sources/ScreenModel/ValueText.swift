/// Numbers as VoiceOver speaks a value: whole ones without a fraction, others without binary noise.
public enum ValueText {
    /// `number` through `format`: `{}` is the number, `{t}` minutes and seconds (m:ss). Without a
    /// format the number alone. `decimalSeparator` is that of the language.
    public static func formatted(
        _ number: Double, _ format: String?, decimalSeparator: Character = "."
    ) -> String {
        guard let format else { return plain(number, decimalSeparator) }
        var result = ""
        var rest = Substring(format)
        while let character = rest.first {
            if rest.hasPrefix("{}") {
                result += plain(number, decimalSeparator)
                rest = rest.dropFirst(2)
            } else if rest.hasPrefix("{t}") {
                result += time(number)
                rest = rest.dropFirst(3)
            } else {
                result.append(character)
                rest = rest.dropFirst()
            }
        }
        return result
    }

    /// Up to six decimal places, none that are zero.
    public static func plain(_ number: Double, _ decimalSeparator: Character = ".") -> String {
        let rounded = (number * 1_000_000).rounded() / 1_000_000
        guard rounded.isFinite else { return String(number) }
        if let whole = Int(exactly: rounded) { return String(whole) }
        let text = String(rounded)
        guard decimalSeparator != "." else { return text }
        return String(text.map { $0 == "." ? decimalSeparator : $0 })
    }

    /// Seconds as m:ss, from an hour on as h:mm:ss.
    public static func time(_ seconds: Double) -> String {
        let total = Int(clamping: seconds.rounded())
        let sign = total < 0 ? "-" : ""
        let positive = total.magnitude
        let (minutes, rest) = (positive / 60, positive % 60)
        guard minutes >= 60 else { return "\(sign)\(minutes):\(twoDigits(rest))" }
        return "\(sign)\(minutes / 60):\(twoDigits(minutes % 60)):\(twoDigits(rest))"
    }

    private static func twoDigits(_ number: UInt) -> String {
        number < 10 ? "0\(number)" : String(number)
    }
}

extension Int {
    /// The whole part, held within what an `Int` can be; 0 for what is no number.
    public init(clamping number: Double) {
        if number >= -9e18, number <= 9e18 {
            self = Int(number)
        } else {
            self = number.isNaN ? 0 : number < 0 ? .min : .max
        }
    }
}
