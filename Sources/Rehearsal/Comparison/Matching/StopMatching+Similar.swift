/// Stops whose words changed: by what is left of their words, then by their place.
extension StopMatching {
    mutating func matchSimilar() {
        let leftOld = old.indices.filter { newPlaces[$0] < 0 }
        let leftNew = new.indices.filter { oldPlaces[$0] < 0 }
        guard !leftOld.isEmpty, !leftNew.isEmpty else { return }
        let (oldWords, newWords) = WordSets.pair(old, new)
        let likeness = StopLikeness(old, new, oldWords, newWords)
        matchNearest(leftOld, leftNew, oldWords, newWords, likeness)
        for gap in gaps() { matchPlaces(in: gap, likeness) }
    }

    /// A word that more stops have leads to too many.
    private static let mostCandidates = 8

    /// Stops that are more like each other than like any other one, wherever they stand.
    private mutating func matchNearest(
        _ leftOld: [Int], _ leftNew: [Int], _ oldWords: WordSets, _ newWords: WordSets,
        _ likeness: StopLikeness
    ) {
        var stopsOfWord: [UInt64: [Int]] = [:]
        for place in leftNew where new[place].isTelling {
            for word in newWords[place] { stopsOfWord[word, default: []].append(place) }
        }
        let gapOfNew = gapNumbers()
        var best: [Int: (new: Int, score: Double)] = [:]
        var bestOfNew: [Int: (old: Int, score: Double)] = [:]
        for place in leftOld where old[place].isTelling {
            var tried: Set<Int> = []
            for word in oldWords[place] {
                guard let found = stopsOfWord[word], found.count <= StopMatching.mostCandidates
                else { continue }
                for candidate in found where tried.insert(candidate).inserted {
                    let score = nearness(place, candidate, gapOfNew, likeness)
                    guard score > 0 else { continue }
                    if score > best[place]?.score ?? 0 { best[place] = (candidate, score) }
                    if score > bestOfNew[candidate]?.score ?? 0 {
                        bestOfNew[candidate] = (place, score)
                    }
                }
            }
        }
        for place in leftOld {
            guard let partner = best[place]?.new, bestOfNew[partner]?.old == place else { continue }
            pair(place, partner)
        }
    }

    private func nearness(
        _ place: Int, _ candidate: Int, _ gaps: (old: [Int: Int], new: [Int: Int]),
        _ likeness: StopLikeness
    ) -> Double {
        let words = likeness.words(place, candidate)
        guard words >= StopLikeness.enoughWords, isInOneList(place, candidate),
            !likeness.haveOtherIDs(place, candidate)
        else { return 0 }
        let isNear = gaps.old[place] != nil && gaps.old[place] == gaps.new[candidate]
        guard isNear || old[place].role == new[candidate].role else { return 0 }
        return words + (isNear ? 0.3 : 0)
    }

    /// For each stop that is left the number of the gap that it stands in.
    private func gapNumbers() -> (old: [Int: Int], new: [Int: Int]) {
        var (ofOld, ofNew): ([Int: Int], [Int: Int]) = ([:], [:])
        for (number, gap) in gaps().enumerated() {
            for place in gap.old { ofOld[place] = number }
            for place in gap.new { ofNew[place] = number }
        }
        return (ofOld, ofNew)
    }

    /// Gaps of so many combinations are searched through.
    private static let mostCombinations = 1024
    /// In larger ones a stop is compared with so many on each side of where it should stand.
    private static let reach = 4

    private mutating func matchPlaces(in gap: MatchingGap, _ likeness: StopLikeness) {
        guard gap.old.count * gap.new.count > StopMatching.mostCombinations else {
            matchBest(in: gap, likeness)
            return
        }
        var next = 0
        for (position, place) in gap.old.enumerated() {
            let middle = position * gap.new.count / gap.old.count
            let low = max(next, middle - StopMatching.reach)
            let high = min(gap.new.count, middle + StopMatching.reach + 1)
            guard low < high else { continue }
            var best = (position: -1, score: StopLikeness.enough)
            for candidate in low..<high {
                let score = likeness.score(place, gap.new[candidate], standsAlone: false)
                if score > best.score { best = (candidate, score) }
            }
            guard best.position >= 0 else { continue }
            pair(place, gap.new[best.position])
            next = best.position + 1
        }
    }

    /// As many stops may be alone in a gap that lost and got the same number.
    private static let mostInTurn = 4

    /// The pairs in order that are most alike together.
    private mutating func matchBest(in gap: MatchingGap, _ likeness: StopLikeness) {
        let (rows, columns) = (gap.old.count, gap.new.count)
        let isInTurn = rows == columns && rows <= StopMatching.mostInTurn
        let width = columns + 1
        var scores = Array(repeating: 0.0, count: rows * columns)
        var sums = Array(repeating: 0.0, count: (rows + 1) * width)
        for row in (0..<rows).reversed() {
            for column in (0..<columns).reversed() {
                let score = likeness.score(
                    gap.old[row], gap.new[column], standsAlone: isInTurn && row == column)
                scores[row * columns + column] = score
                var sum = max(
                    sums[(row + 1) * width + column], sums[row * width + column + 1])
                if score >= StopLikeness.enough {
                    sum = max(sum, score + sums[(row + 1) * width + column + 1])
                }
                sums[row * width + column] = sum
            }
        }
        var (row, column) = (0, 0)
        while row < rows, column < columns {
            let score = scores[row * columns + column]
            let sum = sums[row * width + column]
            if score >= StopLikeness.enough, sum == score + sums[(row + 1) * width + column + 1] {
                pair(gap.old[row], gap.new[column])
                (row, column) = (row + 1, column + 1)
            } else if sum == sums[(row + 1) * width + column] {
                row += 1
            } else {
                column += 1
            }
        }
    }
}
