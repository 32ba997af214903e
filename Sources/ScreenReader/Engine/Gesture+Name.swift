extension Gesture {
    /// Apple's name of the gesture or command.
    public var name: String {
        switch self {
        case .swipe(let direction): "swipe " + direction.rawValue
        case .scroll(let direction): "scroll " + direction.rawValue
        case .firstItem: "first item"
        case .lastItem: "last item"
        case .moveIn: "move in"
        case .moveOut: "move out"
        case .vertical(.previous): "item above"
        case .vertical(.next): "item below"
        case .direct(let name): name
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
        case .wait: "wait"
        }
    }
}
