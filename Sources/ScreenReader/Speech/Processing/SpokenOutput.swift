/// Text as the voice makes it: what is taken over, and names with single spaces around them.
struct SpokenOutput {
    private(set) var text = ""
    /// A name was last; what follows is set off from it, unless it closes or pauses.
    private var endsWithName = false
    /// At the beginning, after white space or an opening mark: a name needs no space.
    private var isOpen = true
    private var dropsSpace = false

    /// A character as it is written.
    mutating func append(_ character: Character, _ kind: CharacterKinds) {
        if kind == .space {
            defer { dropsSpace = false }
            endsWithName = false
            if dropsSpace { return }
            isOpen = true
        } else {
            if endsWithName, !SpokenOutput.closes(character, kind) { text.append(" ") }
            endsWithName = false
            dropsSpace = false
            isOpen = kind == .sign && SpokenOutput.opening.contains(character)
        }
        text.append(character)
    }

    /// A word of the voice's.
    mutating func append(name: String) {
        guard !name.isEmpty else { return }
        if !isOpen { text.append(" ") }
        text += name
        isOpen = false
        endsWithName = true
        dropsSpace = false
    }

    /// What follows is no part of the word before it.
    mutating func separate() {
        if !isOpen { endsWithName = true }
    }

    /// A character that is not heard, but parts what stands beside it.
    mutating func appendSilence() {
        if isOpen { dropsSpace = true }
        separate()
    }

    private static let opening: Set<Character> = ["(", "[", "{", "“", "‘", "«", "„", "¿", "¡"]

    private static func closes(_ character: Character, _ kind: CharacterKinds) -> Bool {
        kind.isDisjoint(with: [.letter, .ideograph, .digit, .currency])
            && !opening.contains(character)
    }
}
