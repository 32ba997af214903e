/// What the voice makes of a text. Pure, and linear in the text.
///
/// Numbers, times and words in capitals are left as they are: the voice reads them itself, and may
/// spell a word in capitals (log of iOS 26.5).
struct SpokenText: Sendable, Equatable {
    var text: String
    /// Those that changed it.
    var rules: [VoiceRule] = []

    /// Addresses, numbers, money, units and symbols as they are said.
    static func processed(
        _ text: String, _ names: SymbolNames, decimalSeparator: Character,
        punctuation: Settings.PunctuationLevel
    ) -> SpokenText {
        guard !isPlain(text, punctuation) else { return SpokenText(text: text) }
        var reading = SpeechReading(
            text, names, decimalSeparator: decimalSeparator, punctuation: punctuation)
        reading.read()
        return SpokenText(text: reading.output.text, rules: reading.rules)
    }

    /// Character by character, signs by name where there are names; capitals are not told apart.
    static func spelledOut(_ text: String, _ names: SymbolNames? = nil) -> SpokenText {
        var output = SpokenOutput()
        for character in text where !character.isWhitespace {
            output.append(name: names?.name(of: character) ?? String(character))
        }
        return SpokenText(text: output.text, rules: [.spellOut])
    }

    /// Each digit for itself: `217` is read 2 1 7.
    static func digitByDigit(_ text: String) -> SpokenText {
        var result = ""
        var follows = false
        var isChanged = false
        for character in text {
            let isDigit = CharacterKinds(of: character) == .digit
            if isDigit, follows {
                result.append(" ")
                isChanged = true
            }
            result.append(character)
            follows = isDigit
        }
        return SpokenText(text: result, rules: isChanged ? [.digits] : [])
    }

    /// Whether nothing in it can be read otherwise than letter for letter. Most labels pass, so
    /// this is the way round all slower work.
    private static func isPlain(
        _ text: String, _ punctuation: Settings.PunctuationLevel
    ) -> Bool {
        var followsDot = false
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
                if followsDot { return false }
                followsDot = false
            case UInt8(ascii: " "), UInt8(ascii: "\n"):
                followsDot = false
            case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "!"), UInt8(ascii: "?"),
                UInt8(ascii: "'"), UInt8(ascii: "-"), UInt8(ascii: "("), UInt8(ascii: ")"):
                if punctuation == .all { return false }
                followsDot = byte == UInt8(ascii: ".")
            default:
                return false
            }
        }
        return true
    }
}
