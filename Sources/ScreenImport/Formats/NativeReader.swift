import ScreenModel

/// Why a native file cannot be opened, at a byte offset.
struct NativeFault: Error {
    var offset: Int
    var problem: String
    var expected: String
}

/// Reads a native screen file into the model. Values of the wrong kind are faults; unknown names
/// and ids are warnings, and the rest is loaded.
struct NativeReader {
    let json: JSONDocument
    /// The element key of each name of the document.
    let keyOfName: [ElementKey?]
    /// The object in which each name stood last, to find keys that stand twice.
    var lastUse: [Int]
    var screen = Screen()
    /// Names that may still be looked at for suggestions: a file with faults everywhere would keep
    /// its reader waiting.
    private var comparisonsLeft = 100_000
    private(set) var warnings: [(offset: Int, text: String)] = []
    /// Ids that something refers to, to be checked at the end.
    private var references: [(offset: Int, id: String, user: String)] = []
    private var ids = IDRegister()

    init(_ json: JSONDocument) {
        self.json = json
        keyOfName = json.names.names.map { ElementKey.named($0) }
        lastUse = [Int](repeating: -1, count: keyOfName.count)
    }

    mutating func read() throws(NativeFault) {
        guard json.kind(JSONDocument.root) == .object else {
            throw NativeFault(
                offset: json.offset(JSONDocument.root), problem: "the file is no screen",
                expected: "an object with \"earshot\": 1 and \"elements\"")
        }
        try checkVersion()
        var elements: Int?
        try eachMember(of: JSONDocument.root, named: ScreenKey.allCases.map(\.rawValue)) {
            (reader, name, value) throws(NativeFault) in
            guard let key = ScreenKey.byName[name] else { return }
            if key == .elements { elements = value }
            try reader.read(key, value)
        }
        if let elements {
            var tree = ElementTree()
            tree.reserveCapacity(json.nodes.count / 16)
            ids.reserveCapacity(json.nodes.count / 12)
            try readElements(elements, into: &tree, depth: 0)
            screen.tree = tree
        }
        checkReferences()
        screen.tree.seal()
    }

    private mutating func checkVersion() throws(NativeFault) {
        guard let place = json.member("earshot", of: JSONDocument.root), json.kind(place) != .null
        else {
            warn(json.offset(JSONDocument.root), "\"earshot\": 1 is missing")
            return
        }
        guard json.number(place) == 1 else {
            let problem =
                json.kind(place) == .number
                ? "version \(json.scalarText(place) ?? "?") of the format is not known"
                : "'earshot' is \(describe(place))"
            throw NativeFault(
                offset: json.offset(place), problem: problem, expected: "\"earshot\": 1")
        }
    }

    private mutating func read(_ key: ScreenKey, _ value: Int) throws(NativeFault) {
        switch key {
        case .earshot: break
        case .schema: _ = try text(value, key.rawValue)
        case .title: screen.title = try text(value, key.rawValue)
        case .app: screen.app = try text(value, key.rawValue)
        case .platform: screen.platform = try choice(value, key.rawValue) ?? .iOS
        case .idiom: screen.idiom = try choice(value, key.rawValue)
        case .language: screen.language = try text(value, key.rawValue)
        case .direction: screen.direction = try choice(value, key.rawValue)
        case .size:
            let numbers = try numbers(value, key.rawValue, count: 2, "[width, height]")
            screen.size = Size(width: numbers[0], height: numbers[1])
        case .entry: screen.entry = try reference(value, key.rawValue)
        case .elements: try expect(.array, value, key.rawValue, "a list of elements")
        case .rotors: screen.rotors = try rotors(value)
        case .on: screen.on = try events(value, depth: 0)
        }
    }

    // Faults, warnings, references.

    mutating func warn(_ offset: Int, _ text: String) {
        warnings.append((offset, text))
    }

    /// `unknown key 'lable'; did you mean 'label'?`
    mutating func warnUnknown(_ kind: String, _ name: String, at place: Int, among names: [String])
    {
        let meant = ForeignNames.native[name].flatMap { names.contains($0) ? $0 : nil }
        let suggestion =
            meant.map { "; did you mean '\($0)'?" }
            ?? suggestion(for: ForeignNames.stripped(name), in: names)
        warn(json.offset(place), "unknown \(kind) '\(name)'\(suggestion)")
    }

    private mutating func suggestion(for name: String, in names: some Collection<String>) -> String
    {
        guard comparisonsLeft > 0 else { return "" }
        comparisonsLeft -= names.count
        return NearestName.suggestion(for: name, in: names)
    }

    mutating func note(id: String, at place: Int) {
        guard ids.insert(id) else {
            warn(json.offset(place), "the id '\(id)' stands twice; it means the first element")
            return
        }
    }

    /// Ids that an effect adds later: they may be referred to and may come back.
    mutating func noteInserted(_ tree: ElementTree) {
        for index in tree.descendants(of: .root) {
            if let id = tree[index].id { _ = ids.insert(id) }
        }
    }

    mutating func noteReference(_ id: String, at place: Int, from user: String) {
        references.append((json.offset(place), id, user))
    }

    private mutating func checkReferences() {
        for reference in references where !isKnown(reference.id) {
            let suggestion = suggestion(for: reference.id, in: ids.all)
            warn(
                reference.offset,
                "no element has the id '\(reference.id)' in '\(reference.user)'\(suggestion)")
        }
    }

    private func isKnown(_ id: String) -> Bool {
        ids.contains(id) || id.hasPrefix("@") && screen.tree.index(atPath: id.dropFirst()) != nil
    }

    func describe(_ place: Int) -> String {
        switch json.kind(place) {
        case .object: "an object"
        case .array: "a list"
        case .string, .escapedString: "a text"
        case .number: "a number"
        case .true: "true"
        case .false: "false"
        default: "null"
        }
    }
}
