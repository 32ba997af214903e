extension [Character: String] {
    static let german: Self = [
        " ": "Leerzeichen", "\n": "neue Zeile", "\t": "Tabulator", ".": "Punkt", ",": "Komma",
        ":": "Doppelpunkt", ";": "Semikolon", "!": "Ausrufezeichen", "?": "Fragezeichen",
        "-": "Bindestrich", "–": "Halbgeviertstrich", "—": "Geviertstrich", "_": "Unterstrich",
        "/": "Schrägstrich", "\\": "umgekehrter Schrägstrich", "@": "at", "#": "Raute",
        "&": "und", "*": "Sternchen", "+": "plus", "=": "gleich", "%": "Prozent",
        "(": "Klammer auf", ")": "Klammer zu", "[": "eckige Klammer auf",
        "]": "eckige Klammer zu", "{": "geschweifte Klammer auf",
        "}": "geschweifte Klammer zu", "<": "kleiner als", ">": "größer als",
        "'": "Apostroph", "’": "Apostroph", "\"": "Anführungszeichen",
        "“": "Anführungszeichen oben", "”": "Anführungszeichen rechts",
        "…": "Auslassungspunkte", "|": "senkrechter Strich", "~": "Tilde", "`": "Gravis",
        "^": "Zirkumflex", "•": "Aufzählungspunkt", "$": "Dollar", "£": "Pfund", "€": "Euro",
        "°": "Grad",
    ]
}
