/// One of the settings of the rotor. Cases stand in the order of the ring, clockwise, as observed
/// on iOS 26.5 (EhPanda walkthrough notes, H for the neighbours it names).
///
/// To add one: a case here, its predicate in `RotorRing`, its phrase in the phrasebook.
public enum RotorOption: Sendable, Hashable {
    case characters, words, lines, speakingRate
    case adjustValue
    case containers, headings, landmarks, links, formControls, textFields, searchFields, buttons
    case images, tables, lists
    // The user adds these in Settings.
    case visitedLinks, nonvisitedLinks, staticText, sameItem, sameHeadingLevel
    case verticalNavigation, volume, hints, language, punctuation
    /// Of no rotor: a search by key alone.
    case differentItem
    /// Supplied by the app, by name.
    case custom(String)
    /// Supplied by the app for a system type, whose own search it replaces.
    case system(String)
    case moreContent
    /// Of a chart.
    case audioGraph
    case directTouch
    case actions
}

extension RotorOption {
    static let placesInDefaultOrder = 33

    /// The place in the full default ring, clockwise.
    var defaultPlace: Int {
        switch self {
        case .characters: 0
        case .words: 1
        case .lines: 2
        case .speakingRate: 3
        case .adjustValue: 4
        case .containers: 5
        case .headings: 6
        case .landmarks: 7
        case .links: 8
        case .formControls: 9
        case .textFields: 10
        case .searchFields: 11
        case .buttons: 12
        case .images: 13
        case .tables: 14
        case .lists: 15
        case .system: 16
        case .custom: 17
        case .moreContent: 18
        case .audioGraph: 19
        case .directTouch: 20
        case .actions: 21
        case .visitedLinks: 22
        case .nonvisitedLinks: 23
        case .staticText: 24
        case .sameItem: 25
        case .sameHeadingLevel: 26
        case .verticalNavigation: 27
        case .volume: 28
        case .hints: 29
        case .language: 30
        case .punctuation: 31
        case .differentItem: 32
        }
    }

    /// Whether the app supplies it.
    var isSupplied: Bool {
        switch self {
        case .custom, .system: true
        default: false
        }
    }
}

extension RotorOption {
    /// The member of a ring that goes by this name, in any case: as it is spoken, else in English,
    /// so that one script works in every language.
    static func named(
        _ name: String, in ring: [RotorOption], language: String
    ) -> RotorOption? {
        let wanted = name.lowercased()
        for book in [Phrasebook.shared(language: language), .english] {
            let found = ring.first { book.book.rotorName($0).text.lowercased() == wanted }
            if let found { return found }
        }
        return nil
    }
}

extension RotorOption {
    /// Options that are in the ring only where the user asks for them, by the names that the
    /// setting `rotorOptions` takes (Settings of iOS; H for the commands, L for the rest).
    static let optIn: [(name: String, option: RotorOption)] = [
        ("searchFields", .searchFields), ("buttons", .buttons),
        ("visitedLinks", .visitedLinks), ("nonvisitedLinks", .nonvisitedLinks),
        ("staticText", .staticText), ("sameItem", .sameItem),
        ("sameHeadingLevel", .sameHeadingLevel), ("verticalNavigation", .verticalNavigation),
        ("volume", .volume), ("hints", .hints), ("language", .language),
        ("punctuation", .punctuation),
    ]
}
