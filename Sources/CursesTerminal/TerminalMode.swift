/// A mode that terminfo has no standing name for, with the text that switches it.
///
/// Whatever is written to switch a mode on comes from this table, and so does what every way
/// out writes: a mode cannot be left on. To add one: a constant and a place in `all`.
struct TerminalMode: Sendable {
    let name: String
    let on: String
    let off: String

    static let bracketedPaste = TerminalMode(
        name: "bracketed paste", on: "\u{1B}[?2004h", off: "\u{1B}[?2004l")

    /// In the order in which they go off.
    static let all: [TerminalMode] = [bracketedPaste]

    static var allOn: String { all.reversed().map(\.on).joined() }
    static var allOff: String { all.map(\.off).joined() }

    /// The terminfo strings that undo a full screen, in the order in which they are written:
    /// attributes, cursor keys and keypad, a visible cursor, the main screen.
    static let leavingCapabilities = ["sgr0", "rmkx", "cnorm", "rmcup"]

    /// What gives the terminal back in one go, for a process that is about to die.
    static func restoring(capability: (String) -> String?) -> String {
        let named = leavingCapabilities.compactMap { capability($0).map(withoutPadding) }
        return allOff + named.joined() + "\r\n"
    }

    /// A terminfo string without its delays, as in `ESC[?5h$<200/>`: only curses can obey them.
    static func withoutPadding(_ capability: String) -> String {
        var result = ""
        var rest = Substring(capability)
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            let mark = rest[dollar...]
            if mark.hasPrefix("$<"), let end = mark.firstIndex(of: ">") {
                rest = mark[mark.index(after: end)...]
            } else {
                result += "$"
                rest = mark.dropFirst()
            }
        }
        return result + rest
    }
}
