extension RotorOption {
    /// What the rotor says; the searches are AccessibilitySnapshot's words (M).
    var russianName: String {
        switch self {
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
        case .custom(let name): name
        case .system(let type): systemTypes[type] ?? type
        case .moreContent: "Дополнительный контент"
        case .actions: "Действия"
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
        case .characters, .words, .lines, .speakingRate, .adjustValue, .custom, .system,
            .moreContent, .actions:
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
