import ScreenModel

/// A menu of VoiceOver's on the Mac that is open: the rotor with one of its lists, or the actions
/// of an element.
struct MacMenu: Sendable {
    enum Entries: Sendable {
        /// Places in the reading order.
        case places([Int32])
        case items([CustomRotor.Item])
        case actions([CustomAction])

        var count: Int {
            switch self {
            case .places(let places): places.count
            case .items(let items): items.count
            case .actions(let actions): actions.count
            }
        }
    }

    /// The list of the rotor; nil for actions.
    let option: RotorOption?
    let entries: Entries
    var place = 0
    /// Of the scene that it was made for.
    let revision: Int
}
