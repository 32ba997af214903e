extension RotorOption {
    /// What the rotor says; the searches are AccessibilitySnapshot's words (M).
    var russianName: String {
        switch self {
        case .edit: "Правка"
        case .textSelection: "Выделение текста"
        case .characters: "Символы"
        case .words: "Слова"
        case .lines: "Строки"
        case .speakingRate: "Скорость речи"
        case .adjustValue: "Изменение значения"
        case .containers: "Контейнеры"
        case .headings: "Заголовки"
        case .landmarks: "Ориентиры"
        case .links: "Ссылки"
        case .formControls: "Элементы форм"
        case .textFields: "Текстовые поля"
        case .searchFields: "Поля поиска"
        case .buttons: "Кнопки"
        case .images: "Изображения"
        case .tables: "Таблицы"
        case .lists: "Списки"
        case .misspelledWords: "Слова с ошибками"
        case .custom(let name): name
        case .system(let type): systemTypes[type] ?? type
        case .moreContent: "Дополнительный контент"
        case .audioGraph: "Аудиограф"
        case .directTouch: "Прямое касание"
        case .actions: "Действия"
        case .visitedLinks: "Посещенные ссылки"
        case .nonvisitedLinks: "Непосещенные ссылки"
        case .staticText: "Статический текст"
        case .sameItem: "Такой же объект"
        case .sameHeadingLevel: "Заголовки того же уровня"
        case .differentItem: "Другой объект"
        case .verticalNavigation: "Вертикальная навигация"
        case .volume: "Громкость"
        case .hints: "Подсказки"
        case .language: "Язык"
        case .punctuation: "Пунктуация"
        case .typingMode: "Режим ввода"
        case .zoom: "Увеличение"
        case .navigationStyle: "Стиль навигации"
        }
    }

    /// The participle agrees with the noun; a name from elsewhere stands behind a colon.
    var russianNotFound: String {
        switch self {
        case .containers: "Контейнер не найден"
        case .headings: "Заголовок не найден"
        case .landmarks: "Ориентир не найден"
        case .links: "Ссылка не найдена"
        case .formControls: "Элемент формы не найден"
        case .textFields: "Текстовое поле не найдено"
        case .searchFields: "Поле поиска не найдено"
        case .buttons: "Кнопка не найдена"
        case .images: "Изображение не найдено"
        case .tables: "Таблица не найдена"
        case .lists: "Список не найден"
        case .misspelledWords: "Слово с ошибкой не найдено"
        case .visitedLinks: "Посещенная ссылка не найдена"
        case .nonvisitedLinks: "Непосещенная ссылка не найдена"
        case .staticText: "Статический текст не найден"
        case .sameItem: "Такой же объект не найден"
        case .sameHeadingLevel: "Заголовок того же уровня не найден"
        case .differentItem: "Другой объект не найден"
        case .edit, .textSelection, .characters, .words, .lines, .speakingRate, .adjustValue,
            .custom, .system, .moreContent, .audioGraph, .directTouch, .actions,
            .verticalNavigation, .volume, .hints,
            .language, .punctuation, .typingMode, .zoom, .navigationStyle:
            "Не найдено: \(russianName)"
        }
    }
}

/// AccessibilitySnapshot's names (M).
private let systemTypes: [String: String] = [
    "link": "Ссылки", "visitedLink": "Посещенные ссылки", "heading": "Заголовки",
    "headingLevel1": "Заголовок 1", "headingLevel2": "Заголовок 2",
    "headingLevel3": "Заголовок 3", "headingLevel4": "Заголовок 4",
    "headingLevel5": "Заголовок 5", "headingLevel6": "Заголовок 6",
    "boldText": "Жирный текст", "italicText": "Курсив", "underlineText": "Подчеркнутый текст",
    "misspelledWord": "Слова с ошибками", "image": "Изображения",
    "textField": "Текстовые поля", "table": "Таблицы", "list": "Списки",
    "landmark": "Ориентиры",
]

extension RotorPhrases {
    static let russian = RotorPhrases(
        languageName: "Русский",
        settingOn: "Вкл",
        settingOff: "Выкл",
        punctuation: { level in
            switch level {
            case .some: "Некоторые знаки препинания"
            case .all: "Все знаки препинания"
            case .none: "Без знаков препинания"
            }
        },
        chart: { entry in
            switch entry {
            case .describe: "Описать график"
            case .play: "Воспроизвести аудиограф"
            case .details: "Сведения о графике"
            }
        },
        group: { kind in
            switch kind {
            case .list: "Список"
            case .landmark: "Ориентир"
            case .table: "Таблица"
            case .tabBar: "Панель вкладок"
            case .group: "Группа"
            }
        },
        navigationStyle: { $0 ? "Групповая навигация" : "Плоская навигация" },
        typingMode: { mode in
            switch mode {
            case .standard: "Стандартный ввод"
            case .touch: "Слепой ввод"
            case .directTouch: "Прямой слепой ввод"
            }
        },
        showContextMenu: "Показать контекстное меню",
        directTouchOn: "Прямое касание включено",
        directTouchOff: "Прямое касание выключено",
        helpStarts: "Справка запущена",
        helpEnds: "Справка завершена"
    )
}
