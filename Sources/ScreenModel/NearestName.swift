/// Finds the known name that somebody most likely meant.
public enum NearestName {
    /// The closest of `names` to `word` by edit distance without regard to case, if it is close
    /// enough to be worth naming (at most a third of the word's letters, and at least 1).
    public static func of(_ word: String, in names: some Sequence<String>) -> String? {
        let letters = Array(word.lowercased().prefix(longest))
        let limit = max(1, letters.count / 3)
        var best: (name: String, distance: Int)?
        for name in names {
            let candidate = Array(name.lowercased())
            guard abs(candidate.count - letters.count) <= limit else { continue }
            let distance = editDistance(letters, candidate)
            if distance <= limit, distance < best?.distance ?? .max { best = (name, distance) }
        }
        return best?.name
    }

    /// `; did you mean 'label'?` for the end of a message; `advice` where no name is close.
    public static func suggestion(
        for word: String, in names: some Sequence<String>, orElse advice: String = ""
    ) -> String {
        of(word, in: names).map { "; did you mean '\($0)'?" } ?? advice
    }

    /// Longer words are cut: no name is that long.
    private static let longest = 64

    /// Insertions, deletions, substitutions and swaps of neighbours that turn `a` into `b`.
    private static func editDistance(_ a: [Character], _ b: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    cost = min(cost, beforeLast[j - 1] + 1)
                }
                row.append(cost)
            }
            beforeLast = last
            last = row
        }
        return last[b.count]
    }
}
