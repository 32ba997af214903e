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
    /// Supplied by the app, by name.
    case custom(String)
    /// Supplied by the app for a system type, whose own search it replaces.
    case system(String)
    case moreContent
    case actions
}

extension RotorOption {
    static let placesInDefaultOrder = 23

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
        case .actions: 22
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
