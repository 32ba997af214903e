/// The different names of a document (keys of objects, attributes, tags), each with a number in
/// order of first appearance. Readers translate the numbers once and then never compare a name
/// again.
struct NameTable: Sendable {
    private var slots = [Int32](repeating: -1, count: 64)
    private var hashes: [UInt32] = []
    private var ends: [Int32] = []
    private var storage: [UInt8] = []

    var count: Int { ends.count }

    /// The number of the name with these bytes, which is new or known.
    mutating func number(of name: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt32 = 2_166_136_261
        for byte in name { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] >= 0 {
            let number = Int(slots[slot])
            if hashes[number] == hash, isEqual(number, name) { return number }
            slot = (slot + 1) & (slots.count - 1)
        }
        slots[slot] = Int32(ends.count)
        hashes.append(hash)
        storage.append(contentsOf: name)
        ends.append(Int32(storage.count))
        if ends.count * 2 > slots.count { grow() }
        return ends.count - 1
    }

    /// The name with this number.
    func name(_ number: Int) -> String {
        guard ends.indices.contains(number) else { return "" }
        return String(decoding: storage[range(number)], as: UTF8.self)
    }

    /// All names in order of their numbers.
    var names: [String] { ends.indices.map { name($0) } }

    private func range(_ number: Int) -> Range<Int> {
        (number == 0 ? 0 : Int(ends[number - 1]))..<Int(ends[number])
    }

    /// Whether the name with this number has these bytes.
    func isEqual(_ number: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
        let range = range(number)
        guard range.count == name.count else { return false }
        for offset in 0..<name.count where storage[range.lowerBound + offset] != name[offset] {
            return false
        }
        return true
    }

    private mutating func grow() {
        slots = [Int32](repeating: -1, count: slots.count * 2)
        for (number, hash) in hashes.enumerated() {
            var slot = Int(hash) & (slots.count - 1)
            while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(number)
        }
    }
}
