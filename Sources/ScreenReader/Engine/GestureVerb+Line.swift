import ScreenModel

extension Gesture {
    /// The line of the script language that makes it; nil where the language has none. `name` says
    /// how elements are named.
    public func line(naming name: (ElementIndex) -> ElementName) -> String? {
        if let words = GestureVerb.words(of: self) { return words }
        return switch self {
        case .touch(let index), .choose(let index): "touch " + VerbTokens.text(of: name(index))
        case .tap(let point): "tap at \(ValueText.plain(point.x)),\(ValueText.plain(point.y))"
        case .rotor(.named(let text)): "rotor " + VerbTokens.quoted(text)
        case .perform(let text): "perform " + VerbTokens.quoted(text)
        case .find(let text): "find " + VerbTokens.quoted(text)
        case .labelItem(let text): "label item " + VerbTokens.quoted(text)
        case .type(let text): "type " + VerbTokens.quoted(text)
        case .paste(let text): "paste " + VerbTokens.quoted(text)
        case .rotorMenu(let text?): "rotor menu " + VerbTokens.quoted(text)
        case .wait(let seconds): "wait \(ValueText.plain(seconds))s"
        default: nil
        }
    }
}
