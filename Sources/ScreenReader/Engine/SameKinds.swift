import ScreenModel

/// Finds elements like the focused one: of the same role, of the same heading level, or the first
/// that differs (iPhone commands, H; what counts as the same, L). Built when it is first asked
/// for, once per change of the tree.
struct SameKinds: Sendable {
    private var byRole: [UInt64: [Int32]] = [:]
    private var byLevel: [Int: [Int32]] = [:]
    private var roles: [UInt64] = []
    private var levels: [Int8] = []
    /// For each place the end of its run of equal roles, and the run's beginning.
    private var runEnds: [Int32] = []
    private var runStarts: [Int32] = []

    init(scene: Scene) {
        let stops = scene.order.stops
        roles.reserveCapacity(stops.count)
        levels.reserveCapacity(stops.count)
        runStarts.reserveCapacity(stops.count)
        for (place, index) in stops.enumerated() {
            let element = scene.element(at: index)
            let role = SameKinds.role(of: element)
            let level = SameKinds.level(of: element)
            byRole[role, default: []].append(Int32(place))
            if level >= 0 { byLevel[level, default: []].append(Int32(place)) }
            let continues = roles.last == role
            runStarts.append(continues ? runStarts[place - 1] : Int32(place))
            roles.append(role)
            levels.append(Int8(clamping: level))
        }
        runEnds = runStarts
        for place in runStarts.indices.reversed() {
            let next = place + 1
            let continues = next < runStarts.count && runStarts[next] == runStarts[place]
            runEnds[place] = continues ? runEnds[next] : Int32(place)
        }
    }

    /// The next place with the same role.
    func sameRole(as place: Int, _ direction: SearchDirection) -> Int? {
        guard roles.indices.contains(place) else { return nil }
        return byRole[roles[place]]?.next(to: place, direction)
    }

    /// The next heading of the same level; nil where `place` is no heading.
    func sameLevel(as place: Int, _ direction: SearchDirection) -> Int? {
        guard levels.indices.contains(place), levels[place] >= 0 else { return nil }
        return byLevel[Int(levels[place])]?.next(to: place, direction)
    }

    /// The next place with another role.
    func otherRole(than place: Int, _ direction: SearchDirection) -> Int? {
        guard roles.indices.contains(place) else { return nil }
        let target = direction == .next ? runEnds[place] + 1 : runStarts[place] - 1
        return roles.indices.contains(Int(target)) ? Int(target) : nil
    }

    /// The traits that VoiceOver has a role word for.
    private static let roleTraits: Traits = [
        .button, .link, .image, .searchField, .staticText, .adjustable, .header, .textEntry,
        .pickerElement, .radioButton, .secureTextField, .backButton, .tabBarItem, .popUpButton,
        .textArea, .menuItem, .toggleButton,
    ]

    private static func role(of element: Element) -> UInt64 {
        element.effectiveTraits.intersection(roleTraits).rawValue
    }

    /// Whether `new` in the place of `old` changes nothing that is looked for.
    static func areAlike(_ old: Element, _ new: Element) -> Bool {
        role(of: old) == role(of: new) && level(of: old) == level(of: new)
    }

    /// -1 for what is no heading; 0 where it has no level.
    private static func level(of element: Element) -> Int {
        guard element.effectiveTraits.contains(.header) else { return -1 }
        return element.hasExtras ? min(max(element.extras.headingLevel ?? 0, 0), 6) : 0
    }
}
