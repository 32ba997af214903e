/// Characters that VoiceOver says by name, alone or inside a text. Every language names each.
///
/// To add one: a case, its level where it is no word, and its name in each language.
enum SpokenSymbol: Character, CaseIterable, Sendable {
    // White space has a name only where it is read alone.
    case space = " "
    case newLine = "\n"
    case tab = "\t"

    case dot = "."
    case comma = ","
    case colon = ":"
    case semicolon = ";"
    case exclamationMark = "!"
    case questionMark = "?"
    case apostrophe = "'"
    case curlyApostrophe = "’"
    case leftSingleQuote = "‘"
    case quote = "\""
    case leftQuote = "“"
    case rightQuote = "”"
    case leftGuillemet = "«"
    case rightGuillemet = "»"
    case dash = "-"
    case enDash = "–"
    case emDash = "—"
    case ellipsis = "…"
    case leftParen = "("
    case rightParen = ")"
    case leftBracket = "["
    case rightBracket = "]"
    case leftBrace = "{"
    case rightBrace = "}"

    case slash = "/"
    case backslash = "\\"
    case at = "@"
    case number = "#"
    case and = "&"
    case star = "*"
    case underscore = "_"
    case plus = "+"
    case equals = "="
    case lessThan = "<"
    case greaterThan = ">"
    case verticalBar = "|"
    case tilde = "~"
    case grave = "`"
    case caret = "^"
    case bullet = "•"
    case middleDot = "·"
    case section = "§"
    case paragraph = "¶"

    case percent = "%"
    case degrees = "°"
    case copyright = "©"
    case registered = "®"
    case trademark = "™"
    case numero = "№"
    case micro = "µ"
    case minus = "−"
    case plusMinus = "±"
    case times = "×"
    case divided = "÷"
    case lessOrEqual = "≤"
    case greaterOrEqual = "≥"
    case notEqual = "≠"
    case approximately = "≈"
    case infinity = "∞"
    case squareRoot = "√"
    case squared = "²"
    case cubed = "³"
    case oneHalf = "½"
    case oneQuarter = "¼"
    case threeQuarters = "¾"
    case rightArrow = "→"
    case leftArrow = "←"
    case upArrow = "↑"
    case downArrow = "↓"
    case checkMark = "✓"
    case crossMark = "✗"
    case blackStar = "★"
    case whiteStar = "☆"

    /// How much a user must want to hear before a character inside a text is named.
    enum Level: Sendable {
        /// With all punctuation. Else it is a pause or nothing.
        case mark
        /// With some punctuation too.
        case sign
        /// Always: the text makes no sense without it.
        case word
    }

    /// Which marks "some" leaves out (general knowledge, L).
    var level: Level {
        switch self {
        case .space, .newLine, .tab, .dot, .comma, .colon, .semicolon, .exclamationMark,
            .questionMark, .apostrophe, .curlyApostrophe, .leftSingleQuote, .quote, .leftQuote,
            .rightQuote, .leftGuillemet, .rightGuillemet, .dash, .enDash, .emDash, .ellipsis,
            .leftParen, .rightParen, .leftBracket, .rightBracket, .leftBrace, .rightBrace:
            .mark
        case .slash, .backslash, .at, .number, .and, .star, .underscore, .plus, .equals, .lessThan,
            .greaterThan, .verticalBar, .tilde, .grave, .caret, .bullet, .middleDot, .section,
            .paragraph:
            .sign
        default: .word
        }
    }

    /// The symbol that a character is, whatever its width and style.
    init?(_ character: Character) {
        guard let symbol = SpokenSymbol.byCharacter[character.plain] else { return nil }
        self = symbol
    }

    private static let byCharacter: [Character: SpokenSymbol] = {
        var result: [Character: SpokenSymbol] = [:]
        for symbol in allCases { result[symbol.rawValue] = symbol }
        result["\r\n"] = .newLine
        result["\r"] = .newLine
        result["\u{2028}"] = .newLine
        result["\u{2029}"] = .newLine
        result["\u{A0}"] = .space
        result["\u{202F}"] = .space
        result["\u{3000}"] = .space
        result["\u{2010}"] = .dash
        result["\u{2011}"] = .dash
        result["\u{2012}"] = .enDash
        result["\u{2015}"] = .emDash
        result["✔"] = .checkMark
        result["✕"] = .crossMark
        result["✘"] = .crossMark
        result["╳"] = .crossMark
        result["٪"] = .percent
        result["،"] = .comma
        result["؛"] = .semicolon
        result["؟"] = .questionMark
        result["。"] = .dot
        result["、"] = .comma
        result["„"] = .leftQuote
        result["\u{2044}"] = .slash
        result["\u{2215}"] = .slash
        result["∗"] = .star
        result["●"] = .bullet
        return result
    }()
}

extension Character {
    /// Without the choice between text and emoji style, and full-width forms as ASCII.
    var plain: Character {
        guard !isASCII else { return self }
        let scalars = unicodeScalars
        guard let first = scalars.first else { return self }
        if scalars.count == 1 {
            guard (0xFF01...0xFF5E).contains(first.value),
                let narrow = Unicode.Scalar(first.value - 0xFEE0)
            else { return self }
            return Character(narrow)
        }
        guard scalars.count == 2, scalars.last?.isStyleSelector == true else { return self }
        return Character(first)
    }
}
