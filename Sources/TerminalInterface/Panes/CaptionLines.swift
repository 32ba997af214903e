import ScreenReader

/// What is heard, broken into lines for a pane of so many columns.
struct CaptionLines: Sendable {
    let columns: Int
    let text: [String]
    let hint: [String]
    let sounds: [String]

    /// Without free lines.
    var count: Int { text.count + hint.count + sounds.count }

    init(_ utterance: Utterance?, sounds: String, columns: Int, isASCII: Bool) {
        self.columns = columns
        let width = columns - CaptionLines.inset(columns: columns) * 2
        func wrapped(_ text: String) -> [String] {
            CellText.wrap(text, width: width, ascii: isASCII)
        }
        text = wrapped(utterance?.text ?? "")
        hint = wrapped(utterance?.hint ?? "")
        self.sounds = wrapped(sounds)
    }

    /// Blank cells on each side.
    static func inset(columns: Int) -> Int {
        columns >= 24 ? 2 : 1
    }
}
