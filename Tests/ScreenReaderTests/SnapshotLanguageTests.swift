import ScreenModel
import ScreenReader
import Testing

/// AccessibilitySnapshot's words in its three languages, and which of them it takes.
@Suite struct SnapshotLanguageTests {
    /// Each word once, in the order in which they are printed.
    static let words: [SnapshotCase] = [
        SnapshotCase(every, english, language: "en"), SnapshotCase(every, german, language: "de"),
        SnapshotCase(every, russian, language: "ru"),
    ]

    private static let every: Traits = [
        .selected, .notEnabled, .button, .backButton, .tabBarItem, .textEntry, .isEditing,
        .header, .link, .adjustable, .image, .searchField,
    ]
    private static let english =
        "Selected: L. Dimmed. Back Button. Tab. Text Field. Is editing. Heading. Link. "
        + "Adjustable. Image. Search Field."
    private static let german =
        "Auswahl: L. Grau dargestellt. Zurück Taste. Tabulator. Textfeld. Bearbeiten "
        + "Überschrift. Hyperlink. Einstellbar. Bild. Suchfeld."
    private static let russian =
        "Выбрано: L. Недоступно. Кнопка назад. Вкладка. текстовое поле. Идет правка "
        + "Заголовок. Ссылка. Элемент регулировки. Изображение. Поле поиска."

    private static func alone(_ traits: Traits, _ texts: (String, String, String)) -> [SnapshotCase]
    {
        [("en", texts.0), ("de", texts.1), ("ru", texts.2)].map { language, text in
            SnapshotCase("\(language) \(text)", text, language: language) {
                $0.says(nil)
                // Without default hints.
                $0.element.traits = traits
            }
        }
    }

    static let single: [SnapshotCase] =
        alone(.selected, ("Selected.", "Auswahl.", "Выбрано."))
        + alone(.button, ("Button.", "Taste.", "Кнопка."))
        + alone(
            [.textEntry, .secureTextField, .notEnabled],
            (
                "Dimmed. Secure Text Field.", "Grau dargestellt. Sicheres Textfeld.",
                "Недоступно. Защищённое текстовое поле."
            ))

    private static func changed(
        _ texts: (String, String, String), set settings: String = "hints=off",
        change: (inout Stop) -> Void
    ) -> [SnapshotCase] {
        [("en", texts.0), ("de", texts.1), ("ru", texts.2)].map { language, text in
            SnapshotCase(
                "\(language) \(text)", text, set: settings, "snapshotLevel=next",
                language: language, change: change)
        }
    }

    static let states: [SnapshotCase] =
        changed(("Switch Button. On.", "Umschalttaste. Ein.", "Кнопка-переключатель. Вкл.")) {
            $0.says(nil, "1")
            $0.element.traits = [.button, .toggleButton]
        }
        + changed(("L. Off.", "L. Aus.", "L. Выкл.")) {
            $0.says("L", "0")
            $0.element.traits = .toggleButton
        }
        + changed(("L. Mixed.", "L. Gemischt.", "L. Смешанно.")) {
            $0.says("L", "2")
            $0.element.traits = .toggleButton
        }
        + changed(("L. Expanded.", "L. Erweitert.", "L. Развернуто.")) {
            $0.element.expanded = true
        }
        + changed(("L. Collapsed.", "L. Reduziert.", "L. Свернуто.")) {
            $0.element.expanded = false
        }

    /// Each as it is published: the Russian spans are swapped, its landmark ends a line.
    static let contexts: [SnapshotCase] =
        changed(("L 2 of 5.", "L 2 von 5.", "L 2 из 5.")) { $0.isAt(2, of: 5) }
        + changed(("L. List Start.", "L. Anfang der Liste.", "L. Начало списка.")) {
            $0.isAt(.listStart)
        }
        + changed(("L. List End.", "L. Ende der Liste.", "L. Конец списка.")) { $0.isAt(.listEnd) }
        + changed(("L. Landmark.", "L. Orientierungspunkt.", "L. Ориентир.")) {
            $0.isAt(.landmarkStart)
        }
        + changed(("L. End.", "L. Ende.", "L. Конец строки.")) { $0.isAt(.landmarkEnd) }
        + changed(
            (
                "L. Spans 2 rows. Spans 3 columns. Row 1. Column 5.",
                "L. Umfasst 2 Zeilen. Umfasst 3 Spalten. Zeile 1. Spalte 5.",
                "L. Охватывает столбцов: 2. Охватывает строк: 3. Ряд 1. Столбец 5."
            )
        ) {
            $0.cell = CellContext(
                row: 0, column: 4, rowSpan: 2, columnSpan: 3, isFirstInRow: true)
        }

    @Test(arguments: words + single + states + contexts)
    func prints(_ row: SnapshotCase) throws {
        #expect(try row.utterance.text == row.text)
    }

    /// The word that a back button's label is not printed for, whatever its case.
    @Test(arguments: [
        ("en", "back", "Back Button."), ("de", "ZURÜCK", "Zurück Taste."),
        ("ru", "Назад", "Кнопка назад."), ("de", "Back", "Back. Zurück Taste."),
    ])
    func back(_ language: String, _ label: String, _ text: String) throws {
        let row = SnapshotCase("", text, language: language) {
            $0.says(label)
            $0.element.traits = .backButton
        }
        #expect(try row.utterance.text == text)
    }

    struct Choice: Sendable, CustomTestStringConvertible {
        /// Of the element, the user and the screen.
        var tags: (String?, String?, String?)
        var word: String
        var testDescription: String { "\(tags) \(word)" }
    }

    static let choices = [
        Choice(tags: (nil, nil, nil), word: "Button."),
        Choice(tags: ("de", nil, nil), word: "Taste."),
        Choice(tags: ("de-AT", "ru", "en"), word: "Taste."),
        Choice(tags: ("DE_CH", nil, nil), word: "Taste."),
        Choice(tags: ("ja", "ru", "de"), word: "Кнопка."),
        Choice(tags: (nil, "ru", "de"), word: "Кнопка."),
        Choice(tags: (nil, nil, "de"), word: "Taste."),
        Choice(tags: (nil, "fr", "ru-RU"), word: "Кнопка."),
        Choice(tags: ("pl", "fr", "ja"), word: "Button."),
        Choice(tags: ("en-GB", "de", "de"), word: "Button."),
        Choice(tags: ("", "d", "ru"), word: "Кнопка."),
    ]

    @Test(arguments: choices)
    func chooses(_ choice: Choice) throws {
        var element = Element()
        element.type = .button
        element.language = choice.tags.0
        var screen = Screen()
        screen.language = choice.tags.2
        screen.tree.append(element, to: .root)
        var session = try SnapshotCase.session([], screen)
        session.settings.language = choice.tags.1
        let stop = try #require(session.stops.first)
        let utterance = session.utterance(of: stop)
        #expect(utterance.text == choice.word)
    }

    /// Hints of the same meaning, in words of their own, and named as such.
    @Test(arguments: ["de", "ru"])
    func hintsAreTranslated(_ language: String) throws {
        for traits in [Traits.toggleButton, .textEntry, .adjustable, [.textEntry, .isEditing]] {
            let row = SnapshotCase(traits, "", language: language)
            let hints = try row.utterance.segments.filter { $0.kind == .hint }
            #expect(hints.count == 1)
            for hint in hints {
                #expect(hint.language == language && hint.isUnverified)
                #expect(hint.text.contains { !$0.isASCII } || language == "de")
                #expect(!hint.text.contains("Double tap"))
            }
        }
    }
}
