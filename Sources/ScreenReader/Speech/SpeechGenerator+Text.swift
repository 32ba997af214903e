/// The words of text that is selected, edited and spelled.
extension SpeechGenerator {
    func segments(
        _ speech: TextSpeech, _ language: String, _ textLanguage: String
    ) -> [Segment] {
        let book = Phrasebook.of(language: language)
        let text = book.text
        func said(
            _ phrase: Phrase, _ rule: String, _ confidence: Segment.Confidence = .low
        ) -> Segment {
            Segment(.phrase, phrase, of: book, rule: rule, confidence: confidence)
        }
        func extracted(_ extract: TextExtract) -> Segment {
            switch extract {
            case .text(let part, let language):
                Segment(
                    .phrase, part, from: "", rule: "text.part",
                    language: LanguageTag.ofText(language, else: textLanguage))
            case .count(let count): said(book.characters(count), "text.count", .medium)
            }
        }
        switch speech {
        case .selectionRotor:
            let phrase = settings.hints == .on ? text.selectionRotor : text.selectionRotorName
            return [said(phrase, "selection.rotor", .high)]
        case .unit(let unit): return [said(text.unit(unit), "selection.unit", .high)]
        case .selected(let extract):
            return [extracted(extract), said(text.selected, "selection.selected", .high)]
        case .unselected(let extract):
            return [extracted(extract), said(text.unselected, "selection.unselected")]
        case .selecting(let begins):
            return [said(begins ? text.selectingBegins : text.selectingEnds, "selection.toggle")]
        case .command(let command): return [said(text.command(command), "edit.command")]
        case .done(let command, let extract):
            switch command {
            case .cut: return [extracted(extract), said(text.cut, "edit.cut")]
            case .copy: return [extracted(extract), said(text.copied, "edit.copied")]
            case .paste: return [extracted(extract), said(text.pasted, "edit.pasted")]
            case .select, .selectAll: return [extracted(extract)]
            }
        case .echo(let character, let language):
            var segment = segment(for: character, language, book, textLanguage)
            segment.rule = "typing.echo"
            return [segment]
        case .text(let extract): return [extracted(extract)]
        }
    }

    /// A character read alone. An element that states its language has the names of that one.
    func segment(
        for character: Character, _ language: String?, _ book: Phrasebook, _ textLanguage: String
    ) -> Segment {
        let names = names(language, else: book)
        let name = name(of: character, names)
        var segment = Segment(
            .phrase, name?.text ?? String(character), from: "", rule: "text.character",
            confidence: .low,
            language: name == nil
                ? LanguageTag.ofText(language, else: textLanguage) : names.language)
        if let name { segment.isUnverified = name.isUnverified ?? names.isUnverified }
        if settings.capitals == .pitch, character.isUppercase { segment.voice = .capital }
        return segment
    }

    private func names(_ language: String?, else book: Phrasebook) -> Phrasebook {
        Phrasebook.of(language: Phrasebook.language(of: language, book.language, nil))
    }

    /// Capitals and punctuation by name (general knowledge, L); nil for what is its own name. Emoji
    /// stay as they are written unless the voice's form is asked for.
    private func name(of character: Character, _ book: Phrasebook) -> Phrase? {
        let name =
            settings.speechProcessing == .on
            ? book.symbols.name(of: character) : book.symbols.nameOfSign(character)
        if let name { return .unverified(name) }
        guard character.isUppercase, settings.capitals == .cap else { return nil }
        return book.capital(String(character))
    }

    /// A character read alone, with its spelling word as Phonetic Feedback asks for it (L).
    func spelled(
        _ character: Character, _ own: String?, _ language: String, _ textLanguage: String
    ) -> [Segment] {
        let book = names(own, else: Phrasebook.of(language: language))
        let plain = segment(for: character, own, book, textLanguage)
        guard let letter = character.lowercased().first, let word = book.text.spelling[letter]
        else { return [plain] }
        var phonetic = plain
        phonetic.text = word
        phonetic.rule = "text.phonetic"
        phonetic.language = book.language
        phonetic.isUnverified = true
        if settings.phonetics == .characterAndPhonetics {
            phonetic.voice = nil
            return [plain, phonetic]
        }
        if character.isUppercase, settings.capitals == .cap {
            phonetic.text = book.capital(word).text
        }
        return [phonetic]
    }
}
