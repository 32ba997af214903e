import ScreenModel

/// The stops in rows as they are seen, for the item above and below. Rows are cut as the reading
/// order cuts them: what begins less than the threshold lower stands in the same row. Where the
/// cursor moves within a container, each container has rows of its own.
struct StopRows: Sendable {
    private struct Entry {
        let place: Int32
        let middle: Double
        let y: Double
        /// The container that holds it.
        let owner: Int32
    }

    /// From the top; each from left to right.
    private var rows: [[Entry]] = []
    /// For each place in the stops its row; -1 without a usable frame.
    private var rowOfPlace: [Int32] = []

    init(scene: Scene) {
        let stops = scene.order.stops
        rowOfPlace = Array(repeating: -1, count: stops.count)
        var entries: [Entry] = []
        for (place, index) in stops.enumerated() {
            guard let frame = scene.tree[index].frame, frame.isUsable else { continue }
            entries.append(
                Entry(
                    place: Int32(place), middle: frame.x + frame.width / 2, y: frame.y,
                    owner: scene.order.nest?.links[place].owner ?? -1))
        }
        entries.sort { ($0.owner, $0.y, $0.place) < ($1.owner, $1.y, $1.place) }
        let threshold = VisualOrder(
            idiom: scene.screen.effectiveIdiom, direction: .leftToRight
        ).lineHeight
        var top = -Double.infinity
        for entry in entries {
            if rows.last?.first?.owner != entry.owner || entry.y - top >= threshold {
                rows.append([])
                top = entry.y
            }
            rows[rows.count - 1].append(entry)
        }
        for row in rows.indices {
            rows[row].sort { $0.middle == $1.middle ? $0.place < $1.place : $0.middle < $1.middle }
            for entry in rows[row] { rowOfPlace[Int(entry.place)] = Int32(row) }
        }
    }

    /// The place of the item above or below that is nearest from side to side; nil at the edges
    /// and for what has no frame.
    func place(above: Bool, of place: Int, middle: Double) -> Int? {
        guard rowOfPlace.indices.contains(place), rowOfPlace[place] >= 0 else { return nil }
        let row = Int(rowOfPlace[place]) + (above ? -1 : 1)
        guard rows.indices.contains(row),
            rows[row].first?.owner == rows[Int(rowOfPlace[place])].first?.owner
        else { return nil }
        let entries = rows[row]
        let after = entries.partitionPoint(where: { $0.middle >= middle })
        let candidates = [after - 1, after].filter(entries.indices.contains)
        return candidates.min {
            abs(entries[$0].middle - middle) < abs(entries[$1].middle - middle)
        }.map { Int(entries[$0].place) }
    }
}
