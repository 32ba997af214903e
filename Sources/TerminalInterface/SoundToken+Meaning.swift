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
        case .secure: "a secure field"
        case .container: "into another container"
        case .capital: "a capital is read alone"
        case .content: "more content can be read"
        case .rotorNext: "the rotor turned clockwise"
        case .rotorPrevious: "the rotor turned back"
        case .passthrough: "the next swipe goes to the app"
        case .wrapNext: "from the end to the beginning"
        case .wrapPrevious: "from the beginning to the end"
        case .cursor: "the insertion point moved"
        case .selectionDirection: "the selection changed sides"
        case .unknown: "a command that is not available"
        }
    }
}
