import ScreenModel

/// Traits, shapes, extras and rotors of one element.
extension A11ySnapshotReader {
    /// Names, and `unknown(mask)` for bits that the library has no name for.
    mutating func traits(_ place: Int?) -> Traits {
        var result = Traits()
        for word in place.map(json.strings) ?? [] {
            if word.hasPrefix("unknown("), let mask = UInt64(word.dropFirst(8).dropLast()) {
                let bits = Traits(rawValue: mask & (1 << 59 - 1))
                result.formUnion(bits)
                if bits.rawValue != mask { dump.noteUnknown("trait", word) }
            } else if let trait = TraitNames.trait(word) {
                result.formUnion(trait)
            } else {
                dump.noteUnknown("trait", word)
            }
        }
        return result
    }

    /// The hint of the app: the library adds to it what VoiceOver says of such an element by
    /// itself. `nil` when that is all.
    static func withoutDefault(_ hint: String, of traits: Traits) -> String? {
        var rest = Substring(hint)
        for (trait, sentence) in defaultHints where traits.contains(trait) {
            guard rest.hasSuffix(sentence) else { continue }
            rest = rest.dropLast(sentence.count)
            while rest.last?.isWhitespace == true { rest.removeLast() }
        }
        return rest.isEmpty ? nil : String(rest)
    }

    private static let defaultHints: [(Traits, String)] = [
        (.adjustable, "Swipe up or down with one finger to adjust the value."),
        (.toggleButton, "Double tap to toggle setting."),
        (.textEntry, "Double tap to edit."),
    ]

    mutating func readShape(_ found: [Key: Int], into element: inout Element) {
        if let shape = found[.shape] {
            if let frame = json.member("frame", of: shape) {
                element.frame = frames.rect(frame)
            } else if let path = json.member("pathElements", of: shape) {
                let points = outline(path)
                element.frame = A11ySnapshotReader.bounds(points)
                if points.count > 2 { element.extras.path = points }
            }
            markSeen(.frame)
        } else if let frame = found[.frame] {
            element.frame = frames.rect(frame)
            markSeen(.frame)
        } else if let x = number(found[.frameX]), let y = number(found[.frameY]),
            let width = number(found[.frameWidth]), let height = number(found[.frameHeight])
        {
            element.frame = Rect(x: x, y: y, width: width, height: height)
            markSeen(.frame)
        }
        guard found[.usesDefaultActivationPoint].flatMap(json.flag) != true else { return }
        if let point = found[.activationPoint].flatMap(json.point) {
            element.extras.activationPoint = point
        } else if let x = number(found[.activationPointX]), let y = number(found[.activationPointY])
        {
            element.extras.activationPoint = Point(x: x, y: y)
        }
    }

    private func number(_ place: Int?) -> Double? {
        place.flatMap(json.number).flatMap { $0.isFinite ? $0 : nil }
    }

    /// The corners of a path: a line gives its end, a curve a few points on the way to it.
    private func outline(_ place: Int) -> [Point] {
        var points: [Point] = []
        for item in json.items(place) {
            for member in json.members(item) {
                let names = ["control", "control1", "control2", "to"]
                var control = names.compactMap { name in
                    json.member(name, of: member.value).flatMap(json.point)
                }
                guard let end = control.last else { continue }
                if control.count > 1, let start = points.last {
                    control.insert(start, at: 0)
                    points += (1..<4).map { A11ySnapshotReader.curve(control, at: Double($0) / 4) }
                }
                points.append(end)
            }
        }
        return points
    }

    /// A point of a Bézier curve (de Casteljau).
    private static func curve(_ control: [Point], at t: Double) -> Point {
        var points = control
        while points.count > 1 {
            points = zip(points, points.dropFirst()).map { a, b in
                Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
            }
        }
        return points.first ?? Point(x: 0, y: 0)
    }

    private static func bounds(_ points: [Point]) -> Rect? {
        guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
            let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
        else { return nil }
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    mutating func readExtras(_ found: [Key: Int], into element: inout Element) {
        if let labels = found[.userInputLabels].map(json.strings), !labels.isEmpty {
            element.extras.inputLabels = labels
        }
        if let list = found[.customActions] {
            markSeen(.actions)
            let names = json.items(list).compactMap { item in
                json.string(item) ?? json.member("name", of: item).flatMap(json.string)
            }
            if !names.isEmpty { element.extras.actions = names.map { CustomAction(name: $0) } }
        }
        if let list = found[.customContent] {
            markSeen(.customContent)
            let content = json.items(list).map { item in
                CustomContent(
                    label: json.member("label", of: item).flatMap(json.scalarText),
                    value: json.member("value", of: item).flatMap(json.scalarText),
                    importance: json.member("isImportant", of: item).flatMap(json.flag) == true
                        ? .high : .default)
            }
            if !content.isEmpty { element.extras.content = content }
        }
    }

    /// Takes note of where the rotors lead: their targets may stand further down.
    mutating func readRotors(_ list: Int, of place: Int) {
        markSeen(.rotors)
        for rotor in json.items(list) {
            let name = json.member("name", of: rotor).flatMap(json.string)
            targets.append(Target(owner: place, rotor: name))
            let markers = json.member("resultMarkers", of: rotor)
            for marker in markers.map({ Array(json.items($0)) }) ?? [] {
                let sentence = json.member("elementDescription", of: marker).flatMap(json.string)
                let range = json.member("rangeDescription", of: marker).flatMap(json.string)
                targets.append(
                    Target(
                        owner: place, rotor: name, sentence: sentence ?? "",
                        range: range.flatMap(A11ySnapshotReader.range)))
            }
        }
    }

    /// `[0..<4]`
    private static func range(_ text: String) -> Range<Int>? {
        let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
        guard numbers.count == 2, numbers[0] <= numbers[1] else { return nil }
        return numbers[0]..<numbers[1]
    }

    mutating func resolveRotors() {
        var lost = 0
        var rotors: [Int: [CustomRotor]] = [:]
        for target in targets {
            guard let sentence = target.sentence else {
                rotors[target.owner, default: []].append(
                    CustomRotor(name: target.rotor, items: []))
                continue
            }
            guard let place = self.target(sentence) else {
                lost += 1
                continue
            }
            let id = dump.tree.id(of: ElementIndex(place))
            let last = (rotors[target.owner]?.count ?? 0) - 1
            guard last >= 0 else { continue }
            rotors[target.owner]?[last].items.append(
                CustomRotor.Item(id: id, range: target.range))
        }
        for (place, list) in rotors { dump.modify(place) { $0.extras.rotors = list } }
        if lost > 0 {
            dump.notes.append(
                ImportNote(.dropped, "\(lost) × rotor item whose element is not in the file"))
        }
    }
}
