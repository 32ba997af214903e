import ScreenImport
import ScreenReader

extension Transcript {
    /// A numbered line for each stop, its hint and its legend below.
    var text: String {
        var lines = Transcript.lines(stops)
        if !side.isEmpty {
            lines.append("Status bar:")
            lines += Transcript.lines(side)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func lines(_ entries: [Entry]) -> [String] {
        let width = String(entries.count).count
        return entries.flatMap { entry in
            let number = String(entry.index)
            let indent = String(repeating: " ", count: width - number.count)
            let lost = entry.lost.map { [EventText.lost($0)] } ?? []
            let legend = entry.legend.flatMap { [$0.heading] + $0.entries.map { "  " + $0 } }
            let lines = (EventText.lines(entry.utterance) + lost + legend).map(DisplayText.safe)
            let margin = String(repeating: " ", count: width + 2)
            return lines.enumerated().map { $0 == 0 ? "\(indent)\(number)  \($1)" : margin + $1 }
        }
    }
}
