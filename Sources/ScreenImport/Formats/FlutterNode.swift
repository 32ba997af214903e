import ScreenModel

/// What the lines of one semantics node say.
struct FlutterNode {
    var parent = 0
    /// Where its name stands, and where its properties stand once one was seen.
    var column = 0
    var propertyColumn: Int?
    var offset: Int32 = 0
    var texts: [String: String] = [:]
    var flags: Set<String> = []
    var actions: [String] = []
    var customActions: [String] = []
    var isMergedUp = false
    var isInvisible = false
    var rect: Rect?
    /// Written behind the rectangle: a new space of coordinates begins here.
    var scale: Double?
    var isTransformed = false

    mutating func take(_ property: FlutterProperty) {
        switch property.name {
        case "": takeMark(property.text)
        case "flags": flags.formUnion(property.items)
        case "actions":
            // Blocked actions carry a sign.
            actions = property.items.map { String($0.prefix { $0.isLetter }) }
        case "customActions": customActions = property.items
        default: texts[property.name] = property.text
        }
    }

    private mutating func takeMark(_ text: String) {
        if text.hasPrefix("merged up") {
            isMergedUp = true
        } else if text == "invisible" {
            isInvisible = true
        } else if text.hasPrefix("Rect.fromLTRB("), let end = text.firstIndex(of: ")") {
            let edges = text[..<end].drop { $0 != "(" }.dropFirst()
                .split(separator: ",").compactMap { Double(String($0.drop { $0 == " " })) }
            guard edges.count == 4, edges.allSatisfy(\.isFinite) else { return }
            rect = Rect(
                x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1])
            let rest = text[end...].dropFirst()
            if rest.hasPrefix(" scaled by ") {
                scale = Double(String(rest.dropFirst(11).prefix { $0 != "x" }))
            }
            isTransformed = rest.hasPrefix(" with transform")
        }
    }

    /// Adds what a node says that is merged into this one.
    mutating func merge(_ other: FlutterNode) {
        flags.formUnion(other.flags)
        actions += other.actions
        customActions += other.customActions
        for (name, text) in other.texts where FlutterNode.isMerged(name) && !text.isEmpty {
            let own = texts[name] ?? ""
            if own.isEmpty {
                texts[name] = text
            } else if name == "label" || name == "hint" {
                texts[name, default: ""] += "\n" + text
            }
        }
    }

    private static func isMerged(_ name: String) -> Bool {
        switch name {
        case "label", "hint", "value", "increasedValue", "decreasedValue", "tooltip", "role",
            "headingLevel":
            true
        default: false
        }
    }

    /// The name on iOS: the tooltip is its last line.
    var label: String {
        [texts["label"], texts["tooltip"]].compactMap { $0 }.filter { !$0.isEmpty }
            .joined(separator: "\n")
    }

    /// Whether VoiceOver can land on it: it says something, or does more than scroll (L).
    var isStop: Bool {
        guard !isMergedUp, !isInvisible else { return false }
        let said = [texts["label"], texts["value"], texts["hint"], texts["tooltip"]]
        return said.contains { !TextTests.isBlank($0) }
            || actions.contains { action in
                !action.hasPrefix("scroll") && action != "showOnScreen"
                    && action != "didGainAccessibilityFocus"
                    && action != "didLoseAccessibilityFocus"
            }
    }
}
