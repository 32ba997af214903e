extension TextPhrases {
    static let german = TextPhrases(
        selectionRotor:
            """
            Textauswahl. Nach rechts streichen, um die Auswahl zu erweitern. \
            Nach links streichen, um die Auswahl zu verkleinern.
            """,
        selectionRotorName: "Textauswahl",
        unit: { unit in
            switch unit {
            case .word: "Wortauswahl"
            case .character: "Zeichenauswahl"
            case .sentence: "Satzauswahl"
            case .line: "Zeilenauswahl"
            case .paragraph: "Absatzauswahl"
            }
        },
        selected: "ausgewählt",
        unselected: "nicht ausgewählt",
        selectingBegins: "Textauswahl beginnt",
        selectingEnds: "Textauswahl endet",
        command: { command in
            switch command {
            case .select: "Auswählen"
            case .selectAll: "Alles auswählen"
            case .cut: "Ausschneiden"
            case .copy: "Kopieren"
            case .paste: "Einsetzen"
            }
        },
        cut: "ausgeschnitten",
        copied: "kopiert",
        pasted: "eingesetzt",
        spelling: [
            "a": "Anton", "b": "Berta", "c": "Cäsar", "d": "Dora", "e": "Emil", "f": "Friedrich",
            "g": "Gustav", "h": "Heinrich", "i": "Ida", "j": "Julius", "k": "Kaufmann",
            "l": "Ludwig", "m": "Martha", "n": "Nordpol", "o": "Otto", "p": "Paula", "q": "Quelle",
            "r": "Richard", "s": "Samuel", "t": "Theodor", "u": "Ulrich", "v": "Viktor",
            "w": "Wilhelm", "x": "Xanthippe", "y": "Ypsilon", "z": "Zacharias", "ä": "Ärger",
            "ö": "Ökonom", "ü": "Übermut", "ß": "Eszett",
        ]
    )
}
