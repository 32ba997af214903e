import Rehearsal
import ScreenModel
import ScreenReader
import TerminalInterface

/// Writes a rehearsal into its file while somebody walks a screen: whole after each step, so that
/// whatever ends the program loses nothing.
final class Recorder {
    let path: String
    private var recording: Recording

    /// Begins a rehearsal of an opened file. `mayReplace` allows a file that is there already.
    static func start(
        _ path: String, of opened: OpenedScreen, _ settings: Settings, mayReplace: Bool = false
    ) -> Result<Recorder, ReadFailure> {
        guard let file = opened.file.path else {
            return .failure(
                ReadFailure(
                    "a script opens a file, and \(opened.file.name) is none; save the screen first")
            )
        }
        var status = stat()
        if stat(path, &status) == 0 {
            let isFile = status.st_mode & S_IFMT == S_IFREG
            guard !isFile || status.st_size == 0 || mayReplace else {
                return .failure(
                    ReadFailure(
                        "\(path) is there already; expected another name, or earshot record --force"
                    ))
            }
        }
        let recorder = Recorder(path, screen: file, opened, settings)
        return recorder.write().map { .failure(ReadFailure("\(path): \($0)")) }
            ?? .success(recorder)
    }

    private init(_ path: String, screen: String, _ opened: OpenedScreen, _ settings: Settings) {
        self.path = path
        let format = opened.forcedFormat
        recording = Recording(
            of: RelativePath.from(script: path, to: screen), settings: settings
        ) { _ in
            // Read again each time: the file may have changed.
            ScriptScreens(format: format).open(screen)
        }
    }

    /// The file's name and how many steps it has.
    var mark: RecordingMark {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return RecordingMark(name: name, steps: recording.steps)
    }

    /// Takes up what was done; why it cannot be written, if so.
    func take(_ played: [Played]) -> ReadFailure? {
        guard !played.isEmpty else { return nil }
        for step in played {
            switch step {
            case .gesture(let gesture, let session, let seconds):
                recording.record(gesture, in: session, after: seconds)
            case .line(let line):
                if case .success(let action?) = ScriptLine.action(of: line) {
                    recording.record(action, line: line)
                }
            case .takenBack: recording.takeBack()
            case .takenAgain: recording.takeAgain()
            case .reopened(let session): recording.reopen(at: session.cursor, in: session)
            }
        }
        return write()
    }

    private func write() -> ReadFailure? { OutputFile.write(recording.text, to: path) }
}
