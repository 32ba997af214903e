import Rehearsal
import ScreenReader

/// Texts in a Markdown table, with `~~old~~ **new**` where they differ.
enum MarkedMarkdown {
    /// One text: a line break or a `|` would end the cell.
    static func cell(_ text: String) -> String {
        Markdown.escaped(text).split(separator: "|", omittingEmptySubsequences: false)
            .joined(separator: "\\|")
    }

    static func text(_ old: String, _ new: String) -> String {
        let marks = WordMark.marks(old, new)
        var result = ""
        for (place, mark) in marks.enumerated() {
            let next = place + 1 < marks.count ? marks[place + 1].text.first : nil
            switch mark {
            case .same(let text): result += spaced(text) { $0 }
            case .gone(let text):
                let isBeforeNew = place + 1 < marks.count && !marks[place + 1].isSame
                let end = isBeforeNew ? " " : next
                result += spaced(text) { wrapped($0, "~~", "del", after: result.last, before: end) }
                if isBeforeNew, result.last != " " { result += " " }
            case .new(let text):
                result += spaced(text) { wrapped($0, "**", "b", after: result.last, before: next) }
            }
        }
        return result
    }

    /// Escapes a text without the spaces around it, which would end a mark, and puts them outside.
    private static func spaced(_ text: String, _ mark: (String) -> String) -> String {
        let start = text.firstIndex { !$0.isWhitespace }
        let end = text.lastIndex { !$0.isWhitespace }
        guard let start, let end else { return text.isEmpty ? "" : " " }
        let inner = cell(String(text[start...end]))
        return (start > text.startIndex ? " " : "") + mark(inner)
            + (text.index(after: end) < text.endIndex ? " " : "")
    }

    /// The sign opens before a word, or behind a space; it closes behind a word, or before one.
    /// Elsewhere it would be shown as it is: a tag stands for it there.
    private static func wrapped(
        _ inner: String, _ sign: String, _ tag: String, after: Character?, before: Character?
    ) -> String {
        let opens = isWord(inner.first) || !isWord(after)
        let closes = isWord(inner.last) || !isWord(before)
        return opens && closes ? sign + inner + sign : "<\(tag)>\(inner)</\(tag)>"
    }

    private static func isWord(_ character: Character?) -> Bool {
        guard let character else { return false }
        return !character.isWhitespace && !character.isPunctuation && !character.isSymbol
    }
}

extension WordMark {
    fileprivate var text: String {
        switch self {
        case .same(let text), .gone(let text), .new(let text): text
        }
    }

    fileprivate var isSame: Bool {
        if case .same = self { true } else { false }
    }
}
