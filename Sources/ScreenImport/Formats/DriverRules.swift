import ScreenModel

// What the drivers of XCUITest mean by their attributes, in whichever notation they stand.

extension Element {
    /// A value says many things in a page source: it repeats a text's label or a field's
    /// placeholder, and 1 on a button means selected (WebDriverAgent source, M).
    mutating func applyDriverValueRules(for type: ElementType) {
        guard let text = value else { return }
        switch type {
        case .text where text == label: value = nil
        case .button, .tab, .radioButton:
            if text == "1" {
                selected = true
                value = nil
            } else if text == "0", type != .button {
                selected = selected ?? false
                value = nil
            }
        default: break
        }
        if let placeholder, !placeholder.isEmpty, text == placeholder { value = nil }
    }
}

/// Reads lists of trait names as WebDriverAgent joins them. Few of them fill a whole file.
struct DriverTraits {
    private var traitsOfText: [String: Traits] = [:]

    /// Sets the traits of an element; names that are unknown become notes of the dump.
    mutating func read(
        _ text: String, of type: ElementType, into element: inout Element, noting dump: inout Dump
    ) {
        let traits = traitsOfText[text] ?? DriverTraits.traits(text, noting: &dump)
        traitsOfText[text] = traits
        // The driver names public traits alone: what makes a text field one is not among them.
        let hidden = type.likelyTraits.subtracting(.publicTraits)
        if !traits.isSuperset(of: hidden) { element.derived.insert(.traits) }
        element.traits = traits.union(hidden)
    }

    private static func traits(_ text: String, noting dump: inout Dump) -> Traits {
        let words = text.split(separator: ",").map { word in
            String(word.drop(while: \.isWhitespace)).trimmingEnd
        }
        let (traits, unknown) = TraitNames.traits(words.filter { !$0.isEmpty })
        for word in unknown { dump.noteUnknown("trait", word) }
        return traits
    }
}

extension Dump {
    /// Gives the node at `place` the custom actions of a list whose names are joined by commas
    /// and not escaped.
    mutating func setActions(_ text: String, of place: Int) {
        let pieces = text.split(separator: ",")
        let names = pieces.map { String($0.drop(while: \.isWhitespace)).trimmingEnd }
        let actions = names.filter { !$0.isEmpty }.map { CustomAction(name: $0) }
        modify(place) { $0.extras.actions = actions }
        guard pieces.dropFirst().contains(where: { $0.first?.isWhitespace == true }) else { return }
        notes.append(
            ImportNote(
                .name, "custom actions '\(text)' were split at every comma; a name may hold one",
                path: tree.path(of: ElementIndex(place))))
    }
}

extension Dump {
    /// The first application or window with a frame is as large as the screen: an application
    /// has none in a debug description, and Maestro's driver puts an empty element above it.
    mutating func setScreenSize(from frame: Rect?, of type: ElementType) {
        guard screenSize == nil, type == .application || type == .window, let frame,
            frame.width > 0, frame.height > 0
        else { return }
        screenSize = Size(width: frame.width, height: frame.height)
    }
}

extension String {
    /// Without white space at its end.
    var trimmingEnd: String {
        var rest = Substring(self)
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}
