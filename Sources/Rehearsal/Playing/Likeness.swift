/// How alike two utterances are, for reports.
enum Likeness {
    /// Longer texts and lists are compared by their beginnings.
    private static let longest = 200
    private static let mostTexts = 1_000

    /// The text that has most in common with `text`; nil where none has at least half of its words.
    static func nearest(to text: String, in texts: [String]) -> String? {
        let wanted = words(of: text)
        guard !wanted.isEmpty else { return nil }
        var best: (text: String, likeness: Double)?
        for other in texts.prefix(mostTexts) where other != text {
            let found = likeness(wanted, words(of: other))
            if found >= 0.5, found > best?.likeness ?? 0 { best = (other, found) }
        }
        return best?.text
    }

    /// From 0 to 1: words in common, counted twice, by words in all.
    private static func likeness(_ a: [Substring], _ b: [Substring]) -> Double {
        var counts: [Substring: Int] = [:]
        for word in a { counts[word, default: 0] += 1 }
        var common = 0
        for word in b {
            guard let count = counts[word], count > 0 else { continue }
            counts[word] = count - 1
            common += 1
        }
        return Double(2 * common) / Double(max(a.count + b.count, 1))
    }

    private static func words(of text: String) -> [Substring] {
        text.lowercased().prefix(longest).split { $0.isWhitespace || $0 == "," }
    }
}
