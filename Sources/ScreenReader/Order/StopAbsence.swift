import ScreenModel

/// Why the VoiceOver cursor never visits an element.
public enum StopAbsence: Sendable, Equatable {
    /// It was removed from the screen.
    case removed
    /// `by` is hidden: the element itself, or one around it.
    case hidden(by: ElementIndex)
    case transparent(by: ElementIndex)
    /// `by` is 0 points wide and high.
    case noSize(by: ElementIndex)
    /// Its text is the label of another element.
    case label(of: ElementIndex)
    /// One around it is a stop, which speaks for all that is inside.
    case inside(ElementIndex)
    /// A modal element beside it, or beside one around it, hides it.
    case behind(ElementIndex)
    /// Something is presented over the screen, and this is no part of that.
    case outside(ElementIndex)
    /// One around it lists its elements explicitly, and this is none of them.
    case notListed(by: ElementIndex)
    /// It holds other elements, and they are visited.
    case container
    /// A container without anything in it.
    case emptyContainer
    /// The file says that it is none.
    case notAccessible
    /// The rules of the dump's format made it none.
    case format
}

extension StopAbsence {
    /// By its name in JSON.
    public var name: String {
        switch self {
        case .removed: "removed"
        case .hidden: "hidden"
        case .transparent: "transparent"
        case .noSize: "noSize"
        case .label: "label"
        case .inside: "inside"
        case .behind: "behind"
        case .outside: "outside"
        case .notListed: "notListed"
        case .container: "container"
        case .emptyContainer: "emptyContainer"
        case .notAccessible: "notAccessible"
        case .format: "format"
        }
    }

    /// The element that is the reason: itself or another.
    public var by: ElementIndex? {
        switch self {
        case .hidden(let by), .transparent(let by), .noSize(let by), .label(let by),
            .inside(let by), .behind(let by), .outside(let by), .notListed(let by):
            by
        case .removed, .container, .emptyContainer, .notAccessible, .format: nil
        }
    }
}

extension Session {
    /// Why an element is no stop; nil where it is one.
    public func absence(of index: ElementIndex) -> StopAbsence? {
        let scene = reader.scene
        guard !scene.order.isReachable(index), index != .root else { return nil }
        return AbsenceFinder(
            screen: scene.screen, scope: scene.scope, modalScope: settings.modalScope,
            order: scene.order, find: scene.index(of:)
        ).absence(of: index)
    }
}

/// Goes the way down to one element as the walk of the screen does, to the first thing that ends
/// it.
private struct AbsenceFinder {
    let screen: Screen
    let scope: ElementIndex
    let modalScope: ModalScope
    let order: ReadingOrder
    let find: (String) -> ElementIndex?

    private var tree: ElementTree { screen.tree }

    func absence(of index: ElementIndex) -> StopAbsence {
        guard tree.isAttached(index) else { return .removed }
        var way = [index] + Array(tree.ancestors(of: index))
        if scope != .root {
            guard let top = way.firstIndex(of: scope) else { return .outside(scope) }
            way.removeSubrange((top + 1)...)
        }
        way.reverse()
        if let hiding = way.first(where: { tree[$0].hidden == true }) {
            return .hidden(by: hiding)
        }
        if scope == .root, screen.statedOrder != nil { return statedAbsence(of: index, way) }
        if modalScope == .screen, let modal = ScreenWalk.lastModal(below: scope, in: tree),
            !way.contains(modal)
        {
            return .behind(modal)
        }
        return walk(way) ?? restOf(index)
    }

    /// A dump's format decided; what can be told from the tree is told.
    private func statedAbsence(of index: ElementIndex, _ way: [ElementIndex]) -> StopAbsence {
        let isInside = { (index: ElementIndex) in
            order.isReachable(index) && order.position(of: index).map(order.isGroup) != true
        }
        if let stop = way.dropLast().last(where: isInside) { return .inside(stop) }
        if tree.descendants(of: index).contains(where: order.isReachable) { return .container }
        return .format
    }

    private func walk(_ way: [ElementIndex]) -> StopAbsence? {
        let owners = ownersOfLabels
        var place = 0
        // What is listed is visited, and so is what was presented, whatever stands beside it.
        var isChosen = scope != .root
        while place < way.count {
            let index = way[place]
            if !isChosen, let modal = lastModal(beside: index) { return .behind(modal) }
            if let owner = owners[index] { return .label(of: owner) }
            let isStop = isStop(index)
            if tree[index].isPruned(isStop: isStop) {
                let isTransparent = (tree[index].extras.alpha ?? 1) <= 0
                return isTransparent ? .transparent(by: index) : .noSize(by: index)
            }
            place += 1
            guard place < way.count else { return nil }
            if isStop { return .inside(index) }
            isChosen = false
            guard let listed = tree[index].extras.order else { continue }
            let members = Set(listed.compactMap(find))
            guard let next = way[place...].firstIndex(where: members.contains) else {
                return .notListed(by: index)
            }
            place = next
            isChosen = true
        }
        return nil
    }

    private func restOf(_ index: ElementIndex) -> StopAbsence {
        if tree.descendants(of: index).contains(where: order.isReachable) { return .container }
        if tree[index].accessible == false { return .notAccessible }
        return .emptyContainer
    }

    /// The last modal element among the siblings of `index`, if that is another one.
    private func lastModal(beside index: ElementIndex) -> ElementIndex? {
        let parent = tree[index].links.parent
        guard !parent.isNone else { return nil }
        var child = tree[parent].links.lastChild
        while !child.isNone {
            if tree[child].isModal, tree[child].hidden != true {
                return child == index ? nil : child
            }
            child = tree[child].links.previous
        }
        return nil
    }

    /// Whether it is one stop with all that is inside: no container that the Mac's cursor enters.
    private func isStop(_ index: ElementIndex) -> Bool {
        !order.isMac ? tree[index].isStop : tree[index].nestedKind == .element
    }

    /// The elements that are labels of others, with those.
    private var ownersOfLabels: [ElementIndex: ElementIndex] {
        var owners: [ElementIndex: ElementIndex] = [:]
        for index in tree.descendants(of: .root) where tree[index].hasExtras {
            guard let id = tree[index].extras.labeledBy, let label = find(id), label != index
            else { continue }
            owners[label] = owners[label] ?? index
        }
        return owners
    }
}
