extension Gesture {
    /// The words of its verb, the first of several; where the verb has an argument without that.
    public var name: String {
        if let words = GestureVerb.words(of: self) { return words }
        return switch self {
        case .direct(let name): name
        case .touch, .tap: "touch"
        case .choose: "item chooser"
        case .rotor: "rotor"
        case .rotorMenu: "rotor menu"
        case .perform: "perform"
        case .labelItem: "label item"
        case .type: "type"
        case .paste: "paste"
        case .wait: "wait"
        default: command.lowercased()
        }
    }
}
