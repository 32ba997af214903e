/// Spanish names of characters, units and currencies (general knowledge, L).
extension SymbolNames {
    static let spanish = SymbolNames(
        symbol: spanishName,
        unit: { spanishNoun(of: $0).form(for: $1) },
        currency: { sign, count in
            let noun = spanishNoun(of: sign)
            // "Tres millones de euros": a count that is a noun itself.
            return count.whole == nil ? "de " + noun.many : noun.form(for: count)
        },
        decimalPoint: "coma",
        minus: "menos",
        unitSigns: [
            "seg": .second
        ],
        scales: [
            "k": "miles",
            "K": "miles",
            "millón": "millón",
            "millones": "millones",
            "M": "millones",
        ],
        more: [
            "¡": "apertura de exclamación",
            "¿": "apertura de interrogación",
            "‹": "abrir comilla angular",
            "›": "cerrar comilla angular",
            "‰": "por mil",
        ],
        emoji: nil
    )
}

private func spanishName(_ symbol: SpokenSymbol) -> String {
    switch symbol {
    case .space: "espacio"
    case .newLine: "nueva línea"
    case .tab: "tabulador"
    case .dot: "punto"
    case .comma: "coma"
    case .colon: "dos puntos"
    case .semicolon: "punto y coma"
    case .exclamationMark: "cierre de exclamación"
    case .questionMark: "cierre de interrogación"
    case .apostrophe, .curlyApostrophe: "apóstrofo"
    case .leftSingleQuote: "abrir comilla simple"
    case .quote: "comillas"
    case .leftQuote: "abrir comillas"
    case .rightQuote: "cerrar comillas"
    case .leftGuillemet: "abrir comillas angulares"
    case .rightGuillemet: "cerrar comillas angulares"
    case .dash: "guion"
    case .enDash: "guion medio"
    case .emDash: "raya"
    case .ellipsis: "puntos suspensivos"
    case .leftParen: "abrir paréntesis"
    case .rightParen: "cerrar paréntesis"
    case .leftBracket: "abrir corchete"
    case .rightBracket: "cerrar corchete"
    case .leftBrace: "abrir llave"
    case .rightBrace: "cerrar llave"
    case .slash: "barra"
    case .backslash: "barra inversa"
    case .at: "arroba"
    case .number: "almohadilla"
    case .and: "y"
    case .star: "asterisco"
    case .underscore: "guion bajo"
    case .plus: "más"
    case .equals: "igual"
    case .lessThan: "menor que"
    case .greaterThan: "mayor que"
    case .verticalBar: "barra vertical"
    case .tilde: "virgulilla"
    case .grave: "acento grave"
    case .caret: "circunflejo"
    case .bullet: "viñeta"
    case .middleDot: "punto medio"
    case .section: "sección"
    case .paragraph: "párrafo"
    case .percent: "por ciento"
    case .degrees: "grados"
    case .copyright: "derechos de autor"
    case .registered: "marca registrada"
    case .trademark: "marca comercial"
    case .numero: "número"
    case .micro: "micro"
    case .minus: "menos"
    case .plusMinus: "más menos"
    case .times: "por"
    case .divided: "dividido entre"
    case .lessOrEqual: "menor o igual que"
    case .greaterOrEqual: "mayor o igual que"
    case .notEqual: "distinto de"
    case .approximately: "aproximadamente"
    case .infinity: "infinito"
    case .squareRoot: "raíz cuadrada"
    case .squared: "al cuadrado"
    case .cubed: "al cubo"
    case .oneHalf: "un medio"
    case .oneQuarter: "un cuarto"
    case .threeQuarters: "tres cuartos"
    case .rightArrow: "flecha derecha"
    case .leftArrow: "flecha izquierda"
    case .upArrow: "flecha arriba"
    case .downArrow: "flecha abajo"
    case .checkMark: "marca de verificación"
    case .crossMark: "marca de cruz"
    case .blackStar: "estrella"
    case .whiteStar: "estrella blanca"
    }
}

private func spanishNoun(of unit: MeasureUnit) -> PluralNoun {
    switch unit {
    case .millimeter: PluralNoun("milímetro", "milímetros")
    case .centimeter: PluralNoun("centímetro", "centímetros")
    case .meter: PluralNoun("metro", "metros")
    case .kilometer: PluralNoun("kilómetro", "kilómetros")
    case .squareMeter: PluralNoun("metro cuadrado", "metros cuadrados")
    case .inch: PluralNoun("pulgada", "pulgadas")
    case .foot: PluralNoun("pie", "pies")
    case .yard: PluralNoun("yarda", "yardas")
    case .mile: PluralNoun("milla", "millas")
    case .milligram: PluralNoun("miligramo", "miligramos")
    case .gram: PluralNoun("gramo", "gramos")
    case .kilogram: PluralNoun("kilogramo", "kilogramos")
    case .ounce: PluralNoun("onza", "onzas")
    case .pound: PluralNoun("libra", "libras")
    case .milliliter: PluralNoun("mililitro", "mililitros")
    case .liter: PluralNoun("litro", "litros")
    case .millisecond: PluralNoun("milisegundo", "milisegundos")
    case .second: PluralNoun("segundo", "segundos")
    case .minute: PluralNoun("minuto", "minutos")
    case .hour: PluralNoun("hora", "horas")
    case .day: PluralNoun("día", "días")
    case .week: PluralNoun("semana", "semanas")
    case .kilobyte: PluralNoun("kilobyte", "kilobytes")
    case .megabyte: PluralNoun("megabyte", "megabytes")
    case .gigabyte: PluralNoun("gigabyte", "gigabytes")
    case .terabyte: PluralNoun("terabyte", "terabytes")
    case .hertz: PluralNoun("hercio", "hercios")
    case .kilohertz: PluralNoun("kilohercio", "kilohercios")
    case .megahertz: PluralNoun("megahercio", "megahercios")
    case .gigahertz: PluralNoun("gigahercio", "gigahercios")
    case .volt: PluralNoun("voltio", "voltios")
    case .watt: PluralNoun("vatio", "vatios")
    case .kilowatt: PluralNoun("kilovatio", "kilovatios")
    case .kilowattHour: PluralNoun("kilovatio hora", "kilovatios hora")
    case .kilocalorie: PluralNoun("kilocaloría", "kilocalorías")
    case .meterPerSecond: PluralNoun("metro por segundo", "metros por segundo")
    case .kilometerPerHour: PluralNoun("kilómetro por hora", "kilómetros por hora")
    case .milePerHour: PluralNoun("milla por hora", "millas por hora")
    case .percent: PluralNoun("por ciento", "por ciento")
    case .degree: PluralNoun("grado", "grados")
    case .celsius: PluralNoun("grado Celsius", "grados Celsius")
    case .fahrenheit: PluralNoun("grado Fahrenheit", "grados Fahrenheit")
    }
}

private func spanishNoun(of sign: CurrencySign) -> PluralNoun {
    switch sign {
    case .dollar: PluralNoun("dólar", "dólares")
    case .euro: PluralNoun("euro", "euros")
    case .pound: PluralNoun("libra", "libras")
    case .yen: PluralNoun("yen", "yenes")
    case .cent: PluralNoun("centavo", "centavos")
    case .rupee: PluralNoun("rupia", "rupias")
    case .won: PluralNoun("won", "wones")
    case .ruble: PluralNoun("rublo", "rublos")
    case .hryvnia: PluralNoun("grivna", "grivnas")
    case .lira: PluralNoun("lira", "liras")
    case .shekel: PluralNoun("séquel", "séqueles")
    case .baht: PluralNoun("baht", "bahts")
    case .dong: PluralNoun("dong", "dongs")
    case .bitcoin: PluralNoun("bitcoin", "bitcoins")
    }
}
