import ScreenModel

/// What scripts ask about the present state.
extension Session {
    /// Whether gestures are played: not while help names them, a menu is open, or they go to the
    /// app.
    public var playsGestures: Bool {
        !reader.isHelpOn && reader.menu == nil && !reader.isDirectTouchOn
            && !reader.isPassingThrough
    }

    /// Whether the rotor's options are these, clockwise: by the names that are spoken, or by the
    /// English ones, in any case.
    public func rotor(offers names: [String]) -> Bool {
        let ring = reader.ring
        return ring.count == names.count
            && zip(ring, names).allSatisfy { option, name in
                RotorOption.named(name, in: [option], language: language) != nil
            }
    }

    /// Whether the rotor is on the option with this name, spoken or English.
    public func rotor(isOn name: String) -> Bool {
        let current = reader.rotor.current(in: reader.ring)
        return RotorOption.named(name, in: [current], language: language) != nil
    }

    /// The value of the focused element as it is spoken, states of switches among them, and as it
    /// stands in the file.
    public var focusedValue: (spoken: String?, written: String?) {
        guard let cursor else { return (nil, nil) }
        let state = utterance(of: cursor).segments.first { $0.kind == .state && $0.from == "value" }
        return (
            state?.asWritten ?? shownTexts(of: cursor).value,
            reader.scene.element(at: cursor).value
        )
    }

    /// The names that what is shown goes by: that of what is presented, that of the screen.
    public var shownTitles: [String] {
        let presented = reader.scene.presentations.last.flatMap {
            reader.scene.tree[$0.element].label
        }
        return [presented, title].compactMap { $0 }
    }

    /// How a script names an element: by its id where the file gives one and no other element has
    /// it, else by its label, else by its path.
    public func name(of index: ElementIndex) -> ElementName {
        if let id = screen.tree[index].id, !id.isEmpty, element(named: .id(id)) == index {
            return .id(id)
        }
        return labelName(of: index) ?? .id("@" + screen.tree.path(of: index))
    }

    /// A stop's label, with its number among those that have the same; nil without a label.
    public func labelName(of index: ElementIndex) -> ElementName? {
        guard let label = reader.scene.element(at: index).label, !label.isEmpty,
            let place = position(of: index)
        else { return nil }
        let number = stops[..<place].count { reader.scene.element(at: $0).label == label } + 1
        let name = ElementName.label(label, number)
        return element(named: name) == index ? name : nil
    }
}
