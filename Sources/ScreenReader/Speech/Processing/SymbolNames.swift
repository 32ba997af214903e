/// What one language calls the characters that VoiceOver says by name.
///
/// To add one: a file `SymbolNames+LANGUAGE.swift` in `Phrasebooks/`, and its name in the
/// language's phrasebook. What is missing in the three closures does not compile: they switch over
/// closed sets, and plurals are code there. The tables may be empty, `emoji` may be nil.
struct SymbolNames: Sendable {
    /// A character alone or inside a text.
    let symbol: @Sendable (SpokenSymbol) -> String
    /// A unit after a number, in the number's plural.
    let unit: @Sendable (MeasureUnit, SpokenCount) -> String
    /// A currency after an amount, in the amount's plural; a sign without an amount counts as one.
    let currency: @Sendable (CurrencySign, SpokenCount) -> String
    /// Between the whole and the fraction of a number.
    let decimalPoint: String
    /// Before a negative number.
    let minus: String
    /// Signs of units beside the international ones, such as those in another script.
    let unitSigns: [String: MeasureUnit]
    /// What stands between an amount and its currency, as written and as spoken: `m` million.
    let scales: [String: String]
    /// More characters, and those that go by a name of their own in this language. Without any
    /// name the Unicode name is said.
    let more: [Character: String]
    /// nil: as in English.
    let emoji: EmojiNames?

    /// The name of a character that has one. Letters and digits have none.
    func name(of character: Character) -> String? {
        nameOfSign(character) ?? nameOfPicture(character)
    }

    /// Punctuation, currencies, signs of mathematics: Unicode's name at least.
    func nameOfSign(_ character: Character) -> String? {
        let plain = character.plain
        if let name = more[plain] { return name }
        if let symbol = SpokenSymbol(character) { return self.symbol(symbol) }
        if let sign = CurrencySign(character) { return currency(sign, SpokenCount(1)) }
        guard let scalar = plain.unicodeScalars.first, plain.unicodeScalars.count == 1 else {
            return nil
        }
        switch scalar.properties.generalCategory {
        case .mathSymbol, .currencySymbol, .otherPunctuation, .dashPunctuation,
            .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
            .connectorPunctuation:
            return scalar.properties.name?.lowercased()
        default: return nil
        }
    }

    /// Emoji and other symbols.
    private func nameOfPicture(_ character: Character) -> String? {
        if let name = (emoji ?? .english).name(of: character) { return name }
        let plain = character.plain
        guard let scalar = plain.unicodeScalars.first, plain.unicodeScalars.count == 1,
            scalar.properties.generalCategory == .otherSymbol,
            !SymbolNames.isPartOfDrawing(scalar)
        else { return nil }
        return scalar.properties.name?.lowercased()
    }

    /// Box drawing, blocks, braille patterns: a row of them is no text.
    private static func isPartOfDrawing(_ scalar: Unicode.Scalar) -> Bool {
        (0x2500...0x259F).contains(scalar.value) || (0x2800...0x28FF).contains(scalar.value)
    }
}
