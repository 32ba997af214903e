import TerminalInterface

/// What a terminal can tell the main loop.
public enum TerminalInput: Equatable, Sendable {
    case key(Key)
    /// Pasted text, one event however long. Control characters but tab and newline are gone:
    /// a paste is never a command.
    case paste(String)
    /// The terminal has another size, in cells; everything has to be laid out and shown again.
    case resize(rows: Int, columns: Int)
    /// One of the watched descriptors can be read, or is at its end.
    case readable(Int32)
    case timeout
    /// The terminal is gone (a closed window, a lost connection). Leave with 129.
    case endOfInput
}
