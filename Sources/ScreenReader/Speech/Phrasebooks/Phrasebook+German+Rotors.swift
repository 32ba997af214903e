extension RotorOption {
    /// What the rotor says; the searches are AccessibilitySnapshot's words (M).
    var germanName: String {
        switch self {
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
        case .custom(let name): name
        case .system(let type): systemTypes[type] ?? type
        case .moreContent: "Weitere Inhalte"
        case .actions: "Aktionen"
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
        case .characters, .words, .lines, .speakingRate, .adjustValue, .custom, .system,
            .moreContent, .actions:
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
