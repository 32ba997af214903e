import ScreenModel

/// The Grouped style of iOS.
extension NestedOrder {
    /// Nests stops that stand in reading order: each container that counts for the Containers
    /// rotor comes before the first stop that it holds. What is presented or modal stands for
    /// itself, and a container without stops is none.
    init(
        grouping leaves: [ElementIndex], in regions: ElementRegions, _ tree: ElementTree,
        scope: ElementIndex
    ) {
        let around = NestedOrder.groups(of: regions, tree, scope)
        // For each region its number among the containers here.
        var numbers = Array(repeating: Int32(-1), count: around.count)
        // What stands right in the screen, then in each container: an explicit order may take an
        // element out of its container's run.
        var members: [[Member]] = [[]]
        for leaf in leaves {
            let region = regions.container(of: leaf)
            let inner = region < 0 ? -1 : around[Int(region)]
            var closed: [Int32] = []
            var next = inner
            while next >= 0, numbers[Int(next)] < 0 {
                closed.append(next)
                let parent = regions.containers[Int(next)].parent
                next = parent < 0 ? -1 : around[Int(parent)]
            }
            var owner = next < 0 ? -1 : numbers[Int(next)]
            for region in closed.reversed() {
                let element = regions.containers[Int(region)].element
                let number = Int32(containers.count)
                numbers[Int(region)] = number
                containers.append(
                    Container(
                        element: element, parent: owner, isSealed: true,
                        isWeb: regions.isInWebArea(element)))
                members[Int(owner) + 1].append(Member(element: element, own: number, owner: owner))
                members.append([])
                owner = number
            }
            members[Int(owner) + 1].append(Member(element: leaf, own: -1, owner: owner))
        }
        var stack = Array(members[0].reversed())
        while let member = stack.popLast() {
            if member.owner >= 0 { containers[Int(member.owner)].items += 1 }
            add(member.element, own: member.own, owner: member.owner)
            if member.own >= 0 { stack.append(contentsOf: members[Int(member.own) + 1].reversed()) }
        }
    }

    private struct Member {
        let element: ElementIndex
        let own: Int32
        let owner: Int32
    }

    /// For each region the one that is a group: itself, or the next one outside; -1 for none.
    private static func groups(
        of regions: ElementRegions, _ tree: ElementTree, _ scope: ElementIndex
    ) -> [Int32] {
        var groups: [Int32] = []
        groups.reserveCapacity(regions.containers.count)
        for container in regions.containers {
            let isGroup =
                container.isOffered && container.element != scope
                && !tree[container.element].isModal
            let outer = container.parent < 0 ? -1 : groups[Int(container.parent)]
            groups.append(isGroup ? Int32(groups.count) : outer)
        }
        return groups
    }
}
