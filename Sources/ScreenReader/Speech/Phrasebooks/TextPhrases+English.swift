extension TextPhrases {
    /// What WWDC26-219 plays, and general knowledge.
    static let english = TextPhrases(
        selectionRotor:
            "Text selection. Swipe right to expand selection. Swipe left to shrink selection.",
        selectionRotorName: "Text selection",
        unit: { unit in
            switch unit {
            case .word: "Word selection"
            case .character: .unverified("Character selection")
            case .sentence: .unverified("Sentence selection")
            case .line: .unverified("Line selection")
            case .paragraph: .unverified("Paragraph selection")
            }
        },
        selected: "selected",
        unselected: .unverified("unselected"),
        selectingBegins: .unverified("Selecting text"),
        selectingEnds: .unverified("Not selecting text"),
        command: { command in
            switch command {
            case .select: .unverified("Select")
            case .selectAll: .unverified("Select All")
            case .cut: .unverified("Cut")
            case .copy: .unverified("Copy")
            case .paste: .unverified("Paste")
            }
        },
        cut: .unverified("cut"),
        copied: .unverified("copied"),
        pasted: .unverified("pasted"),
        spelling: [
            "a": "Alfa", "b": "Bravo", "c": "Charlie", "d": "Delta", "e": "Echo", "f": "Foxtrot",
            "g": "Golf", "h": "Hotel", "i": "India", "j": "Juliett", "k": "Kilo", "l": "Lima",
            "m": "Mike", "n": "November", "o": "Oscar", "p": "Papa", "q": "Quebec",
            "r": "Romeo", "s": "Sierra", "t": "Tango", "u": "Uniform", "v": "Victor",
            "w": "Whiskey", "x": "X-ray", "y": "Yankee", "z": "Zulu",
        ]
    )
}
