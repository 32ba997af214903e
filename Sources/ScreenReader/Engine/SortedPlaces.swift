/// Places in reading order, in that order.
extension [Int32] {
    /// The first one after `place`, or the last one before it, by a binary search.
    func next(to place: Int, _ direction: SearchDirection) -> Int? {
        let here = Int32(clamping: place)
        switch direction {
        case .next:
            let after = partitionPoint(where: { $0 > here })
            return after < count ? Int(self[after]) : nil
        case .previous:
            let after = partitionPoint(where: { $0 >= here })
            return after > 0 ? Int(self[after - 1]) : nil
        }
    }
}
