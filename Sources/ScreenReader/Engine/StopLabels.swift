import ScreenModel

/// Stops by their labels, in reading order: scripts name elements so.
struct StopLabels: Sendable {
    private var places: [String: [Int32]] = [:]

    init(scene: Scene) {
        for (place, stop) in scene.order.stops.enumerated() {
            let label = scene.merged[stop]?.label ?? scene.tree[stop].label
            if let label { places[label, default: []].append(Int32(truncatingIfNeeded: place)) }
        }
    }

    /// The place of the stop with this number, from 1, among those with this label.
    func place(of label: String, number: Int) -> Int? {
        guard let found = places[label], found.indices.contains(number - 1) else { return nil }
        return Int(found[number - 1])
    }
}

extension Session {
    /// The element that a line names, by an index that is built once for many lines; errors as
    /// from `find`.
    public mutating func lookUp(_ name: ElementName) throws(VerbError) -> ElementIndex {
        guard case .label(let label, let number) = name else { return try find(name) }
        let built = reader.scene.indices.labels ?? Built(StopLabels(scene: reader.scene))
        reader.scene.indices.labels = built
        guard let place = built.value.place(of: label, number: number) else {
            return try find(name)
        }
        return stops[place]
    }
}
