import ScreenModel
import ScreenReader
import TerminalInterface

/// What a line of plain mode asks for: a verb of the script language, the key of one, or something
/// of the mode itself.
enum PlainCommand {
    case nothing
    case quit
    case help(String?)
    case gesture(Gesture)
    /// `NAME=VALUE`.
    case set(String)
    case failure(String)

    init(_ line: String, _ session: Session) {
        let trimmed = line.trimmed
        let words = trimmed.split(separator: " ")
        switch words.first {
        case nil, "#": self = .nothing
        case "quit", "exit", "q": self = .quit
        case "set": self = .set(String(trimmed.dropFirst("set".count)))
        case "help", "?": self = .help(words.count > 1 ? String(words[1]) : nil)
        default:
            if let gesture = PlainCommand.gesture(ofKey: trimmed) {
                self = .gesture(gesture)
                return
            }
            do {
                self = .gesture(try GestureVerb.parse(trimmed, in: session))
            } catch {
                self = .failure(error.description)
            }
        }
    }

    /// The gesture that a key makes in the full screen: `]`, `m`, `right`.
    private static func gesture(ofKey name: String) -> Gesture? {
        guard let key = try? Key(name: name) else { return nil }
        for binding in Binding.all where binding.keys.contains(key) {
            if case .gesture(let gesture) = binding.command { return gesture }
        }
        return nil
    }
}
