import ScreenModel

/// Turns semantics nodes into elements: merges them, adds up their frames, reads their flags.
struct FlutterTree {
    private var nodes: [FlutterNode]
    private var frames: [Rect?]
    private var dump = Dump()
    private var seen: Facets = []

    init(_ nodes: [FlutterNode]) {
        self.nodes = nodes
        frames = [Rect?](repeating: nil, count: nodes.count)
    }

    mutating func makeDump() -> Dump {
        addUpFrames()
        mergeNodes()
        dump.reserveCapacity(nodes.count)
        dump.rule = .stated
        dump.order = .file
        for place in nodes.indices.dropFirst() { add(place) }
        let directions = nodes.compactMap { $0.texts["textDirection"] }
        if !directions.isEmpty {
            let rightToLeft = directions.count { $0 == "rtl" }
            dump.direction = rightToLeft * 2 > directions.count ? .rightToLeft : .leftToRight
        }
        dump.unknown = Facets.all.subtracting(ScreenFormat.flutter.known)
            .subtracting([.traits, .frame]).subtracting(seen)
        return dump
    }

    /// A frame is relative to the node above. What lies above the node that is scaled up to the
    /// screen counts physical pixels.
    private mutating func addUpFrames() {
        var origins = [Point?](repeating: Point(x: 0, y: 0), count: nodes.count)
        for place in nodes.indices.dropFirst() {
            let node = nodes[place]
            let isTop = node.scale != nil
            let origin = isTop ? Point(x: 0, y: 0) : origins[node.parent]
            guard let origin, let rect = node.rect, !node.isTransformed else {
                origins[place] = nil
                continue
            }
            let frame = Rect(
                x: origin.x + rect.x, y: origin.y + rect.y, width: rect.width,
                height: rect.height)
            origins[place] = Point(x: frame.x, y: frame.y)
            if frame.isFinite { frames[place] = frame }
            if let scale = node.scale, scale > 0 { scaleDown(above: place, by: scale) }
        }
    }

    private mutating func scaleDown(above place: Int, by scale: Double) {
        var place = nodes[place].parent
        // Several views may be scaled below one root, which is done once.
        while place > 0, !nodes[place].isTransformed, nodes[place].scale == nil {
            if let frame = frames[place] {
                frames[place] = Rect(
                    x: frame.x / scale, y: frame.y / scale, width: frame.width / scale,
                    height: frame.height / scale)
            }
            nodes[place].scale = scale
            place = nodes[place].parent
        }
    }

    private mutating func mergeNodes() {
        var owner = Array(nodes.indices)
        for place in nodes.indices.dropFirst() where nodes[place].isMergedUp {
            owner[place] = owner[nodes[place].parent]
            if owner[place] > 0 { nodes[owner[place]].merge(nodes[place]) }
        }
    }

    private mutating func add(_ place: Int) {
        let node = nodes[place]
        var element = Element()
        element.sourceOffset = node.offset
        element.label = node.label
        element.value = node.texts["value"]
        element.hint = node.texts["hint"]
        element.frame = frames[place]
        if let id = node.texts["identifier"] {
            element.id = id
            seen.insert(.identifier)
        }
        if let language = node.texts["locale"], !language.isEmpty {
            element.language = language
            seen.insert(.language)
        }
        readFlags(node, into: &element)
        if !node.customActions.isEmpty {
            element.extras.actions = node.customActions.map { CustomAction(name: $0) }
            seen.insert(.actions)
        }
        if let level = node.texts["headingLevel"].flatMap({ Int($0) }) {
            element.extras.headingLevel = level
            seen.insert(.headingLevel)
        }
        let steps = ["decreasedValue", "value", "increasedValue"].compactMap { node.texts[$0] }
        if steps.count == 3, !steps.contains("") { element.extras.steps = steps }
        var facts = DumpFacts()
        facts.flag = node.isStop
        _ = dump.add(element, title: nil, facts: facts, to: node.parent)
    }

    private mutating func readFlags(_ node: FlutterNode, into element: inout Element) {
        let flags = node.flags
        var traits: Traits = []
        for (flag, trait) in FlutterTree.traitOfFlag where flags.contains(flag) {
            traits.formUnion(trait)
        }
        if node.actions.contains("increase") || node.actions.contains("decrease") {
            traits.insert(.adjustable)
        }
        if traits.contains(.textEntry), flags.contains("isMultiline") { traits.insert(.textArea) }
        if let isOn = FlutterTree.isOn(flags, traits) {
            traits.formUnion([.button, .toggleButton])
            if TextTests.isBlank(element.value) { element.value = isOn ? "1" : "0" }
        } else if flags.contains("isInMutuallyExclusiveGroup"), flags.contains("isChecked") {
            traits.insert(.selected)
        }
        element.traits = traits
        if flags.contains("hasEnabledState") {
            element.enabled = flags.contains("isEnabled")
            seen.insert(.enabled)
        }
        if flags.contains("hasExpandedState") { element.expanded = flags.contains("isExpanded") }
        switch node.texts["role"] {
        case "list": element.container = .list
        case "table": element.container = .dataTable
        default: break
        }
        if element.container != nil { seen.insert(.containers) }
    }

    /// A switch's state, and a check box's, which the engine shows as a switch unless it is one
    /// of several choices (Flutter engine, M); a button that is checked stays a button.
    private static func isOn(_ flags: Set<String>, _ traits: Traits) -> Bool? {
        if flags.contains("hasToggledState") || flags.contains("isToggled") {
            return flags.contains("isToggled")
        }
        guard flags.contains("hasCheckedState"), !traits.contains(.button),
            !flags.contains("isInMutuallyExclusiveGroup")
        else { return nil }
        return flags.contains("isChecked")
    }

    private static let traitOfFlag: [(flag: String, trait: Traits)] = [
        ("isButton", .button), ("isLink", .link), ("isHeader", .header), ("isImage", .image),
        ("isSelected", .selected), ("isTextField", .textEntry), ("isSlider", .adjustable),
        ("isObscured", .secureTextField), ("isKeyboardKey", .keyboardKey),
        ("isLiveRegion", .updatesFrequently),
    ]
}
