/// A number in a text: where it ends, and how much it is.
struct WrittenNumber {
    let end: Int
    /// Where its fraction begins, after the separator.
    let fraction: Int?
    let count: SpokenCount
}

extension SpeechReading {
    /// The number that begins with the digit at `start`: groups of three, one fraction.
    func number(at start: Int) -> WrittenNumber {
        var whole: Int? = 0
        var end = start
        func takeDigits() {
            while kind(at: end) == .digit {
                let digit = characters[end].wholeNumberValue ?? 0
                // Plurals look at the last digits; nobody needs more than nine.
                whole = whole.flatMap { $0 < 100_000_000 ? $0 * 10 + digit : nil }
                end += 1
            }
        }
        takeDigits()
        if end - start <= 3 {
            while isGroup(at: end) {
                end += 1
                takeDigits()
            }
        }
        guard isDecimalSeparator(at: end), kind(at: end + 1) == .digit else {
            return WrittenNumber(end: end, fraction: nil, count: SpokenCount(whole))
        }
        let fraction = end + 1
        end = fraction
        while kind(at: end) == .digit { end += 1 }
        return WrittenNumber(
            end: end, fraction: fraction, count: SpokenCount(whole, hasFraction: true))
    }

    private func isDecimalSeparator(at index: Int) -> Bool {
        let character = character(at: index)
        return character == decimalSeparator || character == "\u{66B}"
    }

    /// A separator with exactly three digits after it.
    func isGroup(at index: Int) -> Bool {
        let separator = character(at: index)
        let isSeparator =
            separator == (decimalSeparator == "," ? "." : ",")
            || "\u{66C}\u{A0}\u{202F}\u{2009}’".contains(separator)
        return isSeparator && (1...3).allSatisfy { kind(at: index + $0) == .digit }
            && kind(at: index + 4) != .digit
    }

    /// `27.10.2024` where a full stop is no decimal point: the voice knows it as a date.
    func dottedDateEnd() -> Int? {
        guard decimalSeparator != ".", kind(at: place - 1) != .fullStop else { return nil }
        var end = place
        for lengths in [[1, 2], [1, 2], [2, 4]] {
            if end > place {
                guard character(at: end) == "." else { return nil }
                end += 1
            }
            let start = end
            while kind(at: end) == .digit, end - start < 5 { end += 1 }
            guard lengths.contains(end - start) else { return nil }
        }
        return character(at: end) == "." && kind(at: end + 1) == .digit ? nil : end
    }

    /// Says the number that begins at `place`, its decimal point by name.
    mutating func say(_ number: WrittenNumber) {
        if let fraction = number.fraction {
            take(to: fraction - 1)
            say(names.decimalPoint, to: fraction, .decimal)
        }
        take(to: number.end)
    }
}
