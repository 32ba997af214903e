/// What a character can be the beginning of.
struct CharacterKinds: OptionSet, Sendable {
    let rawValue: UInt8

    static let space = CharacterKinds(rawValue: 1 << 0)
    /// A letter of a script that puts spaces between words.
    static let letter = CharacterKinds(rawValue: 1 << 1)
    /// A letter of a script that does not: a number or sign can stand right beside it.
    static let ideograph = CharacterKinds(rawValue: 1 << 2)
    static let digit = CharacterKinds(rawValue: 1 << 3)
    static let currency = CharacterKinds(rawValue: 1 << 4)
    static let dash = CharacterKinds(rawValue: 1 << 5)
    static let fullStop = CharacterKinds(rawValue: 1 << 6)
    /// Every other character that may have a name.
    static let sign = CharacterKinds(rawValue: 1 << 7)

    static let alphanumeric: CharacterKinds = [.letter, .ideograph, .digit]
}

extension CharacterKinds {
    /// The one kind of a character; none of letters' marks, controls and what is unknown.
    init(of character: Character) {
        if character.isASCII {
            self = CharacterKinds.ascii(character)
        } else {
            self = CharacterKinds.wide(character)
        }
    }

    private static func ascii(_ character: Character) -> CharacterKinds {
        switch character {
        case "a"..."z", "A"..."Z": .letter
        case "0"..."9": .digit
        case "-": .dash
        case ".": .fullStop
        case "$": .currency
        default: character.isWhitespace ? .space : .sign
        }
    }

    private static func wide(_ character: Character) -> CharacterKinds {
        guard let first = character.unicodeScalars.first else { return [] }
        switch first.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter:
            return first.value == 0xB5 ? .sign : .letter
        case .otherLetter:
            return isUnspaced(first) ? .ideograph : .letter
        case .decimalNumber:
            // An ASCII digit with a scalar after it is a key's emoji or a digit with a mark.
            return first.isASCII ? .sign : .digit
        case .spaceSeparator, .lineSeparator, .paragraphSeparator: return .space
        case .dashPunctuation: return .dash
        case .currencySymbol: return .currency
        case .mathSymbol: return first.value == 0x2212 ? .dash : .sign
        case .otherSymbol, .otherPunctuation, .openPunctuation, .closePunctuation,
            .initialPunctuation, .finalPunctuation, .connectorPunctuation, .modifierSymbol,
            .otherNumber:
            return .sign
        default: return []
        }
    }

    /// Kana, Han, Thai, Lao, Khmer, Myanmar.
    private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: true
        default: scalar.isHan || scalar.isHiragana || scalar.isKatakana
        }
    }
}
