import ScreenModel
import ScreenReader

/// The keys of one command, and its words: the one table behind input, the help overlay, the
/// bottom line and the documentation.
///
/// To add a key: a line in one of the lists (`Binding+….swift`). A test holds that no key is bound
/// twice.
public struct Binding: Sendable {
    /// The sections of the help, by their titles.
    public enum Group: String, Sendable, CaseIterable {
        case moving = "Moving"
        case rotor = "Rotor"
        case acting = "Acting"
        case reading = "Reading and speech"
        case text = "Text"
        case searching = "Next and, with Shift, previous"
        case interface = "earshot itself"
    }

    /// The one to show first.
    public let keys: [Key]
    public let command: Command
    public let group: Group
    public let words: String
    /// Where the keys mean this; nil for both platforms.
    public let platform: Platform?
    /// What a key means that was pressed right before, too.
    public let twice: Command?

    init(
        _ names: String, _ command: Command, _ group: Group, _ words: String,
        on platform: Platform? = nil, twice: Command? = nil
    ) {
        keys = (try? Key.sequence(names)) ?? []
        self.command = command
        self.group = group
        self.words = words
        self.platform = platform
        self.twice = twice
    }

    /// The words for a list of the keys of both platforms.
    public var listed: String { platform.map { "\($0.name): \(words)" } ?? words }

    /// What the lines of the table cannot say, for help.
    public static let notes = [
        "While a text is edited keys type into it; Esc ends that.",
        "A number and Enter touch the stop of that number.",
        "vo- stands for Control-Option, cmd- for Command.",
        "Without a command, since no screen file can say it: colours, fonts and styles of text, "
            + "frames, block quotes, columns to search for, pictures described, other apps, "
            + "windows and screens, scroll bars, the mouse.",
        "In --keys a text in double quotes is typed: ': \"touch #pay\" enter'.",
    ]

    public static let all =
        moving + rotor + acting + reading + text + searching + chordSearching + mac + interface
}
