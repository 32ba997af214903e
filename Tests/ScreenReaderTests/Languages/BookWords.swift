import ScreenModel

@testable import ScreenReader

/// Every word of a phrasebook by the name of its property, with what the samples put in.
enum BookWords {
    static func all(of book: Phrasebook) -> [String: String] {
        var words = phrases(of: book).mapValues(\.text)
        words["back"] = book.back
        words["fullStop"] = book.fullStop
        words["decimalSeparator"] = String(book.decimalSeparator)
        words.merge(symbols(of: book.symbols)) { first, _ in first }
        for (letter, word) in book.text.spelling { words["spelling \(letter)"] = word }
        return words
    }

    /// Its phrases. A property that has no samples here is found as an empty one.
    static func phrases(of book: Phrasebook) -> [String: Phrase] {
        let parts: [(prefix: String, part: Any, formats: [Format])] = [
            ("", book, formats(of: book)), ("web ", book.web, formats(of: book.web)),
            ("rotor ", book.rotor, formats(of: book.rotor)),
            ("text ", book.text, formats(of: book.text)),
            ("mac ", book.mac, formats(of: book.mac)),
        ]
        var result: [String: Phrase] = [:]
        for (prefix, part, formats) in parts {
            for (name, phrase) in plain(part) { result[prefix + name] = phrase }
            for (name, samples) in formats {
                result[prefix + name] = nil
                for (sample, phrase) in samples { result["\(prefix)\(name) \(sample)"] = phrase }
            }
        }
        return result
    }

    private static func symbols(of names: SymbolNames) -> [String: String] {
        var words = ["minus": names.minus, "decimalPoint": names.decimalPoint]
        for symbol in SpokenSymbol.allCases { words["symbol \(symbol)"] = names.symbol(symbol) }
        let counts = [SpokenCount(1), SpokenCount(2), SpokenCount(5), SpokenCount(nil)]
        for (place, count) in counts.enumerated() {
            for unit in MeasureUnit.allCases {
                words["unit \(unit) \(place)"] = names.unit(unit, count)
            }
            for sign in CurrencySign.allCases {
                words["currency \(sign) \(place)"] = names.currency(sign, count)
            }
        }
        return words
    }

    /// What stands for an app's own words.
    static let sample = "☂"

    /// A sign or the app's own text, and no word of VoiceOver's.
    static func isSign(_ name: String, _ text: String) -> Bool {
        name == "decimalSeparator" || name == "fullStop" || text == sample
    }

    /// Properties that are no phrases.
    private static let others: Set<String> = [
        "language", "isUnverified", "back", "decimalSeparator", "fullStop", "symbols",
        "rotor", "web", "text", "mac", "spelling",
    ]

    /// Units, currencies and first names are the same in many languages.
    static func isInternational(_ name: String) -> Bool {
        ["unit ", "currency ", "spelling "].contains { name.hasPrefix($0) }
    }

    private static func plain(_ container: Any) -> [String: Phrase] {
        var result: [String: Phrase] = [:]
        for case (let name?, let value) in Mirror(reflecting: container).children
        where !others.contains(name) {
            result[name] = value as? Phrase ?? ""
        }
        return result
    }

    typealias Format = (name: String, samples: [(sample: String, phrase: Phrase)])

    private static func formats(of book: Phrasebook) -> [Format] {
        [
            numbers("headingLevel", book.headingLevel), numbers("row", book.row),
            numbers("column", book.column), numbers("rowSpan", book.rowSpan),
            numbers("columnSpan", book.columnSpan), numbers("characters", book.characters),
            numbers("percent", book.percent),
            ("position", [("2 5", book.position(2, 5))]), ("page", [("2 5", book.page(2, 5))]),
            ("pageControlValue", [("2 5", book.pageControlValue(2, 5))]),
            ("rows", [("2 5", book.rows(2, 5, nil)), ("2 5 9", book.rows(2, 5, 9))]),
            ("rotorHint", [("", book.rotorHint(sample))]),
            ("capital", [("", book.capital(sample))]),
            ("rotorName", options.map { ("\($0)", book.rotorName($0)) }),
            ("notFound", options.map { ("\($0)", book.notFound($0)) }),
        ]
    }

    private static func formats(of web: WebPhrases) -> [Format] {
        [
            numbers("tableRows", web.tableRows), numbers("tableColumns", web.tableColumns),
            ("popUp", PopUpKind.allCases.map { ("\($0)", web.popUp($0)) }),
            ("landmarkKind", (landmarks + [sample]).map { ($0, web.landmarkKind($0)) }),
        ]
    }

    private static func formats(of rotor: RotorPhrases) -> [Format] {
        [
            (
                "punctuation",
                Settings.PunctuationLevel.allCases.map { ("\($0)", rotor.punctuation($0)) }
            ),
            ("group", GroupKind.allCases.map { ("\($0)", rotor.group($0)) }),
            (
                "navigationStyle",
                [false, true].map { ("\($0)", rotor.navigationStyle($0)) }
            ),
            (
                "typingMode",
                Settings.TypingMode.allCases.map { ("\($0)", rotor.typingMode($0)) }
            ),
            ("chart", ChartEntry.allCases.map { ("\($0)", rotor.chart($0)) }),
        ]
    }

    private static func formats(of text: TextPhrases) -> [Format] {
        [
            ("unit", TextUnit.allCases.map { ("\($0)", text.unit($0)) }),
            ("command", EditCommand.allCases.map { ("\($0)", text.command($0)) }),
        ]
    }

    static func numbers(_ name: String, _ format: (Int) -> Phrase) -> Format {
        (name, [0, 1, 2, 5, 11, 21].map { ("\($0)", format($0)) })
    }

    static let landmarks = [
        "main", "navigation", "banner", "complementary", "contentinfo", "search", "form", "region",
    ]

    static let options: [RotorOption] =
        [
            .edit, .textSelection, .misspelledWords, .characters, .words, .lines, .speakingRate,
            .adjustValue, .containers, .headings,
            .landmarks, .links, .formControls, .textFields, .searchFields, .buttons, .images,
            .tables, .lists, .moreContent, .audioGraph, .directTouch, .actions, .visitedLinks,
            .nonvisitedLinks, .staticText, .sameItem, .sameHeadingLevel, .differentItem,
            .verticalNavigation, .volume, .hints, .language, .punctuation, .typingMode,
            .zoom, .navigationStyle, .custom(sample),
        ] + CustomRotor.systemTypes.map(RotorOption.system)
}
