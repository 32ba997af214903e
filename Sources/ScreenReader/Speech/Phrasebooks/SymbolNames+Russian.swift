/// Russian names of characters, units and currencies (general knowledge, L).
extension SymbolNames {
    static let russian = SymbolNames(
        symbol: russianName,
        unit: { russianNoun(of: $0).form(for: $1) },
        currency: { russianNoun(of: $0).form(for: $1) },
        decimalPoint: "запятая",
        minus: "минус",
        unitSigns: [
            "мм": .millimeter,
            "см": .centimeter,
            "м": .meter,
            "км": .kilometer,
            "м²": .squareMeter,
            "мг": .milligram,
            "кг": .kilogram,
            "мл": .milliliter,
            "л": .liter,
            "мс": .millisecond,
            "сек": .second,
            "мин": .minute,
            "ч": .hour,
            "КБ": .kilobyte,
            "МБ": .megabyte,
            "ГБ": .gigabyte,
            "ТБ": .terabyte,
            "Гц": .hertz,
            "кГц": .kilohertz,
            "МГц": .megahertz,
            "ГГц": .gigahertz,
            "Вт": .watt,
            "кВт": .kilowatt,
            "ккал": .kilocalorie,
            "м/с": .meterPerSecond,
            "км/ч": .kilometerPerHour,
        ],
        scales: [
            "тыс": "тысяч",
            "млн": "миллионов",
            "млрд": "миллиардов",
        ],
        more: [
            "„": "открывающая нижняя кавычка",
            "‰": "промилле",
        ],
        emoji: nil
    )
}

private func russianName(_ symbol: SpokenSymbol) -> String {
    switch symbol {
    case .space: "пробел"
    case .newLine: "новая строка"
    case .tab: "табуляция"
    case .dot: "точка"
    case .comma: "запятая"
    case .colon: "двоеточие"
    case .semicolon: "точка с запятой"
    case .exclamationMark: "восклицательный знак"
    case .questionMark: "вопросительный знак"
    case .apostrophe, .curlyApostrophe: "апостроф"
    case .leftSingleQuote: "открывающая одинарная кавычка"
    case .quote: "кавычка"
    case .leftQuote: "открывающая кавычка"
    case .rightQuote: "закрывающая кавычка"
    case .leftGuillemet: "открывающая кавычка-ёлочка"
    case .rightGuillemet: "закрывающая кавычка-ёлочка"
    case .dash: "дефис"
    case .enDash: "короткое тире"
    case .emDash: "тире"
    case .ellipsis: "многоточие"
    case .leftParen: "открывающая скобка"
    case .rightParen: "закрывающая скобка"
    case .leftBracket: "открывающая квадратная скобка"
    case .rightBracket: "закрывающая квадратная скобка"
    case .leftBrace: "открывающая фигурная скобка"
    case .rightBrace: "закрывающая фигурная скобка"
    case .slash: "косая черта"
    case .backslash: "обратная косая черта"
    case .at: "собака"
    case .number: "решетка"
    case .and: "амперсанд"
    case .star: "звездочка"
    case .underscore: "подчеркивание"
    case .plus: "плюс"
    case .equals: "равно"
    case .lessThan: "меньше"
    case .greaterThan: "больше"
    case .verticalBar: "вертикальная черта"
    case .tilde: "тильда"
    case .grave: "гравис"
    case .caret: "циркумфлекс"
    case .bullet: "маркер"
    case .middleDot: "точка посередине"
    case .section: "параграф"
    case .paragraph: "абзац"
    case .percent: "процент"
    case .degrees: "градусы"
    case .copyright: "авторское право"
    case .registered: "зарегистрированный товарный знак"
    case .trademark: "товарный знак"
    case .numero: "номер"
    case .micro: "микро"
    case .minus: "минус"
    case .plusMinus: "плюс-минус"
    case .times: "умножить на"
    case .divided: "разделить на"
    case .lessOrEqual: "меньше или равно"
    case .greaterOrEqual: "больше или равно"
    case .notEqual: "не равно"
    case .approximately: "приблизительно"
    case .infinity: "бесконечность"
    case .squareRoot: "квадратный корень"
    case .squared: "в квадрате"
    case .cubed: "в кубе"
    case .oneHalf: "одна вторая"
    case .oneQuarter: "одна четвертая"
    case .threeQuarters: "три четвертых"
    case .rightArrow: "стрелка вправо"
    case .leftArrow: "стрелка влево"
    case .upArrow: "стрелка вверх"
    case .downArrow: "стрелка вниз"
    case .checkMark: "галочка"
    case .crossMark: "крестик"
    case .blackStar: "звезда"
    case .whiteStar: "белая звезда"
    }
}

private func russianNoun(of unit: MeasureUnit) -> RussianNoun {
    switch unit {
    case .millimeter: RussianNoun("миллиметр", "миллиметра", "миллиметров")
    case .centimeter: RussianNoun("сантиметр", "сантиметра", "сантиметров")
    case .meter: RussianNoun("метр", "метра", "метров")
    case .kilometer: RussianNoun("километр", "километра", "километров")
    case .squareMeter: RussianNoun("квадратный метр", "квадратных метра", "квадратных метров")
    case .inch: RussianNoun("дюйм", "дюйма", "дюймов")
    case .foot: RussianNoun("фут", "фута", "футов")
    case .yard: RussianNoun("ярд", "ярда", "ярдов")
    case .mile: RussianNoun("миля", "мили", "миль")
    case .milligram: RussianNoun("миллиграмм", "миллиграмма", "миллиграммов")
    case .gram: RussianNoun("грамм", "грамма", "граммов")
    case .kilogram: RussianNoun("килограмм", "килограмма", "килограммов")
    case .ounce: RussianNoun("унция", "унции", "унций")
    case .pound: RussianNoun("фунт", "фунта", "фунтов")
    case .milliliter: RussianNoun("миллилитр", "миллилитра", "миллилитров")
    case .liter: RussianNoun("литр", "литра", "литров")
    case .millisecond: RussianNoun("миллисекунда", "миллисекунды", "миллисекунд")
    case .second: RussianNoun("секунда", "секунды", "секунд")
    case .minute: RussianNoun("минута", "минуты", "минут")
    case .hour: RussianNoun("час", "часа", "часов")
    case .day: RussianNoun("день", "дня", "дней")
    case .week: RussianNoun("неделя", "недели", "недель")
    case .kilobyte: RussianNoun("килобайт", "килобайта", "килобайт")
    case .megabyte: RussianNoun("мегабайт", "мегабайта", "мегабайт")
    case .gigabyte: RussianNoun("гигабайт", "гигабайта", "гигабайт")
    case .terabyte: RussianNoun("терабайт", "терабайта", "терабайт")
    case .hertz: RussianNoun("герц", "герца", "герц")
    case .kilohertz: RussianNoun("килогерц", "килогерца", "килогерц")
    case .megahertz: RussianNoun("мегагерц", "мегагерца", "мегагерц")
    case .gigahertz: RussianNoun("гигагерц", "гигагерца", "гигагерц")
    case .volt: RussianNoun("вольт", "вольта", "вольт")
    case .watt: RussianNoun("ватт", "ватта", "ватт")
    case .kilowatt: RussianNoun("киловатт", "киловатта", "киловатт")
    case .kilowattHour: RussianNoun("киловатт-час", "киловатт-часа", "киловатт-часов")
    case .kilocalorie: RussianNoun("килокалория", "килокалории", "килокалорий")
    case .meterPerSecond: RussianNoun("метр в секунду", "метра в секунду", "метров в секунду")
    case .kilometerPerHour: RussianNoun("километр в час", "километра в час", "километров в час")
    case .milePerHour: RussianNoun("миля в час", "мили в час", "миль в час")
    case .percent: RussianNoun("процент", "процента", "процентов")
    case .degree: RussianNoun("градус", "градуса", "градусов")
    case .celsius: RussianNoun("градус Цельсия", "градуса Цельсия", "градусов Цельсия")
    case .fahrenheit: RussianNoun("градус Фаренгейта", "градуса Фаренгейта", "градусов Фаренгейта")
    }
}

private func russianNoun(of sign: CurrencySign) -> RussianNoun {
    switch sign {
    case .dollar: RussianNoun("доллар", "доллара", "долларов")
    case .euro: RussianNoun("евро", "евро", "евро")
    case .pound: RussianNoun("фунт", "фунта", "фунтов")
    case .yen: RussianNoun("иена", "иены", "иен")
    case .cent: RussianNoun("цент", "цента", "центов")
    case .rupee: RussianNoun("рупия", "рупии", "рупий")
    case .won: RussianNoun("вона", "воны", "вон")
    case .ruble: RussianNoun("рубль", "рубля", "рублей")
    case .hryvnia: RussianNoun("гривна", "гривны", "гривен")
    case .lira: RussianNoun("лира", "лиры", "лир")
    case .shekel: RussianNoun("шекель", "шекеля", "шекелей")
    case .baht: RussianNoun("бат", "бата", "батов")
    case .dong: RussianNoun("донг", "донга", "донгов")
    case .bitcoin: RussianNoun("биткойн", "биткойна", "биткойнов")
    }
}
