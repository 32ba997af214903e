import ScreenModel

/// The rotor's ring for one focus: a closed circle, built from what applies there.
enum RotorRing {
    /// The options clockwise. Element searches apply when the scope has a match; Containers,
    /// Characters, Words and Lines always (iOS 26.5 log, AppleVis; M).
    static func options(
        at focus: ElementIndex?, in scene: Scene, _ optIn: OptInOptions
    ) -> [RotorOption] {
        let custom = CustomRotors.offered(at: focus, in: scene)
        var ring: [RotorOption] = []
        for option in beforeCustom where offers(option, at: focus, in: scene, custom, optIn) {
            ring.append(option)
        }
        ring += custom.map(\.option)
        for option in afterCustom where offers(option, at: focus, in: scene, custom, optIn) {
            ring.append(option)
        }
        return ring
    }

    /// What the rotor is on. Asks for one option before it builds a ring.
    static func current(
        _ rotor: RotorState, at focus: ElementIndex?, in scene: Scene, _ optIn: OptInOptions
    ) -> RotorOption {
        let custom = CustomRotors.offered(at: focus, in: scene)
        if offers(rotor.wanted, at: focus, in: scene, custom, optIn) { return rotor.wanted }
        return rotor.current(in: options(at: focus, in: scene, optIn))
    }

    static func offers(
        _ option: RotorOption, at focus: ElementIndex?, in scene: Scene, _ custom: [CustomRotor],
        _ optIn: OptInOptions
    ) -> Bool {
        switch option {
        case .characters, .words, .lines, .speakingRate, .containers:
            return true
        case .edit:
            return focus.map(scene.offersEditing) ?? false
        case .textSelection:
            return focus.map { scene.isEdited($0) || scene.tree[$0].isSelectable } ?? false
        case .misspelledWords:
            return !custom.contains { $0.replaces(option) }
                && focus.map(scene.isEdited) ?? false
        case .adjustValue:
            return focus.map { scene.traits(at: $0).contains(.adjustable) } ?? false
        case .headings, .landmarks, .links, .formControls, .textFields, .images, .tables, .lists:
            return scene.kinds.hasAny(option) && !custom.contains { $0.replaces(option) }
        case .searchFields, .buttons, .visitedLinks, .nonvisitedLinks, .staticText:
            return optIn.contains(option) && scene.kinds.hasAny(option)
                && !custom.contains { $0.replaces(option) }
        case .sameHeadingLevel:
            return optIn.contains(option) && scene.kinds.hasAny(.headings)
        case .sameItem, .verticalNavigation, .volume, .hints, .language, .punctuation:
            return optIn.contains(option)
        case .typingMode:
            return optIn.contains(option) && focus.map(scene.isEdited) ?? false
        case .zoom:
            return optIn.contains(option)
                && focus.map { scene.traits(at: $0).contains(.supportsZoom) } ?? false
        case .navigationStyle:
            return optIn.contains(option) && !scene.style.isMac
        case .differentItem:
            return false
        case .audioGraph:
            return focus.map { scene.tree[$0].type == .chart } ?? false
        case .directTouch:
            return focus.map { scene.allowsDirectTouch(at: $0) } ?? false
        case .custom, .system:
            return custom.contains { $0.option == option }
        case .moreContent:
            return focus.map { scene.element(at: $0).extras.content?.isEmpty == false } ?? false
        case .actions:
            return focus.map { scene.element(at: $0).hasActions } ?? false
        }
    }

    static let beforeCustom: [RotorOption] = [
        .edit, .textSelection, .characters, .words, .lines, .speakingRate, .adjustValue,
        .containers, .headings, .landmarks, .links, .formControls, .textFields, .searchFields,
        .buttons, .images, .tables, .lists, .misspelledWords,
    ]
    static let afterCustom: [RotorOption] = [
        .moreContent, .audioGraph, .directTouch, .actions, .visitedLinks, .nonvisitedLinks,
        .staticText, .sameItem, .sameHeadingLevel, .verticalNavigation, .typingMode, .volume,
        .hints, .language, .punctuation, .zoom, .navigationStyle,
    ]
}

/// The rotors that the app supplies where the cursor is.
enum CustomRotors {
    /// Those of the focused element, then of each container around it, nearest first, then of the
    /// screen; one of each name, none without a name; nothing from outside a modal
    /// (WWDC20-10116 H, descendants M).
    static func offered(at focus: ElementIndex?, in scene: Scene) -> [CustomRotor] {
        var rotors: [CustomRotor] = []
        var names: Set<RotorOption> = []
        visit(from: focus, in: scene) { rotor, _, _ in
            if rotor.isNamed, names.insert(rotor.option).inserted { rotors.append(rotor) }
        }
        return rotors
    }

    /// All that are declared where the cursor is, nearest first, each with its owner (the root for
    /// the screen's own) and its place there.
    static func visit(
        from focus: ElementIndex?, in scene: Scene,
        _ take: (CustomRotor, _ owner: ElementIndex, _ place: Int) -> Void
    ) {
        func add(_ rotors: [CustomRotor]?, of owner: ElementIndex) {
            guard let rotors else { return }
            for (place, rotor) in rotors.enumerated() { take(rotor, owner, place) }
        }
        if let focus {
            let mayMerge = !scene.merged.isEmpty
            if scene.tree[focus].hasExtras || mayMerge {
                add(scene.element(at: focus).extras.rotors, of: focus)
            }
            if scene.order.hasContainerRotors || !scene.screen.rotors.isEmpty {
                for ancestor in scene.tree.ancestors(of: focus) {
                    if scene.tree[ancestor].hasExtras {
                        add(scene.tree[ancestor].extras.rotors, of: ancestor)
                    }
                    if ends(at: ancestor, in: scene) { return }
                }
            }
        }
        add(scene.screen.rotors, of: .root)
    }

    /// Whether nothing from outside is offered inside.
    static func ends(at ancestor: ElementIndex, in scene: Scene) -> Bool {
        scene.tree[ancestor].isModal || ancestor == scene.scope
    }
}

extension CustomRotor {
    /// Named by the app, else by its system type.
    var option: RotorOption {
        if let name, !name.isEmpty { return .custom(name) }
        return .system(system ?? "")
    }

    var isNamed: Bool { option != .system("") }

    /// Whether it stands in for VoiceOver's own search (`UIAccessibilityCustomSystemRotorType`).
    func replaces(_ option: RotorOption) -> Bool {
        guard let system else { return false }
        return replaced == option || option == .system(system)
    }

    var replaced: RotorOption? {
        switch system {
        case "heading": .headings
        case "link": .links
        case "visitedLink": .visitedLinks
        case "image": .images
        case "textField": .textFields
        case "table": .tables
        case "list": .lists
        case "landmark": .landmarks
        case "misspelledWord": .misspelledWords
        default: nil
        }
    }
}
