/// Why a terminal cannot be opened.
public enum TerminalError: Error, Equatable, CustomStringConvertible {
    /// No descriptor leads to a terminal for the keys.
    case noTerminal
    /// `TERM` names a type that terminfo does not know; empty when it is not set.
    case unknownType(String)
    /// The type lacks what a full screen needs, such as placing the cursor.
    case poorType(String)

    public var description: String {
        let remedy = "try TERM=xterm-256color, or earshot plain FILE"
        return switch self {
        case .noTerminal: "no terminal to read keys from; earshot plain FILE works without one"
        case .unknownType(""): "TERM is not set; \(remedy)"
        case .unknownType(let type): "unknown terminal type '\(type)'; \(remedy)"
        case .poorType(let type): "terminal type '\(type)' cannot show a full screen; \(remedy)"
        }
    }
}
