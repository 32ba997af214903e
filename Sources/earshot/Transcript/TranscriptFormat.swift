import ScreenReader

/// One way to write a transcript down.
///
/// To add one: a file that makes the text, and a line in `all`.
struct TranscriptFormat: Sendable {
    let name: String
    /// What it is for, and what is done to the text.
    let summary: String
    /// Whether it says where stops stand in the file.
    var hasPlaces = false
    let text: @Sendable (TranscriptWords) -> String

    static let all: [TranscriptFormat] = [
        TranscriptFormat(name: "text", summary: "a numbered line for each stop, its hint below") {
            $0.transcript.text
        },
        TranscriptFormat(
            name: "json", summary: "for programs: each word with its property, rule and place",
            hasPlaces: true
        ) {
            $0.transcript.json(of: $0.opened, $0.session)
        },
        TranscriptFormat(
            name: "tsv",
            summary: "rows of index, id, path, type, utterance, hint, frame, lost (a hint that is "
                + "off); no cell holds a tab or a line end"
        ) { $0.tsv },
        TranscriptFormat(name: "markdown", summary: "a numbered list for a pull request") {
            $0.markdown
        },
        TranscriptFormat(
            name: "html",
            summary: "a page: the screen drawn from its frames, with numbers, beside "
                + "the announcements; needs nothing else"
        ) { HTMLPage.text($0) },
        TranscriptFormat(name: "svg", summary: "the same as one picture") { SVGPage.text($0) },
    ]

    static func named(_ name: String) -> TranscriptFormat? {
        all.first { $0.name == name }
    }
}
