extension Phrasebook {
    /// Russian. Roles, states, boundaries and short formats are AccessibilitySnapshot's words
    /// (0.12.1, M; the spans, the end of a landmark and some letters set right), the sentences
    /// are our own; none of them was heard.
    static let russian = Phrasebook(
        language: "ru",
        isUnverified: true,
        selected: "Выбрано",
        dimmed: "Недоступно",
        isEditing: "Идет правка",
        on: "Вкл",
        off: "Выкл",
        mixed: "Смешанно",
        expanded: "Развернуто",
        collapsed: "Свернуто",
        draggable: "Можно перетащить",
        button: "Кнопка",
        backButton: "Кнопка назад",
        switchButton: "Кнопка-переключатель",
        tab: "Вкладка",
        textField: "Текстовое поле",
        secureTextField: "Защищённое текстовое поле",
        heading: "Заголовок",
        headingLevel: { "Заголовок уровня \($0)" },
        link: "Ссылка",
        pickerItem: "Элемент выбора",
        adjustable: "Элемент регулировки",
        image: "Изображение",
        searchField: "Поле поиска",
        menuItem: "Пункт меню",
        popUpButton: "Кнопка всплывающего меню",
        alert: "Предупреждение",
        back: "назад",
        listStart: "Начало списка",
        listEnd: "Конец списка",
        landmark: "Ориентир",
        landmarkEnd: "Конец",
        position: { "\($0) из \($1)" },
        row: { "Ряд \($0)" },
        column: { "Столбец \($0)" },
        rowSpan: { "Охватывает строк: \($0)" },
        columnSpan: { "Охватывает столбцов: \($0)" },
        pageControlValue: { "страница \($0) из \($1)" },
        characters: { Phrase(count($0, "символ", "символа", "символов")) },
        moreContentAvailable: "Доступен дополнительный контент",
        actionsAvailable: "Доступны действия",
        inProgress: "Выполняется",
        activateHint: "Чтобы активировать, коснитесь дважды",
        toggleHint: "Чтобы изменить настройку, коснитесь дважды.",
        editHint: "Чтобы изменить текст, коснитесь дважды.",
        misspelledHint: "Доступно через ротор: Слова с ошибками",
        adjustHint: "Чтобы изменить значение, смахните одним пальцем вверх или вниз.",
        expandHint: "Чтобы развернуть, коснитесь дважды.",
        collapseHint: "Чтобы свернуть, коснитесь дважды.",
        actionsHint: """
            Чтобы выбрать действие, смахните вверх или вниз, а чтобы выполнить его, \
            коснитесь дважды.
            """,
        rotorHint: { "Доступно через ротор: \($0)" },
        dragHint: """
            Коснитесь дважды и удерживайте, дождитесь звука и перетащите, чтобы изменить порядок
            """,
        notFound: { Phrase($0.russianNotFound) },
        rotorName: { Phrase($0.russianName) },
        activateDefault: "Активировать, по умолчанию",
        page: { "Страница \($0) из \($1)" },
        rows: { first, last, total in
            total.map { "Ряды с \(first) по \(last) из \($0)" } ?? "Ряды с \(first) по \(last)"
        },
        percent: { Phrase(count($0, "процент", "процента", "процентов")) },
        speechOn: "Речь включена",
        speechOff: "Речь выключена",
        curtainOn: "Шторка экрана включена",
        curtainOff: "Шторка экрана выключена",
        capital: { "заглавная \($0)" },
        decimalSeparator: ",",
        fullStop: ".",
        symbols: .russian,
        rotor: .russian,
        text: .russian,
        web: .russian,
        mac: .russian
    )
}

extension WebPhrases {
    static let russian = WebPhrases(
        multiLineTextField: "Многострочное текстовое поле",
        radioButton: "Радиокнопка",
        checkbox: "Флажок",
        checked: "Установлен",
        unchecked: "Не установлен",
        toggleButton: "Переключатель",
        pressed: "Нажато",
        notPressed: "Не нажато",
        visited: "Посещено",
        required: "Обязательно",
        popUpButton: "Всплывающая кнопка",
        popUp: { kind in
            switch kind {
            case .menu: "Всплывающее меню"
            case .dialog: "Всплывающее окно"
            case .listBox: "Всплывающий список"
            }
        },
        rowHeader: "Заголовок ряда",
        columnHeader: "Заголовок столбца",
        tableStart: "Начало таблицы",
        tableEnd: "Конец таблицы",
        tableRows: { Phrase(count($0, "ряд", "ряда", "рядов")) },
        tableColumns: { Phrase(count($0, "столбец", "столбца", "столбцов")) },
        landmarkKind: { kind in
            switch kind.lowercased() {
            case "main": "основной"
            case "navigation": "навигация"
            case "banner": "баннер"
            case "complementary": "дополнительный"
            case "contentinfo": "сведения о содержимом"
            case "search": "поиск"
            case "form": "форма"
            case "region": "область"
            default: Phrase(kind)
            }
        }
    )
}

private func count(_ number: Int, _ one: String, _ few: String, _ many: String) -> String {
    "\(number) " + RussianNoun(one, few, many).form(for: SpokenCount(number))
}
