import ScreenModel

extension ScreenFormat {
    /// Views as an indented list, their properties below them behind a bar. (README and source of
    /// minddistrict/ios-accessibility-text-snapshot, H)
    static let minddistrict = ScreenFormat(
        id: "minddistrict", what: "an accessibility snapshot of Minddistrict's library",
        command: "assertSnapshot(of: view, as: .recursiveA11yDescription) in a test",
        known: [
            .label, .value, .hint, .traits, .enabled, .selected, .stops, .order, .actions,
        ],
        partlyKnown: .type, support: .dump { MinddistrictReader.read($0) }
    ) { content in
        var hasView = false
        var hasProperty = false
        for line in content.lines {
            let row = MinddistrictRow(line)
            if case .view = row.content { hasView = true }
            if case .property = row.content, row.mark != nil { hasProperty = true }
            if hasView && hasProperty { return true }
        }
        return false
    }
}

/// One line: marks of the views around it, then a view or a property.
struct MinddistrictRow {
    enum Content {
        case view(name: Substring, column: Int, isHidden: Bool)
        case property(name: Substring, value: Substring)
        /// Of a value that goes on in another line.
        case text
    }

    /// The column of the last mark of a view that covers the line.
    var mark: Int?
    var isInHidden = false
    var isCovered: Bool { mark != nil }
    var content = Content.text

    private static let properties: Set<Substring> = ["label", "value", "hint", "traits", "action"]

    init(_ line: Substring) {
        var rest = line.utf8[...]
        var column = 0
        while let first = rest.first {
            let after = rest.dropFirst()
            let isMark = after.first == MinddistrictRow.space || after.isEmpty
            if first == UInt8(ascii: "|"), isMark {
                mark = column
            } else if first == UInt8(ascii: "o"), isMark,
                !MinddistrictRow.beginsName(after.dropFirst())
            {
                mark = column
                isInHidden = true
            } else if first != MinddistrictRow.space {
                break
            }
            rest = after
            column += 1
        }
        guard let first = rest.first else { return }
        let after = rest.dropFirst()
        let isHidden = first == UInt8(ascii: "o")
        if isHidden || first == UInt8(ascii: "*"), after.first == MinddistrictRow.space {
            let name = MinddistrictRow.withoutComment(after.dropFirst())
            content = .view(name: name, column: column, isHidden: isHidden)
        } else if first == UInt8(ascii: "-"), let colon = after.firstIndex(of: UInt8(ascii: ":")) {
            let name = Substring(after[..<colon])
            guard MinddistrictRow.properties.contains(name) else { return }
            let value = after[after.index(after: colon)...]
            content = .property(
                name: name,
                value: MinddistrictRow.withoutComment(
                    value.first == MinddistrictRow.space ? value.dropFirst() : value))
        }
    }

    private static let space = UInt8(ascii: " ")

    /// A class name, and no further mark.
    private static func beginsName(_ text: Substring.UTF8View) -> Bool {
        guard let first = text.first else { return false }
        let isOneLetter = text.dropFirst().first == space
        return !(first == UInt8(ascii: "o") && isOneLetter)
            && (first.isLetter || first == UInt8(ascii: "_") || first == UInt8(ascii: "(")
                || first >= 0x80)
    }

    /// The library's own examples explain themselves behind two slashes.
    private static func withoutComment(_ text: Substring.UTF8View) -> Substring {
        var before: UInt8 = 0
        for index in text.indices {
            if before == space, text[index] == UInt8(ascii: "/"),
                text[index...].prefix(3).elementsEqual("// ".utf8)
            {
                var value = text[..<index]
                while value.last == space { value.removeLast() }
                return Substring(value)
            }
            before = text[index]
        }
        return Substring(text)
    }
}

private struct MinddistrictReader {
    /// A view whose properties are being read.
    private struct View {
        var place: Int
        var column: Int
        var parent: Int
        var element = Element()
        var facts = DumpFacts()
        var actions: [CustomAction] = []
        var isCovered: Bool
        var hasProperties = false
    }

    private var dump = Dump()
    private var open: [(place: Int, column: Int)] = []
    private var current: View?
    private var lastProperty: Substring?

    static func read(_ content: Content) -> Dump {
        var reader = MinddistrictReader()
        reader.dump.rule = .stated
        reader.dump.order = .file
        reader.dump.unknown = [
            .placeholder, .frame, .identifier, .customContent, .containers, .language, .rotors,
            .headingLevel,
        ]
        for line in content.text.allLines { reader.add(line) }
        reader.finishView()
        return reader.dump
    }

    private mutating func add(_ line: String) {
        let row = MinddistrictRow(Substring(line))
        switch row.content {
        case .view(let name, let column, let isHidden):
            finishView()
            while let last = open.last, last.column >= column { open.removeLast() }
            var view = View(
                place: dump.nodeCount + 1, column: column, parent: open.last?.place ?? 0,
                isCovered: row.isCovered || isHidden)
            if isHidden { view.element.hidden = true }
            view.facts.isHidden = isHidden || row.isInHidden
            view.element.traits = []
            if let type = ViewClasses.type(String(name)) {
                view.facts.type = type
                view.element.derived.insert(.type)
            }
            open.append((view.place, column))
            current = view
        case .property(let name, let value):
            // Behind the bar of a view further out it would say something of that view.
            guard row.mark == nil || row.mark == current?.column else { return }
            take(name, value)
        case .text:
            goOn(line)
        }
    }

    private mutating func take(_ name: Substring, _ value: Substring) {
        lastProperty = name
        current?.hasProperties = true
        switch name {
        case "label": current?.element.label = String(value)
        case "value": current?.element.value = String(value)
        case "hint": current?.element.hint = String(value)
        case "traits":
            let words = value.split { $0 == "," || $0 == " " }.map(String.init)
            let (traits, unknown) = TraitNames.traits(words)
            for word in unknown { dump.noteUnknown("trait", word) }
            current?.element.traits = traits
        case "action": current?.actions.append(CustomAction(name: String(value)))
        default: break
        }
    }

    private mutating func goOn(_ line: String) {
        switch lastProperty {
        case "label": current?.element.label? += "\n" + line
        case "value": current?.element.value? += "\n" + line
        case "hint": current?.element.hint? += "\n" + line
        default: break
        }
    }

    private mutating func finishView() {
        lastProperty = nil
        guard var view = current else { return }
        current = nil
        if !view.actions.isEmpty { view.element.extras.actions = view.actions }
        view.facts.flag = view.hasProperties && !view.isCovered
        _ = dump.add(view.element, title: nil, facts: view.facts, to: view.parent)
    }
}
