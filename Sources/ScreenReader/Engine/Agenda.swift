/// What is due later, earliest first; of what is due at the same time, what was added first.
///
/// A binary heap: adding and taking cost the logarithm of what it holds, looking costs nothing.
struct Agenda<Entry: Sendable>: Sendable {
    private struct Item: Sendable {
        var due: SessionTime
        var order: Int
        var entry: Entry

        func comes(before other: Item) -> Bool {
            (due, order) < (other.due, other.order)
        }
    }

    private var heap: [Item] = []
    private var added = 0

    var isEmpty: Bool { heap.isEmpty }
    var count: Int { heap.count }
    /// When the next thing is due.
    var nextDue: SessionTime? { heap.first?.due }

    mutating func add(_ entry: Entry, due: SessionTime) {
        heap.append(Item(due: due, order: added, entry: entry))
        added += 1
        var place = heap.count - 1
        while place > 0, heap[place].comes(before: heap[(place - 1) / 2]) {
            heap.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    mutating func popFirst() -> (entry: Entry, due: SessionTime)? {
        guard let first = heap.first, let last = heap.popLast() else { return nil }
        if !heap.isEmpty {
            heap[0] = last
            sink(0)
        }
        return (first.entry, first.due)
    }

    mutating func removeAll(where isGone: (Entry) -> Bool) {
        guard heap.contains(where: { isGone($0.entry) }) else { return }
        heap.removeAll { isGone($0.entry) }
        for place in stride(from: heap.count / 2 - 1, through: 0, by: -1) { sink(place) }
    }

    /// All of it comes later by so much.
    mutating func delay(by span: SessionTime) {
        for place in heap.indices { heap[place].due = heap[place].due + span }
    }

    private mutating func sink(_ start: Int) {
        var place = start
        while true {
            var least = place
            for child in [2 * place + 1, 2 * place + 2]
            where child < heap.count && heap[child].comes(before: heap[least]) {
                least = child
            }
            guard least != place else { return }
            heap.swapAt(place, least)
            place = least
        }
    }
}
