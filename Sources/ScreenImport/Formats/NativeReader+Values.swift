import ScreenModel

/// Values of the kinds that keys take. All of them fault with the key's name and what it expects.
extension NativeReader {
    func wrong(_ place: Int, _ key: String, _ expected: String) -> NativeFault {
        NativeFault(
            offset: json.offset(place), problem: "'\(key)' is \(describe(place))",
            expected: expected)
    }

    func expect(
        _ kind: JSONNode.Kind, _ place: Int, _ key: String, _ expected: String
    ) throws(NativeFault) {
        guard json.kind(place) == kind else { throw wrong(place, key, expected) }
    }

    func text(_ place: Int, _ key: String) throws(NativeFault) -> String {
        guard let text = json.string(place) else { throw wrong(place, key, "a text") }
        return text
    }

    func bool(_ place: Int, _ key: String) throws(NativeFault) -> Bool {
        guard let value = json.bool(place) else { throw wrong(place, key, "true or false") }
        return value
    }

    func number(_ place: Int, _ key: String) throws(NativeFault) -> Double {
        guard let number = json.number(place) else { throw wrong(place, key, "a number") }
        guard number.isFinite else {
            throw NativeFault(
                offset: json.offset(place), problem: "'\(key)' is not finite",
                expected: "a finite number")
        }
        return number
    }

    func integer(
        _ place: Int, _ key: String, in range: ClosedRange<Int> = 0...Int(Int32.max)
    ) throws(NativeFault) -> Int {
        let expected =
            range.upperBound == Int(Int32.max)
            ? "a whole number from \(range.lowerBound)"
            : "a whole number from \(range.lowerBound) to \(range.upperBound)"
        guard let number = json.number(place) else { throw wrong(place, key, expected) }
        guard let whole = Int(exactly: number), range.contains(whole) else {
            let problem = "'\(key)' is \(number.isFinite ? NumberText.text(number) : "not finite")"
            throw NativeFault(offset: json.offset(place), problem: problem, expected: expected)
        }
        return whole
    }

    /// Text; a number or boolean stands for one.
    func valueText(_ place: Int, _ key: String) throws(NativeFault) -> String {
        guard let text = json.scalarText(place) else {
            throw wrong(place, key, "a text, a number, true or false")
        }
        return text
    }

    func list(_ place: Int, _ key: String, of what: String) throws(NativeFault) -> JSONItems {
        try expect(.array, place, key, "a list of \(what)")
        return json.items(place)
    }

    func texts(_ place: Int, _ key: String) throws(NativeFault) -> [String] {
        var result: [String] = []
        for item in try list(place, key, of: "texts") {
            guard let text = json.string(item) else { throw wrong(item, key, "a list of texts") }
            result.append(text)
        }
        return result
    }

    func numbers(
        _ place: Int, _ key: String, count: Int, _ form: String
    ) throws(NativeFault) -> [Double] {
        guard json.kind(place) == .array else { throw wrong(place, key, form) }
        var result: [Double] = []
        for item in json.items(place) {
            guard json.kind(item) == .number else { throw wrong(item, key, form) }
            result.append(try number(item, key))
        }
        guard result.count == count else {
            throw NativeFault(
                offset: json.offset(place), problem: "'\(key)' has \(result.count) numbers",
                expected: form)
        }
        return result
    }

    func rect(_ place: Int, _ key: String) throws(NativeFault) -> Rect {
        guard json.kind(place) == .array, json.next(place) == place + 5 else {
            let numbers = try numbers(place, key, count: 4, "[x, y, width, height]")
            return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
        for item in place + 1...place + 4 where json.kind(item) != .number {
            throw wrong(item, key, "[x, y, width, height]")
        }
        return Rect(
            x: try number(place + 1, key), y: try number(place + 2, key),
            width: try number(place + 3, key), height: try number(place + 4, key))
    }

    func point(_ place: Int, _ key: String) throws(NativeFault) -> Point {
        let numbers = try numbers(place, key, count: 2, "[x, y]")
        return Point(x: numbers[0], y: numbers[1])
    }

    func range(_ place: Int, _ key: String) throws(NativeFault) -> Range<Int> {
        let form = "[start, end] with whole numbers from 0 and start not after end"
        let numbers = try numbers(place, key, count: 2, form)
        guard let start = Int(exactly: numbers[0]), let end = Int(exactly: numbers[1]), start >= 0,
            start <= end
        else {
            throw NativeFault(
                offset: json.offset(place), problem: "'\(key)' is no range", expected: form)
        }
        return start..<end
    }

    /// One of an enum's names; another name is a warning and counts as absent.
    mutating func choice<Choice>(_ place: Int, _ key: String) throws(NativeFault) -> Choice?
    where Choice: CaseIterable & RawRepresentable, Choice.RawValue == String {
        let names = NativeObject.names(Choice.self)
        guard let name = json.string(place) else {
            throw wrong(place, key, "one of \(names.joined(separator: ", "))")
        }
        if let choice = Choice(rawValue: name) { return choice }
        warnUnknown(key, name, at: place, among: names)
        return nil
    }

    mutating func traits(_ place: Int) throws(NativeFault) -> Traits {
        var result = Traits()
        for item in try list(place, "traits", of: "trait names") {
            guard let name = json.string(item) else {
                throw wrong(item, "traits", "a list of trait names")
            }
            if let trait = Traits.named(name) {
                result.formUnion(trait)
            } else {
                warnUnknown("trait", name, at: item, among: Traits.names.map(\.name) + ["none"])
            }
        }
        return result
    }

    /// An id of an element, which is checked once all elements are known.
    mutating func reference(_ place: Int, _ key: String) throws(NativeFault) -> String {
        let id = try text(place, key)
        noteReference(id, at: place, from: key)
        return id
    }

    mutating func references(_ place: Int, _ key: String) throws(NativeFault) -> [String] {
        var result: [String] = []
        for item in try list(place, key, of: "ids") {
            guard json.string(item) != nil else { throw wrong(item, key, "a list of ids") }
            result.append(try reference(item, key))
        }
        return result
    }

    /// Calls `body` for each member that is not null; warns of unknown and doubled keys.
    mutating func eachMember(
        of place: Int, named names: [String],
        _ body: (inout NativeReader, String, Int) throws(NativeFault) -> Void
    ) throws(NativeFault) {
        var seen: Set<Int> = []
        for member in json.members(place) {
            let name = json.name(ofKey: member.key)
            guard names.contains(name) else {
                warnUnknown("key", name, at: member.key, among: names)
                continue
            }
            if !seen.insert(member.name).inserted { warnDoubled(name, at: member.key) }
            if json.kind(member.value) != .null { try body(&self, name, member.value) }
        }
    }

    mutating func warnDoubled(_ name: String, at key: Int) {
        warn(json.offset(key), "the key '\(name)' stands twice; the last one counts")
    }

    /// The same for an object of a table, after a check that it is one and has what it needs.
    mutating func eachMember(
        of place: Int, _ key: String, _ object: NativeObject,
        _ body: (inout NativeReader, String, Int) throws(NativeFault) -> Void
    ) throws(NativeFault) {
        try expect(.object, place, key, "an object with \(object.names.joined(separator: ", "))")
        try eachMember(of: place, named: object.names, body)
        for name in object.required {
            if let value = json.member(name, of: place), json.kind(value) != .null { continue }
            throw NativeFault(
                offset: json.offset(place), problem: "'\(key)' lacks '\(name)'",
                expected: "an object with \(object.required.joined(separator: ", "))")
        }
    }
}
