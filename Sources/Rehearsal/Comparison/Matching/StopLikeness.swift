/// How likely two stops without equal words are the same one, from their words and their place.
struct StopLikeness {
    let old: [ComparedStop]
    let new: [ComparedStop]
    private let oldWords: WordSets
    private let newWords: WordSets

    /// From here on two stops between the same neighbours are one.
    static let enough = 0.59
    /// So alike must words be to be one stop's from wherever they stand.
    static let enoughWords = 0.6

    init(_ old: [ComparedStop], _ new: [ComparedStop], _ oldWords: WordSets, _ newWords: WordSets) {
        self.old = old
        self.new = new
        self.oldWords = oldWords
        self.newWords = newWords
    }

    /// The share of words that both have, 0 to 1. What many stops say counts little: it is what two
    /// rows of one list share.
    func words(_ a: Int, _ b: Int) -> Double {
        let (first, second) = (oldWords[a], newWords[b])
        let all = oldWords.weight(of: first) + newWords.weight(of: second)
        guard all > 0 else { return 0 }
        var shared = 0.0
        var (x, y) = (first.startIndex, second.startIndex)
        while x < first.endIndex, y < second.endIndex {
            if first[x] == second[y] {
                shared += oldWords.weight(first[x])
                x += 1
                y += 1
            } else if first[x] < second[y] {
                x += 1
            } else {
                y += 1
            }
        }
        return 2 * shared / all
    }

    /// `standsAlone`: nothing else can be meant, as places on both sides go.
    func score(_ a: Int, _ b: Int, standsAlone: Bool) -> Double {
        guard old[a].isSide == new[b].isSide else { return 0 }
        var score = words(a, b)
        if old[a].role == new[b].role { score += 0.25 }
        if let frame = old[a].frame, frame == new[b].frame { score += 0.35 }
        if (old[a].container == nil) == (new[b].container == nil) { score += 0.1 }
        if standsAlone { score += 0.25 }
        if haveOtherIDs(a, b) { score -= 0.5 }
        return score
    }

    /// Whether the app calls them by different names: one went then, and another one came.
    func haveOtherIDs(_ a: Int, _ b: Int) -> Bool {
        guard let first = old[a].identity, let second = new[b].identity else { return false }
        return first != second && !StopLikeness.isGenerated(first)
            && !StopLikeness.isGenerated(second)
    }

    /// Whether it holds a UUID or an address, which may be another one on each run.
    static func isGenerated(_ id: String) -> Bool {
        var (digits, letters) = (0, 0)
        for byte in id.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
            case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
                letters += 1
            default: (digits, letters) = (0, 0)
            }
            if digits + letters >= 8, digits > 1 { return true }
        }
        return false
    }
}
