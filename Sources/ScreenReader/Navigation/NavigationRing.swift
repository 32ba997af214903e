/// A ring of the rotor, and the turns in it that a path may need.
struct NavigationRing: Sendable {
    struct Key: Hashable {
        let options: [RotorOption]
        let language: String
    }

    private(set) var verbs: [RotorVerb]
    /// Of those the ones that keep what the user had turned to before.
    private(set) var local: [RotorVerb]

    /// Where nothing is known of the other rings each turn counts; next and previous only where a
    /// name means another option.
    init(_ key: Key, _ alike: RotorAlikes?) {
        var verbs: [RotorVerb] = []
        var classes: Set<RotorAlikes.Class> = []
        let names = key.options.map { NavigationRing.name(of: $0, in: key) }
        let isAmbiguous = names.contains(nil)
        for (option, name) in zip(key.options, names) {
            guard let name else { continue }
            if let alike {
                let kind = alike.kind(of: option)
                guard kind.isUseful, classes.insert(kind).inserted else { continue }
            } else if !isAmbiguous, option.leadsNowhereAnywhere {
                continue
            }
            verbs.append(
                RotorVerb(.named, "rotor " + VerbTokens.quoted(name), option, .named(name)))
        }
        if isAmbiguous, let first = key.options.first {
            verbs.append(RotorVerb(.next, "rotor next", first, .next))
            verbs.append(RotorVerb(.previous, "rotor previous", first, .previous))
        }
        self.verbs = verbs
        local = verbs.filter { alike?.local.contains($0.option) == true }
    }

    mutating func number(_ number: (RotorVerb) -> Int) {
        for place in verbs.indices { verbs[place].number = number(verbs[place]) }
        for place in local.indices { local[place].number = number(local[place]) }
    }

    /// The name that leads to an option: as it is spoken, else in English; nil where both lead to
    /// another one.
    static func name(of option: RotorOption, in key: Key) -> String? {
        let books = [Phrasebook.of(language: key.language), Phrasebook.of(language: "en")]
        return books.lazy.map { $0.rotorName(option).text }.first {
            RotorOption.named($0, in: key.options, language: key.language) == option
        }
    }
}

extension RotorOption {
    /// Whether every ring has it, once one has, and it never moves the cursor.
    fileprivate var leadsNowhereAnywhere: Bool {
        switch self {
        case .characters, .words, .lines, .speakingRate, .volume, .hints, .language, .punctuation:
            true
        default: false
        }
    }
}
