extension TextPhrases {
    static let french = TextPhrases(
        selectionRotor:
            """
            Sélection de texte. Balayez vers la droite pour étendre la sélection. \
            Balayez vers la gauche pour réduire la sélection.
            """,
        selectionRotorName: "Sélection de texte",
        unit: { unit in
            switch unit {
            case .word: "Sélection par mot"
            case .character: "Sélection par caractère"
            case .sentence: "Sélection par phrase"
            case .line: "Sélection par ligne"
            case .paragraph: "Sélection par paragraphe"
            }
        },
        selected: "sélectionné",
        unselected: "désélectionné",
        selectingBegins: "Début de la sélection de texte",
        selectingEnds: "Fin de la sélection de texte",
        command: { command in
            switch command {
            case .select: "Sélectionner"
            case .selectAll: "Tout sélectionner"
            case .cut: "Couper"
            case .copy: "Copier"
            case .paste: "Coller"
            }
        },
        cut: "coupé",
        copied: "copié",
        pasted: "collé",
        spelling: [
            "a": "Anatole", "b": "Berthe", "c": "Célestin", "d": "Désiré", "e": "Eugène",
            "f": "François", "g": "Gaston", "h": "Henri", "i": "Irma", "j": "Joseph", "k": "Kléber",
            "l": "Louis", "m": "Marcel", "n": "Nicolas", "o": "Oscar", "p": "Pierre",
            "q": "Quintal", "r": "Raoul", "s": "Suzanne", "t": "Thérèse", "u": "Ursule",
            "v": "Victor", "w": "William", "x": "Xavier", "y": "Yvonne", "z": "Zoé",
        ]
    )
}
