import ScreenModel
import ScreenReader

/// A container that a VoiceOver user can notice: it names itself, counts for the Containers rotor,
/// or says where it begins and ends.
struct ComparedContainer: Sendable {
    var id: String
    /// The id where the app gave it and no other container has it.
    var identity: String?
    /// What it is, in a reader's words: `list`, `navigation landmark`.
    var kind: String
    /// Its label; empty without one.
    var name: String
    /// The next container outside, as a place in the list of them.
    var parent: Int?
    /// Its first stop, as a place in the screen's stops; nil while it holds none.
    var firstStop: Int?

    /// As reports name it: `list "Cart"`.
    var title: String { name.isEmpty ? kind : "\(kind) \"\(name)\"" }
}

/// The containers of a screen, and for each element the innermost one around it. One pass over the
/// tree, in which parents stand before their children.
struct ContainerNest {
    private(set) var containers: [ComparedContainer] = []
    /// For each element its own or the innermost container around it; -1 for none.
    private var innermost: [Int32]
    private let tree: ElementTree

    init(_ session: Session) {
        tree = session.screen.tree
        innermost = Array(repeating: -1, count: tree.count)
        let offered = session.containers
        guard !offered.isEmpty else { return }
        var isOffered = Array(repeating: false, count: tree.count)
        for index in offered where tree.contains(index) { isOffered[index.place] = true }
        for place in 1..<max(tree.count, 1) {
            let index = ElementIndex(place)
            let parent = tree[index].links.parent
            let outer = parent.isNone ? -1 : innermost[parent.place]
            innermost[place] = outer
            guard isOffered[place] else { continue }
            innermost[place] = Int32(containers.count)
            containers.append(
                ComparedContainer(
                    id: tree.id(of: index), kind: tree[index].noticedKind,
                    name: tree[index].label ?? "", parent: outer < 0 ? nil : Int(outer)))
        }
        identify()
    }

    /// The innermost container around a stop, itself excluded. Notes that it holds that stop.
    mutating func enter(at index: ElementIndex, stop: Int) -> Int? {
        let parent = tree[index].links.parent
        guard !containers.isEmpty, !parent.isNone, innermost[parent.place] >= 0 else {
            return nil
        }
        let found = Int(innermost[parent.place])
        var place: Int? = found
        // What is around a container that holds a stop was told so before.
        while let next = place, containers[next].firstStop == nil {
            containers[next].firstStop = stop
            place = containers[next].parent
        }
        return found
    }

    private mutating func identify() {
        var first: [String: Int] = [:]
        for place in containers.indices where !ComparedStop.isPlaceName(containers[place].id) {
            if let other = first[containers[place].id] {
                containers[other].identity = nil
            } else {
                first[containers[place].id] = place
                containers[place].identity = containers[place].id
            }
        }
    }
}

extension Element {
    /// What VoiceOver takes a container for.
    fileprivate var noticedKind: String {
        if type == .tabBar || effectiveTraits.contains(.tabBar) { return "tab bar" }
        switch effectiveContainer {
        case .list: return "list"
        case .dataTable: return "table"
        case .landmark: return extras.landmark.map { "\($0) landmark" } ?? "landmark"
        case .semanticGroup: return "group"
        case .series: return "series"
        case .none: return extras.childrenBehavior == .contain ? "group" : type?.rawValue ?? "group"
        }
    }
}
