/// Numbers, and what stands between two of them.
extension SpeechReader {
    /// A number with its decimal point and its unit or currency.
    static let quantity = SpeechReader(begins: [.digit]) { reading in
        // The digits of `A4` and `MP3` are part of a name, those after `1h` are not.
        let before = reading.kind(at: reading.place - 1)
        guard before.isDisjoint(with: [.letter, .digit]) || reading.numberEnd == reading.place
        else { return false }
        if let end = reading.dottedDateEnd() {
            reading.take(to: end)
            reading.numberEnd = end
            return true
        }
        let number = reading.number(at: reading.place)
        if let price = reading.currency(after: number) {
            reading.say(number, in: price.sign, to: price.end)
        } else if let unit = reading.unit(after: number) {
            reading.say(number)
            reading.say(reading.names.unit(unit.unit, number.count), to: unit.end, .unit)
            reading.lastUnit = unit.unit
        } else {
            reading.say(number)
            reading.lastUnit = nil
        }
        reading.numberEnd = reading.place
        return true
    }

    /// A currency's sign before its amount.
    static let amount = SpeechReader(begins: [.currency]) { reading in
        guard let sign = CurrencySign(reading.characters[reading.place]) else { return false }
        var start = reading.place + 1
        if reading.kind(at: start) == .space { start += 1 }
        guard reading.kind(at: start) == .digit else { return false }
        let number = reading.number(at: start)
        reading.place = start
        reading.output.separate()
        reading.say(number, in: sign, to: number.end)
        reading.numberEnd = reading.place
        return true
    }

    /// A dash between numbers, with a space on both sides or on none.
    static let range = SpeechReader(begins: [.dash]) { reading in
        let place = reading.place
        let isSpaced = reading.kind(at: place - 1) == .space
        guard reading.characters[place] != "−",
            reading.numberEnd == (isSpaced ? place - 1 : place)
        else { return false }
        let next = isSpaced ? place + 2 : place + 1
        guard !isSpaced || reading.kind(at: place + 1) == .space, reading.isAmount(at: next) else {
            return false
        }
        reading.say("<break>", to: next, .range)
        return true
    }

    /// Before a number, at the beginning of a word. U+2212 is a minus anywhere.
    static let minus = SpeechReader(begins: [.dash]) { reading in
        let place = reading.place
        if reading.characters[place] == "−" {
            reading.say(reading.names.minus, to: place + 1, .minus)
            return true
        }
        guard reading.characters[place] == "-", reading.isAmount(at: place + 1) else {
            return false
        }
        switch reading.kind(at: place - 1) {
        case [] where place > 0, .letter, .digit, .ideograph, .dash, .fullStop: return false
        case .sign where !"(=<>≤≥±".contains(reading.character(at: place - 1)): return false
        default: break
        }
        reading.say(reading.names.minus, to: place + 1, .minus)
        return true
    }

    /// Between digits it is said at every level.
    static let slash = SpeechReader(begins: [.sign]) { reading in
        let place = reading.place
        guard SpokenSymbol(reading.characters[place]) == .slash,
            reading.kind(at: place - 1) == .digit,
            reading.kind(at: place + 1) == .digit
        else { return false }
        reading.sayName(.date)
        return true
    }

    /// Inside a number, and inside a name such as `notes.txt`; not after an abbreviation's letter
    /// (`e.g.`) nor before a sentence that lacks its space.
    static let fullStop = SpeechReader(begins: [.fullStop]) { reading in
        let place = reading.place
        let next = reading.kind(at: place + 1)
        switch reading.kind(at: place - 1) {
        case .digit where next == .digit:
            reading.sayName(.decimal)
            return true
        case .digit, .letter:
            guard next == .digit || next == .letter, reading.isNameGoingOn(at: place) else {
                return false
            }
            reading.sayName(.dottedName)
            return true
        case .space, []:
            guard next == .digit || next == .letter else { return false }
            reading.sayName(next == .digit ? .decimal : .dottedName)
            return true
        default:
            return false
        }
    }
}

extension SpeechReading {
    /// Whether what follows the full stop belongs to the same name.
    fileprivate func isNameGoingOn(at place: Int) -> Bool {
        let (before, after) = (character(at: place - 1), character(at: place + 1))
        if kind(at: place + 1) == .letter, after.isUppercase, !before.isUppercase { return false }
        let isAbbreviation = !isAlphanumeric(at: place - 2) && !isAlphanumeric(at: place + 2)
        return !isAbbreviation || kind(at: place - 1) == .digit || kind(at: place + 1) == .digit
    }

    /// Whether a number begins here, with its currency or without.
    fileprivate func isAmount(at index: Int) -> Bool {
        kind(at: index) == .digit
            || (kind(at: index) == .currency && kind(at: index + 1) == .digit)
    }
}
