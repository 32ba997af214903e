/// The ids of a file, to tell doubles and to answer which there are. `Set<String>` does the same
/// at several times the cost, and a large screen has an id for every element.
struct IDRegister {
    private(set) var all: [String] = []
    /// Hash and place in `all`; -1 where none is. A power of two, at most half full.
    private var slots: [(hash: UInt32, place: Int32)]
    /// Differs from run to run, so that nobody can prepare ids that fall together.
    private let seed = UInt64.random(in: 1...UInt64.max)

    init() {
        slots = Array(repeating: (0, -1), count: 64)
    }

    mutating func reserveCapacity(_ capacity: Int) {
        var size = slots.count
        while size < capacity * 2 { size *= 2 }
        guard size > slots.count else { return }
        all.reserveCapacity(capacity)
        grow(to: size)
    }

    func contains(_ id: String) -> Bool {
        slots[find(id, hash(of: id))].place >= 0
    }

    /// False where the id is there already.
    mutating func insert(_ id: String) -> Bool {
        let hash = hash(of: id)
        let slot = find(id, hash)
        guard slots[slot].place < 0 else { return false }
        slots[slot] = (hash, Int32(truncatingIfNeeded: all.count))
        all.append(id)
        if all.count * 2 > slots.count { grow(to: slots.count * 2) }
        return true
    }

    private mutating func grow(to size: Int) {
        slots = Array(repeating: (0, -1), count: size)
        for place in all.indices {
            let hash = hash(of: all[place])
            slots[find(all[place], hash)] = (hash, Int32(truncatingIfNeeded: place))
        }
    }

    private func hash(of id: String) -> UInt32 {
        var hash = seed
        for byte in id.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0100_0000_01B3 }
        return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
    }

    /// Where `id` stands, or the free slot where it would.
    private func find(_ id: String, _ hash: UInt32) -> Int {
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot].place >= 0,
            slots[slot].hash != hash || all[Int(slots[slot].place)] != id
        {
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
    }
}
