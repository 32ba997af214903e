/// What the stops of the old screen are called on the new one.
struct StopIDs: Sendable {
    private var newIDs: [String: String] = [:]
    private var added: Set<String> = []
    private var removed: Set<String> = []

    init(_ old: [ComparedStop], _ new: [ComparedStop], _ pairs: ScreenPairs) {
        for (place, stop) in old.enumerated() {
            if let partner = pairs.newStop(of: place) {
                if newIDs[stop.id] == nil { newIDs[stop.id] = new[partner].id }
            } else {
                removed.insert(stop.id)
            }
        }
        for (place, stop) in new.enumerated() where pairs.oldStops[place] == nil {
            added.insert(stop.id)
        }
    }

    func new(_ oldID: String) -> String { newIDs[oldID] ?? oldID }

    func mapped(_ ids: [String]?) -> [String]? { ids?.map(new) }

    func isAdded(_ newID: String) -> Bool { added.contains(newID) }

    /// Also where the new screen has another element of that name.
    func isRemoved(_ oldID: String) -> Bool { removed.contains(oldID) && newIDs[oldID] == nil }
}
