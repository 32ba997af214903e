import ScreenModel

@testable import ScreenReader

/// What every language is asked to say: elements labelled `L`, and what stands beside them.
enum LanguageSample: String, CaseIterable, Sendable {
    case button, dimmedButton, tab, switchOn, switchOff, switchMixed, switchHalf
    case slider, textField, editing, textArea, secureOne, secureTwo, secureFive, secureMany
    case search, heading, headingLevel, link, image, back, backLabelled, popUp, menuItem, wheel
    case pages, draggable, collapsed, expanded, actions, content, rotors
    case listStart, listEnd, landmarkStart, landmarkEnd, alert
    case row, column, rowSpan, columnSpan
    case rotorNames, notFound, page, rows, rowsOfAll, percent, speech, curtain, capital, space

    /// The description, then the hint behind a bar.
    func spoken(in language: String) -> String {
        let book = Phrasebook.of(language: language)
        switch self {
        case .row: return book.row(2).text
        case .column: return book.column(3).text
        case .rowSpan: return book.rowSpan(2).text
        case .columnSpan: return book.columnSpan(3).text
        case .rotorNames:
            return [.headings, .links, .formControls, .custom("R"), .system("headingLevel3")]
                .map { book.rotorName($0).text }.joined(separator: " · ")
        case .notFound:
            return [.headings, .links, .images, .textFields, .custom("R")]
                .map { book.notFound($0).text }.joined(separator: " · ")
        case .page: return book.page(2, 4).text
        case .rows: return book.rows(5, 8, nil).text
        case .rowsOfAll: return book.rows(5, 8, 20).text
        case .percent: return book.percent(55).text
        case .speech: return book.speechOn.text + " · " + book.speechOff.text
        case .curtain: return book.curtainOn.text + " · " + book.curtainOff.text
        case .capital: return book.capital("A").text
        case .space: return book.symbols.symbol(.space)
        default: return element(book)
        }
    }

    private func element(_ book: Phrasebook) -> String {
        var settings = Settings()
        settings.language = book.language
        let screen = Screen([sketch(book)]) { $0.language = "en" }
        var session = Session(screen: screen, settings: settings) { _ in .failure("none") }
        _ = session.start()
        let isSecond = [.tab, .listEnd, .landmarkEnd].contains(self)
        guard let index = session.stops.dropFirst(isSecond ? 1 : 0).first else { return "" }
        let utterance = session.utterance(of: session.stop(at: index, from: nil))
        return utterance.hint.isEmpty ? utterance.text : "\(utterance.text) | \(utterance.hint)"
    }

    private func sketch(_ book: Phrasebook) -> Sketch {
        switch self {
        case .tab:
            return Sketch(
                holding: (1...5).map { n in
                    Sketch("L\(n)", .tab) { $0.selected = n == 2 }
                }, .tabBar)
        case .listStart, .listEnd:
            return Sketch(holding: [Sketch("L1"), Sketch("L2")]) { $0.container = .list }
        case .landmarkStart, .landmarkEnd:
            return Sketch(holding: [Sketch("L1"), Sketch("L2")]) { $0.container = .landmark }
        case .alert: return Sketch(holding: [Sketch("L")], .alert)
        default: return Sketch("L") { shape(&$0, book) }
        }
    }
    /// What makes an element labelled `L` the sample.
    private func shape(_ element: inout Element, _ book: Phrasebook) {
        switch self {
        case .button: element.type = .button
        case .dimmedButton: (element.type, element.enabled) = (.button, false)
        case .switchOn: (element.type, element.value) = (.switch, "1")
        case .switchOff: (element.type, element.value) = (.switch, "0")
        case .switchMixed: (element.type, element.value) = (.switch, "2")
        case .switchHalf: (element.type, element.value) = (.switch, "half")
        case .slider: (element.type, element.value, element.hint) = (.slider, "V", "H")
        case .textField: (element.type, element.placeholder) = (.textField, "P")
        case .editing: element.traits = [.textEntry, .isEditing]
        case .textArea: element.type = .textArea
        case .secureOne: (element.type, element.value) = (.secureTextField, "a")
        case .secureTwo: (element.type, element.value) = (.secureTextField, "ab")
        case .secureFive: (element.type, element.value) = (.secureTextField, "abcde")
        case .secureMany:
            element.type = .secureTextField
            element.value = String(repeating: "a", count: 21)
        case .search: element.type = .searchField
        case .heading: element.type = .heading
        case .headingLevel:
            element.type = .heading
            element.more { $0.headingLevel = 2 }
        case .link: element.type = .link
        case .image: element.type = .image
        case .back: element.type = .backButton
        case .backLabelled: (element.type, element.label) = (.backButton, book.back.uppercased())
        case .popUp: element.type = .popUpButton
        case .menuItem: element.type = .menuItem
        case .wheel: element.type = .picker
        case .pages:
            element.type = .pageControl
            var range = ValueRange()
            (range.now, range.max) = (1, 3)
            element.more { $0.range = range }
        case .draggable: element.traits = .draggable
        case .collapsed: (element.type, element.expanded) = (.disclosure, false)
        case .expanded: (element.type, element.expanded) = (.disclosure, true)
        case .actions: element.more { $0.actions = [CustomAction(name: "A")] }
        case .content: element.more { $0.content = [CustomContent(label: "A", value: "B")] }
        case .rotors: element.more { $0.rotors = [CustomRotor(name: "R", items: [])] }
        default: break
        }
    }
}
