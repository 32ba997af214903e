/// The elements of a tree in one block of memory, lent in place: an array's subscript would copy
/// an element with its dozen references for every property that is read.
///
/// Owned by one tree while that is built, shared and never changed afterwards.
final class ElementStorage: @unchecked Sendable {
    private(set) var count = 0
    private var capacity: Int
    private var elements: UnsafeMutablePointer<Element>

    init(capacity: Int) {
        self.capacity = max(capacity, 1)
        elements = .allocate(capacity: self.capacity)
    }

    deinit {
        elements.deinitialize(count: count)
        elements.deallocate()
    }

    /// A place that holds nothing reads as the first element, the root.
    subscript(place: Int) -> Element {
        unsafeAddress { UnsafePointer(elements + (place < count && place > 0 ? place : 0)) }
        unsafeMutableAddress { elements + (place < count && place > 0 ? place : 0) }
    }

    func address(_ place: Int) -> UnsafePointer<Element> {
        UnsafePointer(elements + (place < count && place > 0 ? place : 0))
    }

    func append(_ element: consuming Element) {
        reserve(count + 1)
        (elements + count).initialize(to: element)
        count += 1
    }

    func reserve(_ wanted: Int) {
        guard wanted > capacity else { return }
        capacity = max(wanted, capacity * 2)
        let moved = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        moved.moveInitialize(from: elements, count: count)
        elements.deallocate()
        elements = moved
    }

    func copy() -> ElementStorage {
        let copy = ElementStorage(capacity: count)
        copy.elements.initialize(from: elements, count: count)
        copy.count = count
        return copy
    }
}

/// An element that was changed or added after its tree was sealed.
final class LaterElement: Sendable {
    let storage = ElementStorage(capacity: 1)
    var element: Element { storage[0] }

    init(_ element: Element) {
        storage.append(element)
    }
}
