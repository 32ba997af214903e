/// Addresses and names with dots: every sign in them is said.
extension SpeechReader {
    static let webAddress = SpeechReader(begins: [.letter]) { reading in
        guard reading.place >= reading.addressEnd else { return false }
        let end = reading.addressRunEnd()
        let start = reading.place
        let isWeb =
            reading.hasText("://", at: end) || reading.hasText("www.", at: start)
            || (reading.character(at: end) == ":" && reading.kind(at: end + 1) != .space
                && schemes.contains(String(reading.characters[start..<end])))
        guard isWeb else { return false }
        reading.spell(to: reading.webAddressEnd(), .webAddress)
        return true
    }

    static let mailAddress = SpeechReader(begins: [.letter, .digit]) { reading in
        guard reading.place >= reading.addressEnd else { return false }
        let end = reading.addressRunEnd()
        reading.addressEnd = end
        guard let end = reading.mailAddressEnd(at: end) else { return false }
        reading.spell(to: end, .mailAddress)
        return true
    }

    /// Addresses without slashes.
    private static let schemes: Set<String> = ["mailto", "tel", "sms", "facetime"]
}

extension SpeechReading {
    /// Where the run ends that can be a scheme, a host or the first part of a mail address.
    fileprivate func addressRunEnd() -> Int {
        var end = place
        while isInName(end) || "._%+-".contains(character(at: end)) { end += 1 }
        return end
    }

    private func isInName(_ index: Int) -> Bool {
        !kind(at: index).isDisjoint(with: [.letter, .digit])
    }

    fileprivate func hasText(_ text: String, at index: Int) -> Bool {
        var index = index
        for character in text {
            guard self.character(at: index).lowercased() == String(character) else { return false }
            index += 1
        }
        return true
    }

    /// Up to white space, a quote or a bracket; punctuation at the end belongs to the sentence.
    fileprivate func webAddressEnd() -> Int {
        var end = place
        while end < characters.count, kinds[end] != .space, !"<>\"“”«»「」".contains(characters[end])
        {
            end += 1
        }
        while end > place + 1, ".,;:!?'’)]}…".contains(characters[end - 1]) { end -= 1 }
        return end
    }

    /// Where the mail address ends whose `@` is at `at`; nil where it is none.
    fileprivate func mailAddressEnd(at: Int) -> Int? {
        guard character(at: at) == "@", isInName(at + 1) else { return nil }
        var end = at + 1
        var hasDot = false
        while true {
            let character = character(at: end)
            if isInName(end) {
                end += 1
            } else if character == "." || character == "-", isInName(end + 1) {
                hasDot = hasDot || character == "."
                end += 1
            } else {
                break
            }
        }
        return hasDot ? end : nil
    }

    /// Letters and digits as they are, all else by name.
    fileprivate mutating func spell(to end: Int, _ rule: VoiceRule) {
        while place < end {
            if isAlphanumeric(at: place) { take() } else { sayName(rule) }
        }
    }
}
