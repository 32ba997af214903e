import ScreenModel

/// The rotor's ring for one focus: a closed circle, built from what applies there.
enum RotorRing {
    /// The options clockwise. Element searches apply when the scope has a match; Containers,
    /// Characters, Words and Lines always (iOS 26.5 log, AppleVis; M).
    static func options(at focus: ElementIndex?, in scene: Scene) -> [RotorOption] {
        var ring: [RotorOption] = [.characters, .words, .lines, .speakingRate]
        let element = focus.map { scene.order.merged[$0] ?? scene.tree[$0] }
        let traits = element?.effectiveTraits ?? []
        let custom = CustomRotors.offered(at: focus, in: scene)
        if traits.contains(.adjustable) { ring.append(.adjustValue) }
        ring.append(.containers)
        let replaced = Set(custom.compactMap(replaced(by:)))
        for option in searches where scene.kinds.hasAny(option) && !replaced.contains(option) {
            ring.append(option)
        }
        ring += custom.map(\.option)
        if let element, element.hasExtras {
            if element.extras.content?.isEmpty == false { ring.append(.moreContent) }
            if element.extras.actions?.isEmpty == false { ring.append(.actions) }
        }
        return ring
    }

    /// Searches that stand in the ring without being asked for; Search Fields and Buttons are
    /// opt-in on a device and are reached by letter here.
    private static let searches: [RotorOption] = [
        .headings, .landmarks, .links, .formControls, .textFields, .images, .tables, .lists,
    ]

    /// The search that a rotor of a system type replaces.
    private static func replaced(by rotor: CustomRotor) -> RotorOption? {
        switch rotor.option {
        case .system("heading"): .headings
        case .system("link"): .links
        case .system("image"): .images
        case .system("textField"): .textFields
        case .system("table"): .tables
        case .system("list"): .lists
        case .system("landmark"): .landmarks
        default: nil
        }
    }
}

/// The rotors that the app supplies where the cursor is.
enum CustomRotors {
    /// Those of the focused element, then of each container around it, nearest first, then of the
    /// screen; one of each name; nothing from outside a modal (WWDC20-10116 H, descendants M).
    static func offered(at focus: ElementIndex?, in scene: Scene) -> [CustomRotor] {
        var rotors: [CustomRotor] = []
        var names: Set<RotorOption> = []
        func add(_ more: [CustomRotor]?) {
            for rotor in more ?? [] where names.insert(rotor.option).inserted {
                rotors.append(rotor)
            }
        }
        if let focus {
            add((scene.order.merged[focus] ?? scene.tree[focus]).extras.rotors)
            for ancestor in scene.tree.ancestors(of: focus) {
                let element = scene.tree[ancestor]
                if element.hasExtras { add(element.extras.rotors) }
                if element.isModal || ancestor == scene.scope { return rotors }
            }
        }
        add(scene.screen.rotors)
        return rotors
    }
}

extension CustomRotor {
    /// Named by the app, else by its system type.
    var option: RotorOption {
        if let name { return .custom(name) }
        return .system(system ?? "")
    }
}
