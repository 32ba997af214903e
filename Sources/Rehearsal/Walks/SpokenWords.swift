import ScreenModel
import ScreenReader

/// The words that a stop can say of itself, whatever the settings leave out, to tell whether a
/// text is spoken there.
struct SpokenWords {
    private let text: String
    private let words: Set<Substring>

    init(_ stop: Stop) {
        let element = stop.element
        var texts = [element.label, element.value, element.placeholder, element.hint]
        texts += stop.entered.map { $0.label }
        if element.hasExtras {
            let extras = element.extras
            texts += (extras.content ?? []).flatMap { [$0.label, $0.value] }
            texts += (extras.actions ?? []).map(\.name)
            texts += extras.steps ?? []
            texts += extras.inputLabels ?? []
        }
        text = SpokenWords.plain(texts.compactMap { $0 }.joined(separator: " "))
        words = Set(SpokenWords.split(text))
    }

    /// Whether a text is part of it: as it stands, else word by word.
    func hold(_ other: String) -> Bool {
        let other = SpokenWords.plain(other).trimmed
        if other.isEmpty || text.contains(other) { return true }
        let parts = SpokenWords.split(other)
        return !parts.isEmpty && parts.allSatisfy(words.contains)
    }

    /// Without regard to case, and to characters that nobody sees.
    private static func plain(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        scalars.append(
            contentsOf: text.unicodeScalars.filter { scalar in
                scalar.properties.isWhitespace
                    || !DisplayText.isControl(scalar) && !DisplayText.isDirectionMark(scalar)
            })
        return String(scalars).lowercased()
    }

    private static func split(_ text: String) -> [Substring] {
        text.split { !$0.isLetter && !$0.isNumber }
    }
}

extension Element {
    /// What of it can be read on the screen.
    var seenTexts: [String] {
        [label, value].compactMap { $0 }.filter { text in
            text.contains { $0.isLetter || $0.isNumber }
        }
    }
}
