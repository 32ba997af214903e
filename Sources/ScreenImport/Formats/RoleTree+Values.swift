import ScreenModel

extension RoleTree {
    mutating func read(_ key: RoleKey, _ place: Int, into fields: inout Fields) {
        let value = plain(place)
        switch key {
        case .role: fields.role = json.string(value) ?? fields.role
        case .subrole: fields.subrole = json.string(value) ?? fields.subrole
        // A tool may have two keys for one thing; what says something counts.
        case .label: keep(json.scalarText(value), in: &fields.element.label)
        case .title: keep(json.scalarText(value), in: &fields.title)
        case .value: readValue(value, into: &fields)
        case .hint:
            keep(json.scalarText(value), in: &fields.element.hint)
            seen.insert(.hint)
        case .placeholder:
            keep(json.scalarText(value), in: &fields.element.placeholder)
            seen.insert(.placeholder)
        case .identifier:
            keep(json.string(value), in: &fields.element.id)
            seen.insert(.identifier)
        case .frame:
            fields.element.frame = frame(value) ?? fields.element.frame
            seen.insert(.frame)
        case .position:
            fields.position = pair(value)
            seen.insert(.frame)
        case .size: fields.size = pair(value)
        case .enabled:
            fields.element.enabled = json.flag(value)
            if fields.element.enabled != nil { seen.insert(.enabled) }
        case .enabledControl:
            fields.enabledControl = json.flag(value)
            if fields.enabledControl != nil { seen.insert(.enabled) }
        case .selected:
            fields.element.selected = json.flag(value)
            if fields.element.selected != nil { seen.insert(.selected) }
        case .hidden: fields.facts.isHidden = json.flag(value) == true
        case .focused: if json.flag(value) == true { fields.element.extras.defaultFocus = true }
        case .expanded: fields.element.expanded = json.flag(value)
        case .process:
            fields.facts.process = json.number(value).flatMap { Int32(exactly: $0) } ?? 0
        case .children: fields.children.append(place)
        case .path: fields.depth = json.items(place).reduce(0) { depth, _ in depth + 1 }
        case .bundle: dump.bundleID = dump.bundleID ?? json.string(value)
        case .inside, .window, .app: break
        }
    }

    /// What stands in `{"value": …}`, as some encoders wrap every attribute.
    private func plain(_ place: Int) -> Int {
        guard json.kind(place) == .object, let inner = json.member("value", of: place) else {
            return place
        }
        return inner
    }

    private func keep(_ text: String?, in field: inout String?) {
        guard let text, field == nil || TextTests.isBlank(field) else { return }
        field = text
    }

    private mutating func readValue(_ place: Int, into fields: inout Fields) {
        keep(json.scalarText(place), in: &fields.element.value)
        if json.kind(place) == .object || json.kind(place) == .array { dump.structuredValues += 1 }
    }

    mutating func finish(_ fields: inout Fields) {
        fields.facts.type = type(fields)
        if let isEnabled = fields.enabledControl,
            isEnabled || StopRole(fields.facts.type).canBeDisabled
        {
            fields.element.enabled = isEnabled
        }
        if fields.element.frame == nil, let position = fields.position, let size = fields.size {
            fields.element.frame = Rect(
                x: position[0], y: position[1], width: size[0], height: size[1])
        }
        if fields.element.frame?.isFinite == false { fields.element.frame = nil }
        fields.element.applyDriverValueRules(for: fields.facts.type)
    }

    /// A subrole of a control is more exact than the role. Without a role it is a group: AXUI
    /// leaves the word out there.
    private mutating func type(_ fields: Fields) -> ElementType {
        if let subrole = fields.subrole, let type = RoleWords.type(subrole), type != .other {
            return type
        }
        guard let role = fields.role, !role.isEmpty else { return .group }
        if let type = RoleWords.type(role) { return type }
        dump.noteUnknown("role", role)
        return .other
    }

    /// A frame in the drivers' spellings or as the edges `{minX, minY, maxX, maxY}`.
    private func frame(_ place: Int) -> Rect? {
        guard let left = json.member("minX", of: place).flatMap(json.number),
            let top = json.member("minY", of: place).flatMap(json.number),
            let right = json.member("maxX", of: place).flatMap(json.number),
            let bottom = json.member("maxY", of: place).flatMap(json.number)
        else { return frames.rect(place) }
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// `"x;y"`, `[x, y]`, `{x, y}` or `{width, height}`.
    private func pair(_ place: Int) -> [Double]? {
        var numbers = json.items(place).compactMap(json.number)
        if let text = json.string(place) {
            numbers = text.split { ";,".contains($0) }
                .compactMap { Double($0.filter { !$0.isWhitespace }) }
        } else if json.kind(place) == .object {
            let names = [["x", "y"], ["width", "height"], ["X", "Y"], ["Width", "Height"]]
            numbers =
                names.map { pair in
                    pair.compactMap { json.member($0, of: place).flatMap(json.number) }
                }.first { $0.count == 2 } ?? []
        }
        return numbers.count == 2 && numbers.allSatisfy(\.isFinite) ? numbers : nil
    }
}

extension StopRole {
    /// Whether an element can be dimmed: containers, texts and images are not.
    var canBeDisabled: Bool {
        switch self {
        case .control, .button, .textEntry: true
        case .container, .text, .other: false
        }
    }
}
