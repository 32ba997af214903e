extension [Character: String] {
    static let french: Self = [
        " ": "espace", "\n": "nouvelle ligne", "\t": "tabulation", ".": "point", ",": "virgule",
        ":": "deux-points", ";": "point-virgule", "!": "point d’exclamation",
        "?": "point d’interrogation", "-": "tiret", "–": "tiret demi-cadratin",
        "—": "tiret cadratin", "_": "tiret bas", "/": "barre oblique",
        "\\": "barre oblique inversée", "@": "arobase", "#": "dièse", "&": "et",
        "*": "astérisque", "+": "plus", "=": "égal", "%": "pour cent",
        "(": "parenthèse ouvrante", ")": "parenthèse fermante", "[": "crochet ouvrant",
        "]": "crochet fermant", "{": "accolade ouvrante", "}": "accolade fermante",
        "<": "inférieur à", ">": "supérieur à", "'": "apostrophe", "’": "apostrophe",
        "\"": "guillemet", "“": "guillemet ouvrant", "”": "guillemet fermant",
        "…": "points de suspension", "|": "barre verticale", "~": "tilde", "`": "accent grave",
        "^": "accent circonflexe", "•": "puce", "$": "dollar", "£": "livre", "€": "euro",
        "°": "degrés",
    ]
}
