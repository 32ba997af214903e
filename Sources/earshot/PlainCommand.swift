import Rehearsal
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
    /// A check, a walk, another screen.
    case script(Script.Action)
    /// A block in a line, or the steps of a file.
    case steps(Script)
    /// A rehearsal of what is done, or its end.
    case record(Record)
    /// The session as it was before the last gesture, or after it again.
    case takeBack, takeAgain
    /// A line of the verbs that change settings.
    case setting(String)
    /// All settings as they are.
    case settings
    /// A numbered list to choose from.
    case list(PlainList)
    /// Where each word of the focused element comes from.
    case why
    case failure(String)

    /// `list` is what was offered last: a number chooses from it.
    init(_ line: String, _ session: Session, _ list: PlainList?) {
        let trimmed = line.trimmed
        let words = trimmed.split(separator: " ")
        switch words.first {
        case nil, "#": self = .nothing
        case "quit", "exit", "q": self = .quit
        case "record" where words.count > 1:
            let file = trimmed.dropFirst("record".count)
            self = .record(words[1] == "stop" ? .stop : .start(String(file).trimmed))
        case "rotors" where words.count == 1, "r": self = .list(.rotors(session))
        case "actions" where words.count == 1, "A": self = .list(.actions(session))
        case "items", "I": self = .list(.items(session))
        case "why", "w": self = .why
        case let word? where words.count == 1 && Int(word) != nil:
            self = PlainCommand.choice(String(word), list)
        case "take" where words.count == 2 && words[1] == "back": self = .takeBack
        case "take" where words.count == 2 && words[1] == "again": self = .takeAgain
        case let word? where SettingVerb.all.contains(where: { $0.word == word }):
            self = .setting(trimmed)
        case "settings", "V": self = .settings
        case "help", "?": self = .help(words.count > 1 ? String(words[1]) : nil)
        case _? where ScriptLine.isBlock(trimmed):
            do throws(ScriptErrors) {
                self = .steps(
                    try ScriptParser.script(
                        trimmed, name: "", isPart: true, read: ScriptFile.text))
            } catch {
                let first = error.errors[0]
                self = .failure(first.file.isEmpty ? first.message : first.description)
            }
        case _? where ScriptLine.isOfScripts(trimmed):
            switch ScriptLine.action(of: trimmed) {
            case .success(let action?): self = .script(action)
            case .success(nil): self = .nothing
            case .failure(let error): self = .failure(error.description)
            }
        default:
            // A verb may be the name of a key.
            if !GestureVerb.all.contains(where: { $0.words == trimmed }),
                let gesture = PlainCommand.gesture(ofKey: trimmed, on: session.platform)
            {
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

    private static func choice(_ word: String, _ list: PlainList?) -> PlainCommand {
        guard let list else {
            return .failure("a number chooses from a list; expected rotors, actions or items first")
        }
        guard let number = Int(word), list.entries.indices.contains(number - 1) else {
            return .failure("no \(word) in the list; expected 1 to \(list.entries.count)")
        }
        return .gesture(list.entries[number - 1].gesture)
    }

    /// The gesture that a key makes in the full screen: `]`, `m`, `right`.
    private static func gesture(ofKey name: String, on platform: Platform) -> Gesture? {
        guard let key = try? Key(name: name) else { return nil }
        for binding in Binding.all
        where binding.keys.contains(key) && binding.platform ?? platform == platform {
            if case .gesture(let gesture) = binding.command { return gesture }
        }
        return nil
    }
}
