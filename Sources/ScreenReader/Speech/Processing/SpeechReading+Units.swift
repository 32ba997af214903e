/// What belongs to a number and stands after it.
extension SpeechReading {
    /// The unit after a number, and where its sign ends.
    func unit(after number: WrittenNumber) -> (unit: MeasureUnit, end: Int)? {
        let isSpaced = kind(at: number.end) == .space
        let start = number.end + (isSpaced ? 1 : 0)
        guard !kind(at: start).isDisjoint(with: [.letter, .sign]) else { return nil }
        for length in stride(from: MeasureUnit.longestSign, through: 1, by: -1) {
            let end = start + length
            guard end <= characters.count else { continue }
            let sign = String(characters[start..<end])
            guard let unit = names.unitSigns[sign] ?? MeasureUnit.signs[sign] else { continue }
            let goesOn =
                kind(at: end) == .digit && (unit.isTime || sign == "m") && isTime(at: end)
            let isWhole = kind(at: end - 1) == .letter
            guard !isWhole || goesOn || kind(at: end).isDisjoint(with: [.letter, .digit]) else {
                continue
            }
            if isSpaced, MeasureUnit.attachedOnly.contains(sign) { return nil }
            if sign == "m" { return (isMinute(end) ? .minute : MeasureUnit.loneM, end) }
            if MeasureUnit.doubtful.contains(sign), !isSpaced, number.fraction == nil,
                !followsTime(of: [.hour, .minute])
            {
                return nil
            }
            return (unit, end)
        }
        return nil
    }

    /// `m` between hours and seconds.
    private func isMinute(_ end: Int) -> Bool {
        if followsTime(of: [.day, .hour]) { return true }
        let start = kind(at: end) == .space ? end + 1 : end
        return timeSign(at: start) == "s"
    }

    private func followsTime(of units: Set<MeasureUnit>) -> Bool {
        guard let numberEnd, let lastUnit, units.contains(lastUnit) else { return false }
        return numberEnd == place || (numberEnd == place - 1 && kind(at: place - 1) == .space)
    }

    private func isTime(at index: Int) -> Bool {
        timeSign(at: index).map { "hms".contains($0) } ?? false
    }

    /// The letter after one or two digits, where it stands alone.
    private func timeSign(at index: Int) -> Character? {
        var end = index
        while kind(at: end) == .digit, end - index < 3 { end += 1 }
        guard (1...2).contains(end - index), kind(at: end) == .letter,
            kind(at: end + 1) != .letter
        else { return nil }
        return character(at: end)
    }

    /// The currency after an amount, unless the sign belongs to another amount.
    func currency(after number: WrittenNumber) -> (sign: CurrencySign, end: Int)? {
        let place = number.end + (kind(at: number.end) == .space ? 1 : 0)
        guard kind(at: place) == .currency, kind(at: place + 1) != .digit,
            let sign = CurrencySign(character(at: place))
        else { return nil }
        return (sign, place + 1)
    }

    /// Says an amount of money: the currency in place of the decimal point before hundredths,
    /// else after the number and what it is multiplied by.
    mutating func say(_ number: WrittenNumber, in sign: CurrencySign, to end: Int) {
        note(.amount)
        if let fraction = number.fraction, number.end - fraction == 2, scale(at: number.end) == nil
        {
            take(to: fraction - 1)
            say(names.currency(sign, SpokenCount(number.count.whole)), to: fraction, .amount)
            if characters[fraction..<number.end].contains(where: { $0.wholeNumberValue != 0 }) {
                take(to: number.end)
            }
            place = end
            return
        }
        say(number)
        guard end == number.end, let scale = scale(at: end) else {
            say(names.currency(sign, number.count), to: end, .amount)
            return
        }
        output.append(name: scale.word)
        say(names.currency(sign, SpokenCount(nil)), to: scale.end, .amount)
    }

    /// "million" after a number, or its letter.
    private func scale(at index: Int) -> (word: String, end: Int)? {
        let longest = 12
        let isSpaced = kind(at: index) == .space
        let start = index + (isSpaced ? 1 : 0)
        var end = start
        while kind(at: end) == .letter, end - start < longest { end += 1 }
        guard end > start, kind(at: end) != .letter,
            let word = names.scales[String(characters[start..<end])],
            !isSpaced || end - start > 2
        else { return nil }
        return (word, end)
    }
}
