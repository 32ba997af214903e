import ScreenModel
import ScreenReader

/// Something that was done and that a rehearsal can hold.
public enum Played: Sendable {
    /// On the session as it was before, so many seconds after the last one.
    case gesture(Gesture, before: Session, seconds: Double)
    /// A line that is no gesture: a setting, a check.
    case line(String)
    case takenBack, takenAgain
    /// The file was read again: the session on it, with its cursor.
    case reopened(Session)
}

/// A rehearsal that is being written: the file's name and how many steps it has.
public struct RecordingMark: Sendable, Equatable {
    public var name: String
    public var steps: Int

    public var stepsInWords: String { steps == 1 ? "1 step" : "\(steps) steps" }

    public init(name: String, steps: Int) {
        self.name = name
        self.steps = steps
    }
}

extension App {
    /// What was done since the last call, in order; nothing while nothing is recorded.
    public mutating func takePlayed() -> [Played] {
        defer { played = [] }
        return played
    }

    /// A check that held is a step of what is recorded.
    public mutating func note(check line: String) {
        keep(.line(line))
    }

    /// Remembers what is done, while somebody records it.
    mutating func keep(_ step: Played) {
        guard recording != nil else { return }
        played.append(step)
        secondsSincePlayed = 0
    }

    /// The key and the bare word: asks for a file, or ends the recording.
    mutating func toggleRecording() -> [Request] {
        guard recording == nil else { return [.record(.stop)] }
        overlay = .prompt(CommandPrompt(history: history, text: "record " + suggestedScript))
        return []
    }

    /// `record FILE`, `record stop`; nil for any other line.
    func recordingRequest(_ line: String) -> Request? {
        let words = line.split(separator: " ", maxSplits: 1)
        guard words.count == 2, words[0] == "record" else { return nil }
        let file = String(words[1]).trimmed
        return file == "stop" ? .record(.stop) : .record(.start(file))
    }

    /// `checkout.rehearsal` beside `checkout.json`.
    private var suggestedScript: String {
        let start = name.lastIndex(of: "/").map { name.index(after: $0) } ?? name.startIndex
        let dot = name[start...].lastIndex(of: ".")
        return String(name[..<(dot ?? name.endIndex)]) + ".rehearsal"
    }

    /// A recording begins or goes on, or is at its end.
    mutating func take(_ mark: RecordingMark?) {
        if recording == nil, let mark {
            log.note("recording into \(mark.name): the screen is as it opens")
            secondsSincePlayed = 0
        } else if mark == nil, let recording {
            log.note("recorded: \(recording.name), \(recording.stepsInWords)")
        }
        if mark == nil { played = [] }
        recording = mark
    }

    /// The screen as it opens, for a recording that begins.
    mutating func reopen(_ new: Session) {
        let settings = session.settings
        let isLive = session.isLive
        session = new
        session.settings = settings
        session.isLive = isLive
        moments = GestureHistory()
        revision = nil
        overlay = nil
        take(nil, session.start())
    }
}
