import ScreenModel

extension ScreenFormat {
    /// What designers draw over a picture: `document.json` of a package with artboards, or the
    /// `controls.json` of an older one. (VODGroup/VoiceOverDesigner, H)
    static let vodesign = ScreenFormat(
        id: "vodesign", what: "a VoiceOver Designer document", command: "VoiceOver Designer",
        known: [
            .label, .value, .hint, .traits, .enabled, .selected, .frame, .stops, .order, .actions,
            .customContent, .containers,
        ],
        support: .dump { content in
            var reader = VODesignReader()
            if let json = content.json { reader.read(json) }
            return reader.finished()
        }
    ) { $0.hasKeys("isAccessibilityElement", "trait") }
}

/// Reads one document, or the documents of several screens one after the other.
struct VODesignReader {
    private var dump = Dump()
    /// By place the number of the screen that it is on.
    private var screenOfPlace = [0]
    private var lefts = [-Double.infinity]

    init() {
        dump.rule = .stated
        dump.unknown = [
            .type, .placeholder, .identifier, .language, .rotors, .headingLevel,
        ]
    }

    /// Screens stand side by side and are read from the left; what is on one keeps the order of
    /// the file, which the designer decided.
    mutating func finished() -> Dump {
        let order = lefts.indices.sorted { (lefts[$0], $0) < (lefts[$1], $1) }
        var rank = [Int](repeating: 0, count: lefts.count)
        for (position, screen) in order.enumerated() { rank[screen] = position }
        dump.order = .ranks(screenOfPlace.map { rank[$0] })
        return dump
    }

    /// `name` makes a screen around a document that is one of several.
    mutating func read(_ json: JSONDocument, named name: String? = nil) {
        if json.isCut { dump.isCut = true }
        var top = 0
        if let name {
            var screen = Element()
            screen.label = name
            top = addScreen(screen, left: 0, to: 0)
        }
        json.walk { add($0, of: json, to: $1 == 0 ? top : $1) }
    }

    private mutating func addScreen(_ screen: Element, left: Double, to parent: Int) -> Int {
        var screen = screen
        screen.traits = []
        lefts.append(left)
        screenOfPlace.append(lefts.count - 1)
        if left <= (lefts.dropFirst().min() ?? left), let frame = screen.frame, frame.isUsable {
            dump.screenSize = Size(width: frame.width, height: frame.height)
        }
        return dump.add(screen, title: nil, facts: DumpFacts(), to: parent)
    }

    private mutating func add(
        _ place: Int, of json: JSONDocument, to parent: Int
    ) -> (inner: Int, parent: Int)? {
        var found: [String: Int] = [:]
        for member in json.members(place) { found[json.names.name(member.name)] = member.value }
        if found["frame"] == nil, found["label"] == nil, found["isAccessibilityElement"] == nil {
            return (place, parent)
        }
        var element = Element()
        element.sourceOffset = Int32(json.offset(place))
        element.label = text(found["label"], json)
        element.frame = found["frame"].flatMap(json.rectangle)
        element.traits = []
        let type = found["type"].flatMap(json.string)
        if type == "frame" {
            let screen = addScreen(element, left: element.frame?.x ?? 0, to: parent)
            return found["elements"].map { ($0, screen) }
        }
        var facts = DumpFacts()
        if type == "container" || found["elements"] != nil {
            readContainer(found, json, into: &element)
        } else {
            facts.flag = found["isAccessibilityElement"].flatMap(json.flag)
            readElement(found, json, into: &element)
        }
        screenOfPlace.append(parent < screenOfPlace.count ? screenOfPlace[parent] : 0)
        let added = dump.add(element, title: nil, facts: facts, to: parent)
        return found["elements"].map { ($0, added) }
    }

    /// Empty text says that there is none.
    private func text(_ place: Int?, _ json: JSONDocument) -> String? {
        guard let text = place.flatMap(json.scalarText), !text.isEmpty else { return nil }
        return text
    }

    private func readContainer(
        _ found: [String: Int], _ json: JSONDocument, into element: inout Element
    ) {
        switch found["containerType"].flatMap(json.string) {
        case "semanticGroup": element.container = .semanticGroup
        case "list": element.container = .list
        default:
            // Numbers its members and is nothing else.
            if found["isEnumerated"].flatMap(json.flag) == true { element.container = .series }
        }
        if found["isTabTrait"].flatMap(json.flag) == true { element.traits = .tabBar }
        if found["isModal"].flatMap(json.flag) == true { element.modal = true }
    }

    private mutating func readElement(
        _ found: [String: Int], _ json: JSONDocument, into element: inout Element
    ) {
        element.value = text(found["value"], json)
        element.hint = text(found["hint"], json)
        element.traits = traits(found["trait"].flatMap(json.number) ?? 0)
        let adjustable = found["adjustableOptions"]
        let options = adjustable.flatMap { json.member("options", of: $0) }.map(json.strings) ?? []
        if !options.isEmpty {
            element.extras.steps = options
            let current = adjustable.flatMap { json.member("currentIndex", of: $0) }
            let index = current.flatMap(json.number).map { Int(clamping: $0) }
            if element.value == nil, let index, options.indices.contains(index) {
                element.value = options[index]
            }
        }
        let names = found["customActions"].flatMap { json.member("names", of: $0) }
        let actions = names.map(json.strings) ?? []
        if !actions.isEmpty { element.extras.actions = actions.map { CustomAction(name: $0) } }
        let list = found["customDescriptions"].flatMap { json.member("descriptions", of: $0) }
        let content = list.map { Array(json.items($0)) } ?? []
        if !content.isEmpty {
            element.extras.content = content.map { item in
                CustomContent(
                    label: json.member("label", of: item).flatMap(json.scalarText),
                    value: json.member("value", of: item).flatMap(json.scalarText))
            }
        }
    }

    private mutating func traits(_ number: Double) -> Traits {
        guard let mask = UInt64(exactly: number) else { return [] }
        var result = Traits()
        for bit in 0..<64 where mask & (1 << UInt64(bit)) != 0 {
            if let trait = VODesignReader.traitOfBit[bit] {
                result.formUnion(trait)
            } else {
                dump.noteUnknown("trait", "bit \(bit)")
            }
        }
        return result
    }

    /// The designer's own bits, which are not UIKit's. Older files have others, which nobody
    /// documented.
    private static let traitOfBit: [Int: Traits] = [
        0: .button, 1: .header, 2: .adjustable, 3: .link, 4: .staticText, 5: .image,
        6: .searchField, 7: .tabBarItem, 8: .selected, 9: .notEnabled, 10: .summaryElement,
        11: .playsSound, 12: .allowsDirectInteraction, 13: .startsMediaSession,
        14: .updatesFrequently, 15: .causesPageTurn, 16: .keyboardKey, 18: .textEntry,
        20: .toggleButton, 21: .isEditing,
    ]
}
