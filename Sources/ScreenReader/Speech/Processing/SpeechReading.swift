/// A text on its way to the voice: read once from front to back, each character by the first
/// reader that wants it. No reader looks back, and none looks ahead further than it then goes or
/// than a constant, so that the time is linear in the text.
struct SpeechReading {
    let characters: [Character]
    let kinds: [CharacterKinds]
    let names: SymbolNames
    let decimalSeparator: Character
    let punctuation: Settings.PunctuationLevel

    /// Of the next character.
    var place = 0
    var output = SpokenOutput()
    /// Those that changed the text, in the order of their first use.
    private(set) var rules: [VoiceRule] = []

    /// Where the number ended that was read last, with its unit.
    var numberEnd: Int?
    var lastUnit: MeasureUnit?
    /// The run that was looked through for addresses reaches to here.
    var addressEnd = 0

    init(
        _ text: String, _ names: SymbolNames, decimalSeparator: Character,
        punctuation: Settings.PunctuationLevel
    ) {
        characters = Array(text)
        kinds = characters.map(CharacterKinds.init(of:))
        self.names = names
        self.decimalSeparator = decimalSeparator
        self.punctuation = punctuation
    }

    mutating func read() {
        while place < characters.count {
            let kind = kinds[place]
            // Inside a word nothing begins.
            if kind == .letter, self.kind(at: place - 1) == .letter {
                take()
                continue
            }
            let before = place
            for reader in SpeechReader.all where !reader.begins.isDisjoint(with: kind) {
                if reader.read(&self) { break }
            }
            if place == before { take() }
        }
    }

    /// Takes the next character over as it is.
    mutating func take() {
        output.append(characters[place], kinds[place])
        place += 1
    }

    mutating func take(to end: Int) {
        while place < end { take() }
    }

    /// Says something in place of the characters up to `end`.
    mutating func say(_ name: String, to end: Int, _ rule: VoiceRule) {
        output.append(name: name)
        place = end
        note(rule)
    }

    /// Says the name of the next character, or takes it over where it has none.
    mutating func sayName(_ rule: VoiceRule) {
        if let name = names.name(of: characters[place]) {
            say(name, to: place + 1, rule)
        } else {
            take()
        }
    }

    mutating func note(_ rule: VoiceRule) {
        if !rules.contains(rule) { rules.append(rule) }
    }

    /// Empty outside the text.
    func kind(at index: Int) -> CharacterKinds {
        kinds.indices.contains(index) ? kinds[index] : []
    }

    /// A space outside the text.
    func character(at index: Int) -> Character {
        characters.indices.contains(index) ? characters[index] : " "
    }

    func isAlphanumeric(at index: Int) -> Bool {
        !kind(at: index).isDisjoint(with: .alphanumeric)
    }
}

/// One kind of thing in a text that is not read letter for letter.
///
/// To add one: a `static let` in the file of its subject, a line in `all`, and the rule that it
/// names in `VoiceRule`.
struct SpeechReader: Sendable {
    /// The kinds of character that it can begin with.
    let begins: CharacterKinds
    /// Reads what begins at `place` and says it; false, with nothing done, where nothing does.
    let read: @Sendable (inout SpeechReading) -> Bool

    /// The first that reads wins.
    static let all: [SpeechReader] = [
        webAddress, mailAddress, amount, quantity, range, minus, slash, fullStop, symbol,
    ]
}
