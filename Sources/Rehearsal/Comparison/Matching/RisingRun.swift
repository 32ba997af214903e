/// The longest run of items that rises: what keeps its order while the others moved past it.
enum RisingRun {
    /// The positions in `places` of one longest rising run, in order. Takes n log n.
    static func longest(_ places: [Int]) -> [Int] {
        var ends: [Int] = []
        var previous = Array(repeating: -1, count: places.count)
        for (position, place) in places.enumerated() {
            // The first run whose end is not below this place takes it as its end.
            var low = 0
            var high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if places[ends[middle]] < place { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[position] = ends[low - 1] }
            if low == ends.count { ends.append(position) } else { ends[low] = position }
        }
        var run: [Int] = []
        var position = ends.last ?? -1
        while position >= 0 {
            run.append(position)
            position = previous[position]
        }
        return run.reversed()
    }
}
