extension RandomAccessCollection {
    /// The first index whose element fulfils a condition that, in this order, holds for no element
    /// before that one and for all behind it; the end without any. Logarithmic.
    public func partitionPoint(where fulfils: (Element) -> Bool) -> Index {
        var low = startIndex
        var count = self.count
        while count > 0 {
            let half = count / 2
            let middle = index(low, offsetBy: half)
            if fulfils(self[middle]) {
                count = half
            } else {
                low = index(after: middle)
                count -= half + 1
            }
        }
        return low
    }
}
