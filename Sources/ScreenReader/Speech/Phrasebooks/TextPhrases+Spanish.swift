extension TextPhrases {
    static let spanish = TextPhrases(
        selectionRotor:
            """
            Selección de texto. Desliza hacia la derecha para ampliar la selección. \
            Desliza hacia la izquierda para reducir la selección.
            """,
        selectionRotorName: "Selección de texto",
        unit: { unit in
            switch unit {
            case .word: "Selección por palabras"
            case .character: "Selección por caracteres"
            case .sentence: "Selección por frases"
            case .line: "Selección por líneas"
            case .paragraph: "Selección por párrafos"
            }
        },
        selected: "seleccionado",
        unselected: "deseleccionado",
        selectingBegins: "Inicio de la selección de texto",
        selectingEnds: "Fin de la selección de texto",
        command: { command in
            switch command {
            case .select: "Seleccionar"
            case .selectAll: "Seleccionar todo"
            case .cut: "Cortar"
            case .copy: "Copiar"
            case .paste: "Pegar"
            }
        },
        cut: "cortado",
        copied: "copiado",
        pasted: "pegado",
        spelling: [
            "a": "Antonio", "b": "Barcelona", "c": "Carmen", "d": "Dolores", "e": "Enrique",
            "f": "Francia", "g": "Gerona", "h": "Historia", "i": "Inés", "j": "José", "k": "Kilo",
            "l": "Lorenzo", "m": "Madrid", "n": "Navarra", "ñ": "Ñoño", "o": "Oviedo", "p": "París",
            "q": "Querido", "r": "Ramón", "s": "Sábado", "t": "Tarragona", "u": "Ulises",
            "v": "Valencia", "w": "Washington", "x": "Xiquena", "y": "Yegua", "z": "Zaragoza",
        ]
    )
}
