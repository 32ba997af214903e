/// What one language calls emoji: those that it names itself, and how names of sequences are put
/// together. An emoji without a name of its own is called by its Unicode name.
struct EmojiNames: Sendable {
    /// Without style selectors.
    let names: [String: String]
    /// From light to dark.
    let skinTones: [String]
    /// "flag of Japan", from the region's code in upper case.
    let flag: @Sendable (String) -> String
    let keycap: @Sendable (String) -> String
    /// Someone at work, from the name of the person and the scalar that stands for the work; nil
    /// where that is no work.
    let worker: @Sendable (String, Unicode.Scalar) -> String?
    /// A runner of either kind, from the name of one in general.
    let gendered: @Sendable (String, _ isWoman: Bool) -> String
    let family: @Sendable ([String]) -> String

    /// The name of an emoji, with skin tones, joined ones, flags and keycaps; nil for what is
    /// none, and for what only Unicode names.
    func name(of character: Character) -> String? {
        if character.isASCII { return nil }
        let scalars = Array(character.unicodeScalars.lazy.filter { !$0.isStyleSelector })
        guard let first = scalars.first else { return nil }
        if let name = names[String(String.UnicodeScalarView(scalars))] { return name }
        guard scalars.count > 1 else { return nil }
        if let code = EmojiNames.regionCode(scalars) { return flag(code) }
        if scalars.last?.value == EmojiNames.keycapMark, first.isASCII {
            return keycap(String(first))
        }
        guard first.properties.isEmoji, !first.isASCII else { return nil }
        return sequence(scalars)
    }

    private static let joiner: UInt32 = 0x200D
    private static let keycapMark: UInt32 = 0x20E3
    private static let skinToneScalars: ClosedRange<UInt32> = 0x1F3FB...0x1F3FF
    private static let people: Set<UInt32> = [
        0x1F468, 0x1F469, 0x1F9D1, 0x1F466, 0x1F467, 0x1F9D2, 0x1F476,
    ]

    /// Parts that are joined, each with its skin tone.
    private func sequence(_ scalars: [Unicode.Scalar]) -> String? {
        var parts: [Unicode.Scalar] = []
        var tones: [String] = []
        for scalar in scalars where scalar.value != EmojiNames.joiner {
            let tone = Int(scalar.value) - Int(EmojiNames.skinToneScalars.lowerBound)
            if EmojiNames.skinToneScalars.contains(scalar.value), skinTones.indices.contains(tone) {
                tones.append(skinTones[tone])
            } else if !EmojiNames.isTag(scalar) {
                parts.append(scalar)
            }
        }
        guard !parts.isEmpty, parts.allSatisfy({ $0.properties.isEmoji }) else { return nil }
        // Both of a couple can have the same.
        if tones.count == 2, tones[0] == tones[1] { tones.removeLast() }
        return ([joined(parts)] + tones).joined(separator: " ")
    }

    private func joined(_ parts: [Unicode.Scalar]) -> String {
        let untoned = String(String.UnicodeScalarView(parts.joinedByZeroWidth()))
        if let name = names[untoned] { return name }
        let all = parts.map(name)
        guard let first = parts.first, let last = parts.last, let person = all.first else {
            return ""
        }
        if parts.count == 2, last.value == 0x2640 || last.value == 0x2642 {
            return gendered(person, last.value == 0x2640)
        }
        if parts.allSatisfy({ EmojiNames.people.contains($0.value) }), parts.count > 1 {
            return family(all)
        }
        if parts.count == 2, EmojiNames.people.contains(first.value),
            let name = worker(person, last)
        {
            return name
        }
        return all.joined(separator: " ")
    }

    private func name(_ scalar: Unicode.Scalar) -> String {
        names[String(scalar)] ?? scalar.properties.name?.lowercased() ?? ""
    }

    private static func regionCode(_ scalars: [Unicode.Scalar]) -> String? {
        guard scalars.count == 2 else { return nil }
        var code = ""
        for scalar in scalars {
            guard scalar.isRegionalIndicator,
                let letter = Unicode.Scalar(scalar.value - 0x1F1E6 + 0x41)
            else { return nil }
            code.unicodeScalars.append(letter)
        }
        return code
    }

    private static func isTag(_ scalar: Unicode.Scalar) -> Bool {
        (0xE0000...0xE007F).contains(scalar.value)
    }
}

extension [Unicode.Scalar] {
    /// As they stand in a joined emoji.
    fileprivate func joinedByZeroWidth() -> [Unicode.Scalar] {
        Array(map { [$0] }.joined(separator: ["\u{200D}"]))
    }
}
