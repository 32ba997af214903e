extension MacPhrases {
    /// German. Roles are the words of the Mac's own guides as far as they name them, the sentences
    /// are our own; none of them was heard.
    static let german = MacPhrases(
        role: germanWord(of:),
        hintRole: { $0 == .text ? "auswählbarer Text" : nil },
        headingLevel: { "Überschrift Ebene \($0)" },
        landmark: WebPhrases.german.landmarkKind,
        minimize: "Im Dock ablegen",
        fullScreen: "Vollbild",
        close: "Schließen",
        selected: "ausgewählt",
        checked: "markiert",
        unchecked: "nicht markiert",
        mixed: "gemischt",
        on: "ein",
        off: "aus",
        collapsed: "reduziert",
        expanded: "erweitert",
        dimmed: "grau dargestellt",
        required: "erforderlich",
        visited: "besucht",
        blank: "leer",
        current: { kind in
            switch kind {
            case "page": "aktuelle Seite"
            case "step": "aktueller Schritt"
            case "location": "aktueller Ort"
            case "date": "aktuelles Datum"
            case "time": "aktuelle Uhrzeit"
            default: "aktuelles Objekt"
            }
        },
        popUp: WebPhrases.german.popUp,
        insertion: { insertion in
            switch insertion {
            case .atEnd: "Einfügemarke am Textende"
            case .atStart: "Einfügemarke am Textanfang"
            case .between(let before, let after): "Einfügemarke zwischen \(before) und \(after)"
            case .selection(let count): "\(count) Zeichen ausgewählt"
            }
        },
        items: { Phrase(countOfItems($0)) },
        position: { "\($0) von \($1)" },
        outlinePosition: { "(\($0) von \($1))" },
        rowPosition: { "Zeile \($0) von \($1)" },
        contentIsEmpty: "Inhalt ist leer",
        interact: { "In \($0)" },
        stopInteracting: { "Nicht mehr in \($0)" },
        endOf: { "Ende von \($0)" },
        crossing: { left, entered in
            let sentences = [left.map { "\($0) verlassen." }, entered.map { "\($0) betreten." }]
            return Phrase(sentences.compactMap { $0 }.joined(separator: " "))
        },
        voiceOverOn: { "VoiceOver ein, \($0)" },
        hasKeyboardFocus: { "\($0) hat den Tastaturfokus" },
        isInCursor: { "\($0) befindet sich im VoiceOver-Cursor" },
        rotorMenu: { "Menü „\($0)“" },
        actionsMenu: { "Menü „Aktionen“, \(countOfItems($0))" },
        webNavigation: { navigation in
            switch navigation {
            case .group: "Gruppen, Webnavigation"
            case .dom: "DOM-Reihenfolge, Webnavigation"
            }
        },
        quickNav: { "Schnellnavigation mit Pfeiltasten \($0 ? "ein" : "aus")" },
        singleKeyQuickNav: { "Schnellnavigation mit einzelnen Tasten \($0 ? "ein" : "aus")" },
        noun: germanNoun(_:_:_:),
        currentlyOn: { "Du befindest dich derzeit auf \($0)." },
        currentlyOnInside: { "Du befindest dich derzeit auf \($0) in \($1)." },
        clickButton: "Drücke Control-Option-Leertaste, um auf diese Taste zu klicken.",
        clickLink: "Drücke Control-Option-Leertaste, um auf diesen Link zu klicken.",
        typeText: "Tippe, um Text in dieses Feld einzugeben.",
        interactWithSlider: """
            Drücke Control-Option-Umschalt-Abwärtspfeil, um die Interaktion mit dem Schieberegler \
            zu beginnen.
            """,
        enterWebArea:
            "Drücke Control-Option-Umschalt-Abwärtspfeil, um in den Webbereich zu gelangen.",
        isDimmed: "Dieses Objekt ist grau dargestellt.",
        navigateToolbar: """
            Drücke Control-Option und dann Aufwärtspfeil, Abwärtspfeil, Linkspfeil oder \
            Rechtspfeil, um zwischen den Objekten dieser Symbolleiste zu navigieren. Drücke \
            Control-Option-Umschalt-Aufwärtspfeil, um diese Symbolleiste zu verlassen.
            """,
        exitWebArea:
            "Drücke Control-Option-Umschalt-Aufwärtspfeil, um diesen Webbereich zu verlassen."
    )
}

private func countOfItems(_ count: Int) -> String {
    count == 1 ? "1 Objekt" : "\(count) Objekte"
}

/// In the dative: both "auf" and "in" take it for a place.
private func germanNoun(_ role: MacRole, _ word: String, _ hasArticle: Bool) -> String {
    switch role {
    case .secureTextField: "einem sicheren Textfeld"
    case .readOnlyText: "einem klickbaren Text"
    case .text: "einem auswählbaren Text"
    case .horizontalSlider: "einem horizontalen Schieberegler"
    case .verticalSlider: "einem vertikalen Schieberegler"
    case .horizontalSplitter: "einem horizontalen Teiler"
    case .verticalSplitter: "einem vertikalen Teiler"
    case .webArea: hasArticle ? "einem Webinhalt" : "Webinhalt"
    case .landmark where word != germanWord(of: .landmark).text:
        "dem Orientierungspunkt „\(word)“"
    case .button, .menuButton, .popUpButton, .toggle, .heading, .valueIndicator, .levelIndicator,
        .progressIndicator, .busyIndicator, .summary, .menuBar, .group, .radioGroup, .tabGroup,
        .toolbar, .splitGroup, .list, .table, .outline, .outlineRow, .row, .column, .cell:
        "einer " + word
    default: "einem " + word
    }
}

private func germanWord(of role: MacRole) -> Phrase {
    switch role {
    case .button: "Taste"
    case .menuButton: "Menütaste"
    case .popUpButton: "Einblendmenütaste"
    case .checkbox: "Markierungsfeld"
    case .switch: "Schalter"
    case .toggle: "Wechseltaste"
    case .radioButton: "Optionsfeld"
    case .tab: "Tab"
    case .textField: "Textfeld"
    case .secureTextField: "sicheres Textfeld"
    case .searchField: "Suchfeld"
    case .emailField: "E-Mail-Feld"
    case .readOnlyText: "klickbarer Text"
    case .comboBox: "Kombinationsfeld"
    case .textArea, .webTextArea: "Texteingabebereich"
    case .text: "Text"
    case .heading: "Überschrift"
    case .link: "Link"
    case .image: "Bild"
    case .slider: "Schieberegler"
    case .horizontalSlider: "horizontaler Schieberegler"
    case .verticalSlider: "vertikaler Schieberegler"
    case .stepper: "Stepper"
    case .splitter: "Teiler"
    case .verticalSplitter: "vertikaler Teiler"
    case .horizontalSplitter: "horizontaler Teiler"
    case .valueIndicator: "Wertanzeige"
    case .levelIndicator: "Füllstandsanzeige"
    case .progressIndicator: "Fortschrittsanzeige"
    case .busyIndicator: "Aktivitätsanzeige"
    case .colorWell: "Farbfeld"
    case .scrollBar: "Rollbalken"
    case .disclosureTriangle: "Dreiecksymbol"
    case .summary: "Zusammenfassung"
    case .menu: "Menü"
    case .menuItem: "Menüobjekt"
    case .menuBar: "Menüleiste"
    case .menuBarItem: "Menüleistenobjekt"
    case .group: "Gruppe"
    case .radioGroup: "Optionsfeldgruppe"
    case .tabGroup: "Tabgruppe"
    case .toolbar: "Symbolleiste"
    case .scrollArea: "Rollbereich"
    case .splitGroup: "Teilergruppe"
    case .list: "Liste"
    case .table: "Tabelle"
    case .outline: "Gliederung"
    case .outlineRow: "Gliederungszeile"
    case .row: "Zeile"
    case .column: "Spalte"
    case .cell: "Zelle"
    case .browser: "Browser"
    case .grid: "Raster"
    case .webArea: "Webinhalt"
    case .landmark: "Orientierungspunkt"
    case .window: "Fenster"
    case .dialog: "Dialog"
    case .sheet: "Blatt"
    case .drawer: "Fach"
    case .popover: "Popover"
    case .helpTag: "Hilfe-Tag"
    case .none: ""
    }
}
