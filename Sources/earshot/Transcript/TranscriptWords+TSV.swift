import ScreenModel
import ScreenReader

extension TranscriptWords {
    /// A row for each stop, for spreadsheets. No cell holds a tab or a line end.
    var tsv: String {
        let columns = ["index", "id", "path", "type", "utterance", "hint", "frame", "lost"]
        var text = columns.joined(separator: "\t") + "\n"
        for (name, entry) in transcript.named {
            let element = entry.stop.element
            let cells = [
                name, entry.stop.id, session.screen.tree.path(of: entry.stop.index),
                element.type?.rawValue ?? "",
                entry.utterance.text, entry.utterance.hint, frame(element.frame),
                entry.lost ?? "",
            ]
            text += cells.map(DisplayText.safe).joined(separator: "\t") + "\n"
        }
        return text
    }

    private func frame(_ frame: Rect?) -> String {
        guard let frame else { return "" }
        let numbers = [frame.x, frame.y, frame.width, frame.height]
        guard numbers.allSatisfy(\.isFinite) else { return "" }
        return numbers.map { ValueText.plain($0) }.joined(separator: ",")
    }
}
