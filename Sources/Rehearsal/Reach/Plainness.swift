/// How plain a way is, among those that cost the same: the fewer kinds of verb, then the more of
/// those that stand first in the table.
struct Plainness: Sendable, Comparable {
    private var kinds: UInt64 = 0
    private var ranks: Int32 = 0

    func with(_ kind: Int) -> Plainness {
        var next = self
        next.kinds |= 1 << UInt64(min(kind, 63))
        next.ranks += Int32(kind)
        return next
    }

    static func < (a: Plainness, b: Plainness) -> Bool {
        (a.kinds.nonzeroBitCount, a.ranks) < (b.kinds.nonzeroBitCount, b.ranks)
    }
}
