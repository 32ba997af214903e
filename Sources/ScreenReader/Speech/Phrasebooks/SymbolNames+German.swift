/// German names of characters, units and currencies (general knowledge, L).
extension SymbolNames {
    static let german = SymbolNames(
        symbol: germanName,
        unit: { germanNoun(of: $0).form(for: $1) },
        currency: { germanNoun(of: $0).form(for: $1) },
        decimalPoint: "Komma",
        minus: "minus",
        unitSigns: [
            "Std": .hour,
            "Min": .minute,
            "Sek": .second,
        ],
        scales: [
            "Tausend": "Tausend",
            "Tsd": "Tausend",
            "Million": "Million",
            "Millionen": "Millionen",
            "Mio": "Millionen",
            "Milliarde": "Milliarde",
            "Milliarden": "Milliarden",
            "Mrd": "Milliarden",
        ],
        more: [
            "„": "Anführungszeichen unten",
            "“": "Anführungszeichen oben",
            "‚": "einfaches Anführungszeichen unten",
            "‹": "spitze Klammer auf",
            "›": "spitze Klammer zu",
            "‰": "Promille",
        ],
        emoji: nil
    )
}

private func germanName(_ symbol: SpokenSymbol) -> String {
    switch symbol {
    case .space: "Leerzeichen"
    case .newLine: "neue Zeile"
    case .tab: "Tabulator"
    case .dot: "Punkt"
    case .comma: "Komma"
    case .colon: "Doppelpunkt"
    case .semicolon: "Semikolon"
    case .exclamationMark: "Ausrufezeichen"
    case .questionMark: "Fragezeichen"
    case .apostrophe, .curlyApostrophe: "Apostroph"
    case .leftSingleQuote: "einfaches Anführungszeichen"
    case .quote: "Anführungszeichen"
    case .leftQuote: "Anführungszeichen links"
    case .rightQuote: "Anführungszeichen rechts"
    case .leftGuillemet: "doppelte spitze Klammer auf"
    case .rightGuillemet: "doppelte spitze Klammer zu"
    case .dash: "Bindestrich"
    case .enDash: "Halbgeviertstrich"
    case .emDash: "Geviertstrich"
    case .ellipsis: "Auslassungspunkte"
    case .leftParen: "Klammer auf"
    case .rightParen: "Klammer zu"
    case .leftBracket: "eckige Klammer auf"
    case .rightBracket: "eckige Klammer zu"
    case .leftBrace: "geschweifte Klammer auf"
    case .rightBrace: "geschweifte Klammer zu"
    case .slash: "Schrägstrich"
    case .backslash: "umgekehrter Schrägstrich"
    case .at: "at"
    case .number: "Raute"
    case .and: "und"
    case .star: "Sternchen"
    case .underscore: "Unterstrich"
    case .plus: "plus"
    case .equals: "gleich"
    case .lessThan: "kleiner als"
    case .greaterThan: "größer als"
    case .verticalBar: "senkrechter Strich"
    case .tilde: "Tilde"
    case .grave: "Gravis"
    case .caret: "Zirkumflex"
    case .bullet: "Aufzählungspunkt"
    case .middleDot: "Mittelpunkt"
    case .section: "Paragraf"
    case .paragraph: "Absatz"
    case .percent: "Prozent"
    case .degrees: "Grad"
    case .copyright: "Copyright"
    case .registered: "eingetragene Marke"
    case .trademark: "Marke"
    case .numero: "Nummer"
    case .micro: "Mikro"
    case .minus: "minus"
    case .plusMinus: "plus minus"
    case .times: "mal"
    case .divided: "geteilt durch"
    case .lessOrEqual: "kleiner gleich"
    case .greaterOrEqual: "größer gleich"
    case .notEqual: "ungleich"
    case .approximately: "ungefähr"
    case .infinity: "unendlich"
    case .squareRoot: "Wurzel"
    case .squared: "Quadrat"
    case .cubed: "hoch drei"
    case .oneHalf: "ein halb"
    case .oneQuarter: "ein Viertel"
    case .threeQuarters: "drei Viertel"
    case .rightArrow: "Pfeil nach rechts"
    case .leftArrow: "Pfeil nach links"
    case .upArrow: "Pfeil nach oben"
    case .downArrow: "Pfeil nach unten"
    case .checkMark: "Häkchen"
    case .crossMark: "Kreuz"
    case .blackStar: "Stern"
    case .whiteStar: "weißer Stern"
    }
}

private func germanNoun(of unit: MeasureUnit) -> PluralNoun {
    switch unit {
    case .millimeter: PluralNoun("Millimeter", "Millimeter")
    case .centimeter: PluralNoun("Zentimeter", "Zentimeter")
    case .meter: PluralNoun("Meter", "Meter")
    case .kilometer: PluralNoun("Kilometer", "Kilometer")
    case .squareMeter: PluralNoun("Quadratmeter", "Quadratmeter")
    case .inch: PluralNoun("Zoll", "Zoll")
    case .foot: PluralNoun("Fuß", "Fuß")
    case .yard: PluralNoun("Yard", "Yards")
    case .mile: PluralNoun("Meile", "Meilen")
    case .milligram: PluralNoun("Milligramm", "Milligramm")
    case .gram: PluralNoun("Gramm", "Gramm")
    case .kilogram: PluralNoun("Kilogramm", "Kilogramm")
    case .ounce: PluralNoun("Unze", "Unzen")
    case .pound: PluralNoun("Pfund", "Pfund")
    case .milliliter: PluralNoun("Milliliter", "Milliliter")
    case .liter: PluralNoun("Liter", "Liter")
    case .millisecond: PluralNoun("Millisekunde", "Millisekunden")
    case .second: PluralNoun("Sekunde", "Sekunden")
    case .minute: PluralNoun("Minute", "Minuten")
    case .hour: PluralNoun("Stunde", "Stunden")
    case .day: PluralNoun("Tag", "Tage")
    case .week: PluralNoun("Woche", "Wochen")
    case .kilobyte: PluralNoun("Kilobyte", "Kilobyte")
    case .megabyte: PluralNoun("Megabyte", "Megabyte")
    case .gigabyte: PluralNoun("Gigabyte", "Gigabyte")
    case .terabyte: PluralNoun("Terabyte", "Terabyte")
    case .hertz: PluralNoun("Hertz", "Hertz")
    case .kilohertz: PluralNoun("Kilohertz", "Kilohertz")
    case .megahertz: PluralNoun("Megahertz", "Megahertz")
    case .gigahertz: PluralNoun("Gigahertz", "Gigahertz")
    case .volt: PluralNoun("Volt", "Volt")
    case .watt: PluralNoun("Watt", "Watt")
    case .kilowatt: PluralNoun("Kilowatt", "Kilowatt")
    case .kilowattHour: PluralNoun("Kilowattstunde", "Kilowattstunden")
    case .kilocalorie: PluralNoun("Kilokalorie", "Kilokalorien")
    case .meterPerSecond: PluralNoun("Meter pro Sekunde", "Meter pro Sekunde")
    case .kilometerPerHour: PluralNoun("Kilometer pro Stunde", "Kilometer pro Stunde")
    case .milePerHour: PluralNoun("Meile pro Stunde", "Meilen pro Stunde")
    case .percent: PluralNoun("Prozent", "Prozent")
    case .degree: PluralNoun("Grad", "Grad")
    case .celsius: PluralNoun("Grad Celsius", "Grad Celsius")
    case .fahrenheit: PluralNoun("Grad Fahrenheit", "Grad Fahrenheit")
    }
}

private func germanNoun(of sign: CurrencySign) -> PluralNoun {
    switch sign {
    case .dollar: PluralNoun("Dollar", "Dollar")
    case .euro: PluralNoun("Euro", "Euro")
    case .pound: PluralNoun("Pfund", "Pfund")
    case .yen: PluralNoun("Yen", "Yen")
    case .cent: PluralNoun("Cent", "Cent")
    case .rupee: PluralNoun("Rupie", "Rupien")
    case .won: PluralNoun("Won", "Won")
    case .ruble: PluralNoun("Rubel", "Rubel")
    case .hryvnia: PluralNoun("Hrywnja", "Hrywnja")
    case .lira: PluralNoun("Lira", "Lira")
    case .shekel: PluralNoun("Schekel", "Schekel")
    case .baht: PluralNoun("Baht", "Baht")
    case .dong: PluralNoun("Dong", "Dong")
    case .bitcoin: PluralNoun("Bitcoin", "Bitcoin")
    }
}
