extension [Character: String] {
    static let spanish: Self = [
        " ": "espacio", "\n": "nueva línea", "\t": "tabulador", ".": "punto", ",": "coma",
        ":": "dos puntos", ";": "punto y coma", "!": "cierre de exclamación",
        "?": "cierre de interrogación", "¡": "apertura de exclamación",
        "¿": "apertura de interrogación", "-": "guion", "–": "guion medio", "—": "raya",
        "_": "guion bajo", "/": "barra", "\\": "barra inversa", "@": "arroba",
        "#": "almohadilla", "&": "y", "*": "asterisco", "+": "más", "=": "igual",
        "%": "por ciento", "(": "abrir paréntesis", ")": "cerrar paréntesis",
        "[": "abrir corchete", "]": "cerrar corchete", "{": "abrir llave",
        "}": "cerrar llave", "<": "menor que", ">": "mayor que", "'": "apóstrofo",
        "’": "apóstrofo", "\"": "comillas", "“": "abrir comillas", "”": "cerrar comillas",
        "…": "puntos suspensivos", "|": "barra vertical", "~": "virgulilla",
        "`": "acento grave", "^": "circunflejo", "•": "viñeta", "$": "dólar", "£": "libra",
        "€": "euro", "°": "grados",
    ]
}
