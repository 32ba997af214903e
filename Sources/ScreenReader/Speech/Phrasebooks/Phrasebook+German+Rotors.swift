extension RotorOption {
    /// What the rotor says; the searches are AccessibilitySnapshot's words (M).
    var germanName: String {
        switch self {
        case .edit: "Bearbeiten"
        case .textSelection: "Textauswahl"
        case .characters: "Zeichen"
        case .words: "Wörter"
        case .lines: "Zeilen"
        case .speakingRate: "Sprechtempo"
        case .adjustValue: "Wert anpassen"
        case .containers: "Container"
        case .headings: "Überschriften"
        case .landmarks: "Orientierungspunkte"
        case .links: "Links"
        case .formControls: "Formularsteuerelemente"
        case .textFields: "Textfelder"
        case .searchFields: "Suchfelder"
        case .buttons: "Tasten"
        case .images: "Bilder"
        case .tables: "Tabellen"
        case .lists: "Listen"
        case .misspelledWords: "Rechtschreibfehler"
        case .custom(let name): name
        case .system(let type): systemTypes[type] ?? type
        case .moreContent: "Weitere Inhalte"
        case .audioGraph: "Audiodiagramm"
        case .directTouch: "Direkte Berührung"
        case .actions: "Aktionen"
        case .visitedLinks: "Besuchte Links"
        case .nonvisitedLinks: "Nicht besuchte Links"
        case .staticText: "Statischer Text"
        case .sameItem: "Gleiches Objekt"
        case .sameHeadingLevel: "Gleiche Überschriftenebene"
        case .differentItem: "Anderes Objekt"
        case .verticalNavigation: "Vertikale Navigation"
        case .volume: "Lautstärke"
        case .hints: "Hinweise"
        case .language: "Sprache"
        case .punctuation: "Interpunktion"
        case .typingMode: "Eingabemodus"
        case .zoom: "Zoom"
        case .navigationStyle: "Navigationsstil"
        }
    }

    /// Before "nicht gefunden".
    var germanSingular: String {
        switch self {
        case .containers: "Container"
        case .headings: "Überschrift"
        case .landmarks: "Orientierungspunkt"
        case .links: "Link"
        case .formControls: "Formularsteuerelement"
        case .textFields: "Textfeld"
        case .searchFields: "Suchfeld"
        case .buttons: "Taste"
        case .images: "Bild"
        case .tables: "Tabelle"
        case .lists: "Liste"
        case .misspelledWords: "Rechtschreibfehler"
        case .visitedLinks: "Besuchter Link"
        case .nonvisitedLinks: "Nicht besuchter Link"
        case .staticText: "Statischer Text"
        case .sameItem: "Gleiches Objekt"
        case .sameHeadingLevel: "Überschrift gleicher Ebene"
        case .differentItem: "Anderes Objekt"
        case .edit, .textSelection, .characters, .words, .lines, .speakingRate, .adjustValue,
            .custom, .system, .moreContent, .audioGraph, .directTouch, .actions,
            .verticalNavigation, .volume, .hints,
            .language, .punctuation, .typingMode, .zoom, .navigationStyle:
            germanName
        }
    }
}

/// AccessibilitySnapshot's names (M).
private let systemTypes: [String: String] = [
    "link": "Links", "visitedLink": "Besuchte Links", "heading": "Überschriften",
    "headingLevel1": "Überschrift 1", "headingLevel2": "Überschrift 2",
    "headingLevel3": "Überschrift 3", "headingLevel4": "Überschrift 4",
    "headingLevel5": "Überschrift 5", "headingLevel6": "Überschrift 6",
    "boldText": "Fettdruck", "italicText": "Kursivdruck",
    "underlineText": "Unterstrichener Text", "misspelledWord": "Rechtschreibfehler",
    "image": "Bilder", "textField": "Textfelder", "table": "Tabellen", "list": "Listen",
    "landmark": "Orientierungspunkte",
]

extension RotorPhrases {
    static let german = RotorPhrases(
        languageName: "Deutsch",
        settingOn: "Ein",
        settingOff: "Aus",
        punctuation: { level in
            switch level {
            case .some: "Einige Satzzeichen"
            case .all: "Alle Satzzeichen"
            case .none: "Keine Satzzeichen"
            }
        },
        chart: { entry in
            switch entry {
            case .describe: "Diagramm beschreiben"
            case .play: "Audiodiagramm abspielen"
            case .details: "Details zum Diagramm"
            }
        },
        group: { kind in
            switch kind {
            case .list: "Liste"
            case .landmark: "Orientierungspunkt"
            case .table: "Tabelle"
            case .tabBar: "Tableiste"
            case .group: "Gruppe"
            }
        },
        navigationStyle: { $0 ? "Gruppierte Navigation" : "Flache Navigation" },
        typingMode: { mode in
            switch mode {
            case .standard: "Standardeingabe"
            case .touch: "Tasteneingabe durch Berühren"
            case .directTouch: "Direkteingabe"
            }
        },
        showContextMenu: "Kontextmenü anzeigen",
        directTouchOn: "Direkte Berührung ein",
        directTouchOff: "Direkte Berührung aus",
        helpStarts: "Hilfe wird gestartet",
        helpEnds: "Hilfe wird beendet"
    )
}
