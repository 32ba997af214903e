/// Characters that have a name, as far as the user wants to hear it.
extension SpeechReader {
    static let symbol = SpeechReader(begins: [.sign, .dash, .fullStop, .currency]) { reading in
        let place = reading.place
        let character = reading.characters[place]
        guard let symbol = SpokenSymbol(character) else {
            return reading.sayUnlisted(character)
        }
        switch symbol.level {
        case .word:
            reading.sayName(.symbol)
        case .sign where reading.punctuation == .none:
            reading.output.appendSilence()
            reading.place += 1
            reading.note(.punctuation)
        case .sign:
            reading.sayName(.punctuation)
        case .mark:
            guard reading.punctuation == .all, !reading.isPartOfWord(symbol, at: place) else {
                return false
            }
            reading.sayName(.punctuation)
        }
        return true
    }
}

extension SpeechReading {
    /// A punctuation mark that no language names is said with all punctuation, any other sign
    /// always.
    fileprivate mutating func sayUnlisted(_ character: Character) -> Bool {
        guard let first = character.unicodeScalars.first else { return false }
        switch first.properties.generalCategory {
        case .otherPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
            .initialPunctuation, .finalPunctuation, .connectorPunctuation:
            let isStyled = character != character.plain || character.unicodeScalars.count > 1
            guard punctuation == .all || isStyled else { return false }
        default: break
        }
        guard let name = names.name(of: character) else { return false }
        say(name, to: place + 1, .symbol)
        return true
    }

    /// The apostrophe of "don't", the colon of 9:15, the separator of 1,000: never said.
    fileprivate func isPartOfWord(_ symbol: SpokenSymbol, at place: Int) -> Bool {
        switch symbol {
        case .apostrophe, .curlyApostrophe:
            kind(at: place - 1) == .letter && kind(at: place + 1) == .letter
        case .colon:
            kind(at: place - 1) == .digit && kind(at: place + 1) == .digit
        default: false
        }
    }
}
