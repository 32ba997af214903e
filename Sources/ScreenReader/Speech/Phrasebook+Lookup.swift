/// Which phrasebook a language tag gets: the exact one, else that of its language whatever the
/// region. No lookup allocates: every utterance makes some.
extension Phrasebook {
    /// English first: it stands in for languages without a phrasebook.
    static let all: [Phrasebook] = [
        .english, .german, .spanish, .french, .japanese, .korean, .russian, .simplifiedChinese,
    ]

    /// The languages that VoiceOver's own words exist in here.
    public static var languages: [String] { all.map(\.language) }

    /// Whether there is a phrasebook for the tag's language, whatever its region.
    public static func exists(for tag: String) -> Bool {
        SharedPhrasebook.named(tag) != nil
    }

    /// The language of VoiceOver's words for an element: its own, else the user's, else the
    /// screen's, of those that there is a phrasebook for; else English.
    static func language(of element: String?, _ user: String?, _ screen: String?) -> String {
        if let element, let book = SharedPhrasebook.named(element) { return book.language }
        if let user, let book = SharedPhrasebook.named(user) { return book.language }
        if let screen, let book = SharedPhrasebook.named(screen) { return book.language }
        return SharedPhrasebook.english.language
    }

    /// The phrasebook of a language, else English.
    static func of(language tag: String) -> Phrasebook {
        shared(language: tag).book
    }

    static func shared(language tag: String) -> SharedPhrasebook {
        SharedPhrasebook.named(tag) ?? SharedPhrasebook.english
    }
}

/// A phrasebook that is passed on without copying its many phrases.
final class SharedPhrasebook: Sendable {
    let book: Phrasebook
    let language: String
    let isUnverified: Bool

    private init(_ book: Phrasebook) {
        self.book = book
        language = book.language
        isUnverified = book.isUnverified
    }

    private static let all = Phrasebook.all.map(SharedPhrasebook.init)
    private static let tags = Phrasebook.all.map { LanguageTag($0.language) }
    static let english = SharedPhrasebook(.english)

    fileprivate static func named(_ tag: String) -> SharedPhrasebook? {
        let tag = LanguageTag(tag)
        for place in tags.indices where tag.isServed(by: tags[place]) { return all[place] }
        return nil
    }
}
