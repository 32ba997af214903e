/// A unit that text is read, gone through and selected by, smaller ones first.
///
/// A screen file has no layout: a line is what stands between two line ends, and so is a
/// paragraph.
public enum TextUnit: Int, Sendable, CaseIterable {
    case character, word, sentence, line, paragraph

    /// As Apple's names of commands write it.
    var title: String {
        switch self {
        case .character: "Character"
        case .word: "Word"
        case .sentence: "Sentence"
        case .line: "Line"
        case .paragraph: "Paragraph"
        }
    }
}
