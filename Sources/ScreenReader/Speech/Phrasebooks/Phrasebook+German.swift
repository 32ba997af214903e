extension Phrasebook {
    /// German. Roles, states, boundaries and short formats are AccessibilitySnapshot's words
    /// (0.12.1, M), the sentences are our own; none of them was heard.
    static let german = Phrasebook(
        language: "de",
        isUnverified: true,
        selected: "Auswahl",
        dimmed: "Grau dargestellt",
        isEditing: "Bearbeiten",
        on: "Ein",
        off: "Aus",
        mixed: "Gemischt",
        expanded: "Erweitert",
        collapsed: "Reduziert",
        draggable: "Verschiebbar",
        button: "Taste",
        backButton: "Zurück Taste",
        switchButton: "Umschalttaste",
        tab: "Tabulator",
        textField: "Textfeld",
        secureTextField: "Sicheres Textfeld",
        heading: "Überschrift",
        headingLevel: { "Überschrift Ebene \($0)" },
        link: "Hyperlink",
        pickerItem: "Auswahlelement",
        adjustable: "Einstellbar",
        image: "Bild",
        searchField: "Suchfeld",
        menuItem: "Menüobjekt",
        popUpButton: "Einblendmenütaste",
        alert: "Hinweis",
        back: "Zurück",
        listStart: "Anfang der Liste",
        listEnd: "Ende der Liste",
        landmark: "Orientierungspunkt",
        landmarkEnd: "Ende",
        position: { "\($0) von \($1)" },
        row: { "Zeile \($0)" },
        column: { "Spalte \($0)" },
        rowSpan: { "Umfasst \(count($0, "Zeile"))" },
        columnSpan: { "Umfasst \(count($0, "Spalte"))" },
        pageControlValue: { "Seite \($0) von \($1)" },
        characters: { "\($0) Zeichen" },
        moreContentAvailable: "Weitere Inhalte verfügbar",
        actionsAvailable: "Aktionen verfügbar",
        inProgress: "Vorgang läuft",
        activateHint: "Zum Aktivieren doppeltippen",
        toggleHint: "Zum Ändern der Einstellung doppeltippen.",
        editHint: "Zum Bearbeiten des Textes doppeltippen.",
        misspelledHint: "Mit dem Rotor erreichbar: Rechtschreibfehler",
        adjustHint: "Mit einem Finger nach oben oder unten streichen, um den Wert zu ändern.",
        expandHint: "Zum Erweitern doppeltippen.",
        collapseHint: "Zum Reduzieren doppeltippen.",
        actionsHint: """
            Nach oben oder unten streichen, um eine eigene Aktion auszuwählen, dann zum \
            Aktivieren doppeltippen.
            """,
        rotorHint: { "Mit dem Rotor erreichbar: \($0)" },
        dragHint: """
            Doppeltippen und halten, auf den Ton warten, dann zum Umordnen bewegen
            """,
        notFound: { "\($0.germanSingular) nicht gefunden" },
        rotorName: { Phrase($0.germanName) },
        activateDefault: "Aktivieren, Standard",
        page: { "Seite \($0) von \($1)" },
        rows: { first, last, total in
            total.map { "Zeilen \(first) bis \(last) von \($0)" } ?? "Zeilen \(first) bis \(last)"
        },
        percent: { "\($0) Prozent" },
        speechOn: "Sprachausgabe ein",
        speechOff: "Sprachausgabe aus",
        curtainOn: "Bildschirmvorhang ein",
        curtainOff: "Bildschirmvorhang aus",
        capital: { "großes \($0)" },
        decimalSeparator: ",",
        fullStop: ".",
        symbols: .german,
        rotor: .german,
        text: .german,
        web: .german,
        mac: .german
    )
}

extension WebPhrases {
    static let german = WebPhrases(
        multiLineTextField: "Mehrzeiliges Textfeld",
        radioButton: "Optionsfeld",
        checkbox: "Markierungsfeld",
        checked: "Markiert",
        unchecked: "Nicht markiert",
        toggleButton: "Wechseltaste",
        pressed: "Gedrückt",
        notPressed: "Nicht gedrückt",
        visited: "Besucht",
        required: "Erforderlich",
        popUpButton: "Einblendtaste",
        popUp: { kind in
            switch kind {
            case .menu: "Einblendmenü"
            case .dialog: "Einblenddialog"
            case .listBox: "Einblendliste"
            }
        },
        rowHeader: "Zeilenkopf",
        columnHeader: "Spaltenkopf",
        tableStart: "Anfang der Tabelle",
        tableEnd: "Ende der Tabelle",
        tableRows: { Phrase(count($0, "Zeile")) },
        tableColumns: { Phrase(count($0, "Spalte")) },
        landmarkKind: { kind in
            switch kind.lowercased() {
            case "main": "Hauptinhalt"
            case "navigation": "Navigation"
            case "banner": "Banner"
            case "complementary": "Ergänzend"
            case "contentinfo": "Angaben zum Inhalt"
            case "search": "Suche"
            case "form": "Formular"
            case "region": "Region"
            default: Phrase(kind)
            }
        }
    )
}

private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)" + (number == 1 ? "" : "n")
}
