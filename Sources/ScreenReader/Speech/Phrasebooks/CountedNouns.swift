/// A noun after a number, in languages where only exactly one is singular.
struct PluralNoun {
    let one: String
    let many: String

    init(_ one: String, _ many: String) {
        self.one = one
        self.many = many
    }

    func form(for count: SpokenCount) -> String {
        count.isOne ? one : many
    }
}

/// A French noun after a number: singular below two.
struct FrenchNoun {
    let one: String
    let many: String

    init(_ one: String, _ many: String) {
        self.one = one
        self.many = many
    }

    func form(for count: SpokenCount) -> String {
        guard let whole = count.whole else { return many }
        return whole < 2 ? one : many
    }
}

/// A Russian noun after a number: 1, 21, 101 · 2 to 4, 22, 103 · 0, 5 to 20, 111. A fraction
/// takes the form of two.
struct RussianNoun {
    let one: String
    let few: String
    let many: String

    init(_ one: String, _ few: String, _ many: String) {
        self.one = one
        self.few = few
        self.many = many
    }

    func form(for count: SpokenCount) -> String {
        if count.hasFraction { return few }
        guard let whole = count.whole?.magnitude else { return many }
        let isTeen = (11...14).contains(whole % 100)
        switch whole % 10 {
        case 1 where !isTeen: return one
        case 2...4 where !isTeen: return few
        default: return many
        }
    }
}
