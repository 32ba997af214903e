/// Text for a terminal that shows ASCII alone: accents are dropped, lines and arrows drawn with
/// what a typewriter has. One character gives one, so columns stay; what is unknown gives `?`.
func asciiText(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    return String(text.map(asciiCharacter))
}

private func asciiCharacter(_ character: Character) -> Character {
    guard let scalar = character.unicodeScalars.first else { return "?" }
    switch scalar.value {
    case 0..<0x80: return Character(scalar)
    case 0xC0..<0x180: return latin[Int(scalar.value) - 0xC0]
    case 0x2500...0x257F: return lineDrawing(scalar)
    case 0x2580...0x259F: return "#"
    default: return symbols[scalar] ?? "?"
    }
}

/// U+00C0 to U+017F without their accents.
private let latin = Array(
    "AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTsaaaaaaaceeeeiiiidnooooo/ouuuuyty"
        + "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiIiJjKkkLlLlLlL"
        + "lLlNnNnNnnNnOoOoOoOoRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs")

private let symbols: [Unicode.Scalar: Character] = [
    "\u{A0}": " ", "«": "<", "»": ">", "·": ".", "×": "x", "°": "o", "¡": "!", "¢": "c",
    "‐": "-", "‑": "-", "‒": "-", "–": "-", "—": "-", "―": "-", "−": "-",
    "‘": "'", "’": "'", "‚": ",", "“": "\"", "”": "\"", "„": "\"", "′": "'", "″": "\"",
    "•": "*", "…": ".", "‹": "<", "›": ">", "⏎": "$",
    "←": "<", "→": ">", "↑": "^", "↓": "v", "✓": "+", "✔": "+", "✗": "x", "●": "*", "○": "o",
    "▲": "^", "▶": ">", "▼": "v", "◀": "<",
]

private func lineDrawing(_ scalar: Unicode.Scalar) -> Character {
    switch scalar {
    case "─", "━", "═", "╌", "╍", "┄", "┅", "┈", "┉", "╴", "╶", "╸", "╺", "╼", "╾": "-"
    case "│", "┃", "║", "╎", "╏", "┆", "┇", "┊", "┋", "╵", "╷", "╹", "╻", "╽", "╿": "|"
    case "╱": "/"
    case "╲": "\\"
    case "╳": "x"
    default: "+"
    }
}
