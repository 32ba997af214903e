/// Two texts as one, with the words marked that went and those that came.
public enum WordMark: Sendable, Equatable {
    case same(String)
    case gone(String)
    case new(String)
}

extension WordMark {
    /// What went stands before what came in its place. Words that changed side by side are one.
    public static func marks(_ old: String, _ new: String) -> [WordMark] {
        guard old != new else { return old.isEmpty ? [] : [.same(old)] }
        let (a, b) = (tokens(old), tokens(new))
        guard !a.isEmpty, !b.isEmpty else { return marks(gone: old[...], new: new[...]) }
        var marks: [WordMark] = []
        var (fromA, fromB) = (old.startIndex, new.startIndex)
        for (first, second) in kept(a, b) {
            marks += self.marks(
                gone: old[fromA..<a[first].startIndex], new: new[fromB..<b[second].startIndex])
            append(String(a[first]), to: &marks)
            (fromA, fromB) = (a[first].endIndex, b[second].endIndex)
        }
        return marks + self.marks(gone: old[fromA...], new: new[fromB...])
    }

    private static func append(_ text: String, to marks: inout [WordMark]) {
        if case .same(let before) = marks.last {
            marks[marks.count - 1] = .same(before + text)
        } else {
            marks.append(.same(text))
        }
    }

    private static func marks(gone: Substring, new: Substring) -> [WordMark] {
        (gone.isEmpty ? [] : [.gone(String(gone))]) + (new.isEmpty ? [] : [.new(String(new))])
    }

    /// Longer texts are compared by their beginnings and ends alone.
    private static let mostEdits = 200

    private static func kept(_ a: [Substring], _ b: [Substring]) -> [(Int, Int)] {
        var numbers: [Substring: Int32] = [:]
        func number(_ token: Substring) -> Int32 {
            let next = Int32(numbers.count)
            if let number = numbers[token] { return number }
            numbers[token] = next
            return next
        }
        var (start, end) = (0, 0)
        let most = min(a.count, b.count)
        while start < most, a[start] == b[start] { start += 1 }
        while end < most - start, a[a.count - 1 - end] == b[b.count - 1 - end] { end += 1 }
        let middle =
            ShortestEdit.pairs(
                a[start..<(a.count - end)].map(number), b[start..<(b.count - end)].map(number),
                mostEdits: mostEdits) ?? []
        let pairs =
            (0..<start).map { ($0, $0) } + middle.map { ($0.0 + start, $0.1 + start) }
            + (0..<end).reversed().map { (a.count - 1 - $0, b.count - 1 - $0) }
        return withoutLoneSpaces(pairs, a, b)
    }

    /// A space between changed words is nothing that stayed.
    private static func withoutLoneSpaces(
        _ pairs: [(Int, Int)], _ a: [Substring], _ b: [Substring]
    ) -> [(Int, Int)] {
        var result: [(Int, Int)] = []
        var place = 0
        while place < pairs.count {
            var end = place + 1
            while end < pairs.count, pairs[end].0 == pairs[end - 1].0 + 1,
                pairs[end].1 == pairs[end - 1].1 + 1
            {
                end += 1
            }
            let run = pairs[place..<end]
            let beginsInside = place > 0 || pairs[place] != (0, 0)
            let endsInside = end < pairs.count || pairs[end - 1] != (a.count - 1, b.count - 1)
            let isSpace = run.allSatisfy { a[$0.0].allSatisfy(\.isWhitespace) }
            if !(beginsInside && endsInside && isSpace) { result += run }
            place = end
        }
        return result
    }

    /// Words, runs of white space, punctuation behind a word; in scripts without spaces characters.
    private static func tokens(_ text: String) -> [Substring] {
        var tokens: [Substring] = []
        var start = text.startIndex
        var kind: Character?
        func close(_ end: String.Index) {
            guard start < end else { return }
            addWord(text[start..<end], to: &tokens)
        }
        for index in text.indices {
            let character = text[index]
            let isSpace = character.isWhitespace
            let isAlone = character.unicodeScalars.first?.needsNoSpaces ?? false
            let next: Character = isSpace ? " " : isAlone ? character : "w"
            if isAlone || next != kind {
                close(index)
                start = index
            }
            kind = isAlone ? nil : next
        }
        close(text.endIndex)
        return tokens
    }

    private static func addWord(_ word: Substring, to tokens: inout [Substring]) {
        let end = word.lastIndex { !",;:.!?…".contains($0) }
        guard let end, word.index(after: end) < word.endIndex else {
            tokens.append(word)
            return
        }
        tokens.append(word[...end])
        tokens.append(word[word.index(after: end)...])
    }
}
