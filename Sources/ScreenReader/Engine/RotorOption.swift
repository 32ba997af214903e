/// One of the settings of the rotor. Cases stand in the order of the ring, clockwise, as observed
/// on iOS 26.5 (EhPanda walkthrough notes, H for the neighbours it names).
///
/// To add one: a case here, its predicate in `RotorRing`, its phrase in the phrasebook.
public enum RotorOption: Sendable, Hashable {
    case edit, textSelection
    case characters, words, lines, speakingRate
    case adjustValue
    case containers, headings, landmarks, links, formControls, textFields, searchFields, buttons
    case images, tables, lists
    case misspelledWords
    // The user adds these in Settings.
    case visitedLinks, nonvisitedLinks, staticText, sameItem, sameHeadingLevel
    case verticalNavigation, typingMode, volume, hints, language, punctuation, zoom
    case navigationStyle
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
    static let placesInDefaultOrder = 39

    /// The place in the full default ring, clockwise.
    var defaultPlace: Int {
        switch self {
        case .edit: 0
        case .textSelection: 1
        case .characters: 2
        case .words: 3
        case .lines: 4
        case .speakingRate: 5
        case .adjustValue: 6
        case .containers: 7
        case .headings: 8
        case .landmarks: 9
        case .links: 10
        case .formControls: 11
        case .textFields: 12
        case .searchFields: 13
        case .buttons: 14
        case .images: 15
        case .tables: 16
        case .lists: 17
        case .misspelledWords: 18
        case .system: 19
        case .custom: 20
        case .moreContent: 21
        case .audioGraph: 22
        case .directTouch: 23
        case .actions: 24
        case .visitedLinks: 25
        case .nonvisitedLinks: 26
        case .staticText: 27
        case .sameItem: 28
        case .sameHeadingLevel: 29
        case .verticalNavigation: 30
        case .typingMode: 31
        case .volume: 32
        case .hints: 33
        case .language: 34
        case .punctuation: 35
        case .zoom: 36
        case .navigationStyle: 37
        case .differentItem: 38
        }
    }

    /// Whether a swipe up or down on it takes the cursor elsewhere: no value, no setting, nothing
    /// inside a text.
    var movesCursor: Bool {
        switch self {
        case .edit, .textSelection, .characters, .words, .lines, .speakingRate, .adjustValue,
            .misspelledWords, .typingMode, .volume, .hints, .language, .punctuation, .zoom,
            .navigationStyle, .moreContent, .audioGraph, .directTouch, .actions:
            false
        case .containers, .headings, .landmarks, .links, .formControls, .textFields,
            .searchFields, .buttons, .images, .tables, .lists, .visitedLinks, .nonvisitedLinks,
            .staticText, .sameItem, .sameHeadingLevel, .verticalNavigation, .differentItem,
            .custom, .system:
            true
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
        ("typingMode", .typingMode), ("volume", .volume), ("hints", .hints),
        ("language", .language), ("punctuation", .punctuation), ("zoom", .zoom),
        ("navigationStyle", .navigationStyle),
    ]
}
