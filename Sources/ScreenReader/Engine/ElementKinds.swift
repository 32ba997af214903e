import ScreenModel

/// Where the elements of each kind stand, so that a search is one binary search: lists of places
/// in reading order, built with the order.
struct ElementKinds: Sendable {
    /// One list an option, at the option's place in the default order.
    private var places: [[Int32]]

    init(order: ReadingOrder, tree: ElementTree) {
        places = Array(repeating: [], count: RotorOption.placesInDefaultOrder)
        for (place, index) in order.stops.enumerated() where !order.isGroup(at: place) {
            let traits =
                order.merged.isEmpty
                ? tree[index].effectiveTraits : (order.merged[index] ?? tree[index]).effectiveTraits
            for kind in ElementKinds.searched where kind.matches(traits) {
                places[kind.option.defaultPlace].append(Int32(place))
            }
        }
        for container in order.containers where container.firstStop >= 0 && container.isOffered {
            places[RotorOption.containers.defaultPlace].append(container.firstStop)
            let element = tree[container.element]
            let isInWeb = order.isInWebArea(container.element)
            let option =
                !order.isMac
                ? ElementKinds.option(of: element)
                : MacRole(element, isInWeb: isInWeb).searchedAsContainer
            if let option {
                places[option.defaultPlace].append(container.firstStop)
            }
        }
        for option in [RotorOption.containers, .tables, .lists, .landmarks] {
            let found = Set(places[option.defaultPlace])
            places[option.defaultPlace] = found.sorted()
        }
    }

    /// Takes up that the element at `place` has other traits now.
    mutating func change(from old: Element, to new: Element, at place: Int?) {
        let (before, after) = (old.effectiveTraits, new.effectiveTraits)
        guard let place, before != after else { return }
        for kind in ElementKinds.searched where kind.matches(before) != kind.matches(after) {
            let option = kind.option.defaultPlace
            let target = places[option].partitionPoint(where: { $0 >= place })
            if kind.matches(after) {
                places[option].insert(Int32(place), at: target)
            } else if places[option].indices.contains(target) {
                places[option].remove(at: target)
            }
        }
    }

    func hasAny(_ option: RotorOption) -> Bool {
        !places[option.defaultPlace].isEmpty
    }

    /// All places of an option, in reading order.
    func all(_ option: RotorOption) -> [Int32] {
        option.isSupplied ? [] : places[option.defaultPlace]
    }

    /// The first place after `place`, or the last one before it.
    func place(of option: RotorOption, from place: Int, _ direction: SearchDirection) -> Int? {
        places[option.defaultPlace].next(to: place, direction)
    }

    /// A search that leads to elements with certain traits.
    private struct Kind: Sendable {
        let option: RotorOption
        let wanted: Traits
        var unless: Traits = []

        func matches(_ traits: Traits) -> Bool {
            !traits.isDisjoint(with: wanted) && traits.isDisjoint(with: unless)
        }
    }

    private static let searched: [Kind] = [
        Kind(option: .headings, wanted: .header),
        Kind(option: .links, wanted: .link),
        Kind(
            option: .formControls,
            wanted: [
                .button, .textEntry, .searchField, .adjustable, .toggleButton, .radioButton,
                .popUpButton, .pickerElement,
            ]),
        Kind(option: .textFields, wanted: .textEntry),
        Kind(option: .searchFields, wanted: .searchField),
        Kind(option: .buttons, wanted: .button, unless: [.toggleButton, .keyboardKey]),
        Kind(option: .images, wanted: .image),
        Kind(option: .visitedLinks, wanted: .visited),
        Kind(option: .nonvisitedLinks, wanted: .link, unless: .visited),
        Kind(
            option: .staticText, wanted: .staticText,
            unless: [.button, .link, .header, .adjustable, .textEntry]),
    ]

    private static func option(of container: Element) -> RotorOption? {
        switch container.effectiveContainer {
        case .list: .lists
        case .landmark: .landmarks
        case .dataTable: .tables
        case .none, .semanticGroup, .series: nil
        }
    }
}

extension MacRole {
    /// The search that leads to containers of this role.
    fileprivate var searchedAsContainer: RotorOption? {
        switch self {
        case .list: .lists
        case .table, .outline, .grid: .tables
        case .landmark: .landmarks
        default: nil
        }
    }
}
