import ScreenModel

extension NativeReader {
    /// Appends the elements of a list, and all inside them, below the root of `tree`. Walks with a
    /// list of what is open instead of recursion. `depth` counts the effects around it.
    mutating func readElements(
        _ list: Int, into tree: inout ElementTree, depth: Int
    ) throws(NativeFault) {
        try expect(.array, list, "elements", "a list of elements")
        try readElements((json.items(list), .root), into: &tree, depth: depth)
    }

    private mutating func readElements(
        _ top: ElementList?, into tree: inout ElementTree, depth: Int
    ) throws(NativeFault) {
        var open = [top].compactMap(\.self)
        while !open.isEmpty {
            guard let place = open[open.count - 1].items.next() else {
                open.removeLast()
                continue
            }
            let parent = open[open.count - 1].parent
            if let children = try add(place, to: parent, of: &tree, depth: depth) {
                open.append(children)
            }
        }
    }

    /// The places of elements, and the element that they go below.
    private typealias ElementList = (items: JSONItems, parent: ElementIndex)

    /// Reads the element of an `insert` effect.
    mutating func readFragment(_ place: Int, depth: Int) throws(NativeFault) -> ElementFragment {
        var tree = ElementTree()
        let children = try add(place, to: .root, of: &tree, depth: depth)
        try readElements(children, into: &tree, depth: depth)
        tree.seal()
        noteInserted(tree)
        return ElementFragment(tree: tree)
    }

    /// Appends one element; returns the list of its children with its index.
    private mutating func add(
        _ place: Int, to parent: ElementIndex, of tree: inout ElementTree, depth: Int
    ) throws(NativeFault) -> ElementList? {
        guard json.kind(place) == .object else {
            throw NativeFault(
                offset: json.offset(place), problem: "\(describe(place)) stands for an element",
                expected: "an object")
        }
        var element = Element()
        element.sourceOffset = Int32(json.offset(place))
        let children = try readMembers(of: place, into: &element, depth: depth)
        if depth == 0, let id = element.id { note(id: id, at: place) }
        element.isOnSideList =
            tree[parent].isOnSideList || tree[parent].type == .statusBar
        let isStepper = element.type == .stepper
        // Moved, not copied: nothing reads it afterwards.
        let index = tree.append(element, to: parent)
        if let children, json.next(children) > children + 1 { return (json.items(children), index) }
        if isStepper { addStepperButtons(of: tree[index], to: index, of: &tree) }
        return nil
    }

    /// Fills `element` from an object, which may have one key more than elements have; returns the
    /// place of its children.
    mutating func readMembers(
        of place: Int, into element: inout Element, depth: Int, besides extraKey: String? = nil
    ) throws(NativeFault) -> Int? {
        var children: Int?
        var extras: Extras?
        for member in json.members(place) {
            guard let key = keyOfName[member.name] else {
                let name = json.name(ofKey: member.key)
                if name == extraKey { continue }
                warnUnknown("key", name, at: member.key, among: ElementKey.allCases.map(\.rawValue))
                continue
            }
            if lastUse[member.name] == place { warnDoubled(key.rawValue, at: member.key) }
            lastUse[member.name] = place
            guard json.kind(member.value) != .null else { continue }
            if key == .children {
                try expect(.array, member.value, "children", "a list of elements")
                children = member.value
            } else if try !readPlain(key, member.value, into: &element) {
                var more = extras ?? Extras()
                try readExtra(key, member.value, into: &more, depth: depth)
                extras = more
            }
        }
        if let extras { element.extras = extras }
        return children
    }

    /// The keys that stand in the element itself. Returns false for the others.
    private mutating func readPlain(
        _ key: ElementKey, _ value: Int, into element: inout Element
    ) throws(NativeFault) -> Bool {
        switch key {
        case .id: element.id = try text(value, "id")
        case .type: element.type = try type(value)
        case .traits: element.traits = try traits(value)
        case .enabled: element.enabled = try bool(value, "enabled")
        case .selected: element.selected = try bool(value, "selected")
        case .label: element.label = try text(value, "label")
        case .value: element.value = try valueText(value, "value")
        case .hint: element.hint = try text(value, "hint")
        case .placeholder: element.placeholder = try text(value, "placeholder")
        case .accessible: element.accessible = try bool(value, "accessible")
        case .container: element.container = try choice(value, "container")
        case .hidden: element.hidden = try bool(value, "hidden")
        case .modal: element.modal = try bool(value, "modal")
        case .groupsChildren: element.groupsChildren = try bool(value, "groupsChildren")
        case .frame: element.frame = try rect(value, "frame")
        case .expanded: element.expanded = try bool(value, "expanded")
        case .language: element.language = try text(value, "language")
        default: return false
        }
        return true
    }

    private mutating func type(_ value: Int) throws(NativeFault) -> ElementType? {
        let name = try text(value, "type")
        if let type = ElementType.named(name) { return type }
        warnUnknown("type", name, at: value, among: ElementType.names)
        return nil
    }

    /// UIStepper shows itself to VoiceOver as two buttons, which step its number. Each is half of
    /// it, and says the number where the file gives one.
    private func addStepperButtons(
        of stepper: Element, to index: ElementIndex, of tree: inout ElementTree
    ) {
        let number = stepper.extras.range.flatMap { range in
            range.now.map { ValueText.formatted($0, range.format) }
        }
        for (place, name) in ["decrement", "increment"].enumerated() {
            let word = name.prefix(1).uppercased() + name.dropFirst()
            var button = Element()
            button.id = stepper.id.map { "\($0).\(name)" }
            button.type = .button
            button.label = stepper.label.map { $0.isEmpty ? word : "\($0), \(word)" } ?? word
            button.value = stepper.value ?? number
            button.enabled = stepper.enabled
            button.language = stepper.language
            button.isOnSideList = stepper.isOnSideList
            button.sourceOffset = stepper.sourceOffset
            button.frame = stepper.frame.map { frame in
                Rect(
                    x: frame.x + Double(place) * frame.width / 2, y: frame.y,
                    width: frame.width / 2, height: frame.height)
            }
            tree.append(button, to: index)
        }
    }
}
