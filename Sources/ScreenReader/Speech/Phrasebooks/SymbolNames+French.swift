/// French names of characters, units and currencies (general knowledge, L).
extension SymbolNames {
    static let french = SymbolNames(
        symbol: frenchName,
        unit: { frenchNoun(of: $0).form(for: $1) },
        currency: { sign, count in
            let noun = frenchNoun(of: sign)
            // "Trois millions d’euros": a count that is a noun itself.
            guard count.whole == nil else { return noun.form(for: count) }
            return (sign == .euro ? "d’" : "de ") + noun.many
        },
        decimalPoint: "virgule",
        minus: "moins",
        unitSigns: [
            "ko": .kilobyte,
            "Ko": .kilobyte,
            "Mo": .megabyte,
            "Go": .gigabyte,
            "To": .terabyte,
            "sem": .week,
        ],
        scales: [
            "k": "milliers",
            "K": "milliers",
            "million": "million",
            "millions": "millions",
            "M": "millions",
            "milliard": "milliard",
            "milliards": "milliards",
            "Md": "milliards",
        ],
        more: [
            "‹": "guillemet simple ouvrant",
            "›": "guillemet simple fermant",
            "¿": "point d’interrogation inversé",
            "¡": "point d’exclamation inversé",
            "‰": "pour mille",
        ],
        emoji: nil
    )
}

private func frenchName(_ symbol: SpokenSymbol) -> String {
    switch symbol {
    case .space: "espace"
    case .newLine: "nouvelle ligne"
    case .tab: "tabulation"
    case .dot: "point"
    case .comma: "virgule"
    case .colon: "deux-points"
    case .semicolon: "point-virgule"
    case .exclamationMark: "point d’exclamation"
    case .questionMark: "point d’interrogation"
    case .apostrophe, .curlyApostrophe: "apostrophe"
    case .leftSingleQuote: "guillemet simple ouvrant"
    case .quote: "guillemet droit"
    case .leftQuote: "guillemet anglais ouvrant"
    case .rightQuote: "guillemet anglais fermant"
    case .leftGuillemet: "guillemet ouvrant"
    case .rightGuillemet: "guillemet fermant"
    case .dash: "tiret"
    case .enDash: "tiret demi-cadratin"
    case .emDash: "tiret cadratin"
    case .ellipsis: "points de suspension"
    case .leftParen: "parenthèse ouvrante"
    case .rightParen: "parenthèse fermante"
    case .leftBracket: "crochet ouvrant"
    case .rightBracket: "crochet fermant"
    case .leftBrace: "accolade ouvrante"
    case .rightBrace: "accolade fermante"
    case .slash: "barre oblique"
    case .backslash: "barre oblique inversée"
    case .at: "arobase"
    case .number: "dièse"
    case .and: "et"
    case .star: "astérisque"
    case .underscore: "tiret bas"
    case .plus: "plus"
    case .equals: "égal"
    case .lessThan: "inférieur à"
    case .greaterThan: "supérieur à"
    case .verticalBar: "barre verticale"
    case .tilde: "tilde"
    case .grave: "accent grave"
    case .caret: "accent circonflexe"
    case .bullet: "puce"
    case .middleDot: "point médian"
    case .section: "paragraphe"
    case .paragraph: "pied-de-mouche"
    case .percent: "pour cent"
    case .degrees: "degrés"
    case .copyright: "droits d’auteur"
    case .registered: "marque déposée"
    case .trademark: "marque de commerce"
    case .numero: "numéro"
    case .micro: "micro"
    case .minus: "moins"
    case .plusMinus: "plus ou moins"
    case .times: "fois"
    case .divided: "divisé par"
    case .lessOrEqual: "inférieur ou égal à"
    case .greaterOrEqual: "supérieur ou égal à"
    case .notEqual: "différent de"
    case .approximately: "environ"
    case .infinity: "infini"
    case .squareRoot: "racine carrée"
    case .squared: "au carré"
    case .cubed: "au cube"
    case .oneHalf: "un demi"
    case .oneQuarter: "un quart"
    case .threeQuarters: "trois quarts"
    case .rightArrow: "flèche droite"
    case .leftArrow: "flèche gauche"
    case .upArrow: "flèche haut"
    case .downArrow: "flèche bas"
    case .checkMark: "coche"
    case .crossMark: "croix"
    case .blackStar: "étoile"
    case .whiteStar: "étoile blanche"
    }
}

private func frenchNoun(of unit: MeasureUnit) -> FrenchNoun {
    switch unit {
    case .millimeter: FrenchNoun("millimètre", "millimètres")
    case .centimeter: FrenchNoun("centimètre", "centimètres")
    case .meter: FrenchNoun("mètre", "mètres")
    case .kilometer: FrenchNoun("kilomètre", "kilomètres")
    case .squareMeter: FrenchNoun("mètre carré", "mètres carrés")
    case .inch: FrenchNoun("pouce", "pouces")
    case .foot: FrenchNoun("pied", "pieds")
    case .yard: FrenchNoun("yard", "yards")
    case .mile: FrenchNoun("mile", "miles")
    case .milligram: FrenchNoun("milligramme", "milligrammes")
    case .gram: FrenchNoun("gramme", "grammes")
    case .kilogram: FrenchNoun("kilogramme", "kilogrammes")
    case .ounce: FrenchNoun("once", "onces")
    case .pound: FrenchNoun("livre", "livres")
    case .milliliter: FrenchNoun("millilitre", "millilitres")
    case .liter: FrenchNoun("litre", "litres")
    case .millisecond: FrenchNoun("milliseconde", "millisecondes")
    case .second: FrenchNoun("seconde", "secondes")
    case .minute: FrenchNoun("minute", "minutes")
    case .hour: FrenchNoun("heure", "heures")
    case .day: FrenchNoun("jour", "jours")
    case .week: FrenchNoun("semaine", "semaines")
    case .kilobyte: FrenchNoun("kilooctet", "kilooctets")
    case .megabyte: FrenchNoun("mégaoctet", "mégaoctets")
    case .gigabyte: FrenchNoun("gigaoctet", "gigaoctets")
    case .terabyte: FrenchNoun("téraoctet", "téraoctets")
    case .hertz: FrenchNoun("hertz", "hertz")
    case .kilohertz: FrenchNoun("kilohertz", "kilohertz")
    case .megahertz: FrenchNoun("mégahertz", "mégahertz")
    case .gigahertz: FrenchNoun("gigahertz", "gigahertz")
    case .volt: FrenchNoun("volt", "volts")
    case .watt: FrenchNoun("watt", "watts")
    case .kilowatt: FrenchNoun("kilowatt", "kilowatts")
    case .kilowattHour: FrenchNoun("kilowattheure", "kilowattheures")
    case .kilocalorie: FrenchNoun("kilocalorie", "kilocalories")
    case .meterPerSecond: FrenchNoun("mètre par seconde", "mètres par seconde")
    case .kilometerPerHour: FrenchNoun("kilomètre par heure", "kilomètres par heure")
    case .milePerHour: FrenchNoun("mile par heure", "miles par heure")
    case .percent: FrenchNoun("pour cent", "pour cent")
    case .degree: FrenchNoun("degré", "degrés")
    case .celsius: FrenchNoun("degré Celsius", "degrés Celsius")
    case .fahrenheit: FrenchNoun("degré Fahrenheit", "degrés Fahrenheit")
    }
}

private func frenchNoun(of sign: CurrencySign) -> FrenchNoun {
    switch sign {
    case .dollar: FrenchNoun("dollar", "dollars")
    case .euro: FrenchNoun("euro", "euros")
    case .pound: FrenchNoun("livre", "livres")
    case .yen: FrenchNoun("yen", "yens")
    case .cent: FrenchNoun("cent", "cents")
    case .rupee: FrenchNoun("roupie", "roupies")
    case .won: FrenchNoun("won", "wons")
    case .ruble: FrenchNoun("rouble", "roubles")
    case .hryvnia: FrenchNoun("hryvnia", "hryvnias")
    case .lira: FrenchNoun("livre turque", "livres turques")
    case .shekel: FrenchNoun("shekel", "shekels")
    case .baht: FrenchNoun("baht", "bahts")
    case .dong: FrenchNoun("dong", "dongs")
    case .bitcoin: FrenchNoun("bitcoin", "bitcoins")
    }
}
