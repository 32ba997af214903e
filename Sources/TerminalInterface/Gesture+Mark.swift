import ScreenReader

/// Gestures as marks in the log and as words before a room.
extension Gesture {
    /// One or two cells.
    func mark(ascii: Bool) -> String {
        switch self {
        case .swipe(.right): ascii ? ">" : "→"
        case .swipe(.left): ascii ? "<" : "←"
        case .swipe(.up): ascii ? "^" : "↑"
        case .swipe(.down): ascii ? "v" : "↓"
        case .scroll(.right), .scroll(.left), .scroll(.up), .scroll(.down): ascii ? "=" : "≡"
        case .firstItem: ascii ? "|<" : "⇤"
        case .lastItem: ascii ? ">|" : "⇥"
        case .moveIn: ascii ? "in" : "↳"
        case .moveOut: ascii ? "ou" : "↰"
        case .touch, .tap, .choose: "o"
        case .doubleTap, .perform: ascii ? "oo" : "⏎"
        case .tripleTap: "ooo"
        case .scrub: "z"
        case .magicTap: "**"
        case .rotor: ascii ? "@" : "↻"
        case .search(_, .next): ">>"
        case .search(_, .previous): "<<"
        case .readAll, .readFromTop, .read: "..."
        case .wait: "."
        default: "-"
        }
    }

    /// Apple's name of the gesture or command.
    var name: String {
        switch self {
        case .swipe(let direction): "swipe " + direction.rawValue
        case .scroll(let direction): "scroll " + direction.rawValue
        case .firstItem: "first item"
        case .lastItem: "last item"
        case .moveIn: "move in"
        case .moveOut: "move out"
        case .touch, .tap: "touch"
        case .choose: "item chooser"
        case .doubleTap: "double tap"
        case .tripleTap: "triple tap"
        case .scrub: "scrub"
        case .magicTap: "magic tap"
        case .rotor(.next): "next rotor"
        case .rotor(.previous): "previous rotor"
        case .rotor(.named): "rotor"
        case .perform: "perform action"
        case .search(_, .next): "next"
        case .search(_, .previous): "previous"
        case .readAll: "read all"
        case .readFromTop: "read from top"
        case .read(let unit): "read " + unit.rawValue
        case .statusBar: "status bar"
        case .pause: "pause"
        case .mute: "mute"
        case .curtain: "screen curtain"
        default: ""
        }
    }
}
