import ScreenModel

extension NativeReader {
    /// The keys that few elements have.
    mutating func readExtra(
        _ key: ElementKey, _ value: Int, into extras: inout Extras, depth: Int
    ) throws(NativeFault) {
        let name = key.rawValue
        switch key {
        case .childrenBehavior: extras.childrenBehavior = try choice(value, name)
        case .landmark: extras.landmark = try text(value, name)
        case .sortPriority: extras.sortPriority = try number(value, name)
        case .alpha: extras.alpha = try number(value, name)
        case .order: extras.order = try references(value, name)
        case .visualFrame: extras.visualFrame = try rect(value, name)
        case .activationPoint: extras.activationPoint = try point(value, name)
        case .path:
            extras.path = try each(value, name, "points") { reader, item throws(NativeFault) in
                try reader.point(item, name)
            }
        case .headingLevel: extras.headingLevel = try integer(value, name, in: 0...6)
        case .textualContext: extras.textualContext = try choice(value, name)
        case .speech: extras.speech = try speech(value)
        case .actions:
            extras.actions = try each(value, name, "actions") { reader, item throws(NativeFault) in
                try reader.action(item, depth: depth)
            }
        case .content:
            extras.content = try each(value, name, "entries") { reader, item throws(NativeFault) in
                try reader.content(item)
            }
        case .rotors: extras.rotors = try rotors(value)
        case .steps:
            extras.steps = try each(value, name, "values") { reader, item throws(NativeFault) in
                try reader.valueText(item, name)
            }
        case .min: try readRange(value, name, &extras) { $0.min = $1 }
        case .max: try readRange(value, name, &extras) { $0.max = $1 }
        case .step: try readRange(value, name, &extras) { $0.step = $1 }
        case .now: try readRange(value, name, &extras) { $0.now = $1 }
        case .format:
            let format = try text(value, name)
            extras.updateRange { $0.format = format }
        case .selection: extras.selection = try range(value, name)
        case .misspelled:
            extras.misspelled = try each(value, name, "ranges") {
                reader, item throws(NativeFault) in try reader.range(item, name)
            }
        case .table: extras.cell = try cell(value)
        case .headers: extras.headers = try headers(value)
        case .labeledBy: extras.labeledBy = try reference(value, name)
        case .linked: extras.linked = try references(value, name)
        case .defaultFocus: extras.defaultFocus = try bool(value, name)
        case .directTouch: extras.directTouch = try directTouch(value)
        case .updates: extras.updates = try updates(value)
        case .scroll: extras.scroll = try scroll(value)
        case .popup: extras.popup = try choice(value, name)
        case .orientation: extras.orientation = try choice(value, name)
        case .current: extras.current = try text(value, name)
        case .inputLabels: extras.inputLabels = try texts(value, name)
        case .on: extras.on = try events(value, depth: depth)
        default: try readAuditFact(key, value, into: &extras)
        }
    }

    private func readRange(
        _ value: Int, _ name: String, _ extras: inout Extras,
        _ set: (inout ValueRange, Double) -> Void
    ) throws(NativeFault) {
        let number = try number(value, name)
        extras.updateRange { set(&$0, number) }
    }

    private func readAuditFact(
        _ key: ElementKey, _ value: Int, into extras: inout Extras
    ) throws(NativeFault) {
        var facts = extras.audit ?? AuditFacts()
        let name = key.rawValue
        switch key {
        case .handlers: facts.handlers = try texts(value, name)
        case .gestures: facts.gestures = try texts(value, name)
        case .contextMenu: facts.contextMenu = try bool(value, name)
        case .visibleText: facts.visibleText = try text(value, name)
        case .textStyle: facts.textStyle = try text(value, name)
        case .url: facts.url = try text(value, name)
        case .parts: facts.parts = try texts(value, name)
        case .live: facts.live = try text(value, name)
        case .category: facts.category = try text(value, name)
        case .system: facts.system = try bool(value, name)
        case .ignore: facts.ignore = try texts(value, name)
        default: return
        }
        extras.audit = facts
    }

    /// The values of a list, each read by `read`.
    mutating func each<Value>(
        _ place: Int, _ key: String, _ what: String,
        _ read: (inout NativeReader, Int) throws(NativeFault) -> Value
    ) throws(NativeFault) -> [Value] {
        var result: [Value] = []
        for item in try list(place, key, of: what) { result.append(try read(&self, item)) }
        return result
    }

    private mutating func speech(_ place: Int) throws(NativeFault) -> SpeechAttributes {
        var result = SpeechAttributes()
        try eachMember(of: place, "speech", .speech) { reader, name, value throws(NativeFault) in
            switch name {
            case "spellOut": result.spellOut = try reader.bool(value, name)
            case "pitch": result.pitch = try reader.number(value, name)
            case "punctuation": result.punctuation = try reader.choice(value, name)
            default: result.ipa = try reader.text(value, name)
            }
        }
        return result
    }

    private mutating func action(_ place: Int, depth: Int) throws(NativeFault) -> CustomAction {
        var result = CustomAction(name: "")
        try eachMember(of: place, "actions", .action) { reader, name, value throws(NativeFault) in
            switch name {
            case "name": result.name = try reader.text(value, name)
            case "category": result.category = try reader.text(value, name)
            default: result.effects = try reader.effects(value, name, depth: depth)
            }
        }
        return result
    }

    private mutating func content(_ place: Int) throws(NativeFault) -> CustomContent {
        var result = CustomContent(label: nil, value: nil)
        try eachMember(of: place, "content", .content) { reader, name, value throws(NativeFault) in
            switch name {
            case "label": result.label = try reader.text(value, name)
            case "value": result.value = try reader.valueText(value, name)
            default: result.importance = try reader.choice(value, name) ?? .default
            }
        }
        return result
    }

    mutating func rotors(_ place: Int) throws(NativeFault) -> [CustomRotor] {
        try each(place, "rotors", "rotors") { reader, item throws(NativeFault) in
            var rotor = CustomRotor(name: nil, items: [])
            try reader.eachMember(of: item, "rotors", .rotor) {
                reader, name, value throws(NativeFault) in
                switch name {
                case "name": rotor.name = try reader.text(value, name)
                case "system": rotor.system = try reader.systemRotor(value)
                case "sorted": rotor.sorted = try reader.text(value, name)
                default:
                    rotor.items = try reader.each(value, name, "ids") {
                        reader, item throws(NativeFault) in try reader.rotorItem(item)
                    }
                }
            }
            return rotor
        }
    }

    private mutating func systemRotor(_ place: Int) throws(NativeFault) -> String? {
        let name = try text(place, "system")
        if CustomRotor.systemTypes.contains(name) { return name }
        warnUnknown("system rotor", name, at: place, among: CustomRotor.systemTypes)
        return nil
    }

    private mutating func rotorItem(_ place: Int) throws(NativeFault) -> CustomRotor.Item {
        if json.string(place) != nil {
            return CustomRotor.Item(id: try reference(place, "items"))
        }
        var result = CustomRotor.Item(id: "")
        guard json.kind(place) == .object else { throw wrong(place, "items", "ids or {id, range}") }
        try eachMember(of: place, "items", .rotorItem) { reader, name, value throws(NativeFault) in
            if name == "id" {
                result.id = try reader.reference(value, "items")
            } else {
                result.range = try reader.range(value, name)
            }
        }
        return result
    }

    private mutating func cell(_ place: Int) throws(NativeFault) -> TableCell {
        var result = TableCell(row: nil, column: nil)
        try eachMember(of: place, "table", .cell) { reader, name, value throws(NativeFault) in
            switch name {
            case "row": result.row = try reader.integer(value, name)
            case "column": result.column = try reader.integer(value, name)
            case "rows": result.rows = try reader.integer(value, name)
            default: result.columns = try reader.integer(value, name)
            }
        }
        return result
    }

    private mutating func headers(_ place: Int) throws(NativeFault) -> TableHeaders {
        var result = TableHeaders()
        try eachMember(of: place, "headers", .headers) { reader, name, value throws(NativeFault) in
            let ids = try reader.idsByNumber(value, name)
            if name == "rows" { result.rows = ids } else { result.columns = ids }
        }
        return result
    }

    private mutating func idsByNumber(_ place: Int, _ key: String) throws(NativeFault) -> [Int:
        [String]]
    {
        try expect(.object, place, key, "an object with numbers as keys and lists of ids")
        var result: [Int: [String]] = [:]
        for member in json.members(place) {
            let name = json.name(ofKey: member.key)
            guard let number = Int(name), number >= 0 else {
                throw NativeFault(
                    offset: json.offset(member.key), problem: "'\(name)' is no number of '\(key)'",
                    expected: "a whole number from 0 as key")
            }
            if json.kind(member.value) != .null {
                result[number] = try references(member.value, key)
            }
        }
        return result
    }

    private mutating func directTouch(_ place: Int) throws(NativeFault) -> DirectTouch {
        var result = DirectTouch()
        try eachMember(of: place, "directTouch", .directTouch) {
            reader, name, value throws(NativeFault) in
            let flag = try reader.bool(value, name)
            if name == "silentOnTouch" {
                result.silentOnTouch = flag
            } else {
                result.requiresActivation = flag
            }
        }
        return result
    }

    private mutating func updates(_ place: Int) throws(NativeFault) -> Updates {
        var result = Updates(every: 1)
        try eachMember(of: place, "updates", .updates) { reader, name, value throws(NativeFault) in
            switch name {
            case "every":
                result.every = try reader.number(value, name)
                guard result.every > 0 else {
                    throw NativeFault(
                        offset: reader.json.offset(value), problem: "'every' is not above 0",
                        expected: "a number of seconds above 0")
                }
            case "values":
                result.values = try reader.each(value, name, "values") {
                    reader, item throws(NativeFault) in try reader.valueText(item, name)
                }
            default: result.count = try reader.number(value, name)
            }
        }
        return result
    }

    private mutating func scroll(_ place: Int) throws(NativeFault) -> ScrollStatus {
        var result = ScrollStatus()
        try eachMember(of: place, "scroll", .scroll) { reader, name, value throws(NativeFault) in
            switch name {
            case "axis": result.axis = try reader.text(value, name)
            case "page": result.page = try reader.integer(value, name)
            case "pages": result.pages = try reader.integer(value, name)
            case "status": result.status = try reader.text(value, name)
            default:
                let rows = try reader.each(value, name, "two or three numbers") {
                    reader, item throws(NativeFault) in try reader.integer(item, name)
                }
                guard (2...3).contains(rows.count) else {
                    throw NativeFault(
                        offset: reader.json.offset(value),
                        problem: "'rows' has \(rows.count) numbers",
                        expected: "[first, last, total] or [first, last]")
                }
                result.rows = rows
            }
        }
        return result
    }
}
