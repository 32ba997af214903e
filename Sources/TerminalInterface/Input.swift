import ScreenModel
import ScreenReader

/// What reaches the interface from outside.
public enum Input: Sendable {
    case key(Key)
    case paste(String)
    /// Seconds of real time that passed since the last input of this kind.
    case tick(Double)
    /// The file changed and was read again: the session that is not started yet, or why there is
    /// none, with its place (`checkout.json:14:9: …`).
    case reloaded(Reloaded)
    /// A rehearsal is being written; nil when it is at its end.
    case recording(RecordingMark?)
    /// The screen as it opens: a session that is not started yet.
    case reopened(Session)
    /// What came of a `Request.check`.
    case answer(String, isProblem: Bool)
    /// The size of the terminal in cells; also sent once before the first frame.
    case resized(rows: Int, columns: Int)

    /// What came of reading the file again.
    public enum Reloaded: Sendable {
        /// With lines for the log: what there is to know of the file.
        case session(Session, notices: [String] = [])
        case failure(String)
    }
}

/// What the interface wants from outside.
public enum Request: Sendable, Equatable {
    /// Leave with this status.
    case quit(status: Int32)
    /// Draw all cells again, also those that seem unchanged.
    case repaint
    /// Read the file again and answer with `Input.reloaded`.
    case reload
    /// Stop as Ctrl-Z does.
    case suspend
    /// Write what is done into a file, or end that.
    case record(Record)
    /// Answer a line that is none of the session's.
    case check(String)
    /// Put the text into the clipboard, where there is one.
    case copy(String)
}

/// What is to become of a rehearsal.
public enum Record: Sendable, Equatable {
    case start(String)
    case stop
}

/// What the user chose on the command line and in the configuration.
public struct InterfaceOptions: Sendable {
    /// ASCII characters only, in frames and in text.
    public var isASCII = false
    public var isPresenter = false
    /// Whether time passes: speech takes its time, and the front end sends ticks.
    public var isLive = false
    /// Frames drawn to scale in place of the outline.
    public var isSketch = false
    /// One pane above the other at every width.
    public var isStacked = false
    public var showsSkipped = true
    /// The outline moves on by half its room, so that most moves change two rows of it and little
    /// goes over a slow line; else line by line.
    public var scrollsByHalves = true
    /// Lines for the log at the start: what the file's format lacks, why everything is in ASCII.
    public var notices: [String] = []
    /// The user's own keys, each with a line of the script language or a command's words.
    public var keys: [Key: String] = [:]

    /// Finds how many gestures lead from the screen's start to each stop.
    public var measure: (@Sendable (Session) -> [ElementIndex: GestureCost])?
    /// The first words of lines that `Request.check` hands on.
    public var checkWords: Set<String> = []

    public init() {}
}
