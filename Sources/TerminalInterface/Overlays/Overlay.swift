/// What lies over the right side until it is closed: Esc closes each, and so does the key that
/// opened it, where that key is not needed for typing.
enum Overlay: Sendable {
    case text(TextOverlay)
    case list(ListOverlay)
    case settings(SettingsOverlay)
    case prompt(CommandPrompt)

    /// What a key did to an overlay.
    enum Answer: Equatable {
        case stay, close
        case run(Command)
        /// A line for the command line's parser; the prompt stays until it is understood.
        case submit(String)
        /// `NAME=VALUE`; the list of settings stays.
        case assign(String)
        /// The beginning of a line, to be gone on with on the command line.
        case edit(String)
        case copy(String)
    }

    mutating func handle(_ key: Key) -> Answer {
        switch self {
        case .text(var overlay):
            let answer = overlay.handle(key)
            self = .text(overlay)
            return answer
        case .list(var overlay):
            let answer = overlay.handle(key)
            self = .list(overlay)
            return answer
        case .settings(var overlay):
            let answer = overlay.handle(key)
            self = .settings(overlay)
            return answer
        case .prompt(var prompt):
            let answer = prompt.handle(key)
            self = .prompt(prompt)
            return answer
        }
    }

    /// Takes a paste, which is text and never keys.
    mutating func paste(_ text: String) {
        switch self {
        case .text, .settings: break
        case .list(var overlay):
            overlay.type(text)
            self = .list(overlay)
        case .prompt(var prompt):
            prompt.insert(text)
            self = .prompt(prompt)
        }
    }

    /// Brings what it shows into the room it has.
    mutating func settle(in area: Area, isASCII: Bool) {
        switch self {
        case .text(var overlay):
            overlay.settle(in: area, isASCII: isASCII)
            self = .text(overlay)
        case .list(var overlay):
            overlay.settle(rows: area.rows)
            self = .list(overlay)
        case .settings(var overlay):
            overlay.settle(rows: area.rows)
            self = .settings(overlay)
        case .prompt: break
        }
    }

    /// The command that opened it and that its key takes back.
    var command: Command? {
        switch self {
        case .text(let overlay): overlay.command
        case .list(let overlay): overlay.filters ? nil : overlay.command
        case .settings: .settings
        case .prompt: nil
        }
    }

    var title: String? {
        switch self {
        case .text(let overlay): overlay.title
        case .list(let overlay): overlay.heading
        case .settings: "Settings"
        case .prompt: nil
        }
    }
}
