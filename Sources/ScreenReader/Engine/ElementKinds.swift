import ScreenModel

/// Where the elements of each kind stand, so that a search is one binary search: lists of places
/// in reading order, built with the order.
struct ElementKinds: Sendable {
    /// One list an option, at the option's place in the default order.
    private var places: [[Int32]]

    init(order: ReadingOrder, tree: ElementTree) {
        places = Array(repeating: [], count: RotorOption.placesInDefaultOrder)
        for (place, index) in order.stops.enumerated() {
            for option in ElementKinds.options(of: order.merged[index] ?? tree[index]) {
                places[option.defaultPlace].append(Int32(place))
            }
        }
        for container in order.containers where container.firstStop >= 0 && container.isOffered {
            places[RotorOption.containers.defaultPlace].append(container.firstStop)
            if let option = ElementKinds.option(of: tree[container.element]) {
                places[option.defaultPlace].append(container.firstStop)
            }
        }
        for option in [RotorOption.containers, .tables, .lists, .landmarks] {
            let found = Set(places[option.defaultPlace])
            places[option.defaultPlace] = found.sorted()
        }
    }

    func hasAny(_ option: RotorOption) -> Bool {
        !places[option.defaultPlace].isEmpty
    }

    /// The first place after `place`, or the last one before it.
    func place(of option: RotorOption, from place: Int, _ direction: SearchDirection) -> Int? {
        let found = places[option.defaultPlace]
        var low = 0
        var high = found.count
        // The first entry that is past `place` (next), or at it or past it (previous).
        while low < high {
            let middle = (low + high) / 2
            let isPast = direction == .next ? found[middle] > place : found[middle] >= place
            if isPast { high = middle } else { low = middle + 1 }
        }
        switch direction {
        case .next: return low < found.count ? Int(found[low]) : nil
        case .previous: return low > 0 ? Int(found[low - 1]) : nil
        }
    }

    /// The element searches that lead to an element with these traits.
    private static func options(of element: Element) -> [RotorOption] {
        let traits = element.effectiveTraits
        var options: [RotorOption] = []
        if traits.contains(.header) { options.append(.headings) }
        if traits.contains(.link) { options.append(.links) }
        if !traits.isDisjoint(with: controls) { options.append(.formControls) }
        if traits.contains(.textEntry) { options.append(.textFields) }
        if traits.contains(.searchField) { options.append(.searchFields) }
        if traits.contains(.button), traits.isDisjoint(with: [.toggleButton, .keyboardKey]) {
            options.append(.buttons)
        }
        if traits.contains(.image) { options.append(.images) }
        return options
    }

    private static let controls: Traits = [
        .button, .textEntry, .searchField, .adjustable, .toggleButton, .radioButton,
        .popUpButton, .pickerElement,
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
