import ScreenReader

extension SoundToken {
    /// As the log shows it: `[tick]`.
    var shown: String { "[\(rawValue)]" }

    /// When it is heard, in a few words for help.
    var meaning: String {
        switch self {
        case .tick: "the cursor moved"
        case .boundary: "nothing further this way"
        case .none: "nothing found, or nothing to do"
        case .activate: "something was activated"
        case .screen: "a new screen"
        case .alert: "an alert appeared"
        case .popover: "a popover appeared"
        case .scroll: "the content scrolled"
        case .loading: "an item is loading"
        case .loaded: "an item was loaded"
        case .cursor: "the insertion point moved"
        case .secure: "a secure field"
        case .passthrough: "double tap and hold: the touch goes to the app"
        case .container: "into another container"
        case .volume: "the volume changed"
        case .reorder: "a row changed its place"
        case .autofill: "a field was filled in"
        case .sync: "in step with the system's focus"
        case .rotorNext: "the rotor turned clockwise"
        case .rotorPrevious: "the rotor turned back"
        case .wrapNext: "from the end to the beginning"
        case .wrapPrevious: "from the beginning to the end"
        case .moveIn: "into a container"
        case .moveOut: "out of a container"
        case .canEnter: "a container that can be entered"
        case .unknown: "a command that is not available"
        }
    }
}
