import ScreenModel

/// The order of a screen on the Mac, and on iOS in the Grouped style: a tree of containers, in which
/// the cursor goes from sibling to sibling, into a container and out of it (WWDC25-229, H).
///
/// Built once per change of the tree's structure; each question of a gesture is one look into an
/// array.
struct NestedOrder: Sendable {
    struct Container: Sendable {
        let element: ElementIndex
        /// The container around it; -1 for none.
        let parent: Int32
        /// One stop, which the user interacts with; else its members are read straight through.
        let isSealed: Bool
        /// Web content, or inside it.
        let isWeb: Bool
        /// On the Mac the web area around it, or itself; -1 for none.
        var webArea: Int32 = -1
        /// Its own place in `stops`; -1 where it is none.
        var stop: Int32 = -1
        /// Elements and containers right below it.
        var items: Int32 = 0
        /// Stops anywhere below it, without containers.
        var leaves: Int32 = 0
        var members = Members()
    }

    /// The first and last of those between which the cursor moves, as places in `stops`.
    struct Members: Sendable {
        var first: Int32 = -1
        var last: Int32 = -1
    }

    /// What stands around one stop.
    struct Link: Sendable {
        /// The container that has to be left to get out; -1 for none.
        let owner: Int32
        /// Its own number as a container; -1 where it is none.
        let own: Int32
        /// Siblings as places in `stops`; -1 at the ends.
        let previous: Int32
        var next: Int32 = -1
    }

    /// Containers and elements, each container before what it holds.
    var stops: [ElementIndex] = []
    /// Those of a status bar.
    var sideStops: [ElementIndex] = []
    /// Outer ones before inner ones.
    var containers: [Container] = []
    /// Parallel to `stops`.
    var links: [Link] = []
    /// For each element of the tree its innermost container, itself included; -1 for none. Empty
    /// on iOS, where the regions of the screen tell.
    var innermost: [Int32] = []
    var top = Members()
    var numbering = Numbering()
}

extension NestedOrder {
    /// Takes up a stop as the last one so far in its container. `own` is its number as a container,
    /// `owner` that of the container to leave; -1 for none.
    mutating func add(_ index: ElementIndex, own: Int32, owner: Int32) {
        let place = Int32(stops.count)
        var members = owner < 0 ? top : containers[Int(owner)].members
        links.append(Link(owner: owner, own: own, previous: members.last))
        if members.last >= 0 { links[Int(members.last)].next = place }
        if members.first < 0 { members.first = place }
        members.last = place
        if owner < 0 { top = members } else { containers[Int(owner)].members = members }
        if own >= 0 { containers[Int(own)].stop = place }
        stops.append(index)
    }

    /// The sibling next to a stop; nil at the end of the container.
    func neighbor(of place: Int, _ direction: SearchDirection) -> ElementIndex? {
        guard links.indices.contains(place) else { return nil }
        return stop(direction == .next ? links[place].next : links[place].previous)
    }

    /// The first or last of the siblings of a stop.
    func end(around place: Int?, first: Bool) -> ElementIndex? {
        let owner = place.flatMap { links.indices.contains($0) ? links[$0].owner : nil } ?? -1
        let members = container(owner)?.members ?? top
        return stop(first ? members.first : members.last)
    }

    /// The first member of a container that can be entered.
    func firstMember(of place: Int) -> ElementIndex? {
        ownContainer(of: place).flatMap { $0.isSealed ? stop($0.members.first) : nil }
    }

    /// The container that the user leaves by stopping to interact.
    func owner(of place: Int) -> ElementIndex? {
        guard links.indices.contains(place) else { return nil }
        return container(links[place].owner)?.element
    }

    /// What a stop is as a container.
    func ownContainer(of place: Int) -> Container? {
        links.indices.contains(place) ? container(links[place].own) : nil
    }

    /// The number of the container around an element, itself excluded; nil for none.
    func outerContainer(of index: ElementIndex) -> Int? {
        guard innermost.indices.contains(index.place), let found = container(innermost[index.place])
        else { return nil }
        let outer = found.element == index ? found.parent : innermost[index.place]
        return outer < 0 ? nil : Int(outer)
    }

    func parent(of number: Int) -> Int? {
        let parent = Int(containers[number].parent)
        return parent < 0 ? nil : parent
    }

    private func container(_ number: Int32) -> Container? {
        let number = Int(number)
        return containers.indices.contains(number) ? containers[number] : nil
    }

    func stop(_ place: Int32) -> ElementIndex? {
        let place = Int(place)
        return stops.indices.contains(place) ? stops[place] : nil
    }

    /// The containers as the searches of the rotor count them.
    var readingContainers: [ReadingOrder.Container] {
        containers.map {
            ReadingOrder.Container(element: $0.element, parent: $0.parent, isOffered: true)
        }
    }
}

extension NestedOrder {
    /// "2 of 3" of radio buttons, tabs and rows among their like in one container.
    struct Numbering: Sendable {
        enum Kind: UInt8, Sendable { case radioButton, tab, outlineRow, tableRow }

        private struct Row: Hashable, Sendable {
            let container: Int32
            let kind: Kind
        }

        private var places: [ElementIndex: (row: Row, number: Int32)] = [:]
        private var counts: [Row: Int32] = [:]

        mutating func count(_ index: ElementIndex, _ kind: Kind, in container: Int32) {
            let row = Row(container: container, kind: kind)
            let number = counts[row, default: 0] + 1
            counts[row] = number
            places[index] = (row, number)
        }

        func position(of index: ElementIndex) -> (kind: Kind, number: Int32, count: Int32)? {
            guard let (row, number) = places[index], let count = counts[row] else { return nil }
            return (row.kind, number, count)
        }
    }
}
