/// What fingers do for a gesture on a touch screen.
extension Gesture {
    /// As VoiceOver's help would name it; nil for what is no gesture of fingers (iPhone commands
    /// of iOS 14, H; four fingers: Theory of a Blindman, M).
    func touch(_ settings: Settings, isMac: Bool) -> String? {
        guard !isMac else { return nil }
        return switch self {
        case .swipe(let direction): "swipe " + direction.rawValue
        case .scroll(.down): "three-finger swipe up"
        case .scroll(.up): "three-finger swipe down"
        case .scroll(.left): "three-finger swipe right"
        case .scroll(.right): "three-finger swipe left"
        case .moveIn: "two-finger swipe right"
        case .moveOut: "two-finger swipe left"
        case .firstItem: "four-finger tap near the top"
        case .lastItem: "four-finger tap near the bottom"
        case .touch, .tap: "tap"
        case .doubleTap: "double tap"
        case .tripleTap: "triple tap"
        case .quadrupleTap: "quadruple tap"
        case .passThrough: "double tap and hold"
        case .scrub: "two-finger scrub"
        case .magicTap: "two-finger double tap"
        case .rotor(.next): "two-finger rotate clockwise"
        case .rotor(.previous): "two-finger rotate counter-clockwise"
        case .readAll: "two-finger swipe down"
        case .readFromTop: "two-finger swipe up"
        case .pause: "two-finger tap"
        case .choose: "two-finger triple tap"
        case .labelItem:
            settings.labelItemGesture == .hold
                ? "two-finger tap and hold" : "two-finger double tap and hold"
        case .read(.summary): "three-finger tap"
        case .mute: "three-finger double tap"
        case .curtain: "three-finger triple tap"
        case .copySpeech: "three-finger quadruple tap"
        case .undo: "three-finger double tap and hold, flick left"
        case .redo: "three-finger double tap and hold, flick right"
        case .startHelp: "four-finger double tap"
        default: nil
        }
    }
}
