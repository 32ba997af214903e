extension MacPhrases {
    /// Russian. Roles are the words of the Mac's own guides as far as they name them, the sentences
    /// are our own; none of them was heard. What is put in stays in the nominative: behind a colon
    /// or in quotation marks.
    static let russian = MacPhrases(
        role: russianWord(of:),
        hintRole: { $0 == .text ? "выделяемый текст" : nil },
        headingLevel: { "заголовок уровня \($0)" },
        landmark: WebPhrases.russian.landmarkKind,
        minimize: "Свернуть",
        fullScreen: "Полный экран",
        close: "Закрыть",
        selected: "выбрано",
        checked: "установлен",
        unchecked: "не установлен",
        mixed: "смешанно",
        on: "вкл",
        off: "выкл",
        collapsed: "свернуто",
        expanded: "развернуто",
        dimmed: "недоступно",
        required: "обязательно",
        visited: "посещено",
        blank: "пусто",
        current: { kind in
            switch kind {
            case "page": "текущая страница"
            case "step": "текущий шаг"
            case "location": "текущее место"
            case "date": "текущая дата"
            case "time": "текущее время"
            default: "текущий элемент"
            }
        },
        popUp: { kind in
            switch kind {
            case .menu: "всплывающее меню"
            case .dialog: "всплывающее окно"
            case .listBox: "всплывающий список"
            }
        },
        insertion: { insertion in
            switch insertion {
            case .atEnd: "точка вставки в конце текста"
            case .atStart: "точка вставки в начале текста"
            case .between(let before, let after):
                "точка вставки между символами «\(before)» и «\(after)»"
            case .selection(let count): "выделено символов: \(count)"
            }
        },
        items: { Phrase(countOfItems($0)) },
        position: { "\($0) из \($1)" },
        outlinePosition: { "(\($0) из \($1))" },
        rowPosition: { "ряд \($0) из \($1)" },
        contentIsEmpty: "нет содержимого",
        interact: { "Внутри: \($0)" },
        stopInteracting: { "Снаружи: \($0)" },
        endOf: { "конец: \($0)" },
        crossing: { left, entered in
            let sentences = [left.map { "Выход: \($0)." }, entered.map { "Вход: \($0)." }]
            return Phrase(sentences.compactMap { $0 }.joined(separator: " "))
        },
        voiceOverOn: { "VoiceOver включен, \($0)" },
        hasKeyboardFocus: { "\($0), в фокусе клавиатуры" },
        isInCursor: { "\($0), в курсоре VoiceOver" },
        rotorMenu: { "Меню «\($0)»" },
        actionsMenu: { "Меню «Действия», \(countOfItems($0))" },
        webNavigation: { navigation in
            switch navigation {
            case .group: "Группы, навигация по веб-контенту"
            case .dom: "Порядок DOM, навигация по веб-контенту"
            }
        },
        quickNav: { "быстрая навигация стрелками \($0 ? "включена" : "выключена")" },
        singleKeyQuickNav: {
            "быстрая навигация одной клавишей \($0 ? "включена" : "выключена")"
        },
        noun: { role, word, _ in
            role == .landmark && word != russianWord(of: .landmark).text
                ? "ориентир, \(word)" : word
        },
        currentlyOn: { "Сейчас Вы на элементе «\($0)»." },
        currentlyOnInside: { "Сейчас Вы на элементе «\($0)» внутри элемента «\($1)»." },
        clickButton: "Чтобы нажать эту кнопку, нажмите клавиши Control-Option-Пробел.",
        clickLink: "Чтобы перейти по этой ссылке, нажмите клавиши Control-Option-Пробел.",
        typeText: "Чтобы ввести текст в это поле, печатайте.",
        interactWithSlider: """
            Чтобы начать взаимодействие с бегунком, нажмите клавиши \
            Control-Option-Shift-стрелка вниз.
            """,
        enterWebArea:
            "Чтобы войти в веб-область, нажмите клавиши Control-Option-Shift-стрелка вниз.",
        isDimmed: "Этот элемент недоступен.",
        navigateToolbar: """
            Чтобы перемещаться по элементам этой панели инструментов, нажмите клавиши \
            Control-Option, а затем стрелку вверх, стрелку вниз, стрелку влево или стрелку вправо. \
            Чтобы выйти из этой панели инструментов, нажмите клавиши \
            Control-Option-Shift-стрелка вверх.
            """,
        exitWebArea:
            "Чтобы выйти из этой веб-области, нажмите клавиши Control-Option-Shift-стрелка вверх."
    )
}

private func countOfItems(_ count: Int) -> String {
    let noun = RussianNoun("элемент", "элемента", "элементов")
    return "\(count) " + noun.form(for: SpokenCount(count))
}

private func russianWord(of role: MacRole) -> Phrase {
    switch role {
    case .button: "кнопка"
    case .menuButton: "кнопка меню"
    case .popUpButton: "кнопка всплывающего меню"
    case .checkbox: "флажок"
    case .switch: "переключатель"
    case .toggle: "кнопка-переключатель"
    case .radioButton: "радиокнопка"
    case .tab: "вкладка"
    case .textField: "текстовое поле"
    case .secureTextField: "защищённое текстовое поле"
    case .searchField: "поле поиска"
    case .emailField: "поле электронной почты"
    case .readOnlyText: "нажимаемый текст"
    case .comboBox: "поле со списком"
    case .textArea, .webTextArea: "область ввода текста"
    case .text: "текст"
    case .heading: "заголовок"
    case .link: "ссылка"
    case .image: "изображение"
    case .slider: "бегунок"
    case .horizontalSlider: "горизонтальный бегунок"
    case .verticalSlider: "вертикальный бегунок"
    case .stepper: "пошаговый регулятор"
    case .splitter: "разделитель"
    case .verticalSplitter: "вертикальный разделитель"
    case .horizontalSplitter: "горизонтальный разделитель"
    case .valueIndicator: "индикатор значения"
    case .levelIndicator: "индикатор уровня"
    case .progressIndicator: "индикатор выполнения"
    case .busyIndicator: "индикатор занятости"
    case .colorWell: "образец цвета"
    case .scrollBar: "полоса прокрутки"
    case .disclosureTriangle: "треугольник раскрытия"
    case .summary: "сводка"
    case .menu: "меню"
    case .menuItem: "пункт меню"
    case .menuBar: "строка меню"
    case .menuBarItem: "пункт строки меню"
    case .group: "группа"
    case .radioGroup: "группа радиокнопок"
    case .tabGroup: "группа вкладок"
    case .toolbar: "панель инструментов"
    case .scrollArea: "область прокрутки"
    case .splitGroup: "группа с разделителем"
    case .list: "список"
    case .table: "таблица"
    case .outline: "структура"
    case .outlineRow: "ряд структуры"
    case .row: "ряд"
    case .column: "столбец"
    case .cell: "ячейка"
    case .browser: "браузер"
    case .grid: "сетка"
    case .webArea: "веб-контент"
    case .landmark: "ориентир"
    case .window: "окно"
    case .dialog: "диалоговое окно"
    case .sheet: "лист"
    case .drawer: "выдвижная панель"
    case .popover: "всплывающая панель"
    case .helpTag: "подсказка"
    case .none: ""
    }
}
