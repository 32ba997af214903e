/// English names of characters, units and currencies (general knowledge, L).
extension SymbolNames {
    static let english = SymbolNames(
        symbol: englishName,
        unit: { unit, count in
            let (one, many) = englishName(of: unit)
            return count.isOne ? one : many
        },
        currency: { sign, count in
            let (one, many) = englishName(of: sign)
            return count.isOne ? one : many
        },
        decimalPoint: "dot",
        minus: "minus",
        unitSigns: [:],
        scales: [
            "thousand": "thousand", "million": "million", "billion": "billion",
            "trillion": "trillion", "k": "thousand", "K": "thousand", "m": "million",
            "M": "million", "bn": "billion", "B": "billion",
        ],
        more: englishNames,
        emoji: nil
    )
}

private func englishName(_ symbol: SpokenSymbol) -> String {
    switch symbol {
    case .space: "space"
    case .newLine: "new line"
    case .tab: "tab"
    case .dot: "dot"
    case .comma: "comma"
    case .colon: "colon"
    case .semicolon: "semicolon"
    case .exclamationMark: "exclamation mark"
    case .questionMark: "question mark"
    case .apostrophe, .curlyApostrophe: "apostrophe"
    case .leftSingleQuote: "left single quote"
    case .quote: "quote"
    case .leftQuote: "left quote"
    case .rightQuote: "right quote"
    case .leftGuillemet: "left guillemet"
    case .rightGuillemet: "right guillemet"
    case .dash: "dash"
    case .enDash: "en dash"
    case .emDash: "em dash"
    case .ellipsis: "ellipsis"
    case .leftParen: "left paren"
    case .rightParen: "right paren"
    case .leftBracket: "left bracket"
    case .rightBracket: "right bracket"
    case .leftBrace: "left brace"
    case .rightBrace: "right brace"
    case .slash: "slash"
    case .backslash: "backslash"
    case .at: "at"
    case .number: "number"
    case .and: "and"
    case .star: "star"
    case .underscore: "underscore"
    case .plus: "plus"
    case .equals: "equals"
    case .lessThan: "less than"
    case .greaterThan: "greater than"
    case .verticalBar: "vertical bar"
    case .tilde: "tilde"
    case .grave: "grave"
    case .caret: "caret"
    case .bullet: "bullet"
    case .middleDot: "middle dot"
    case .section: "section"
    case .paragraph: "paragraph"
    case .percent: "percent"
    case .degrees: "degrees"
    case .copyright: "copyright"
    case .registered: "registered"
    case .trademark: "trademark"
    case .numero: "number"
    case .micro: "micro"
    case .minus: "minus"
    case .plusMinus: "plus or minus"
    case .times: "times"
    case .divided: "divided by"
    case .lessOrEqual: "less than or equal to"
    case .greaterOrEqual: "greater than or equal to"
    case .notEqual: "not equal to"
    case .approximately: "approximately"
    case .infinity: "infinity"
    case .squareRoot: "square root"
    case .squared: "squared"
    case .cubed: "cubed"
    case .oneHalf: "one half"
    case .oneQuarter: "one quarter"
    case .threeQuarters: "three quarters"
    case .rightArrow: "right arrow"
    case .leftArrow: "left arrow"
    case .upArrow: "up arrow"
    case .downArrow: "down arrow"
    case .checkMark: "check mark"
    case .crossMark: "cross mark"
    case .blackStar: "star"
    case .whiteStar: "white star"
    }
}

private func englishName(of unit: MeasureUnit) -> (one: String, many: String) {
    func regular(_ name: String) -> (String, String) { (name, name + "s") }
    return switch unit {
    case .millimeter: regular("millimeter")
    case .centimeter: regular("centimeter")
    case .meter: regular("meter")
    case .kilometer: regular("kilometer")
    case .squareMeter: regular("square meter")
    case .inch: ("inch", "inches")
    case .foot: ("foot", "feet")
    case .yard: regular("yard")
    case .mile: regular("mile")
    case .milligram: regular("milligram")
    case .gram: regular("gram")
    case .kilogram: regular("kilogram")
    case .ounce: regular("ounce")
    case .pound: regular("pound")
    case .milliliter: regular("milliliter")
    case .liter: regular("liter")
    case .millisecond: regular("millisecond")
    case .second: regular("second")
    case .minute: regular("minute")
    case .hour: regular("hour")
    case .day: regular("day")
    case .week: regular("week")
    case .kilobyte: regular("kilobyte")
    case .megabyte: regular("megabyte")
    case .gigabyte: regular("gigabyte")
    case .terabyte: regular("terabyte")
    case .hertz: ("hertz", "hertz")
    case .kilohertz: ("kilohertz", "kilohertz")
    case .megahertz: ("megahertz", "megahertz")
    case .gigahertz: ("gigahertz", "gigahertz")
    case .volt: regular("volt")
    case .watt: regular("watt")
    case .kilowatt: regular("kilowatt")
    case .kilowattHour: regular("kilowatt hour")
    case .kilocalorie: regular("kilocalorie")
    case .meterPerSecond: ("meter per second", "meters per second")
    case .kilometerPerHour: ("kilometer per hour", "kilometers per hour")
    case .milePerHour: ("mile per hour", "miles per hour")
    case .percent: ("percent", "percent")
    case .degree: regular("degree")
    case .celsius: ("degree Celsius", "degrees Celsius")
    case .fahrenheit: ("degree Fahrenheit", "degrees Fahrenheit")
    }
}

private func englishName(of sign: CurrencySign) -> (one: String, many: String) {
    func regular(_ name: String) -> (String, String) { (name, name + "s") }
    return switch sign {
    case .dollar: regular("dollar")
    case .euro: regular("euro")
    case .pound: regular("pound")
    case .yen: ("yen", "yen")
    case .cent: regular("cent")
    case .rupee: regular("rupee")
    case .won: ("won", "won")
    case .ruble: regular("ruble")
    case .hryvnia: ("hryvnia", "hryvnias")
    case .lira: ("lira", "lira")
    case .shekel: regular("shekel")
    case .baht: ("baht", "baht")
    case .dong: ("dong", "dong")
    case .bitcoin: ("bitcoin", "bitcoin")
    }
}

/// Names beyond what every language has.
private let englishNames: [Character: String] = [
    "¡": "inverted exclamation mark", "¿": "inverted question mark", "‹": "left angle quote",
    "›": "right angle quote", "‚": "low single quote", "′": "prime", "″": "double prime",
    "†": "dagger", "‡": "double dagger", "‰": "per thousand", "¬": "not", "¦": "broken bar",
    "∑": "sum", "∏": "product", "∫": "integral", "∂": "partial derivative", "∅": "empty set",
    "∈": "element of", "∀": "for all", "∃": "there exists", "∧": "logical and",
    "∨": "logical or", "∩": "intersection", "∪": "union", "≡": "identical to",
    "⅓": "one third", "⅔": "two thirds", "⅛": "one eighth", "⅜": "three eighths",
    "⅝": "five eighths", "⅞": "seven eighths", "⅕": "one fifth",
    "⇒": "right double arrow", "⇐": "left double arrow", "⇔": "left right double arrow",
    "⌘": "command", "⌥": "option", "⇧": "shift", "⌃": "control", "⏎": "return", "↵": "return",
    "⎋": "escape", "⇥": "tab", "⌫": "delete", "⌦": "forward delete", "⇪": "caps lock",
    "☐": "empty check box", "☒": "crossed check box", "○": "white circle",
    "■": "black square", "□": "white square", "▪": "small black square",
    "▲": "up triangle", "△": "white up triangle", "▼": "down triangle",
    "▽": "white down triangle", "►": "right triangle", "◄": "left triangle", "▸": "right triangle",
    "◆": "black diamond", "◇": "white diamond", "♪": "eighth note", "♫": "beamed eighth notes",
]
